import { PROMOTIONS_CONSENT } from '@portal/contract/people/profiles/consent.texts'
import type { Plan } from '@portal/contract/shared/plan'
import type { ChosenPlan } from '@portal/contract/shared/plans'
import { type ReactNode, useEffect, useRef } from 'react'
import { Button } from '~/ui/Button.tsx'
import { Checkbox } from '~/ui/Checkbox.tsx'
import { TextLink } from '~/ui/TextLink.tsx'
import { accountsTexts } from './accounts.texts.ts'
import { GoogleButton } from './GoogleButton.tsx'
import { NoScriptNotice } from './NoScriptNotice.tsx'
import { PlanChoice } from './PlanChoice.tsx'
import { SignUpFields } from './SignUpFields.tsx'
import { asksForPromotions } from './sign-up.rules.ts'
import { useHydrated } from './use-hydrated.ts'
import { useSignUpForm } from './use-sign-up-form.ts'

/** Opens beside the form: reading the terms must not cost what was typed. */
const opensBeside = { target: '_blank', rel: 'noopener' } as const

type SignUpFormProps = {
  plan: ChosenPlan
  cycle?: 'month' | 'year' | undefined
  onPlanChange: (plan: ChosenPlan) => void
  /** What plans cost and give, where that could be read. */
  offers: readonly Plan[] | null
  /** Typed on the sign-in form already. */
  email?: string | undefined
  onLeave?: (() => void) | undefined
  /** Where the new account leads who came from nowhere in particular. */
  goOnTo?: string | undefined
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
  const { plan, onPlanChange, offers, email = '', goOnTo = '/', onSignIn, switcher } = props
  const { cycle = 'month', onLeave = () => undefined } = props
  const form = useSignUpForm({ plan, cycle, email, onLeave, goOnTo })
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
        <PlanChoice {...{ plan, onPlanChange, offers, cycle }} />
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
      <GoogleButton label={texts.google} plan={plan} cycle={cycle} returnPath={goOnTo} />
      <p className="mt-6 text-center">
        {texts.haveAccount} {switcher}
      </p>
    </>
  )
}

function LegalNote() {
  const { before, terms, between, privacy } = accountsTexts.signUp.legal
  return (
    <p className="text-xs text-muted">
      {before}{' '}
      <TextLink to="/termos-de-uso" {...opensBeside}>
        {terms}
      </TextLink>{' '}
      {between}{' '}
      <TextLink to="/politica-de-privacidade" {...opensBeside}>
        {privacy}
      </TextLink>
      .
    </p>
  )
}

/**
 * The account stands; only the way in is still to be walked. Takes the focus, for the long form it
 * replaces leaves the screen somewhere in the footer.
 */
function PleaseSignIn({ onSignIn }: { onSignIn: () => void }) {
  const { title, description } = accountsTexts.signUp.pleaseSignIn
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <div className="rounded-card bg-mangue-100 p-6">
      <h2 ref={heading} tabIndex={-1} className="scroll-mt-40 text-h3 outline-none">
        {title}
      </h2>
      <p className="mt-1 mb-5">{description}</p>
      <Button look="primary" onClick={onSignIn}>
        {accountsTexts.signUp.toSignIn}
      </Button>
    </div>
  )
}
