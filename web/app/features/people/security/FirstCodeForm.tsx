import { type FormEvent, useRef, useState } from 'react'
import { browserApi } from '~/platform/api.ts'
import { failureText } from '~/platform/failure-text.ts'
import { Button } from '~/ui/Button.tsx'
import { Field } from '~/ui/Field.tsx'
import { Input } from '~/ui/Input.tsx'
import { securityTexts } from './security.texts.ts'

const texts = securityTexts.secondFactor
const CODE_LENGTH = 6

type FirstCodeFormProps = { onEnabled: () => Promise<void>; onCancel: () => void }

/** The second factor counts only after the application has shown that it works. */
export function FirstCodeForm({ onEnabled, onCancel }: FirstCodeFormProps) {
  const [code, setCode] = useState('')
  const [problem, setProblem] = useState<string | null>(null)
  const [isPending, setPending] = useState(false)
  const input = useRef<HTMLInputElement>(null)

  function refuse(sentence: string) {
    setProblem(sentence)
    input.current?.focus()
  }
  async function submit(event: FormEvent) {
    event.preventDefault()
    if (isPending) return
    if (code.length !== CODE_LENGTH) return refuse(texts.codeIncomplete)
    setPending(true)
    try {
      await browserApi.send('POST', '/api/v1/auth/second-factor/confirm', { body: { code } })
      await onEnabled()
    } catch (error) {
      refuse(failureText(error))
    } finally {
      setPending(false)
    }
  }

  return (
    <form noValidate onSubmit={submit} className="grid gap-4">
      <Field label={texts.code} error={problem} required className="max-w-60">
        <Input
          ref={input}
          inputMode="numeric"
          autoComplete="one-time-code"
          className="num"
          value={code}
          onChange={(event) => {
            // Applications show the code in two halves; a paste brings the space along.
            setCode(event.target.value.replace(/\D/g, '').slice(0, CODE_LENGTH))
            setProblem(null)
          }}
        />
      </Field>
      <div className="flex flex-wrap gap-3">
        <Button type="submit" size="sm" pending={isPending}>
          {texts.confirm}
        </Button>
        <Button look="ghost" size="sm" onClick={onCancel}>
          {texts.cancel}
        </Button>
      </div>
    </form>
  )
}
