import type { PlanOrder } from '@portal/contract/money/payments/plan-order'
import { moneyText } from '@portal/contract/shared/plan-prices'
import { CircleCheck, CircleX, Clock, RotateCcw } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { useSearchParams } from 'react-router'
import { checkoutAddress, readChoice } from '~/platform/checkout-address.ts'
import { failureText } from '~/platform/failure-text.ts'
import { dayText, momentText } from '~/platform/moments.ts'
import { useAuth } from '~/platform/session/auth-context.ts'
import { Facts } from '~/ui/Facts.tsx'
import { LinkButton } from '~/ui/LinkButton.tsx'
import { Loaded } from '~/ui/Loaded.tsx'
import { Outcome } from '~/ui/Outcome.tsx'
import { CancelPurchase } from './CancelPurchase.tsx'
import { checkoutTexts } from './checkout.texts.ts'
import { forgetOrderKey } from './order-key.ts'
import { MissingPurchase, PurchasesLink } from './PurchasesLink.tsx'
import { usePlanOrder, useRefreshPlan } from './payments.queries.ts'
import { paymentsTexts } from './payments.texts.ts'
import { isOver, isReturned } from './plan-order.rules.ts'
import { ReceiptButton } from './ReceiptButton.tsx'
import { RefundLines } from './RefundLines.tsx'

const { success: texts, canceled } = checkoutTexts

/** /checkout-success?pedido= */
export function SuccessScreen({ orderId }: { orderId: string | null }) {
  return orderId ? <Bought key={orderId} id={orderId} /> : <MissingPurchase />
}

function Bought({ id }: { id: string }) {
  const { query, isMissing } = usePlanOrder(id)
  useForgetKey(query.data?.order)
  if (isMissing) return <MissingPurchase />
  return (
    <Loaded query={query} texts={paymentsTexts} why={failureText} className="h-120">
      {({ order }) => <End order={order} />}
    </Loaded>
  )
}

/** A purchase that is over has no key any more: the next one is another. */
function useForgetKey(order: PlanOrder | undefined) {
  const { user } = useAuth()
  useEffect(() => {
    if (order && user && isOver(order)) forgetOrderKey(user.id)
  }, [order, user])
}

/** The address can be opened at any time: it says what is true of the order then. */
function End({ order }: { order: PlanOrder }) {
  const again = checkoutAddress(order.plan, order.cycle)
  if (isReturned(order)) {
    return (
      <Outcome icon={<RotateCcw />} {...texts.returned}>
        <RefundLines order={order} />
        <LinkButton to={again}>{canceled.retry}</LinkButton>
        <PurchasesLink look="line">{paymentsTexts.missing.action}</PurchasesLink>
      </Outcome>
    )
  }
  switch (order.status) {
    case 'paid':
    case 'partially_refunded':
      return <Paid order={order} />
    case 'refunded':
      return (
        <Outcome icon={<RotateCcw />} {...texts.refunded}>
          <RefundLines order={order} />
          <PurchasesLink>{paymentsTexts.missing.action}</PurchasesLink>
        </Outcome>
      )
    case 'awaiting_payment':
      return <Waiting order={order} />
    case 'scheduled':
      return (
        <Outcome icon={<Clock />} {...texts.scheduled}>
          <PurchasesLink>{paymentsTexts.missing.action}</PurchasesLink>
        </Outcome>
      )
    case 'review':
      return (
        <Outcome icon={<Clock />} {...texts.review}>
          <PurchasesLink>{paymentsTexts.missing.action}</PurchasesLink>
        </Outcome>
      )
    case 'expired':
    case 'canceled':
      return order.card?.status === 'refused' ? (
        <Outcome icon={<CircleX />} title={texts.refused.title} text={texts.refused.text}>
          <LinkButton to={again}>{canceled.retry}</LinkButton>
          <LinkButton to={PLAN_PANEL} look="line">
            {texts.refused.other}
          </LinkButton>
        </Outcome>
      ) : (
        <Outcome icon={<CircleX />} {...texts.closed}>
          <LinkButton to={again}>{canceled.retry}</LinkButton>
        </Outcome>
      )
  }
}

