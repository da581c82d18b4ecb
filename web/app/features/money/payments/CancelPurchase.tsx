import type { PlanOrder } from '@portal/contract/money/payments/plan-order'
import { useNavigate } from 'react-router'
import { useSave } from '~/editing/use-save.ts'
import { browserApi } from '~/platform/api.ts'
import { choiceText } from '~/platform/checkout-address.ts'
import { Button } from '~/ui/Button.tsx'
import { ConfirmDialog } from '~/ui/ConfirmDialog.tsx'
import { pixTexts } from './pix.texts.ts'

const texts = pixTexts.cancel

type CancelPurchaseProps = { order: PlanOrder; onChanged: (order: PlanOrder) => void }

export function CancelPurchase({ order, onChanged }: CancelPurchaseProps) {
  const navigate = useNavigate()
  const { save } = useSave<PlanOrder>({ onSaved: onChanged })
  async function cancel() {
    const outcome = await save({
      run: () =>
        browserApi.send('POST', '/api/v1/plan-orders/:id/cancellation', {
          params: { id: order.id },
        }),
      failed: texts.failed,
    })
    // The bank is asked first: it may turn out to be paid, and then the page says so.
    if (outcome.kind === 'saved' && outcome.saved.status === 'canceled') {
      void navigate(`/checkout-cancel?pedido=${order.id}&${choiceText(order)}`)
    }
  }
  return (
    <ConfirmDialog
      title={texts.title}
      description={order.method === 'card' ? texts.text.card : texts.text.code}
      confirmLabel={texts.confirm}
      cancelLabel={texts.keep}
      destructive
      onConfirm={cancel}
      trigger={<Button look="ghost">{texts.action}</Button>}
    />
  )
}
