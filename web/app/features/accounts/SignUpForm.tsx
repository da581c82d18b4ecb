import { PROMOTIONS_CONSENT } from '@portal/contract/profiles/consent.texts'
import type { ChosenPlan } from '@portal/contract/shared/plans'
import { type ReactNode, useEffect, useRef } from 'react'
import { Button } from '~/ui/Button.tsx'
import { Checkbox } from '~/ui/Checkbox.tsx'
import { accountsTexts } from './accounts.texts.ts'
import { GoogleButton } from './GoogleButton.tsx'
import { LegalNote } from './LegalNote.tsx'
import { NoScriptNotice } from './NoScriptNotice.tsx'
import { PlanChoice } from './PlanChoice.tsx'
import { PleaseSignIn } from './PleaseSignIn.tsx'
import { SignUpFields } from './SignUpFields.tsx'
import { asksForPromotions } from './sign-up.rules.ts'
import { useHydrated } from './use-hydrated.ts'
import { useSignUpForm } from './use-sign-up-form.ts'

type SignUpFormProps = {
  plan: ChosenPlan
  onPlanChange: (plan: ChosenPlan) => void
  /** Typed on the sign-in form already. */
  email?: string | undefined
  onLeave?: (() => void) | undefined
  /** Where somebody goes who has an account, with their e-mail if we know it. */
  onSignIn: (email: string) => void
  /** Leads to the other form: a link on the page, a button in the dialog. */
  switcher: ReactNode
}

const { signUp: texts } = accountsTexts
const buttonTexts = {
  idle: texts.submit,
  creating: texts.submitting,
  preparing: texts.preparing,
}

export function SignUpForm(props: SignUpFormProps) {
  const { plan, onPlanChange, email = '', onLeave = () => undefined, onSignIn, switcher } = props
  const form = useSignUpForm({ plan, email, onLeave })
  const isHydrated = useHydrated()
  const button = useRef<HTMLButtonElement>(null)

  // Sent with the keyboard's own key, the button may lie below the screen with what it has to say.
  useEffect(() => {
    if (form.isPending) button.current?.scrollIntoView?.({ block: 'nearest' })
  }, [form.isPending])

  if (form.phase === 'created') return <PleaseSignIn onSignIn={() => onSignIn('')} />
  return (
    <>
      <form method="post" noValidate onSubmit={form.submit} className="grid gap-5">
        <NoScriptNotice />
        <PlanChoice plan={plan} onPlanChange={onPlanChange} />
        <SignUpFields form={form} onSignIn={onSignIn} />
        {asksForPromotions(plan) ? (
          <Checkbox
            label={<span className="text-sm">{PROMOTIONS_CONSENT.text}</span>}
            checked={form.values.acceptsPromotions}
            onCheckedChange={(acceptsPromotions) => form.edit({ acceptsPromotions })}
          />
        ) : null}
        <Button
          ref={button}
          type="submit"
          look="primary"
          block
          pending={form.isPending}
          disabled={!isHydrated}
          className="scroll-mb-36 md:scroll-mb-16"
        >
          {buttonTexts[form.phase]}
        </Button>
        <p role="status" className="-mt-2 text-center text-sm empty:-mt-5">
          {form.phase === 'preparing' ? texts.created : null}
        </p>
        <LegalNote />
      </form>
      <GoogleButton label={texts.google} plan={plan} returnPath="/" />
      <p className="mt-6 text-center">
        {texts.haveAccount} {switcher}
      </p>
    </>
  )
}
