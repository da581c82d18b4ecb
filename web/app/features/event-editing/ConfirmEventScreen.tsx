import { CalendarCheck, CloudOff, TimerOff, Unlink } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { ApiError, browserApi } from '~/platform/api.ts'
import { failureText } from '~/platform/failure-text.ts'
import { useLinkToken } from '~/platform/link-token.ts'
import { Button } from '~/ui/Button.tsx'
import { LinkButton } from '~/ui/LinkButton.tsx'
import { Outcome } from '~/ui/Outcome.tsx'
import { toast } from '~/ui/toast.ts'
import { Waiting } from '~/ui/Waiting.tsx'
import { submitTexts, confirmTexts as texts } from './event-editing.texts.ts'

type State = 'confirming' | 'invalid' | 'expired' | { title: string } | { failed: string }

/** /cadastro-evento/confirmar: opening it confirms, by a write that no preview of the link makes. */
export function ConfirmEventScreen() {
  const token = useLinkToken()
  const [state, setState] = useState<State>('confirming')
  const tried = useRef<string | null>(null)

  async function confirm(secret: string) {
    setState('confirming')
    try {
      const { title } = await browserApi.send('POST', '/api/v1/event-submissions/confirm', {
        body: { token: secret },
      })
      setState({ title })
    } catch (error) {
      setState(stateOf(error))
    }
  }
  async function resend(secret: string) {
    try {
      await browserApi.send('POST', '/api/v1/event-submissions/resend', { body: { token: secret } })
      toast({ title: texts.expired.sent, description: texts.expired.sentText, variant: 'success' })
    } catch (error) {
      toast({
        title: submitTexts.confirm.resendFailed,
        description: failureText(error),
        variant: 'destructive',
      })
    }
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: once per link
  useEffect(() => {
    if (token === null) setState('invalid')
    if (!token || tried.current === token) return
    tried.current = token
    void confirm(token)
  }, [token])

  if (state === 'confirming') {
    return <Waiting label={texts.confirming} />
  }
  if (state === 'expired') {
    const { title, text, action } = texts.expired
    return (
      <Outcome icon={<TimerOff />} title={title} text={text}>
        <Button look="primary" onClick={() => token && void resend(token)}>
          {action}
        </Button>
      </Outcome>
    )
  }
  if (state === 'invalid') {
    return (
      <Outcome icon={<Unlink />} title={texts.invalid.title} text={texts.invalid.text}>
        <LinkButton to="/cadastro-evento" look="primary">
          {submitTexts.title}
        </LinkButton>
      </Outcome>
    )
  }
  if ('failed' in state) {
    return (
      <Outcome icon={<CloudOff />} title={texts.failed.title} text={state.failed}>
        <Button look="primary" onClick={() => token && void confirm(token)}>
          {texts.failed.retry}
        </Button>
      </Outcome>
    )
  }
  return (
    <Outcome icon={<CalendarCheck />} title={texts.done.title} text={texts.done.text(state.title)}>
      <LinkButton to="/eventos" look="primary">
        {submitTexts.agenda}
      </LinkButton>
    </Outcome>
  )
}

function stateOf(error: unknown): State {
  if (error instanceof ApiError && error.code === 'events.link-expired') return 'expired'
  if (error instanceof ApiError && error.status === 422) return 'invalid'
  return { failed: failureText(error) }
}
