import { isPaidPlan } from '@portal/contract/shared/plan-rules'
import { CircleCheck, CloudOff, Unlink } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useLinkToken } from '~/platform/link-token.ts'
import { linkPageMeta } from '~/platform/seo/link-page-meta.ts'
import { useAuth } from '~/platform/session/auth-context.ts'
import { Button } from '~/ui/Button.tsx'
import { LinkButton } from '~/ui/LinkButton.tsx'
import { Outcome } from '~/ui/Outcome.tsx'
import { Waiting } from '~/ui/Waiting.tsx'
import { explained } from './account-failures.ts'
import { confirmEmail } from './accounts.api.ts'
import { REGISTRATION } from './accounts.constants.ts'
import { accountsTexts } from './accounts.texts.ts'
import { ResendConfirmation } from './ResendConfirmation.tsx'

type State = 'confirming' | 'confirmed' | 'invalid' | { failed: string }

export const meta = linkPageMeta('Confirmar e-mail', '/confirmar-email')

/** /confirmar-email: opening it confirms, by a write of its own that no preview of the link makes. */
export default function ConfirmEmailScreen() {
  const token = useLinkToken()
  const [state, setState] = useState<State>('confirming')
  const { user, planType, refreshSession } = useAuth()
  const triedToken = useRef<string | null>(null)
  const texts = accountsTexts.confirmEmail

  async function confirm(secret: string) {
    setState('confirming')
    try {
      await confirmEmail(secret)
    } catch (error) {
      const refusal = explained(error)
      const isFinal = refusal !== null && refusal.status < 500 && refusal.status !== 429
      setState(
        isFinal ? 'invalid' : { failed: refusal?.message ?? accountsTexts.recovery.connection },
      )
      return
    }
    setState('confirmed')
    // The session says whether the e-mail is confirmed.
    await refreshSession()
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: once per link
  useEffect(() => {
    if (token === null) setState('invalid')
    if (!token || triedToken.current === token) return
    triedToken.current = token
    void confirm(token)
  }, [token])

  if (state === 'confirming') {
    return <Waiting label={texts.confirming} />
  }
  if (state === 'confirmed') {
    return (
      <Outcome
        icon={<CircleCheck />}
        title={texts.doneTitle}
        text={isPaidPlan(planType) ? texts.doneWithPlan : texts.done}
      >
        {user && isPaidPlan(planType) ? (
          <LinkButton to={REGISTRATION} look="primary">
            {accountsTexts.already.goOnToBusiness}
          </LinkButton>
        ) : (
          <LinkButton to={user ? '/' : '/auth'} look="primary">
            {user ? texts.goOn : accountsTexts.signIn.submit}
          </LinkButton>
        )}
      </Outcome>
    )
  }
  if (state === 'invalid') {
    return (
      <Outcome
        icon={<Unlink />}
        title={texts.invalidTitle}
        text={user?.email_verified ? texts.alreadyConfirmed : texts.invalid}
      >
        <ResendConfirmation />
      </Outcome>
    )
  }
  return (
    <Outcome icon={<CloudOff />} title={texts.failedTitle} text={state.failed}>
      <Button look="primary" onClick={() => token && void confirm(token)}>
        {texts.retry}
      </Button>
    </Outcome>
  )
}
