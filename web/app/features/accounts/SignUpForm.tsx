import { PROMOTIONS_CONSENT } from '@portal/contract/profiles/consent-texts'
import type { ChosenPlan } from '@portal/contract/shared/plans'
import type { ReactNode } from 'react'
import { Button } from '~/ui/Button.tsx'
import { Checkbox } from '~/ui/Checkbox.tsx'
import { accountsTexts } from './accounts.texts.ts'
import { GoogleButton } from './GoogleButton.tsx'
import { LegalNote } from './LegalNote.tsx'
import { NoScriptNotice } from './NoScriptNotice.tsx'
import { PlanChoice } from './PlanChoice.tsx'
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
        <Button type="submit" look="primary" block pending={form.isPending} disabled={!isHydrated}>
          {buttonTexts[form.phase]}
        </Button>
        <p role="status" className="-mt-2 text-center text-sm empty:hidden">
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

/** The account stands; only the way in is still to be walked. */
function PleaseSignIn({ onSignIn }: { onSignIn: () => void }) {
  const { title, description } = texts.pleaseSignIn
  return (
    <div role="status" className="rounded-card bg-mangue-100 p-6">
      <h2 className="text-h3">{title}</h2>
      <p className="mt-1 mb-5">{description}</p>
      <Button look="primary" onClick={onSignIn}>
        {texts.toSignIn}
      </Button>
    </div>
  )
}
