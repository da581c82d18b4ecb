import type { PlanOrder } from '@portal/contract/payments/plan-order'
import { moneyText } from '@portal/contract/plans/plan-rules'
import { CircleCheck, CircleX, Clock, RotateCcw } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { useSearchParams } from 'react-router'
import { checkoutAddress, readChoice } from '~/platform/checkout-address.ts'
import { failureText } from '~/platform/failure-text.ts'
import { dayText } from '~/platform/moments.ts'
import { Facts } from '~/ui/Facts.tsx'
import { LinkButton } from '~/ui/LinkButton.tsx'
import { Loaded } from '~/ui/Loaded.tsx'
import { Outcome } from '~/ui/Outcome.tsx'
import { checkoutTexts } from './checkout.texts.ts'
import { MissingPurchase, PurchasesLink } from './PurchasesLink.tsx'
import { usePlanOrder, useRefreshPlan } from './payments.queries.ts'
import { paymentsTexts } from './payments.texts.ts'
import { ReceiptButton } from './ReceiptButton.tsx'

const { success: texts, canceled } = checkoutTexts

/** /checkout-success?pedido= */
export function SuccessScreen({ orderId }: { orderId: string | null }) {
  return orderId ? <Bought key={orderId} id={orderId} /> : <MissingPurchase />
}

function Bought({ id }: { id: string }) {
  const { query } = usePlanOrder(id)
  return (
    <Loaded query={query} texts={paymentsTexts} why={failureText} className="h-120">
      {({ order }) => <End order={order} />}
    </Loaded>
  )
}

/** The address can be opened at any time: it says what is true of the order then. */
function End({ order }: { order: PlanOrder }) {
  const again = checkoutAddress(order.plan, order.cycle)
  switch (order.status) {
    case 'paid':
    case 'partially_refunded':
      return <Paid order={order} />
    case 'refunded':
      return (
        <Outcome icon={<RotateCcw />} {...texts.refunded}>
          <PurchasesLink>{paymentsTexts.missing.action}</PurchasesLink>
        </Outcome>
      )
    case 'awaiting_payment':
      return (
        <Outcome icon={<Clock />} title={texts.waiting.title} text={texts.waiting.text}>
          <LinkButton to={`/pagamento-pix?pedido=${order.id}`}>{texts.waiting.back}</LinkButton>
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
      return (
        <Outcome icon={<CircleX />} {...texts.closed}>
          <LinkButton to={again}>{canceled.retry}</LinkButton>
        </Outcome>
      )
  }
}

function Paid({ order }: { order: PlanOrder }) {
  const refreshPlan = useRefreshPlan()
  const isTold = useRef(false)
  useEffect(() => {
    if (!isTold.current) void refreshPlan()
    isTold.current = true
  }, [refreshPlan])
  const { period } = order
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
      <LinkButton to="/cadastro-negocio">{texts.next}</LinkButton>
      <LinkButton to="/dash-espadarte" look="line">
        {texts.dashboard}
      </LinkButton>
      <ReceiptButton orderId={order.id} />
      <p className="text-muted text-sm">{paymentsTexts.withdrawal}</p>
    </Outcome>
  )
}

/** /checkout-cancel */
export function CanceledScreen() {
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
