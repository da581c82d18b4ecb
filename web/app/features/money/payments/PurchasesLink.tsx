import { isPaidPlan } from '@portal/contract/shared/plan-rules'
import { SearchX } from 'lucide-react'
import type { ComponentProps } from 'react'
import { useAuth } from '~/platform/session/auth-context.ts'
import { LinkButton } from '~/ui/LinkButton.tsx'
import { Outcome } from '~/ui/Outcome.tsx'
import { paymentsTexts } from './payments.texts.ts'

/** To one's purchases: they stand in the account, which is in the dashboard of one's plan. */
export function PurchasesLink(props: Omit<ComponentProps<typeof LinkButton>, 'to'>) {
  const { planType } = useAuth()
  const account = isPaidPlan(planType) ? '/dash-espadarte?aba=conta' : '/dash-clube'
  return <LinkButton {...props} to={`${account}#compras`} />
}

/** An address without an order, as one cut by a chat, or with that of somebody else: asking again finds none. */
export function MissingPurchase() {
  const { title, text, action } = paymentsTexts.missing
  return (
    <Outcome icon={<SearchX />} title={title} text={text}>
      <PurchasesLink>{action}</PurchasesLink>
    </Outcome>
  )
}
