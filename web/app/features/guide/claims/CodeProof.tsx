import { useRef } from 'react'
import { Button } from '~/ui/Button.tsx'
import { Field } from '~/ui/Field.tsx'
import { Input } from '~/ui/Input.tsx'
import { codeDigits } from './claim-draft.rules.ts'
import { claimFormTexts } from './claim-form.texts.ts'
import { useClaimCode } from './use-claim-code.ts'

const texts = claimFormTexts.code

type CodeProofProps = {
  establishmentId: string
  phone: string
  /** The message could not be delivered. */
  hasFailed: boolean
  code: string
  isSent: boolean
  error: string | null
  onSent: () => void
  onCodeChange: (code: string) => void
}

/** Who answers the listed phone reads the code there. */
export function CodeProof(props: CodeProofProps) {
  const { establishmentId, phone, hasFailed, code, isSent, error, onSent, onCodeChange } = props
  const input = useRef<HTMLInputElement>(null)
  const step = useClaimCode(establishmentId, onSent)
  const wait = step.secondsToResend

  function sendAgain() {
    onCodeChange('')
    step.send()
    // The button is about to wait, and would drop the keyboard's place.
    input.current?.focus()
  }

  if (!isSent) {
    return (
      <div className="grid justify-items-start gap-2">
        <Button look="line" pending={step.isSending} onClick={step.send}>
          {step.isSending ? texts.sending : texts.send}
        </Button>
        {step.problem || error ? (
          <p role="alert" className="font-semibold text-vermelho-700 text-xs">
            {step.problem ?? error}
          </p>
        ) : null}
      </div>
    )
  }
  return (
    <div className="grid gap-3">
      <p role="status" className="text-muted text-sm">
        {hasFailed ? texts.failed : texts.sent(phone)}
      </p>
      <Field label={texts.label} error={error ?? step.problem} required>
        <Input
          ref={input}
          value={code}
          inputMode="numeric"
          autoComplete="one-time-code"
          className="num max-w-44 tracking-[0.3em]"
          onChange={(event) => onCodeChange(codeDigits(event.target.value))}
        />
      </Field>
      <Button
        look="ghost"
        size="sm"
        className="num justify-self-start"
        pending={step.isSending}
        disabled={wait > 0}
        onClick={sendAgain}
      >
        {wait > 0 ? texts.resendIn(wait) : texts.resend}
      </Button>
    </div>
  )
}
