import {
  MONEY_REASON_MAX,
  MONEY_REASON_MIN,
  type MoneyPayment,
} from '@portal/contract/money/payments/money'
import { moneyText } from '@portal/contract/shared/plan-prices'
import { useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useId, useRef, useState } from 'react'
import { useSave } from '~/editing/use-save.ts'
import { browserApi } from '~/platform/api.ts'
import { Button } from '~/ui/Button.tsx'
import { Dialog } from '~/ui/Dialog.tsx'
import { DialogClose } from '~/ui/DialogClose.tsx'
import { Field } from '~/ui/Field.tsx'
import { MaskedField } from '~/ui/MaskedField.tsx'
import { Textarea } from '~/ui/Textarea.tsx'
import { MONEY_KEY } from './money.queries.ts'
import { moneyTexts } from './money.texts.ts'

const texts = moneyTexts.refund

type RefundProps = {
  payment: MoneyPayment
  /** The id of what takes the focus afterwards: with nothing left to return, the button is gone. */
  focusAfter: string
}

export function RefundButton(props: RefundProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button
        size="sm"
        look="line"
        aria-label={texts.label(moneyText(props.payment.amount_cents))}
        onClick={() => setOpen(true)}
      >
        {texts.action}
      </Button>
      {isOpen ? <RefundDialog {...props} onClose={() => setOpen(false)} /> : null}
    </>
  )
}

/**
 * One key is one refund: pressed again after a lost answer it is still the same. Once the portal has answered,
 * another amount or reason is another refund.
 */
function RefundDialog({ payment, focusAfter, onClose }: RefundProps & { onClose: () => void }) {
  const formId = useId()
  const isDone = useRef(false)
  const form = useRef<HTMLFormElement>(null)
  const [key, setKey] = useState(() => crypto.randomUUID())
  const isAnswered = useRef(false)
  const [left] = useState(payment.left_cents)
  const [amount, setAmount] = useState(String(payment.left_cents))
  const [reason, setReason] = useState('')
  const [isTried, setTried] = useState(false)
  const client = useQueryClient()
  const refresh = () => client.invalidateQueries({ queryKey: MONEY_KEY })
  const { save, isSaving } = useSave({ onSaved: refresh, onRefused: refresh })
  const cents = Number(amount)
  const isWrong = !(cents > 0 && cents <= left)
  const isShort = reason.trim().length < MONEY_REASON_MIN

  function change(take: () => void) {
    take()
    if (!isAnswered.current) return
    isAnswered.current = false
    setKey(crypto.randomUUID())
  }
  async function submit(event: FormEvent) {
    event.preventDefault()
    setTried(true)
    if (isWrong || isShort) {
      form.current?.querySelector<HTMLElement>(isWrong ? 'input' : 'textarea')?.focus()
      return
    }
    const outcome = await save({
      run: () =>
        browserApi.send('POST', '/api/v1/admin/plan-payments/:id/refund', {
          params: { id: payment.id },
          body: { key, amount_cents: cents, left_cents: left, reason: reason.trim() },
        }),
      done: texts.done,
      failed: texts.failed,
    })
    isAnswered.current = outcome.kind !== 'offline' && outcome.kind !== 'busy'
    isDone.current = outcome.kind === 'saved' || outcome.kind === 'stale'
    if (isDone.current) onClose()
  }
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose()
      }}
      title={texts.title}
      description={texts.text}
      finalFocus={() => (isDone.current && document.getElementById(focusAfter)) || true}
      footer={
        <>
          <Button type="submit" form={formId} look="danger" pending={isSaving}>
            {texts.confirm}
          </Button>
          <DialogClose />
        </>
      }
    >
      <form
        ref={form}
        id={formId}
        noValidate
        onSubmit={(event) => void submit(event)}
        className="grid gap-4"
      >
        <Field label={texts.amount} error={isTried && isWrong ? texts.wrong : null} required>
          <MaskedField
            mask="money"
            value={amount}
            onValueChange={(next) => change(() => setAmount(next))}
          />
        </Field>
        <Field
          label={moneyTexts.reason}
          error={isTried && isShort ? moneyTexts.tooShort : null}
          required
        >
          <Textarea
            value={reason}
            maxLength={MONEY_REASON_MAX}
            onChange={({ target }) => change(() => setReason(target.value))}
          />
        </Field>
      </form>
    </Dialog>
  )
}
