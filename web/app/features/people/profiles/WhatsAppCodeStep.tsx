import { type FormEvent, useEffect, useRef, useState } from 'react'
import { Button } from '~/ui/Button.tsx'
import { Field } from '~/ui/Field.tsx'
import { FieldError } from '~/ui/FieldError.tsx'
import { Input } from '~/ui/Input.tsx'
import { profilesTexts } from './profiles.texts.ts'
import { useWhatsAppCode } from './use-whatsapp-code.ts'
import { codeDigits, isWholeCode } from './whatsapp-code.rules.ts'

const texts = profilesTexts.confirmation

type WhatsAppCodeStepProps = { phone: string; onConfirmed: () => void }

export function WhatsAppCodeStep({ phone, onConfirmed }: WhatsAppCodeStepProps) {
  const step = useWhatsAppCode(onConfirmed)
  if (!step.isSent) {
    return (
      <>
        <p className="text-muted">{texts.pendingHint(phone)}</p>
        <Button look="line" size="sm" pending={step.isSending} onClick={step.send}>
          {step.isSending ? texts.sending : texts.start}
        </Button>
        <div role="alert" className="empty:hidden">
          {step.problem ? <FieldError id="whatsapp-code-failure">{step.problem}</FieldError> : null}
        </div>
      </>
    )
  }
  return <CodeForm phone={phone} step={step} />
}

type CodeFormProps = { phone: string; step: ReturnType<typeof useWhatsAppCode> }

function CodeForm({ phone, step }: CodeFormProps) {
  const [code, setCode] = useState('')
  const input = useRef<HTMLInputElement>(null)
  const { problem, secondsToResend } = step
  const focusCode = () => input.current?.focus()
  useEffect(() => input.current?.focus(), [])

  function submit(event: FormEvent) {
    event.preventDefault()
    if (step.isConfirming) return
    if (isWholeCode(code)) return step.confirm(code, focusCode)
    step.setProblem(texts.problems.length)
    focusCode()
  }
  function resend() {
    setCode('')
    step.send()
    // The button is about to wait, and would drop the keyboard's place.
    focusCode()
  }

  return (
    <form noValidate onSubmit={submit} className="grid w-full gap-3">
      <p role="status" className="text-muted">
        {texts.sent(phone)}
      </p>
      <Field label={texts.code} error={problem} required>
        <Input
          ref={input}
          value={code}
          inputMode="numeric"
          autoComplete="one-time-code"
          className="num max-w-44 tracking-[0.3em]"
          onChange={(event) => {
            setCode(codeDigits(event.target.value))
            step.setProblem(null)
          }}
        />
      </Field>
      <div className="flex flex-wrap gap-x-3 gap-y-2">
        <Button type="submit" size="sm" pending={step.isConfirming}>
          {step.isConfirming ? texts.confirming : texts.confirm}
        </Button>
        <Button
          look="ghost"
          size="sm"
          className="num"
          pending={step.isSending}
          disabled={secondsToResend > 0}
          onClick={resend}
        >
          {secondsToResend > 0 ? texts.resendIn(secondsToResend) : texts.resend}
        </Button>
      </div>
    </form>
  )
}
