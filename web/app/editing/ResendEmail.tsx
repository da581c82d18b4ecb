import { proofTexts as texts } from '@portal/contract/people/accounts/proof.texts'
import { type ComponentProps, useState } from 'react'
import { browserApi } from '~/platform/api.ts'
import { failureText } from '~/platform/failure-text.ts'
import { Button } from '~/ui/Button.tsx'
import { toast } from '~/ui/toast.ts'

type ResendEmailProps = { email: string } & Pick<ComponentProps<typeof Button>, 'look' | 'size'>

/** Sends the link that confirms the e-mail once more; how often is the server's to say. */
export function ResendEmail({ email, ...style }: ResendEmailProps) {
  const [isPending, setPending] = useState(false)
  async function resend() {
    setPending(true)
    try {
      await browserApi.send('POST', '/api/v1/auth/email-confirmation')
      toast({ title: texts.resent, description: texts.resentText(email), variant: 'success' })
    } catch (error) {
      toast({ title: texts.resendFailed, description: failureText(error), variant: 'destructive' })
    } finally {
      setPending(false)
    }
  }
  return (
    <Button {...style} pending={isPending} onClick={() => void resend()}>
      {texts.resend}
    </Button>
  )
}
