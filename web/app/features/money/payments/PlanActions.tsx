import type { PlanOrder } from '@portal/contract/money/payments/plan-order'
import type { PlanStanding } from '@portal/contract/money/payments/plan-standing'
import { moneyText } from '@portal/contract/shared/plan-prices'
import type { PlanType } from '@portal/contract/shared/plans'
import { checkoutAddress } from '~/platform/checkout-address.ts'
import { dayText } from '~/platform/moments.ts'
import { usePlansOnSale } from '~/platform/plans-on-sale.ts'
import { Facts } from '~/ui/Facts.tsx'
import { LinkButton } from '~/ui/LinkButton.tsx'
import { LeavePlan, SmallerPlan, TurnOffAutomaticPix, UndoChange } from './PlanChanges.tsx'
import { PurchasesLink } from './PurchasesLink.tsx'
import { paymentsTexts } from './payments.texts.ts'
import { paymentAddress, planStep } from './plan-order.rules.ts'
import { isPaidByItself, standingLines } from './standing.rules.ts'
import { standingTexts } from './standing.texts.ts'

const texts = paymentsTexts.plan

type PlanActionsProps = {
  planType: PlanType
  orders: readonly PlanOrder[]
  standing: PlanStanding
  hasListings: boolean
}

/** Where the person stands, and what can be done about it: one thing first, the others after it. */
export function PlanActions({ planType, orders, standing, hasListings }: PlanActionsProps) {
  const { open, choose } = planStep({ planType, orders, hasListings })
  const isOnSale = usePlansOnSale()
  const [first, ...others] = standingLines(standing, Date.now())
  const isOwed = isPaymentOwed(standing)
  return (
    <>
      {first ? (
        <div role={isOwed ? 'status' : undefined} className="grid gap-1">
          <p className="num font-semibold">{first}</p>
          {others.map((line) => (
            <p key={line} className="num">
              {line}
            </p>
          ))}
        </div>
      ) : null}
      {open ? (
        <LinkButton to={paymentAddress(open)} size="sm">
          {texts.pay}
        </LinkButton>
      ) : null}
      {isOnSale ? <NextPeriod standing={standing} isQuiet={open !== null} /> : null}
      {isOnSale && standing.upgrade ? <Upgrade upgrade={standing.upgrade} /> : null}
      {isOnSale && choose && !standing.next ? (
        <LinkButton to={checkoutAddress('macarico')} look="line" size="sm">
          {texts.choose}
        </LinkButton>
      ) : null}
      <Later standing={standing} />
      {orders.length > 0 ? (
        <PurchasesLink look="ghost" size="sm">
          {texts.all}
        </PurchasesLink>
      ) : null}
    </>
  )
}

const isPaymentOwed = (standing: PlanStanding) =>
  standing.state === 'suspended' || (standing.state === 'in_grace' && !isPaidByItself(standing))

/** A larger plan that can be had now. Where something is paid already, the sum stands before the tap. */
function Upgrade({ upgrade }: { upgrade: NonNullable<PlanStanding['upgrade']> }) {
  const { plan, cycle, credit_cents: credit, amount_cents: amount } = upgrade
  const name = paymentsTexts.names[plan]
  const to = checkoutAddress(plan, cycle)
  if (credit === 0) {
    return (
      <LinkButton to={to} look="line" size="sm">
        {texts.upgrade(name)}
      </LinkButton>
    )
  }
  const { title, period, paid, today, text, action } = texts.upgradeNow
  return (
    <section aria-label={title(name)} className="grid gap-2">
      <h3 className="text-base">{title(name)}</h3>
      <p>{text}</p>
      <Facts
        facts={[
          [
            period(name, day(upgrade.starts_at), day(upgrade.ends_at)),
            moneyText(upgrade.price_cents),
          ],
          [paid, `− ${moneyText(credit)}`],
          [today, <b key="today">{moneyText(amount)}</b>],
        ]}
      />
      <LinkButton to={to} look="line" size="sm">
        {action(name, moneyText(amount))}
      </LinkButton>
    </section>
  )
}

const day = (moment: string) => dayText(new Date(moment))

type NextPeriodProps = { standing: PlanStanding; isQuiet: boolean }

/** Paying for the next period; nothing where it is paid by itself, or is too early. */
function NextPeriod({ standing, isQuiet }: NextPeriodProps) {
  const { state, next } = standing
  if (!next || next.opens_at || isPaidByItself(standing)) return null
  const label =
    state === 'in_grace' || state === 'suspended'
      ? standingTexts.pay[state]
      : state === 'trialing'
        ? texts.subscribe
        : texts.renew
  return (
    <LinkButton
      to={checkoutAddress(next.plan, next.cycle)}
      look={isQuiet || state === 'active' ? 'line' : 'primary'}
      size="sm"
    >
      {label}
    </LinkButton>
  )
}

/** What holds from the end of the period on. */
function Later({ standing }: { standing: PlanStanding }) {
  const { state, next, smaller, renewal } = standing
  return (
    <>
      {next?.is_change
        ? state === 'active' && <UndoChange />
        : smaller.map(({ plan }) => (
            <SmallerPlan
              key={plan}
              {...{ standing, plan }}
              cycle={next?.cycle ?? 'month'}
              look="panel"
            />
          ))}
      {renewal?.method === 'pix_automatic' ? <TurnOffAutomaticPix standing={standing} /> : null}
      {/* A card has its own way out beside the way to change it. */}
      {renewal?.method === 'card' ? null : <LeavePlan standing={standing} />}
    </>
  )
}
