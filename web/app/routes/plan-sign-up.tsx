import { useLocation, useSearchParams } from 'react-router'
import { accountsTexts } from '~/features/people/accounts/accounts.texts.ts'
import { offerOf, planOfPath } from '~/features/people/accounts/plan-choice.rules.ts'
import { SignUpScreen } from '~/features/people/accounts/SignUpScreen.tsx'
import { readChoice } from '~/platform/checkout-address.ts'
import { loadPlans } from '~/platform/page-plans.ts'
import { pageMetadata } from '~/platform/seo/page-metadata.ts'
import { siteOf } from '~/platform/seo/site.ts'
import type { Route } from './+types/plan-sign-up.ts'

export const handle = { searchParameters: ['ciclo'] }

export const loader = async ({ context }: Route.LoaderArgs) => ({
  offers: await loadPlans(context),
})

export const meta: Route.MetaFunction = ({ matches, location, loaderData }) => {
  const plan = planOfPath(location.pathname)
  const { name, pitch } = accountsTexts.plan[plan]
  const days = offerOf(plan, loaderData?.offers ?? null)?.trial_days ?? null
  return pageMetadata(
    {
      title: accountsTexts.signUp.titleOfPlan(name, days),
      description: `${pitch} ${accountsTexts.plan.trialMeaning(days)}`,
      path: location.pathname,
    },
    siteOf(matches),
  )
}

/** /cadastro-atalaia, /cadastro-macarico, /cadastro-espadarte */
export default function PlanSignUp({ loaderData: { offers } }: Route.ComponentProps) {
  const plan = planOfPath(useLocation().pathname)
  const [search] = useSearchParams()
  const { cycle } = readChoice(search)
  const days = offerOf(plan, offers)?.trial_days ?? null
  const title = accountsTexts.signUp.titleOfPlan(accountsTexts.plan[plan].name, days)
  // A page of its own for each plan: what was chosen on one does not follow to the next.
  return (
    <SignUpScreen
      key={plan}
      askedPlan={plan}
      title={title}
      offers={offers}
      cycle={cycle}
      isForBusiness
    />
  )
}
