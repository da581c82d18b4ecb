import { useMutation } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { ApiError } from '~/platform/api.ts'
import { failureText } from '~/platform/failure-text.ts'
import { Button } from '~/ui/Button.tsx'
import { Field } from '~/ui/Field.tsx'
import { Input } from '~/ui/Input.tsx'
import { masks } from '~/ui/masks.ts'
import { fieldId } from './checkout.rules.ts'
import { checkoutTexts } from './checkout.texts.ts'

const texts = checkoutTexts.phoneCode
const ID = fieldId('phoneCode')

type PhoneCodeStepProps = {
  phone: string
  code: string
  error: string | undefined
  /** Why the code is asked for. */
  lead: string
  /** Sends one to the phone, for this cart or this order and no other. */
  ask: () => Promise<unknown>
  onCode: (code: string) => void
}

/** Whoever shows that the phone is theirs reads a code on it. */
export function PhoneCodeStep(props: PhoneCodeStepProps) {
  const { phone, code, error, lead, ask, onCode } = props
  const input = useRef<HTMLInputElement>(null)
  // Never repeated by itself: each one rings somewhere.
  const sending = useMutation({
    retry: false,
    mutationFn: ask,
  })
  const isTooSoon =
    sending.error instanceof ApiError && sending.error.code === 'orders.code-too-soon'
  const isSent = sending.isSuccess || isTooSoon
  // The field comes with the first code; the button that asked for it is another one by then.
  useEffect(() => {
    if (isSent) input.current?.focus()
  }, [isSent])
  const problem = sending.error ? failureText(sending.error) : undefined
  return (
    <section
      aria-labelledby="pedido-codigo"
      className="grid justify-items-start gap-3 rounded-card bg-sol-100 p-4.5"
    >
      <h2 id="pedido-codigo" className="text-h3">
        {texts.title}
      </h2>
      <p>{lead}</p>
      <p role="status" className="num font-semibold empty:hidden">
        {isSent ? texts.sent(masks.phone.toText(phone)) : ''}
      </p>
      {isSent || code ? (
        <Field id={ID} label={texts.label} error={error ?? problem}>
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
      ) : null}
      <Button
        {...(isSent || code ? {} : { id: ID })}
        type="button"
        look={isSent ? 'ghost' : 'line'}
        size="sm"
        pending={sending.isPending}
        onClick={() => sending.mutate()}
      >
        {isSent ? texts.again : texts.send}
      </Button>
      {!isSent && !code && problem ? (
        <p role="alert" className="font-semibold text-vermelho-700">
          {problem}
        </p>
      ) : null}
    </section>
  )
}
