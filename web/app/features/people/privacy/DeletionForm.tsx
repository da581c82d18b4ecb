import type { SessionUser } from '@portal/contract/people/accounts/session'
import { type FormEvent, useRef, useState } from 'react'
import { browserApi } from '~/platform/api.ts'
import { failureText, isWrongPassword } from '~/platform/failure-text.ts'
import { Button } from '~/ui/Button.tsx'
import { Field } from '~/ui/Field.tsx'
import { Input } from '~/ui/Input.tsx'
import { PasswordInput } from '~/ui/PasswordInput.tsx'
import { privacyTexts } from './privacy.texts.ts'
import { isOwnEmail, type ProofKind, proofKind } from './proof.rules.ts'

const texts = privacyTexts.deletion

type DeletionFormProps = {
  user: SessionUser
  onDeleted: () => Promise<void>
  onCancel: () => void
}

export function DeletionForm({ user, onDeleted, onCancel }: DeletionFormProps) {
  const [proof, setProof] = useState('')
  const [problem, setProblem] = useState<string | null>(null)
  const [isPending, setPending] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  const kind = proofKind(user)

  function refuse(sentence: string) {
    setProblem(sentence)
    form.current?.querySelector('input')?.focus()
  }
  async function submit(event: FormEvent) {
    event.preventDefault()
    if (isPending) return
    const missing = problemOfProof(kind, proof, user.email)
    if (missing) return refuse(missing)
    setPending(true)
    try {
      await browserApi.send('POST', '/api/v1/account/deletion', { body: { proof } })
      await onDeleted()
    } catch (error) {
      refuse(isWrongPassword(error) ? texts.wrongPassword : failureText(error))
    } finally {
      setPending(false)
    }
  }
  const control = {
    value: proof,
    onChange: (event: { target: { value: string } }) => {
      setProof(event.target.value)
      setProblem(null)
    },
  }
  return (
    <form ref={form} noValidate onSubmit={submit} className="grid gap-5">
      {kind === 'password' ? (
        <Field label={texts.password} error={problem} required>
          <PasswordInput autoComplete="current-password" {...control} />
        </Field>
      ) : (
        <Field label={texts.email(user.email)} error={problem} required>
          <Input type="email" inputMode="email" autoComplete="off" {...control} />
        </Field>
      )}
      <div className="flex flex-col gap-3 md:flex-row-reverse md:justify-start">
        <Button type="submit" look="danger" pending={isPending}>
          {texts.confirm}
        </Button>
        <Button look="ghost" onClick={onCancel}>
          {texts.cancel}
        </Button>
      </div>
    </form>
  )
}

function problemOfProof(kind: ProofKind, proof: string, email: string): string | null {
  if (kind === 'password') return proof === '' ? texts.passwordMissing : null
  return isOwnEmail(proof, email) ? null : texts.emailDifferent
}
