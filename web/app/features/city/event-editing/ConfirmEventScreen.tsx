import { useMutation } from '@tanstack/react-query'
import { CalendarCheck, CloudOff, MailCheck, TimerOff, Unlink } from 'lucide-react'
import { ApiError, browserApi } from '~/platform/api.ts'
import { failureText } from '~/platform/failure-text.ts'
import { useLinkToken } from '~/platform/link-token.ts'
import { linkPageMeta } from '~/platform/seo/link-page-meta.ts'
import { Button } from '~/ui/Button.tsx'
import { LinkButton } from '~/ui/LinkButton.tsx'
import { Outcome } from '~/ui/Outcome.tsx'
import { isLinkToken } from '~/ui/ReadByLink.tsx'
import { TextLink } from '~/ui/TextLink.tsx'
import { toast } from '~/ui/toast.ts'
import { Waiting } from '~/ui/Waiting.tsx'
import { COVERAGE } from './event-editing.constants.ts'
import { submitTexts, confirmTexts as texts } from './event-editing.texts.ts'

export const meta = linkPageMeta(texts.pageTitle, '/cadastro-evento/confirmar')

/** /cadastro-evento/confirmar: a person presses the button; scanners of mail only open links. */
export default function ConfirmEventScreen() {
  const token = useLinkToken()
  if (token === undefined) {
    return (
      <>
        <Waiting label={texts.loading} />
        <noscript>
          <p className="wrap rounded-card bg-sol-100 p-4">{texts.noScript}</p>
        </noscript>
      </>
    )
  }
  return isLinkToken(token) ? <Question token={token} /> : <Invalid />
}

function Question({ token }: { token: string }) {
  const { data, error, isError, isPending, mutate } = useMutation({
    mutationFn: () =>
      browserApi.send('POST', '/api/v1/event-submissions/confirm', { body: { token } }),
  })
  if (data) return <Done title={data.title} />
  if (error instanceof ApiError && error.code === 'events.link-expired') {
    return <Expired token={token} />
  }
  if (error instanceof ApiError && error.status === 422) return <Invalid />
  const { ask, failed } = texts
  return (
    <Outcome
      icon={isError ? <CloudOff /> : <MailCheck />}
      title={isError ? failed.title : ask.title}
      text={isError ? failureText(error) : ask.text}
      key={isError ? 'failed' : 'asked'}
    >
      <Button look="primary" pending={isPending} onClick={() => mutate()}>
        {isError ? failed.retry : ask.action}
      </Button>
    </Outcome>
  )
}

function Done({ title }: { title: string }) {
  return (
    <Outcome icon={<CalendarCheck />} title={texts.done.title} text={texts.done.text(title)}>
      <LinkButton to="/eventos" look="primary">
        {submitTexts.agenda}
      </LinkButton>
      <TextLink to={COVERAGE} block>
        {submitTexts.coverage}
      </TextLink>
    </Outcome>
  )
}

function Expired({ token }: { token: string }) {
  const resend = useMutation({
    mutationFn: () =>
      browserApi.send('POST', '/api/v1/event-submissions/resend', { body: { token } }),
    onSuccess: () =>
      toast({ title: texts.expired.sent, description: texts.expired.sentText, variant: 'success' }),
    onError: (error) =>
      toast({
        title: submitTexts.confirm.resendFailed,
        description: failureText(error),
        variant: 'destructive',
      }),
  })
  return (
    <Outcome icon={<TimerOff />} title={texts.expired.title} text={texts.expired.text}>
      <Button look="primary" pending={resend.isPending} onClick={() => resend.mutate()}>
        {texts.expired.action}
      </Button>
    </Outcome>
  )
}

function Invalid() {
  return (
    <Outcome icon={<Unlink />} title={texts.invalid.title} text={texts.invalid.text}>
      <LinkButton to="/cadastro-evento" look="primary">
        {submitTexts.title}
      </LinkButton>
    </Outcome>
  )
}
