import { useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { useAuth } from '~/platform/session/auth-context.ts'
import { TextLink } from '~/ui/TextLink.tsx'
import { AccountPage } from './AccountPage.tsx'
import { AlreadySignedIn } from './AlreadySignedIn.tsx'
import { accountsTexts } from './accounts.texts.ts'
import { emailInState } from './plan-choice.rules.ts'
import { SecondFactorForm } from './SecondFactorForm.tsx'
import { SignInForm } from './SignInForm.tsx'
import { useReturnPath } from './use-sign-in.ts'
import { WhatYouGet } from './WhatYouGet.tsx'

/** /auth */
export function SignInScreen() {
  const texts = accountsTexts.signIn
  return (
    <AccountPage
      title={texts.title}
      lead={texts.lead}
      panel={<WhatYouGet {...accountsTexts.panel.signIn} deskOnly />}
    >
      <SignInSteps />
    </AccountPage>
  )
}

/** Who came by Google and administers the portal is in, but has yet to prove the second factor. */
function SignInSteps() {
  const { session } = useAuth()
  const [wantsOther, setWantsOther] = useState(false)
  const { state } = useLocation()
  const navigate = useNavigate()
  const returnPath = useReturnPath()
  if (session?.second_factor === 'prove' && !wantsOther) {
    return (
      <SecondFactorForm
        onProved={() => navigate(returnPath, { replace: true })}
        onBack={() => setWantsOther(true)}
      />
    )
  }
  return (
    <>
      <AlreadySignedIn returnPath={returnPath} />
      <SignInForm
        email={emailInState(state)}
        switcher={
          <TextLink to="/criar-conta" state={state} block>
            {accountsTexts.signIn.toSignUp}
          </TextLink>
        }
      />
    </>
  )
}
