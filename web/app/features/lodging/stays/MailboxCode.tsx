import { useEffect, useRef } from 'react'
import { Button } from '~/ui/Button.tsx'
import { Field } from '~/ui/Field.tsx'
import { Input } from '~/ui/Input.tsx'
import { bookingTexts } from './stays.texts.ts'

const { code: texts } = bookingTexts

type MailboxCodeProps = {
  email: string
  code: string
  error: string | null
  isAsking: boolean
  onAgain: () => void
  onCode: (digits: string) => void
}

/** Whoever reads the code has the mailbox that the house will answer. */
export function MailboxCode({ email, code, error, isAsking, onAgain, onCode }: MailboxCodeProps) {
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => input.current?.focus(), [])
  return (
    <div className="grid justify-items-start gap-3 rounded-card bg-sol-100 p-4">
      <p role="status" className="wrap-anywhere">
        {texts.sent(email)}
      </p>
      <Field label={texts.label} error={error}>
        <Input
          ref={input}
          value={code}
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={6}
          className="num max-w-44 tracking-[0.3em]"
          onChange={({ target }) => onCode(target.value.replace(/\D/g, '').slice(0, 6))}
        />
      </Field>
      <Button type="button" look="ghost" size="sm" pending={isAsking} onClick={onAgain}>
        {texts.again}
      </Button>
    </div>
  )
}
