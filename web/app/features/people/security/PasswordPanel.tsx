import { useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useRef, useState } from 'react'
import { ApiError, browserApi } from '~/platform/api.ts'
import { failureText } from '~/platform/failure-text.ts'
import { useAuth } from '~/platform/session/auth-context.ts'
import { Button } from '~/ui/Button.tsx'
import { Field } from '~/ui/Field.tsx'
import { LinkButton } from '~/ui/LinkButton.tsx'
import { PasswordInput } from '~/ui/PasswordInput.tsx'
import { toast } from '~/ui/toast.ts'
import {
  type PasswordProblems,
  passwordProblems,
  passwordRefusal,
  shortestPassword,
} from './password.rules.ts'
import { SecurityPanel } from './SecurityPanel.tsx'
import { openSessionsQuery } from './security.queries.ts'
import { securityTexts } from './security.texts.ts'

const texts = securityTexts.password

export function PasswordPanel() {
  const { user } = useAuth()
  const hasPassword = user?.identities.some(({ provider }) => provider === 'credential') ?? false
  return (
    <SecurityPanel title={texts.title} intro={hasPassword ? texts.intro : texts.googleOnly}>
      {hasPassword ? (
        <PasswordForm email={user?.email ?? ''} />
      ) : (
        <div>
          <LinkButton to="/recuperar-senha" look="line" size="sm">
            {texts.create}
          </LinkButton>
        </div>
      )}
    </SecurityPanel>
  )
}

const EMPTY = { current: '', next: '' }

function PasswordForm({ email }: { email: string }) {
  const { planType } = useAuth()
  const queries = useQueryClient()
  const [typed, setTyped] = useState(EMPTY)
  const [problems, setProblems] = useState<PasswordProblems>({})
  const [isPending, setPending] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  const min = shortestPassword(planType)

  function show(found: PasswordProblems) {
    setProblems(found)
    const first = found.current ? 'current' : found.next ? 'next' : null
    if (first) form.current?.querySelector<HTMLInputElement>(`[name=${first}]`)?.focus()
  }
  function type(change: Partial<typeof EMPTY>) {
    setTyped({ ...typed, ...change })
    // An error goes away with the first key that answers it.
    setProblems(without(problems, Object.keys(change)))
  }
  async function submit(event: FormEvent) {
    event.preventDefault()
    if (isPending) return
    const found = passwordProblems(typed, min)
    show(found)
    if (Object.keys(found).length > 0) return
    setPending(true)
    try {
      const body = { current_password: typed.current, password: typed.next }
      await browserApi.send('POST', '/api/v1/auth/password/change', { body })
      setTyped(EMPTY)
      toast({ ...texts.changed, variant: 'success' })
      void queries.invalidateQueries(openSessionsQuery())
    } catch (error) {
      const refused = error instanceof ApiError ? passwordRefusal(error.code) : null
      if (refused) show(refused)
      else toast({ title: texts.failed, description: failureText(error), variant: 'destructive' })
    } finally {
      setPending(false)
    }
  }

  return (
    <form
      ref={form}
      noValidate
      onSubmit={submit}
      className="grid gap-4 md:grid-cols-2 xl:grid-cols-1"
    >
      {/* A password manager keeps the new password under this name. */}
      <input hidden readOnly type="email" name="username" autoComplete="username" value={email} />
      <Field label={texts.current} error={problems.current} required>
        <PasswordInput
          name="current"
          autoComplete="current-password"
          value={typed.current}
          onChange={(event) => type({ current: event.target.value })}
        />
      </Field>
      <Field label={texts.next} hint={texts.hint(min)} error={problems.next} required>
        <PasswordInput
          name="next"
          autoComplete="new-password"
          value={typed.next}
          onChange={(event) => type({ next: event.target.value })}
        />
      </Field>
      <div className="md:col-span-full">
        <Button type="submit" look="line" pending={isPending}>
          {texts.submit}
        </Button>
      </div>
    </form>
  )
}

function without(problems: PasswordProblems, fields: string[]): PasswordProblems {
  return Object.fromEntries(Object.entries(problems).filter(([field]) => !fields.includes(field)))
}
