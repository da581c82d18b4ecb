import { useMutation, useQueryClient } from '@tanstack/react-query'
import { CircleCheck, CloudOff, MailCheck, Unlink } from 'lucide-react'
import { ApiError, browserApi } from '~/platform/api.ts'
import { failureText } from '~/platform/failure-text.ts'
import { useLinkToken } from '~/platform/link-token.ts'
import { Button } from '~/ui/Button.tsx'
import { Outcome } from '~/ui/Outcome.tsx'
import { Spinner } from '~/ui/Spinner.tsx'
import { AskForm } from './AskForm.tsx'
import { newsletterTexts } from './newsletter.texts.ts'
import { TopicsForm } from './TopicsForm.tsx'
import { preferencesQuery } from './use-preferences.ts'

const texts = newsletterTexts.confirm
const TOKEN = /^[\w-]{43}$/

/** /newsletter/confirmar: a person presses the button, so that no preview of the link confirms. */
export function ConfirmScreen() {
  const token = useLinkToken()
  if (token === undefined) {
    return (
      <div className="wrap grid min-h-[55dvh] place-items-center text-mar-700">
        <Spinner label={texts.loading} />
        <noscript>
          <p className="rounded-card bg-sol-100 p-4">{texts.noScript}</p>
        </noscript>
      </div>
    )
  }
  return token && TOKEN.test(token) ? <Question token={token} /> : <Invalid />
}

function Question({ token }: { token: string }) {
  const client = useQueryClient()
  const confirm = useMutation({
    mutationFn: () =>
      browserApi.send('POST', '/api/v1/newsletter/confirmation', { body: { token } }),
    onSuccess: ({ token: own, ...read }) =>
      client.setQueryData(preferencesQuery(own).queryKey, read),
  })
  const { data, error, isError, isPending, mutate } = confirm
  if (data) {
    return (
      <Outcome icon={<CircleCheck />} title={texts.doneTitle} text={texts.done(data.email_hint)}>
        <TopicsForm token={data.token} topics={data.topics} />
      </Outcome>
    )
  }
  if (error instanceof ApiError && error.status === 422) return <Invalid />
  return (
    <Outcome
      icon={isError ? <CloudOff /> : <MailCheck />}
      title={isError ? newsletterTexts.failed.title : texts.title}
      text={isError ? failureText(error) : texts.text}
      key={isError ? 'failed' : 'asked'}
    >
      <Button look="primary" pending={isPending} onClick={() => mutate()}>
        {isError ? newsletterTexts.failed.retry : texts.submit}
      </Button>
    </Outcome>
  )
}

function Invalid() {
  return (
    <Outcome icon={<Unlink />} title={texts.invalidTitle} text={texts.invalid}>
      <div className="w-full text-left">
        <AskForm origin="confirmacao" />
      </div>
    </Outcome>
  )
}
