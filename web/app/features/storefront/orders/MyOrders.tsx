import { moneyText } from '@portal/contract/shared/plan-prices'
import { isOver } from '@portal/contract/storefront/orders/order-rules'
import {
  ORDER_STATUS_WORDS,
  type OrderStatus,
} from '@portal/contract/storefront/orders/orders.texts'
import { ShoppingBag } from 'lucide-react'
import type { ComponentProps } from 'react'
import { failureText } from '~/platform/failure-text.ts'
import { momentText } from '~/platform/moments.ts'
import { useNarrow } from '~/platform/use-narrow.ts'
import { Badge } from '~/ui/Badge.tsx'
import { Button } from '~/ui/Button.tsx'
import { LinkButton } from '~/ui/LinkButton.tsx'
import { OwnList } from '~/ui/OwnList.tsx'
import { type MyOrder, useMyOrders, useOrderAgain } from './my-orders.queries.ts'
import { myOrdersTexts as texts } from './my-orders.texts.ts'
import { orderPath } from './orders.constants.ts'

/** On a phone, where the rest of what is one's own stands below. */
const FEW = 2

/** What the person ordered, with where each order stands at this moment. */
export function MyOrders() {
  const { query, orders } = useMyOrders()
  return (
    <OwnList
      query={query}
      rows={orders}
      texts={texts}
      why={failureText}
      icon={<ShoppingBag />}
      to="/pedir"
      few={useNarrow() ? FEW : undefined}
      nameOf={({ number, establishment }) => texts.name(number, establishment.name || texts.gone)}
    >
      {(order) => <Row order={order} />}
    </OwnList>
  )
}

const toneOf = (status: OrderStatus): ComponentProps<typeof Badge>['tone'] => {
  if (status === 'delivered') return 'ok'
  if (status === 'cancelled') return 'neutral'
  return status === 'received' ? 'sol-soft' : 'mar'
}

const linesText = (lines: MyOrder['lines']) =>
  lines.map(({ quantity, name }) => `${quantity}× ${name}`).join(', ')

function Row({ order }: { order: MyOrder }) {
  const { number, status, token, promised_at: promised, lines } = order
  const again = useOrderAgain()
  const name = order.establishment.name || texts.gone
  const isEnded = isOver(status)
  return (
    <>
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <h3 className="min-w-0 wrap-break-word text-base">{name}</h3>
        <b className="num">{moneyText(order.total_cents)}</b>
      </div>
      <div className="num flex flex-wrap items-center gap-x-3 gap-y-1 text-muted">
        {/* Said aloud as it moves: somebody may wait at this screen for their food. */}
        <span aria-live="polite">
          <Badge tone={toneOf(status)}>{ORDER_STATUS_WORDS[status]}</Badge>
        </span>
        <span>
          {texts.number(number)}, {texts.placed(momentText(new Date(order.placed_at)))}
        </span>
        {promised && !isEnded ? (
          <span>{texts.promised(momentText(new Date(promised)))}</span>
        ) : null}
      </div>
      <p className="line-clamp-2 wrap-break-word">{linesText(lines)}</p>
      <div className="flex flex-wrap gap-2">
        <LinkButton to={orderPath(token)} look={isEnded ? 'line' : 'primary'} size="sm">
          {isEnded ? texts.see : texts.follow}
        </LinkButton>
        {isEnded && order.establishment.slug ? (
          <Button
            look="ghost"
            size="sm"
            pending={again.isPending}
            onClick={() => again.mutate(token)}
          >
            {texts.again}
          </Button>
        ) : null}
      </div>
    </>
  )
}
