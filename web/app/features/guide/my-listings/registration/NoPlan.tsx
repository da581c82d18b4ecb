import { proofTexts } from '@portal/contract/people/accounts/proof.texts'
import { namesOf } from '@portal/contract/shared/names-of'
import { planLines } from '@portal/contract/shared/plan-lines'
import { limitsOfPlan, moneyText } from '@portal/contract/shared/plan-prices'
import type { PaidPlan } from '@portal/contract/shared/plans'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Check } from 'lucide-react'
import { useState } from 'react'
import { browserApi } from '~/platform/api.ts'
import { checkoutAddress } from '~/platform/checkout-address.ts'
import { failureText } from '~/platform/failure-text.ts'
import { plansQuery, trialQuery } from '~/platform/plans.queries.ts'
import { usePlansOnSale } from '~/platform/plans-on-sale.ts'
import { useAuth } from '~/platform/session/auth-context.ts'
import { Button } from '~/ui/Button.tsx'
import { LinkButton } from '~/ui/LinkButton.tsx'
import { Panel } from '~/ui/Panel.tsx'
import { toast } from '~/ui/toast.ts'
import { allowanceQuery } from '../my-listings.queries.ts'
import { myListingsTexts } from '../my-listings.texts.ts'
import { TrialWaits } from './TrialWaits.tsx'

const { noPlan: texts, plans } = myListingsTexts.allowance
const PLANS = namesOf(plans)

/** Somebody of the club who has a business: the first trial is one press away. */
export function NoPlan() {
  const isOnSale = usePlansOnSale()
  const { refreshPlanType } = useAuth()
  const client = useQueryClient()
  const offers = useQuery(plansQuery()).data ?? []
  const [starting, setStarting] = useState<PaidPlan | null>(null)
  async function start(plan: PaidPlan) {
    setStarting(plan)
    try {
      const body = { plan }
      const answer = await browserApi.send('POST', '/api/v1/subscriptions/trial', { body })
      await client.invalidateQueries({ queryKey: trialQuery().queryKey })
      if (answer.waiting) {
        toast({ title: proofTexts.trial(answer.waiting.days), variant: 'success' })
        return
      }
      if (answer.plan_type === 'clube') {
        toast({ title: texts.failed, description: texts.used(isOnSale), variant: 'destructive' })
        return
      }
      await refreshPlanType()
      await client.invalidateQueries({ queryKey: allowanceQuery().queryKey })
      toast({ title: texts.started(plans[plan]), variant: 'success' })
    } catch (error) {
      toast({ title: texts.failed, description: failureText(error), variant: 'destructive' })
    } finally {
      setStarting(null)
    }
  }
  return (
    <div className="wrap grid gap-6 py-8 md:py-12">
      <TrialWaits
        otherwise={
          <div className="max-w-[56ch]">
            <h1>{texts.title}</h1>
            <p className="mt-3 text-lead text-muted">{texts.text}</p>
          </div>
        }
      />
      <ul className="grid gap-4 lg:grid-cols-3">
        {PLANS.map((plan) => {
          const offer = offers.find(({ id }) => id === plan)
          const lines = offer ? planLines(limitsOfPlan(offer)) : []
          const days = offer?.trial_days ?? null
          return (
            <li key={plan}>
              <Panel aria-label={plans[plan]} className="grid h-full content-between gap-4">
                <div>
                  <h2 className="text-h3">{plans[plan]}</h2>
                  {offer ? (
                    <p className="num mt-1 text-muted">
                      {texts.price(moneyText(offer.month_cents), moneyText(offer.year_cents))}
                    </p>
                  ) : null}
                  <ul className="mt-3 grid gap-2">
                    {lines.map((line) => (
                      <li key={line} className="flex items-start gap-2">
                        <Check
                          aria-hidden="true"
                          className="mt-0.5 size-5 flex-none text-mangue-500"
                        />
                        {line}
                      </li>
                    ))}
                  </ul>
                </div>
                <div className="grid gap-2">
                  <Button
                    look={offer?.is_recommended ? 'primary' : 'line'}
                    aria-label={texts.startOf(plans[plan], days)}
                    pending={starting === plan}
                    onClick={() => void start(plan)}
                  >
                    {texts.start(days)}
                  </Button>
                  {isOnSale ? (
                    <LinkButton to={checkoutAddress(plan)} look="ghost">
                      {texts.buy(plans[plan])}
                    </LinkButton>
                  ) : null}
                </div>
              </Panel>
            </li>
          )
        })}
      </ul>
    </div>
  )
}
