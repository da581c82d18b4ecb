import { useState } from 'react'
import { useAuth } from '~/platform/session/auth-context.ts'
import { Button } from '~/ui/Button.tsx'
import { LinkButton } from '~/ui/LinkButton.tsx'
import { toast } from '~/ui/toast.ts'
import { explained } from './account-failures.ts'
import { sendEmailConfirmation } from './accounts.api.ts'
import { accountsTexts } from './accounts.texts.ts'
import { useSingleFlight } from './use-single-flight.ts'

/** Another link goes only to the address of who is signed in. */
export function ResendConfirmation() {
  const { user, isLoading } = useAuth()
  const [isPending, run] = useSingleFlight()
  const [isSent, setSent] = useState(false)
  const texts = accountsTexts.confirmEmail

  async function send() {
    try {
      await sendEmailConfirmation()
      setSent(true)
    } catch (error) {
      const description = explained(error)?.message ?? accountsTexts.recovery.connection
      toast({ title: accountsTexts.recovery.failed, description, variant: 'destructive' })
    }
  }

  if (isLoading) return null
  if (!user) {
    return (
      <>
        <p>{texts.signInFirst}</p>
        <LinkButton to="/auth" state={{ from: '/confirmar-email' }} look="primary">
          {accountsTexts.signIn.submit}
        </LinkButton>
      </>
    )
  }
  if (user.email_verified) return <LinkButton to="/">{texts.goOn}</LinkButton>
  if (isSent) return <p role="status">{texts.resent(user.email)}</p>
  return (
    <Button look="primary" pending={isPending} onClick={() => void run(send)}>
      {isPending ? texts.resending : texts.resend}
    </Button>
  )
}
