import type { NewsletterPreferences } from '@portal/contract/newsroom/newsletter/subscription'
import { useQuery } from '@tanstack/react-query'
import { CloudOff, MailOpen, MailX, Unlink } from 'lucide-react'
import { ApiError } from '~/platform/api.ts'
import { failureText } from '~/platform/failure-text.ts'
import { useLinkToken } from '~/platform/link-token.ts'
import { Button } from '~/ui/Button.tsx'
import { LinkButton } from '~/ui/LinkButton.tsx'
import { Outcome } from '~/ui/Outcome.tsx'
import { toast } from '~/ui/toast.ts'
import { Waiting } from '~/ui/Waiting.tsx'
import { newsletterTexts } from './newsletter.texts.ts'
import { TopicsForm } from './TopicsForm.tsx'
import { preferencesQuery, useSavePreferences } from './use-preferences.ts'

const texts = newsletterTexts.leave
const TOKEN = /^[0-9a-f-]{36}\.[\w-]{43}$/

/** What the form without JavaScript was answered; null on the way in. */
export type LeaveResult = 'saiu' | 'link-invalido' | null

/** /newsletter/sair: asks once, lets somebody choose less instead, and offers to come back. */
export function LeaveScreen({ result }: { result: LeaveResult }) {
  const token = useLinkToken()
  if (result === 'saiu') {
    return (
      <Outcome icon={<MailX />} title={texts.doneTitle} text={newsletterTexts.leave.done}>
        <LinkButton to="/" look="line">
          {texts.home}
        </LinkButton>
      </Outcome>
    )
  }
  if (result === 'link-invalido' || token === null) return <Invalid />
  if (token === undefined) return <PlainForm />
  return TOKEN.test(token) ? <Known token={token} /> : <Invalid />
}

/** Before the page's script, and without it: the form posts to the address it stands at. */
function PlainForm() {
  return (
    <div className="wrap grid min-h-[55dvh] place-items-center py-14 text-center">
      <form noValidate method="post" className="grid max-w-120 justify-items-center gap-4">
        <h1 className="text-h2">{texts.title}</h1>
        <p className="text-lead text-muted">{texts.plainText}</p>
        <input type="hidden" name="List-Unsubscribe" value="One-Click" />
        <Button type="submit" look="primary">
          {texts.submit}
        </Button>
      </form>
    </div>
  )
}

function Known({ token }: { token: string }) {
  const { data, error, isError, isFetching, refetch } = useQuery(preferencesQuery(token))
  if (data) {
    return data.is_active ? (
      <Reader token={token} preferences={data} />
    ) : (
      <Left token={token} preferences={data} />
    )
  }
  if (!isError) {
    return <Waiting label={newsletterTexts.confirm.loading} />
  }
  if (error instanceof ApiError && error.status === 422) return <Invalid />
  return (
    <Outcome icon={<CloudOff />} title={newsletterTexts.failed.title} text={failureText(error)}>
      <Button look="primary" pending={isFetching} onClick={() => void refetch()}>
        {newsletterTexts.failed.retry}
      </Button>
    </Outcome>
  )
}

type ReaderProps = { token: string; preferences: NewsletterPreferences }

function Reader({ token, preferences: { email_hint, topics } }: ReaderProps) {
  const save = useSavePreferences(token)
  return (
    <Outcome icon={<MailOpen />} title={texts.title} text={texts.text(email_hint)}>
      <Button
        look="primary"
        pending={save.isPending}
        onClick={() => save.mutate({ is_active: false, topics })}
      >
        {texts.submit}
      </Button>
      <h2 className="mt-8 text-h3">{texts.stayTitle}</h2>
      <TopicsForm token={token} topics={topics} />
    </Outcome>
  )
}

function Left({ token, preferences: { topics } }: ReaderProps) {
  const save = useSavePreferences(token)
  const comeBack = () =>
    save.mutate(
      { is_active: true, topics },
      { onSuccess: () => toast({ title: texts.backDone, variant: 'success' }) },
    )
  return (
    <Outcome icon={<MailX />} title={texts.doneTitle} text={texts.done}>
      <Button look="line" pending={save.isPending} onClick={comeBack}>
        {texts.back}
      </Button>
    </Outcome>
  )
}

function Invalid() {
  return (
    <Outcome icon={<Unlink />} title={texts.invalidTitle} text={texts.invalid}>
      <LinkButton to="/" look="line">
        {texts.home}
      </LinkButton>
    </Outcome>
  )
}
