import { PAYMENT_WORDS } from '@portal/contract/guide/establishments/amenities.texts'
import { moneyText } from '@portal/contract/shared/plan-prices'
import type { OwnOrder } from '@portal/contract/storefront/orders/board'
import { ORDER_STATUS_WORDS } from '@portal/contract/storefront/orders/orders.texts'
import { useQuery } from '@tanstack/react-query'
import { Printer } from 'lucide-react'
import { failureText } from '~/platform/failure-text.ts'
import { momentText } from '~/platform/moments.ts'
import { Button } from '~/ui/Button.tsx'
import { Dialog } from '~/ui/Dialog.tsx'
import { Facts } from '~/ui/Facts.tsx'
import { Loaded } from '~/ui/Loaded.tsx'
import { kindText, paymentOf } from './board.rules.ts'
import { orderQuery } from './history.queries.ts'
import { historyTexts } from './history.texts.ts'
import type { BoardPlace } from './OrderBoard.tsx'
import { OrderLines } from './OrderCardParts.tsx'
import { printTicket } from './print-ticket.ts'
import { useOrderWrites } from './use-order-writes.ts'

const { order: texts, loading } = historyTexts

type OrderDetailProps = { establishment: BoardPlace; orderId: string; onClose: () => void }

/** One order as it is kept, with everything that happened to it. */
export function OrderDetail({ establishment, orderId, onClose }: OrderDetailProps) {
  const order = useQuery(orderQuery(establishment.id, orderId))
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      align="top"
      title={order.data ? texts.title(order.data.number) : loading}
      description={
        order.data ? `${kindText(order.data)}, ${ORDER_STATUS_WORDS[order.data.status]}` : undefined
      }
    >
      <Loaded
        query={order}
        texts={{ loading, loadError: texts.failed }}
        why={failureText}
        surface="plain"
      >
        {(data) => <Detail order={data} establishment={establishment} />}
      </Loaded>
    </Dialog>
  )
}

type DetailProps = { order: OwnOrder; establishment: BoardPlace }

function Detail({ order, establishment }: DetailProps) {
  const { contact, cancellation } = order
  const at = (moment: string | null) => (moment ? momentText(new Date(moment)) : null)
  const cash = paymentOf(order)
  const address = contact?.address
  return (
    <div className="grid gap-5 text-sm">
      <ReturnAnswer order={order} establishmentId={establishment.id} />
      <OrderLines order={order} />
      <Facts
        facts={[
          [texts.items, moneyText(order.items_cents)],
          [texts.delivery, order.delivery_cents > 0 ? moneyText(order.delivery_cents) : null],
          [texts.service, order.service_cents > 0 ? moneyText(order.service_cents) : null],
          [texts.total, <b key="total">{moneyText(order.total_cents)}</b>],
          [
            texts.payment,
            cash?.strong
              ? `${cash.text} ${cash.strong}`
              : order.payment_method
                ? PAYMENT_WORDS[order.payment_method]
                : null,
          ],
          [texts.external, order.external_code],
          [texts.placed, at(order.placed_at)],
          [texts.scheduled, at(order.scheduled_for)],
          [texts.promised, at(order.promised_at)],
          [texts.customer, contact?.name || null],
          [texts.phone, contact?.phone || null],
          [
            texts.address,
            address
              ? [
                  address.street,
                  address.number,
                  address.complement,
                  address.neighbourhood,
                  address.reference,
                ]
                  .filter(Boolean)
                  .join(', ')
              : null,
          ],
          [texts.note, order.note || null],
          [
            texts.cancelled,
            cancellation
              ? `${texts.by[cancellation.by]}. ${cancellation.by === 'clock' ? texts.clock : cancellation.text}`
              : null,
          ],
        ]}
      />
      <section>
        <h3 className="mb-1 text-base">{texts.events}</h3>
        <ol className="num grid gap-1">
          {order.events.map(({ status, at: moment, by, kind }) => (
            <li key={`${kind} ${status} ${moment}`} className="flex justify-between gap-4">
              <span>
                {kind === 'moved' ? ORDER_STATUS_WORDS[status] : texts.kinds[kind]}{' '}
                <span className="text-muted">{texts.by[by]}</span>
              </span>
              <span className="flex-none text-muted">{at(moment)}</span>
            </li>
          ))}
        </ol>
      </section>
      <Button
        look="line"
        size="sm"
        className="justify-self-start"
        onClick={() => printTicket(order, establishment.name)}
      >
        <Printer aria-hidden="true" />
        {texts.print}
      </Button>
    </div>
  )
}

function ReturnAnswer({ order, establishmentId }: { order: OwnOrder; establishmentId: string }) {
  const writes = useOrderWrites(establishmentId)
  if (!order.return) return null
  const { status, reason, answer } = order.return
  return (
    <div className="grid justify-items-start gap-2 rounded-input bg-sol-100 p-3.5">
      <p className="font-semibold">
        {status === 'received' ? texts.return.received : texts.return.asked(reason)}
      </p>
      {answer ? <p>{texts.return.answered(answer.text)}</p> : null}
      {status !== 'received' ? (
        <Button
          size="sm"
          pending={writes.pending !== null}
          onClick={() => void writes.receiveReturn(order)}
        >
          {texts.return.receive}
        </Button>
      ) : null}
    </div>
  )
}
