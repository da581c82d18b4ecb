import type { ChosenPlan } from '@portal/contract/shared/plans'
import { useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { TextLink } from '~/ui/TextLink.tsx'
import { AccountPage } from './AccountPage.tsx'
import { AlreadySignedIn } from './AlreadySignedIn.tsx'
import { accountsTexts } from './accounts.texts.ts'
import { emailInState, planOfPage, withEmail } from './plan-choice.rules.ts'
import { SignUpForm } from './SignUpForm.tsx'
import { WhatYouGet } from './WhatYouGet.tsx'

type SignUpScreenProps = {
  /** What the address asks for, if it does. */
  askedPlan: string | null
  title?: string | undefined
}

/** /criar-conta and the sign-ups of single plans. */
export function SignUpScreen({ askedPlan, title }: SignUpScreenProps) {
  const { state } = useLocation()
  const navigate = useNavigate()
  const [chosen, setChosen] = useState<ChosenPlan | null>(null)
  const [known, setKnown] = useState<unknown>(null)
  // The server knows no navigation state: it is read once the page is the browser's own.
  useEffect(() => setKnown(state), [state])
  const plan = chosen ?? planOfPage(askedPlan, known)
  const texts = accountsTexts.signUp
  return (
    <AccountPage
      title={title ?? texts.title}
      lead={texts.lead}
      panel={<WhatYouGet {...accountsTexts.panel.plans[plan]} />}
    >
      <AlreadySignedIn returnPath="/" plan={plan} />
      <SignUpForm
        plan={plan}
        onPlanChange={setChosen}
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
