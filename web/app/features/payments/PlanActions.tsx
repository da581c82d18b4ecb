import type { PlanOrder } from '@portal/contract/payments/plan-order'
import type { PlanType } from '@portal/contract/shared/plans'
import { checkoutAddress } from '~/platform/checkout-address.ts'
import { LinkButton } from '~/ui/LinkButton.tsx'
import { PurchasesLink } from './PurchasesLink.tsx'
import { paymentsTexts } from './payments.texts.ts'
import { paymentAddress, planStep } from './plan-order.rules.ts'

const texts = paymentsTexts.plan

type PlanActionsProps = {
  planType: PlanType
  orders: readonly PlanOrder[]
  hasListings: boolean
}

/** What can be done about the plan: going on with a payment, paying, another plan, the receipts. */
export function PlanActions(standing: PlanActionsProps) {
  const { open, own, upgrade, choose } = planStep(standing)
  return (
    <>
      {open ? (
        <LinkButton to={paymentAddress(open)} size="sm">
          {texts.pay}
        </LinkButton>
      ) : null}
      {own ? (
        <LinkButton to={checkoutAddress(own.plan, own.cycle)} look="line" size="sm">
          {texts[own.kind]}
        </LinkButton>
      ) : null}
      {upgrade ? (
        <LinkButton to={checkoutAddress(upgrade, own?.cycle)} look="line" size="sm">
          {texts.upgrade(paymentsTexts.names[upgrade])}
        </LinkButton>
      ) : null}
      {choose ? (
        <LinkButton to={checkoutAddress('macarico')} look="line" size="sm">
          {texts.choose}
        </LinkButton>
      ) : null}
      {standing.orders.length > 0 ? (
        <PurchasesLink look="ghost" size="sm">
          {texts.all}
        </PurchasesLink>
      ) : null}
    </>
  )
}
