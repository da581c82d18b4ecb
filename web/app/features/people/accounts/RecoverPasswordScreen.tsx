import { isEmail } from '@portal/contract/people/accounts/email-rules'
import { MailCheck } from 'lucide-react'
import { type FormEvent, useEffect, useId, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { linkPageMeta } from '~/platform/seo/link-page-meta.ts'
import { authClient } from '~/platform/session/auth-client.ts'
import { Button } from '~/ui/Button.tsx'
import { Field } from '~/ui/Field.tsx'
import { Input } from '~/ui/Input.tsx'
import { Outcome } from '~/ui/Outcome.tsx'
import { TextLink } from '~/ui/TextLink.tsx'
import { toast } from '~/ui/toast.ts'
import { AccountPage } from './AccountPage.tsx'
import { explained } from './account-failures.ts'
import { EMAIL_MAX } from './accounts.constants.ts'
import { accountsTexts } from './accounts.texts.ts'
import { NoScriptNotice } from './NoScriptNotice.tsx'
import { emailInState } from './plan-choice.rules.ts'
import { SwitchButton } from './SwitchButton.tsx'
import { useHydrated } from './use-hydrated.ts'
import { useSingleFlight } from './use-single-flight.ts'

export const meta = linkPageMeta('Recuperar senha', '/recuperar-senha')

/** /recuperar-senha: the answer is the same whether the e-mail has an account or not. */
export default function RecoverPasswordScreen() {
  const [isSent, setSent] = useState(false)
  const texts = accountsTexts.recovery
  if (!isSent) {
    return (
      <AccountPage title={texts.title} lead={texts.lead}>
        <RecoveryForm onSent={() => setSent(true)} />
        <TextLink to="/auth" block className="mt-4">
          {texts.back}
        </TextLink>
      </AccountPage>
    )
  }
  return (
    <Outcome icon={<MailCheck />} title={texts.sentTitle} text={texts.sent}>
      <p>
        {texts.notArrived} <SwitchButton onClick={() => setSent(false)}>{texts.again}</SwitchButton>
      </p>
      <TextLink to="/auth" block>
        {texts.back}
      </TextLink>
    </Outcome>
  )
}

function RecoveryForm({ onSent }: { onSent: () => void }) {
  const { state } = useLocation()
  const [problem, setProblem] = useState<string | null>(null)
  const [isPending, run] = useSingleFlight()
  const isHydrated = useHydrated()
  const input = useRef<HTMLInputElement>(null)
  const id = useId()
  const texts = accountsTexts.recovery
  const known = emailInState(state)

  useEffect(() => {
    if (input.current?.value === '') input.current.value = known
  }, [known])

  async function send(email: string) {
    try {
      await authClient.recoverPassword(email)
      onSent()
    } catch (error) {
      const description = explained(error)?.message ?? texts.connection
      toast({ title: texts.failed, description, variant: 'destructive' })
    }
  }

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const email = input.current?.value.trim() ?? ''
    if (!isEmail(email)) {
      setProblem(accountsTexts.problems.email)
      input.current?.focus()
      return
    }
    setProblem(null)
    void run(() => send(email))
  }

  return (
    <form method="post" noValidate onSubmit={submit} className="grid gap-5">
      <NoScriptNotice />
      <Field id={`${id}email`} label={accountsTexts.fields.email} error={problem}>
        <Input
          ref={input}
          name="email"
          type="email"
          inputMode="email"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={EMAIL_MAX}
        />
      </Field>
      <Button type="submit" look="primary" block pending={isPending} disabled={!isHydrated}>
        {isPending ? texts.submitting : texts.submit}
      </Button>
    </form>
  )
}
