import { useLocation } from 'react-router'
import { accountsTexts } from '~/features/accounts/accounts.texts.ts'
import { planOfPath } from '~/features/accounts/plan-choice.rules.ts'
import { SignUpScreen } from '~/features/accounts/SignUpScreen.tsx'
import { pageMetadata } from '~/platform/seo/page-metadata.ts'
import { siteOf } from '~/platform/seo/site.ts'
import type { Route } from './+types/plan-sign-up.ts'

export const meta: Route.MetaFunction = ({ matches, location }) => {
  const { name, pitch } = accountsTexts.plan[planOfPath(location.pathname)]
  return pageMetadata(
    {
      title: accountsTexts.signUp.titleOfPlan(name),
      description: `${pitch} ${accountsTexts.plan.trialMeaning}`,
      path: location.pathname,
    },
    siteOf(matches),
  )
}

/** /cadastro-atalaia, /cadastro-macarico, /cadastro-espadarte */
export default function PlanSignUp() {
  const plan = planOfPath(useLocation().pathname)
  const title = accountsTexts.signUp.titleOfPlan(accountsTexts.plan[plan].name)
  // A page of its own for each plan: what was chosen on one does not follow to the next.
  return <SignUpScreen key={plan} askedPlan={plan} title={title} />
}
