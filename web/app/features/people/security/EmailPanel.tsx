import { isEmail } from '@portal/contract/people/accounts/email-rules'
import { type FormEvent, useRef, useState } from 'react'
import { ApiError, browserApi } from '~/platform/api.ts'
import { failureText, isWrongPassword } from '~/platform/failure-text.ts'
import { useAuth } from '~/platform/session/auth-context.ts'
import { Button } from '~/ui/Button.tsx'
import { Field } from '~/ui/Field.tsx'
import { Input } from '~/ui/Input.tsx'
import { PasswordInput } from '~/ui/PasswordInput.tsx'
import { SecurityPanel } from './SecurityPanel.tsx'
import { securityTexts } from './security.texts.ts'

const texts = securityTexts.email

/** The address one signs in with: another is asked for here, and takes its place once it is proved. */
export function EmailPanel() {
  const { user } = useAuth()
  const [sentTo, setSentTo] = useState<string | null>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  if (!user) return null
  const hasPassword = user.identities.some(({ provider }) => provider === 'credential')

  function sent(email: string) {
    setSentTo(email)
    heading.current?.focus()
  }
  return (
    <SecurityPanel title={texts.title} intro={texts.intro(user.email)} heading={heading}>
      {sentTo ? (
        <div role="status" className="grid gap-3 text-sm">
          <p>{texts.sent(sentTo)}</p>
          <p className="text-muted">{texts.told(user.email)}</p>
          <div>
            <Button look="line" size="sm" onClick={() => setSentTo(null)}>
              {texts.another}
            </Button>
          </div>
        </div>
      ) : (
        <EmailForm current={user.email} hasPassword={hasPassword} onSent={sent} />
      )}
    </SecurityPanel>
  )
}

type EmailFormProps = { current: string; hasPassword: boolean; onSent: (email: string) => void }
type EmailProblem = { field: 'email' | 'password'; sentence: string }

function EmailForm({ current, hasPassword, onSent }: EmailFormProps) {
  const [email, setEmail] = useState('')
  const [password, setPassword] = useState('')
  const [problem, setProblem] = useState<EmailProblem | null>(null)
  const [isPending, setPending] = useState(false)
  const form = useRef<HTMLFormElement>(null)

  function refuse(field: EmailProblem['field'], sentence: string) {
    setProblem({ field, sentence })
    form.current?.querySelector<HTMLInputElement>(`[name=${field}]`)?.focus()
  }
  async function submit(event: FormEvent) {
    event.preventDefault()
    if (isPending) return
    const wanted = email.trim().toLowerCase()
    if (!isEmail(wanted)) return refuse('email', texts.problems.email)
    if (wanted === current) return refuse('email', texts.problems.same)
    if (hasPassword && password === '') return refuse('password', texts.problems.password)
    setPending(true)
    try {
      await browserApi.send('POST', '/api/v1/auth/email-change', {
        body: { email: wanted, password },
      })
      onSent(wanted)
    } catch (error) {
      if (isWrongPassword(error)) return refuse('password', texts.problems.wrongPassword)
      refuse('email', sentenceOf(error))
    } finally {
      setPending(false)
    }
  }
  const problemOf = (field: EmailProblem['field']) =>
    problem?.field === field ? problem.sentence : null
  return (
    <form ref={form} noValidate onSubmit={(event) => void submit(event)} className="grid gap-4">
      <Field label={texts.next} hint={texts.hint} error={problemOf('email')} required>
        <Input
          name="email"
          type="email"
          inputMode="email"
          autoComplete="email"
          value={email}
          onChange={(event) => {
            setEmail(event.target.value)
            setProblem(null)
          }}
        />
      </Field>
      {hasPassword ? (
        <Field label={texts.password} error={problemOf('password')} required>
          <PasswordInput
            name="password"
            autoComplete="current-password"
            value={password}
            onChange={(event) => {
              setPassword(event.target.value)
              setProblem(null)
            }}
          />
        </Field>
      ) : (
        <p className="text-sm text-muted">{texts.googleOnly}</p>
      )}
      <div>
        <Button type="submit" look="line" pending={isPending}>
          {texts.submit}
        </Button>
      </div>
    </form>
  )
}

/** What is wrong with the field says more than the general sentence. */
const sentenceOf = (error: unknown) =>
  (error instanceof ApiError && error.problem?.errors?.[0]?.message) || failureText(error)
