import type { FirstUse, SystemTestKind } from '@portal/contract/portal/first-use/first-use'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { browserApi } from '~/platform/api.ts'
import { failureText } from '~/platform/failure-text.ts'
import { Button } from '~/ui/Button.tsx'
import { Field } from '~/ui/Field.tsx'
import { Input } from '~/ui/Input.tsx'
import { Panel } from '~/ui/Panel.tsx'
import { toast } from '~/ui/toast.ts'
import { Done } from './Done.tsx'
import { firstUseQuery } from './first-use.queries.ts'
import { stateOf, testOf } from './first-use.rules.ts'
import { firstUseTexts as texts } from './first-use.texts.ts'
import { useFirstUseChange } from './use-first-use-change.ts'

type Props = { kind: SystemTestKind; firstUse: FirstUse; onNext: () => void }

/** The worker plays it, and what came of it is told here. */
export function TestStep({ kind, firstUse, onNext }: Props) {
  const queries = useQueryClient()
  const { title, why, ask, again, skip } = texts.tests[kind]
  const skipping = useFirstUseChange(onNext)
  const { mutate, isPending } = useMutation({
    mutationFn: () => browserApi.send('POST', '/api/v1/admin/system-tests', { body: { kind } }),
    onSuccess: () => toast({ title: texts.asked }),
    onError: (error) =>
      toast({ title: texts.failed, description: failureText(error), variant: 'destructive' }),
    onSettled: () => queries.invalidateQueries({ queryKey: firstUseQuery().queryKey }),
  })
  const test = testOf(firstUse, kind)
  if (!test) return null
  const { state, failure, took_ms } = test
  const isWaiting = stateOf(kind, firstUse) === 'waiting'
  return (
    <Panel aria-label={title} className="self-start lg:col-span-2">
      <h2 className="text-h3">{title}</h2>
      <p className="mt-1 text-muted">{why}</p>
      <div role="status">
        {state === 'passed' ? <Done>{texts.states.passed}</Done> : null}
        {state !== 'passed' && state !== 'never' ? (
          <p className="mt-3 wrap-anywhere">
            {texts.states[state]} {failure ? texts.said(failure) : null}
          </p>
        ) : null}
        {took_ms !== null && (state === 'passed' || state === 'sent') ? (
          <p className="text-sm text-muted">{texts.took(took_ms)}</p>
        ) : null}
      </div>
      {kind === 'mail' && state === 'sent' ? <CodeForm /> : null}
      <p className="mt-4 flex flex-wrap gap-2">
        {state === 'off' ? null : (
          <Button
            look={state === 'never' || state === 'failed' ? 'primary' : 'line'}
            pending={isPending || state === 'asked'}
            onClick={() => mutate()}
          >
            {state === 'never' ? ask : again}
          </Button>
        )}
        {skip && isWaiting && kind !== 'mail' ? (
          <Button
            look="ghost"
            pending={skipping.isPending}
            onClick={() => skipping.mutate({ skip: kind })}
          >
            {skip}
          </Button>
        ) : null}
      </p>
    </Panel>
  )
}

function CodeForm() {
  const queries = useQueryClient()
  const [code, setCode] = useState('')
  const { mutate, isPending, error } = useMutation({
    mutationFn: () =>
      browserApi.send('POST', '/api/v1/admin/system-tests/mail-code', {
        body: { code: code.trim() },
      }),
    onSuccess: () => {
      toast({ title: texts.proved })
      return queries.invalidateQueries({ queryKey: firstUseQuery().queryKey })
    },
  })
  function submit(event: FormEvent) {
    event.preventDefault()
    mutate()
  }
  return (
    <form onSubmit={submit} noValidate className="mt-4 flex flex-wrap items-end gap-3">
      <Field
        label={texts.code.label}
        hint={texts.code.hint}
        error={error ? failureText(error) : null}
      >
        <Input
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={6}
          value={code}
          onChange={(event) => setCode(event.target.value)}
          className="num max-w-44 text-[1.25rem] tracking-[0.2em]"
        />
      </Field>
      <Button look="primary" type="submit" pending={isPending}>
        {texts.code.submit}
      </Button>
    </form>
  )
}
