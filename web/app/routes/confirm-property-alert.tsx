import { useMutation } from '@tanstack/react-query'
import { BellRing, CloudOff, MailCheck, Unlink } from 'lucide-react'
import { stateOfCriteria } from '~/features/properties/properties/alerts.queries.ts'
import { alertTexts, criteriaWords } from '~/features/properties/properties/alerts.texts.ts'
import { CITY_PATH, cityAddress } from '~/features/properties/properties/city-address.rules.ts'
import { ApiError, browserApi } from '~/platform/api.ts'
import { failureText } from '~/platform/failure-text.ts'
import { useLinkToken } from '~/platform/link-token.ts'
import { linkPageMeta } from '~/platform/seo/link-page-meta.ts'
import { Button } from '~/ui/Button.tsx'
import { LinkButton } from '~/ui/LinkButton.tsx'
import { Outcome } from '~/ui/Outcome.tsx'
import { Spinner } from '~/ui/Spinner.tsx'

const texts = alertTexts.confirm
const TOKEN = /^[0-9a-f-]{36}\.[\w-]{43}$/

export const meta = linkPageMeta(texts.pageTitle, '/aviso-de-imoveis/confirmar')

/** A person presses the button, so that no preview of the link confirms. */
export default function ConfirmPropertyAlert() {
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
  const { data, error, isError, isPending, mutate } = useMutation({
    mutationFn: () =>
      browserApi.send('POST', '/api/v1/property-alerts/confirmation', { body: { token } }),
  })
  if (data) {
    const words = criteriaWords(data.criteria).join(', ')
    return (
      <Outcome icon={<BellRing />} title={texts.done} text={texts.doneText(words)}>
        <LinkButton to={cityAddress(stateOfCriteria(data.criteria))}>{texts.list}</LinkButton>
      </Outcome>
    )
  }
  if (error instanceof ApiError && error.status === 422) return <Invalid />
  return (
    <Outcome
      icon={isError ? <CloudOff /> : <MailCheck />}
      title={isError ? texts.failed : texts.title}
      text={isError ? failureText(error) : texts.text}
      key={isError ? 'failed' : 'asked'}
    >
      <Button look="primary" pending={isPending} onClick={() => mutate()}>
        {isError ? texts.retry : texts.submit}
      </Button>
    </Outcome>
  )
}

function Invalid() {
  return (
    <Outcome icon={<Unlink />} title={texts.invalid} text={texts.invalidText}>
      <LinkButton to={CITY_PATH}>{texts.list}</LinkButton>
    </Outcome>
  )
}