/** Where a card is changed. */
const PLAN_PANEL = '/dash-espadarte?aba=conta#compras'

function Waiting({ order }: { order: PlanOrder }) {
  // The card that renews is asked without a page of the provider.
  if (order.method === 'card' && order.reason === 'upgrade') {
    return <Outcome icon={<Clock />} {...texts.asking} />
  }
  const { title, text, back, preparing } = texts.waiting
  const isCard = order.method === 'card'
  return (
    <Outcome
      icon={<Clock />}
      title={title}
      text={order.card?.status === 'preparing' ? preparing : text}
    >
      {isCard ? (
        <CardPageLink order={order} />
      ) : (
        <LinkButton to={`/pagamento-pix?pedido=${order.id}`}>{back}</LinkButton>
      )}
    </Outcome>
  )
}

/** The provider's own page, in this tab: it leads back here. */
function CardPageLink({ order: { card } }: { order: PlanOrder }) {
  return card?.checkout_url ? (
    <LinkButton to={card.checkout_url} reloadDocument>
      {texts.waiting.card}
    </LinkButton>
  ) : null
}

function Paid({ order }: { order: PlanOrder }) {
  const refreshPlan = useRefreshPlan()
  const isTold = useRef(false)
  useEffect(() => {
    if (!isTold.current) void refreshPlan()
    isTold.current = true
  }, [refreshPlan])
  const { period, withdrawal_until: until } = order
  return (
    <Outcome
      icon={<CircleCheck className="text-mangue-500" />}
      title={texts.title}
      text={texts.text(paymentsTexts.bought(order.plan, order.cycle))}
    >
      <div className="w-full text-left">
        <Facts
          facts={[
            [texts.paid, moneyText(order.amount_cents)],
            [
              texts.holds,
              period
                ? paymentsTexts.period(
                    dayText(new Date(period.starts_at)),
                    dayText(new Date(period.ends_at)),
                  )
                : null,
            ],
          ]}
        />
      </div>
      <RefundLines order={order} />
      <LinkButton to="/cadastro-negocio">{texts.next}</LinkButton>
      <LinkButton to="/dash-espadarte" look="line">
        {texts.dashboard}
      </LinkButton>
      <ReceiptButton orderId={order.id} />
      {until ? (
        <p className="text-muted text-sm">
          {paymentsTexts.withdrawalUntil(momentText(new Date(until)))}
        </p>
      ) : null}
    </Outcome>
  )
}

/** /checkout-cancel?pedido=: after giving an order up, or from the provider's page with an order that still waits. */
export function CanceledScreen() {
  const [search] = useSearchParams()
  const orderId = search.get('pedido')
  return orderId ? <LeftPage key={orderId} id={orderId} /> : <MissingPurchase />
}

function LeftPage({ id }: { id: string }) {
  const { query, isMissing, put } = usePlanOrder(id)
  useForgetKey(query.data?.order)
  if (isMissing) return <MissingPurchase />
  return (
    <Loaded query={query} texts={paymentsTexts} why={failureText} className="h-120">
      {({ order }) =>
        order.status === 'awaiting_payment' ? (
          <Outcome icon={<CircleX />} title={texts.left.title} text={texts.left.text}>
            <CardPageLink order={order} />
            <LinkButton to={checkoutAddress(order.plan, order.cycle)} look="line">
              {texts.left.other}
            </LinkButton>
            <CancelPurchase order={order} onChanged={put} />
          </Outcome>
        ) : order.status === 'canceled' && !isReturned(order) ? (
          <Canceled />
        ) : (
          <End order={order} />
        )
      }
    </Loaded>
  )
}

function Canceled() {
  const [search] = useSearchParams()
  const { plan, cycle } = readChoice(search)
  return (
    <Outcome icon={<CircleX />} title={canceled.title} text={canceled.text}>
      {plan ? <LinkButton to={checkoutAddress(plan, cycle)}>{canceled.retry}</LinkButton> : null}
      <LinkButton to="/planos" look={plan ? 'line' : 'primary'}>
        {canceled.plans}
      </LinkButton>
    </Outcome>
  )
}
