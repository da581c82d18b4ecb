import { isEmail } from '@portal/contract/people/accounts/email-rules'
import type { AlertCriteria } from '@portal/contract/properties/properties/property-alert'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useId, useState } from 'react'
import { browserApi } from '~/platform/api.ts'
import { failureText } from '~/platform/failure-text.ts'
import { useAuth } from '~/platform/session/auth-context.ts'
import { BottomSheet } from '~/ui/BottomSheet.tsx'
import { Button } from '~/ui/Button.tsx'
import { Field } from '~/ui/Field.tsx'
import { Input } from '~/ui/Input.tsx'
import { TextLink } from '~/ui/TextLink.tsx'
import { toast } from '~/ui/toast.ts'
import { ownAlertsQuery, stateOfCriteria } from './alerts.queries.ts'
import { criteriaWords, alertTexts as texts } from './alerts.texts.ts'
import { cityAddress } from './city-address.rules.ts'

type AlertSheetProps = {
  criteria: AlertCriteria
  cameLately: number
  isSaved: boolean
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
}

/** Members are told where they chose to be; anybody else by an e-mail that they confirm. */
export function AlertSheet({
  criteria,
  cameLately,
  isSaved,
  isOpen,
  onOpenChange,
}: AlertSheetProps) {
  const { user } = useAuth()
  const form = useId()
  const [email, setEmail] = useState('')
  const [isTold, setTold] = useState(false)
  const client = useQueryClient()
  const refresh = () => client.invalidateQueries(ownAlertsQuery())
  const stop = useStopAlert()
  const save = useMutation({
    mutationFn: () => browserApi.send('POST', '/api/v1/my/property-alerts', { body: { criteria } }),
    onSuccess: async ({ id }) => {
      await refresh()
      onOpenChange(false)
      toast({
        title: texts.done,
        variant: 'success',
        action: { label: texts.undo, onClick: () => stop.mutate(id) },
      })
    },
  })
  const ask = useMutation({
    mutationFn: () =>
      browserApi.send('POST', '/api/v1/property-alerts', { body: { email, criteria } }),
  })
  const { error, isPending } = user ? save : ask
  function submit(event: FormEvent) {
    event.preventDefault()
    setTold(true)
    if (isPending) return
    if (user) save.mutate()
    else if (isEmail(email)) ask.mutate()
  }
  const isWaiting = !user && ask.isSuccess
  return (
    <BottomSheet
      title={isWaiting ? texts.sentTitle : texts.title}
      open={isOpen}
      onOpenChange={onOpenChange}
      footer={
        isWaiting || isSaved ? undefined : (
          <Button type="submit" form={form} look="primary" block pending={isPending}>
            {texts.save}
          </Button>
        )
      }
    >
      {isWaiting ? (
        <p role="status" className="wrap-anywhere">
          {texts.sent(email)}
        </p>
      ) : (
        <form id={form} noValidate onSubmit={submit} className="grid gap-4">
          <section>
            <h3 className="mb-2 font-semibold text-base">{texts.search}</h3>
            <ul className="num flex flex-wrap gap-2 text-sm">
              {criteriaWords(criteria).map((word) => (
                <li key={word} className="rounded-full bg-areia-200 px-3 py-1 font-semibold">
                  {word}
                </li>
              ))}
            </ul>
            <p className="num mt-2 text-muted text-sm">{texts.came(cameLately)}.</p>
          </section>
          {isSaved ? null : user ? (
            <section>
              <h3 className="mb-1 font-semibold text-base">{texts.how}</h3>
              <p>{texts.member}</p>
            </section>
          ) : (
            <Field
              label={texts.email}
              hint={texts.emailHint}
              error={isTold && !isEmail(email) ? texts.wrongEmail : null}
            >
              <Input
                type="email"
                name="email"
                inputMode="email"
                autoComplete="email"
                maxLength={254}
                value={email}
                onChange={({ target }) => setEmail(target.value)}
              />
            </Field>
          )}
          {error ? (
            <p role="alert" className="font-semibold">
              {texts.failed} {failureText(error)}
            </p>
          ) : null}
          <p className="text-muted text-sm">{texts.promise}</p>
        </form>
      )}
      {user ? <OwnAlerts onStop={(id) => stop.mutate(id)} isStopping={stop.isPending} /> : null}
    </BottomSheet>
  )
}

function useStopAlert() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (id: string) =>
      browserApi.send('DELETE', '/api/v1/my/property-alerts/:id', { params: { id } }),
    onSuccess: () => toast({ title: texts.stopped, variant: 'success' }),
    onError: (error) =>
      toast({
        title: texts.stopFailed,
        description: failureText(error),
        variant: 'destructive',
      }),
    onSettled: () => client.invalidateQueries(ownAlertsQuery()),
  })
}

type OwnAlertsProps = { onStop: (id: string) => void; isStopping: boolean }

/** Every search that the person is told of, to be looked at or stopped. */
function OwnAlerts({ onStop, isStopping }: OwnAlertsProps) {
  const alerts = useQuery(ownAlertsQuery()).data?.alerts ?? []
  if (alerts.length === 0) return null
  return (
    <section className="mt-6">
      <h3 className="font-semibold text-base">{texts.own}</h3>
      <ul>
        {alerts.map(({ id, criteria }) => {
          const words = criteriaWords(criteria).join(', ')
          return (
            <li key={id} className="flex items-center gap-3 border-line border-b py-2">
              <p className="num min-w-0 flex-1 text-sm">
                <span className="wrap-break-word block">{words}</span>
                <TextLink to={cityAddress(stateOfCriteria(criteria))} block>
                  {texts.see}
                </TextLink>
              </p>
              <Button
                look="ghost"
                size="sm"
                aria-label={texts.stop(words)}
                disabled={isStopping}
                onClick={() => onStop(id)}
              >
                {texts.stopShort}
              </Button>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
