import { type FormEvent, useId, useState } from 'react'
import { authClient } from '~/platform/session/auth-client.ts'
import { Button } from '~/ui/Button.tsx'
import { Field } from '~/ui/Field.tsx'
import { PasswordInput } from '~/ui/PasswordInput.tsx'
import { toast } from '~/ui/toast.ts'
import { explained } from './account-failures.ts'
import { PASSWORD_MAX } from './accounts.constants.ts'
import { accountsTexts } from './accounts.texts.ts'
import { NoScriptNotice } from './NoScriptNotice.tsx'
import {
  type NewPasswordProblems,
  newPasswordProblems,
  passwordHint,
} from './new-password.rules.ts'
import { useSingleFlight } from './use-single-flight.ts'

type NewPasswordFormProps = {
  /** Unknown until the browser has looked at its address. */
  token: string | undefined
  onChanged: () => void
  onInvalid: () => void
}

export function NewPasswordForm({ token, onChanged, onInvalid }: NewPasswordFormProps) {
  const [password, setPassword] = useState('')
  const [repeated, setRepeated] = useState('')
  const [problems, setProblems] = useState<NewPasswordProblems>({})
  const [isPending, run] = useSingleFlight()
  const id = useId()
  const { newPassword: texts } = accountsTexts

  function show(found: NewPasswordProblems) {
    setProblems(found)
    document.getElementById(`${id}${found.password ? 'password' : 'repeated'}`)?.focus()
  }

  async function change(secret: string) {
    try {
      await authClient.resetPassword({ token: secret, password })
      onChanged()
    } catch (error) {
      const refusal = explained(error)
      if (refusal?.code === 'accounts.recovery-invalid') return onInvalid()
      const ofPassword = refusal?.problem?.errors?.find(({ path }) => path === 'password')
      if (ofPassword) return show({ password: ofPassword.message })
      if (refusal?.problem?.errors?.some(({ path }) => path === 'token')) return onInvalid()
      const description = refusal?.message ?? accountsTexts.recovery.connection
      toast({ title: texts.failed, description, variant: 'destructive' })
    }
  }

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (!token) return
    const found = newPasswordProblems(password, repeated)
    if (found.password || found.repeated) return show(found)
    setProblems({})
    void run(() => change(token))
  }

  return (
    <form method="post" noValidate onSubmit={submit} className="grid gap-5">
      <NoScriptNotice />
      <Field
        id={`${id}password`}
        label={texts.password}
        hint={<span aria-live="polite">{passwordHint(password)}</span>}
        error={problems.password}
      >
        <PasswordInput
          autoComplete="new-password"
          maxLength={PASSWORD_MAX}
          value={password}
          onChange={(event) => setPassword(event.target.value)}
        />
      </Field>
      <Field id={`${id}repeated`} label={texts.repeat} error={problems.repeated}>
        <PasswordInput
          autoComplete="new-password"
          maxLength={PASSWORD_MAX}
          value={repeated}
          onChange={(event) => setRepeated(event.target.value)}
        />
      </Field>
      <Button type="submit" look="primary" block pending={isPending} disabled={!token}>
        {isPending ? texts.submitting : texts.submit}
      </Button>
    </form>
  )
}
