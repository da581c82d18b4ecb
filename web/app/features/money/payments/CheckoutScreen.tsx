import type { PlanQuote } from '@portal/contract/money/payments/plan-order'
import { moneyText } from '@portal/contract/shared/plan-prices'
import type { BillingCycle, PaidPlan } from '@portal/contract/shared/plans'
import { entriesOf } from '@portal/contract/shared/records'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useSearchParams } from 'react-router'
import { choiceText, readChoice } from '~/platform/checkout-address.ts'
import { failureText } from '~/platform/failure-text.ts'
import { dayText } from '~/platform/moments.ts'
import { plansQuery } from '~/platform/plans.queries.ts'
import { Field } from '~/ui/Field.tsx'
import { Loaded } from '~/ui/Loaded.tsx'
import { Panel } from '~/ui/Panel.tsx'
import { RadioGroup } from '~/ui/RadioGroup.tsx'
import { SegmentedControl } from '~/ui/SegmentedControl.tsx'
import { CheckoutForm } from './CheckoutForm.tsx'
import { checkoutTexts as texts } from './checkout.texts.ts'
import { useCheckoutDraft } from './checkout-draft.ts'
import { OrderSummary } from './OrderSummary.tsx'
import { SmallerPlan } from './PlanChanges.tsx'
import { PurchasesLink } from './PurchasesLink.tsx'
import { planQuoteQuery, usePlanStanding } from './payments.queries.ts'
import { paymentsTexts } from './payments.texts.ts'

type CheckoutScreenProps = { userId: string; preselected: PaidPlan }

/** /checkout-planos and /checkout-premium */
export function CheckoutScreen({ userId, preselected }: CheckoutScreenProps) {
  const { plan, cycle, choose } = useChoice(preselected)
  // The summary of the last choice stays in sight until that of the new one is known.
  const quote = useQuery({ ...planQuoteQuery(plan, cycle), placeholderData: keepPreviousData })
  const draft = useCheckoutDraft()
  const comebacks = useComebacks()
  return (
    <div className="wrap grid max-w-240 gap-6 py-8 md:py-12">
      <header>
        <h1>{texts.title}</h1>
        <p className="mt-2 text-lead text-muted">{leadOf(quote.data)}</p>
      </header>
      <Panel aria-label={texts.plan} className="grid gap-5">
        <PlanField plan={plan} cycle={cycle} onChoose={(next) => choose({ plan: next, cycle })} />
        <SegmentedControl<BillingCycle>
          label={texts.cycle}
          value={cycle}
          onValueChange={(next) => choose({ plan, cycle: next })}
          options={[
            { value: 'month', label: texts.cycles.month },
            { value: 'year', label: texts.cycles.year },
          ]}
        />
      </Panel>
      <Loaded query={quote} texts={texts} why={failureText} className="h-120">
        {(data) =>
          data.barrier ? (
            <Closed quote={data} barrier={data.barrier} />
          ) : (
            <CheckoutForm
              key={comebacks}
              userId={userId}
              draft={draft}
              quote={data}
              isCurrent={!quote.isPlaceholderData}
              readAgain={async () => (await quote.refetch()).data ?? null}
            />
          )
        }
      </Loaded>
    </div>
  )
}

/** No answer takes as long, and the clocks of few phones are further off. */
const AT_ONCE_MS = 10 * 60_000

/** When it begins to hold: at once, or after a trial or a period that is paid. */
function leadOf(quote: PlanQuote | undefined): string {
  if (!quote || quote.barrier) return texts.lead.unknown
  const startsAt = new Date(quote.starts_at)
  const isLater = startsAt.getTime() - Date.now() > AT_ONCE_MS
  return isLater ? texts.lead.later(dayText(startsAt)) : texts.lead.atOnce
}

/**
 * How often somebody came back from the page of a card: the browser shows this one as they left it, waiting
 * for that to open.
 */
function useComebacks(): number {
  const [count, setCount] = useState(0)
  useEffect(() => {
    const comeBack = ({ persisted }: PageTransitionEvent) => {
      if (persisted) setCount((before) => before + 1)
    }
    window.addEventListener('pageshow', comeBack)
    return () => window.removeEventListener('pageshow', comeBack)
  }, [])
  return count
}

type Choice = { plan: PaidPlan; cycle: BillingCycle }

/** In the address: a reload, a sign-in on the way and the back button keep it. */
function useChoice(preselected: PaidPlan) {
  const [search, setSearch] = useSearchParams()
  const asked = readChoice(search)
  return {
    plan: asked.plan ?? preselected,
    cycle: asked.cycle,
    choose: (choice: Choice) =>
      setSearch(choiceText(choice), { replace: true, preventScrollReset: true }),
  }
}

type PlanFieldProps = Choice & { onChoose: (plan: PaidPlan) => void }

function PlanField({ plan, cycle, onChoose }: PlanFieldProps) {
  const plans = useQuery(plansQuery())
  const priceOf = (id: string) => {
    const found = plans.data?.find((one) => one.id === id)
    if (!found) return undefined
    return texts.price[cycle](moneyText(cycle === 'year' ? found.year_cents : found.month_cents))
  }
  return (
    <Field label={texts.plan} group>
      <RadioGroup
        look="cards"
        value={plan}
        onValueChange={onChoose}
        options={entriesOf(paymentsTexts.names).map(([id, label]) => ({
          value: id,
          label,
          hint: priceOf(id),
        }))}
      />
    </Field>
  )
}

type ClosedProps = { quote: PlanQuote; barrier: NonNullable<PlanQuote['barrier']> }

function Closed({ quote, barrier }: ClosedProps) {
  return (
    <Panel aria-labelledby="compra-fechada" className="grid justify-items-start gap-4">
      <div role="status">
        <h2 id="compra-fechada" className="text-h3">
          {texts.barrier.title}
        </h2>
        <p className="mt-2">
          {texts.barrier[barrier]}
          {quote.opens_at && barrier === 'paid-far-ahead'
            ? ` ${texts.barrier.opens(dayText(new Date(quote.opens_at)))}`
            : null}
        </p>
      </div>
      <OrderSummary quote={quote} />
      {barrier === 'plan-is-lower' ? <ForLater plan={quote.plan} cycle={quote.cycle} /> : null}
      <PurchasesLink look="line">{texts.barrier.action}</PurchasesLink>
    </Panel>
  )
}

/** A smaller plan than the one that is paid: not now, but when that is over. */
function ForLater({ plan, cycle }: Choice) {
  const standing = usePlanStanding().data
  if (!standing) return null
  if (standing.next?.is_change && standing.next.plan === plan) {
    return <p role="status">{texts.barrier.chosen(dayText(new Date(standing.next.starts_at)))}</p>
  }
  return <SmallerPlan {...{ standing, plan, cycle }} look="offer" />
}
