import { type FormEvent, type ReactNode, useEffect, useId, useRef } from 'react'
import { Button } from '~/ui/Button.tsx'
import { Field } from '~/ui/Field.tsx'
import { Input } from '~/ui/Input.tsx'
import { PasswordInput } from '~/ui/PasswordInput.tsx'
import { TextLink } from '~/ui/TextLink.tsx'
import { toast } from '~/ui/toast.ts'
import { EMAIL_MAX, PASSWORD_MAX } from './accounts.constants.ts'
import { accountsTexts } from './accounts.texts.ts'
import { GoogleButton } from './GoogleButton.tsx'
import { NoScriptNotice } from './NoScriptNotice.tsx'
import { SecondFactorForm } from './SecondFactorForm.tsx'
import { useHydrated } from './use-hydrated.ts'
import { useSignIn } from './use-sign-in.ts'

type SignInFormProps = {
  /** Typed on another form already. */
  email?: string | undefined
  onLeave?: (() => void) | undefined
  /** Leads to the other form: a link on the page, a button in the dialog. */
  switcher: ReactNode
}

/**
 * The fields belong to the browser, not to React: what a password manager filled in before the page
 * came alive is there when the form is sent.
 */
export function SignInForm({ email = '', onLeave = () => undefined, switcher }: SignInFormProps) {
  const { isPending, needsCode, returnPath, signIn, finish, startAgain } = useSignIn(onLeave)
  const isHydrated = useHydrated()
  const id = useId()
  const emailInput = useRef<HTMLInputElement>(null)
  const texts = accountsTexts.signIn

  useEffect(() => {
    if (emailInput.current?.value === '') emailInput.current.value = email
  }, [email])

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = event.currentTarget
    const typed = new FormData(form)
    const credentials = {
      email: String(typed.get('email') ?? '').trim(),
      password: String(typed.get('password') ?? ''),
    }
    const missing = (['email', 'password'] as const).find((name) => credentials[name] === '')
    if (!missing) return void signIn(credentials)
    toast({ ...texts.missing, variant: 'destructive' })
    form.querySelector<HTMLElement>(`[name=${missing}]`)?.focus()
  }

  if (needsCode) return <SecondFactorForm onProved={finish} onBack={startAgain} />
  return (
    <>
      <form method="post" noValidate onSubmit={submit} className="grid gap-5">
        <NoScriptNotice />
        <Field id={`${id}email`} label={accountsTexts.fields.email}>
          <Input
            ref={emailInput}
            name="email"
            type="email"
            inputMode="email"
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={EMAIL_MAX}
          />
        </Field>
        <div>
          <Field id={`${id}password`} label={accountsTexts.fields.password}>
            <PasswordInput
              name="password"
              autoComplete="current-password"
              maxLength={PASSWORD_MAX}
            />
          </Field>
          <TextLink to="/recuperar-senha" block onClick={onLeave} className="mt-1 text-sm">
            {texts.forgot}
          </TextLink>
        </div>
        <Button type="submit" look="primary" block pending={isPending} disabled={!isHydrated}>
          {isPending ? texts.submitting : texts.submit}
        </Button>
      </form>
      <GoogleButton label={texts.google} plan="clube" returnPath={returnPath} />
      <p className="mt-6 text-center">
        {texts.noAccount} {switcher}
      </p>
    </>
  )
}
