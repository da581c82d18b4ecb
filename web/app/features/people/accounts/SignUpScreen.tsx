import type { Plan } from '@portal/contract/shared/plan'
import { isPaidPlan } from '@portal/contract/shared/plan-rules'
import type { ChosenPlan } from '@portal/contract/shared/plans'
import { useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { TextLink } from '~/ui/TextLink.tsx'
import { AccountPage } from './AccountPage.tsx'
import { AlreadySignedIn } from './AlreadySignedIn.tsx'
import { REGISTRATION } from './accounts.constants.ts'
import { accountsTexts } from './accounts.texts.ts'
import { emailInState, planOfPage, whatPlanGives, withEmail } from './plan-choice.rules.ts'
import { SignUpForm } from './SignUpForm.tsx'
import { WhatYouGet } from './WhatYouGet.tsx'

type SignUpScreenProps = {
  /** What the address asks for, if it does. */
  askedPlan: string | null
  title?: string | undefined
  /** What plans cost and give, where that could be read. */
  offers: readonly Plan[] | null
  /** How the plan is to be paid after its trial. */
  cycle?: 'month' | 'year'
  /** Whether the account is made for a business, which is registered next. */
  isForBusiness?: boolean
}

/** /criar-conta and the sign-ups of single plans. */
export function SignUpScreen({
  askedPlan,
  title,
  offers,
  cycle = 'month',
  isForBusiness = false,
}: SignUpScreenProps) {
  const { state } = useLocation()
  const navigate = useNavigate()
  const [chosen, setChosen] = useState<ChosenPlan | null>(null)
  const [known, setKnown] = useState<unknown>(null)
  // The server knows no navigation state: it is read once the page is the browser's own.
  useEffect(() => setKnown(state), [state])
  const plan = chosen ?? planOfPage(askedPlan, known)
  const texts = accountsTexts.signUp
  const goOnTo = isForBusiness && isPaidPlan(plan) ? REGISTRATION : '/'
  return (
    <AccountPage
      title={title ?? texts.title}
      lead={goOnTo === '/' ? texts.lead : texts.businessLead}
      panel={<WhatYouGet {...whatPlanGives(plan, offers)} />}
    >
      <AlreadySignedIn returnPath={goOnTo} plan={plan} cycle={cycle} />
      <SignUpForm
        plan={plan}
        cycle={cycle}
        offers={offers}
        onPlanChange={setChosen}
        goOnTo={goOnTo}
        email={emailInState(known)}
        onSignIn={(email) => navigate('/auth', { state: withEmail(state, email) })}
        switcher={
          <TextLink to="/auth" state={state} block>
            {texts.toSignIn}
          </TextLink>
        }
      />
    </AccountPage>
  )
}
