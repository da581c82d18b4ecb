import { type FormEvent, useRef, useState } from 'react'
import { failureText, isWrongPassword } from '~/platform/failure-text.ts'
import { Button } from '~/ui/Button.tsx'
import { Field } from '~/ui/Field.tsx'
import { PasswordInput } from '~/ui/PasswordInput.tsx'
import { securityTexts } from './security.texts.ts'

const texts = securityTexts.secondFactor

type PasswordProofProps = {
  intro: string
  confirmLabel: string
  destructive?: boolean
  /** Throws what the API refused: it is shown under the field. */
  onProof: (password: string) => Promise<void>
  onCancel: () => void
}

/** The password once more, before something that weakens or changes how one signs in. */
export function PasswordProof({
  intro,
  confirmLabel,
  destructive = false,
  onProof,
  onCancel,
}: PasswordProofProps) {
  const [password, setPassword] = useState('')
  const [problem, setProblem] = useState<string | null>(null)
  const [isPending, setPending] = useState(false)
  const form = useRef<HTMLFormElement>(null)

  function refuse(sentence: string) {
    setProblem(sentence)
    form.current?.querySelector('input')?.focus()
  }
  async function submit(event: FormEvent) {
    event.preventDefault()
    if (isPending) return
    if (password === '') return refuse(texts.passwordMissing)
    setPending(true)
    try {
      await onProof(password)
    } catch (error) {
      refuse(isWrongPassword(error) ? texts.passwordWrong : failureText(error))
    } finally {
      setPending(false)
    }
  }

  return (
    <form ref={form} noValidate onSubmit={submit} className="grid gap-4">
      <Field label={texts.password} hint={intro} error={problem} required>
        <PasswordInput
          autoFocus
          autoComplete="current-password"
          value={password}
          onChange={(event) => {
            setPassword(event.target.value)
            setProblem(null)
          }}
        />
      </Field>
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
