import { type FormEvent, useRef, useState } from 'react'
import { ApiError } from '~/platform/api.ts'
import { failureText, isWrongPassword } from '~/platform/failure-text.ts'
import { Button } from '~/ui/Button.tsx'
import { Field } from '~/ui/Field.tsx'
import { Input } from '~/ui/Input.tsx'
import { PasswordInput } from '~/ui/PasswordInput.tsx'
import { securityTexts } from './security.texts.ts'

const texts = securityTexts.secondFactor

type PasswordProofProps = {
  intro: string
  confirmLabel: string
  destructive?: boolean
  /** Asks for a code of the second factor too. */
  withCode?: boolean
  /** Throws what the API refused: it is shown under the field. */
  onProof: (password: string, code: string) => Promise<void>
  onCancel: () => void
}

type ProofField = 'password' | 'code'
type Problem = { field: ProofField; sentence: string }

const isWrongCode = (error: unknown) =>
  error instanceof ApiError && error.code === 'accounts.second-factor-wrong'

/** The password once more, before something that weakens or changes how one signs in. */
export function PasswordProof({
  intro,
  confirmLabel,
  destructive = false,
  withCode = false,
  onProof,
  onCancel,
}: PasswordProofProps) {
  const [password, setPassword] = useState('')
  const [code, setCode] = useState('')
  const [problem, setProblem] = useState<Problem | null>(null)
  const [isPending, setPending] = useState(false)
  const form = useRef<HTMLFormElement>(null)

  function refuse(field: ProofField, sentence: string) {
    setProblem({ field, sentence })
    form.current?.querySelector<HTMLInputElement>(`input[name="${field}"]`)?.focus()
  }
  async function submit(event: FormEvent) {
    event.preventDefault()
    if (isPending) return
    if (password === '') return refuse('password', texts.passwordMissing)
    if (withCode && code.trim() === '') return refuse('code', texts.proofCodeMissing)
    setPending(true)
    try {
      await onProof(password, code.trim())
    } catch (error) {
      const field = isWrongCode(error) ? 'code' : 'password'
      refuse(field, isWrongPassword(error) ? texts.passwordWrong : failureText(error))
    } finally {
      setPending(false)
    }
  }

  const problemOf = (field: ProofField) => (problem?.field === field ? problem.sentence : null)
  return (
    <form ref={form} noValidate onSubmit={submit} className="grid gap-4">
      <Field label={texts.password} hint={intro} error={problemOf('password')} required>
        <PasswordInput
          autoFocus
          name="password"
          autoComplete="current-password"
          value={password}
          onChange={(event) => {
            setPassword(event.target.value)
            setProblem(null)
          }}
        />
      </Field>
      {withCode ? (
        <Field
          label={texts.proofCode}
          hint={texts.proofCodeHint}
          error={problemOf('code')}
          required
        >
          <Input
            name="code"
            autoComplete="one-time-code"
            autoCapitalize="none"
            spellCheck={false}
            value={code}
            onChange={(event) => {
              setCode(event.target.value)
              setProblem(null)
            }}
          />
        </Field>
      ) : null}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" look={destructive ? 'danger' : 'ink'} size="sm" pending={isPending}>
          {confirmLabel}
        </Button>
        <Button look="ghost" size="sm" onClick={onCancel}>
          {texts.cancel}
        </Button>
      </div>
    </form>
  )
}
