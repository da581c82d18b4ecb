import { CalendarCheck, MailCheck } from 'lucide-react'
import { useState } from 'react'
import { browserApi } from '~/platform/api.ts'
import { failureText } from '~/platform/failure-text.ts'
import { useAuth } from '~/platform/session/auth-context.ts'
import { Button } from '~/ui/Button.tsx'
import { LinkButton } from '~/ui/LinkButton.tsx'
import { Outcome } from '~/ui/Outcome.tsx'
import { TextLink } from '~/ui/TextLink.tsx'
import { toast } from '~/ui/toast.ts'
import { COVERAGE } from './event-editing.constants.ts'
import { submitTexts as texts } from './event-editing.texts.ts'
import { MySubmissions } from './MySubmissions.tsx'
import type { PosterPart } from './poster-part.ts'
import { SubmitForm } from './SubmitForm.tsx'

type Sent = { state: 'confirm' | 'pending'; email: string; clientId: string }

/** /cadastro-evento: anybody tells the city what happens. */
export function SubmitEventScreen({ poster }: { poster: PosterPart }) {
  const { user } = useAuth()
  const [sent, setSent] = useState<Sent | null>(null)
  const again = () => setSent(null)
  if (sent?.state === 'confirm') return <CheckMail sent={sent} />
  if (sent) {
    return (
      <Outcome
        icon={<CalendarCheck />}
        title={texts.received.title}
        text={texts.received.text(sent.email)}
      >
        <LinkButton to="/eventos" look="primary">
          {texts.agenda}
        </LinkButton>
        <Button look="line" onClick={again}>
          {texts.another}
        </Button>
        <TextLink to={COVERAGE} block>
          {texts.coverage}
        </TextLink>
      </Outcome>
    )
  }
  return (
    <div className="wrap max-w-200 pt-10 pb-16">
      <h1>{texts.title}</h1>
      <p className="mt-3 max-w-[56ch] text-lead text-muted">{texts.lead}</p>
      <noscript>
        <p className="mt-5 rounded-card bg-sol-100 p-4 text-sm">{texts.noScript}</p>
      </noscript>
      {user ? <MySubmissions /> : null}
      <SubmitForm poster={poster} onSent={setSent} />
    </div>
  )
}

function CheckMail({ sent: { email, clientId } }: { sent: Sent }) {
  const [isSending, setSending] = useState(false)
  async function resend() {
    setSending(true)
    try {
      await browserApi.send('POST', '/api/v1/event-submissions/resend', {
        body: { client_id: clientId },
      })
      toast({
        title: texts.confirm.resent,
        description: texts.confirm.resentText,
        variant: 'success',
      })
    } catch (error) {
      toast({
        title: texts.confirm.resendFailed,
        description: failureText(error),
        variant: 'destructive',
      })
    }
    setSending(false)
  }
  return (
    <Outcome icon={<MailCheck />} title={texts.confirm.title} text={texts.confirm.text(email)}>
      <Button look="line" pending={isSending} onClick={() => void resend()}>
        {texts.confirm.resend}
      </Button>
      <LinkButton to="/eventos" look="ghost">
        {texts.agenda}
      </LinkButton>
    </Outcome>
  )
}
