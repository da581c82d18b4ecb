import type { ChosenPlan } from '@portal/contract/shared/plans'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { plansQuery } from '~/platform/plans.queries.ts'
import type { AccountView } from '~/platform/session/account-dialog.ts'
import { Dialog } from '~/ui/Dialog.tsx'
import { DEFAULT_SIGN_UP_PLAN } from './accounts.constants.ts'
import { accountsTexts } from './accounts.texts.ts'
import { SignInForm } from './SignInForm.tsx'
import { SignUpForm } from './SignUpForm.tsx'
import { SwitchButton } from './SwitchButton.tsx'

type AccountDialogProps = {
  view: AccountView | null
  onViewChange: (view: AccountView | null) => void
}

/** Sign-in and sign-up in one window: each leads to the other. */
export function AccountDialog({ view, onViewChange }: AccountDialogProps) {
  const [plan, setPlan] = useState<ChosenPlan>(DEFAULT_SIGN_UP_PLAN)
  const [email, setEmail] = useState('')
  const offers = useQuery({ ...plansQuery(), enabled: view === 'sign-up' }).data ?? null
  // What is shown stays while the window fades out.
  const [shown, setShown] = useState<AccountView>('sign-in')
  if (view && view !== shown) setShown(view)
  const close = () => onViewChange(null)
  const content = useFocusOnSwitch(shown)

  function toSignIn(known = '') {
    setEmail(known)
    onViewChange('sign-in')
  }

  return (
    <Dialog
      size={shown === 'sign-in' ? 'sm' : 'md'}
      title={shown === 'sign-in' ? accountsTexts.signIn.title : accountsTexts.signUp.title}
      description={shown === 'sign-in' ? accountsTexts.signIn.lead : accountsTexts.signUp.lead}
      open={view !== null}
      onOpenChange={(isOpen) => isOpen || close()}
    >
      <div ref={content}>
        {shown === 'sign-in' ? (
          <SignInForm
            email={email}
            onLeave={close}
            switcher={
              <SwitchButton onClick={() => onViewChange('sign-up')}>
                {accountsTexts.signIn.toSignUp}
              </SwitchButton>
            }
          />
        ) : (
          <SignUpForm
            plan={plan}
            offers={offers}
            onPlanChange={setPlan}
            onLeave={close}
            onSignIn={toSignIn}
            switcher={
              <SwitchButton onClick={() => toSignIn()}>
                {accountsTexts.signUp.toSignIn}
              </SwitchButton>
            }
          />
        )}
      </div>
    </Dialog>
  )
}

/** The button that switched is gone with its form: the other form's first field takes the focus. */
function useFocusOnSwitch(shown: AccountView) {
  const content = useRef<HTMLDivElement>(null)
  const before = useRef(shown)
  useEffect(() => {
    if (before.current === shown) return
    before.current = shown
    content.current?.querySelector<HTMLElement>('input:not([type=radio])')?.focus()
  }, [shown])
  return content
}
