import { MONEY_REASON_MAX, MONEY_REASON_MIN } from '@portal/contract/money/payments/money'
import { moneyText } from '@portal/contract/shared/plan-prices'
import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useSave } from '~/editing/use-save.ts'
import { browserApi } from '~/platform/api.ts'
import { Button } from '~/ui/Button.tsx'
import { ReasonDialog } from '~/ui/ReasonDialog.tsx'
import { MONEY_KEY } from './money.queries.ts'
import { moneyTexts } from './money.texts.ts'

/** `kept`: a second withdrawal is not followed, and what was granted stands. `outside`: the bank no longer does it, and somebody says that it went back in another way. */
const WORDS = {
  granted: moneyTexts.grant,
  kept: moneyTexts.keep,
  returned: moneyTexts.giveBack,
  outside: moneyTexts.outside,
}

type DecideButtonProps = {
  payment: { id: string; amount_cents: number }
  decision: keyof typeof WORDS
  /** What the person reads before they decide. */
  description?: string
  /** The id of what takes the focus once it is decided: the button is gone then. */
  focusAfter: string
}

/** Whatever comes of it, what is shown is read again: somebody else may have decided. */
export function DecideButton({ payment, decision, description, focusAfter }: DecideButtonProps) {
  const isDecided = useRef(false)
  const [isOpen, setOpen] = useState(false)
  const client = useQueryClient()
  const refresh = () => client.invalidateQueries({ queryKey: MONEY_KEY })
  const { save } = useSave({ onSaved: refresh, onRefused: refresh })
  const texts = WORDS[decision]
  const params = { id: payment.id }
  async function decide(reason: string) {
    const outcome = await save({
      run: () =>
        decision === 'outside'
          ? browserApi.send('POST', '/api/v1/admin/plan-payments/:id/outside-return', {
              params,
              body: { reason },
            })
          : browserApi.send('POST', '/api/v1/admin/plan-payments/:id/decision', {
              params,
              body: { decision: decision === 'kept' ? 'granted' : decision, reason },
            }),
      done: texts.done,
      failed: texts.failed,
    })
    isDecided.current = outcome.kind === 'saved'
    return isDecided.current
  }
  return (
    <>
      <Button
        size="sm"
        look="line"
        aria-label={texts.label(moneyText(payment.amount_cents))}
        onClick={() => setOpen(true)}
      >
        {texts.action}
      </Button>
      {isOpen ? (
        <ReasonDialog
          title={texts.title(moneyText(payment.amount_cents))}
          description={description ?? WORDS[decision === 'granted' ? 'returned' : decision].text}
          label={moneyTexts.reason}
          confirmLabel={texts.action}
          destructive={decision === 'returned' || decision === 'outside'}
          minLength={MONEY_REASON_MIN}
          maxLength={MONEY_REASON_MAX}
          tooShort={moneyTexts.tooShort}
          finalFocus={() => (isDecided.current && document.getElementById(focusAfter)) || true}
          onClose={() => setOpen(false)}
          onConfirm={decide}
        />
      ) : null}
    </>
  )
}
