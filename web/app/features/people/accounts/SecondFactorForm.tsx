import { type FormEvent, useEffect, useId, useRef, useState } from 'react'
import { proveSecondFactor } from '~/platform/session/auth-client.ts'
import { Button } from '~/ui/Button.tsx'
import { Field } from '~/ui/Field.tsx'
import { Input } from '~/ui/Input.tsx'
import { toast } from '~/ui/toast.ts'
import { explained, signInFailure } from './account-failures.ts'
import { accountsTexts } from './accounts.texts.ts'
import { type CodeKind, codeProblem, typedCode } from './second-factor.rules.ts'
import { useSingleFlight } from './use-single-flight.ts'

type SecondFactorFormProps = { onProved: () => void; onBack: () => void }

const APP_CODE = { inputMode: 'numeric', autoComplete: 'one-time-code' } as const
const BACKUP_CODE = { inputMode: 'text', autoComplete: 'off' } as const

/** The step after a right password of somebody with a second factor. */
export function SecondFactorForm({ onProved, onBack }: SecondFactorFormProps) {
  const [kind, setKind] = useState<CodeKind>('app')
  const [problem, setProblem] = useState<string | null>(null)
  const [isPending, run] = useSingleFlight()
  const input = useRef<HTMLInputElement>(null)
  const id = useId()
  const texts = accountsTexts.secondFactor
  const isApp = kind === 'app'

  // biome-ignore lint/correctness/useExhaustiveDependencies: the field is a new one for each kind
  useEffect(() => input.current?.focus(), [kind])

  function refuse(sentence: string) {
    setProblem(sentence)
    input.current?.focus()
    input.current?.select()
  }

  async function prove(code: string) {
    try {
      await proveSecondFactor(code)
    } catch (error) {
      const refusal = explained(error)
      return refusal ? refuse(refusal.message) : toast(signInFailure(error))
    }
    onProved()
  }

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const code = typedCode(kind, input.current?.value ?? '')
    const wrong = codeProblem(kind, code)
    if (wrong) return refuse(wrong)
    setProblem(null)
    void run(() => prove(code))
  }

  function switchTo(other: CodeKind) {
    setProblem(null)
    setKind(other)
  }

  return (
    <form method="post" noValidate onSubmit={submit} className="grid gap-5">
      <div>
        <h2 className="text-h3">{texts.title}</h2>
        <p className="mt-1 text-muted">{isApp ? texts.lead : texts.leadBackup}</p>
      </div>
      <Field id={`${id}code`} label={isApp ? texts.appCode : texts.backupCode} error={problem}>
        <Input
          key={kind}
          ref={input}
          name="code"
          spellCheck={false}
          autoCapitalize="none"
          className="num text-lead tracking-[0.2em]"
          {...(isApp ? APP_CODE : BACKUP_CODE)}
        />
      </Field>
      <Button type="submit" look="primary" block pending={isPending}>
        {isPending ? texts.submitting : texts.submit}
      </Button>
      <div className="grid gap-1">
        <Button look="ghost" size="sm" onClick={() => switchTo(isApp ? 'backup' : 'app')}>
          {isApp ? texts.useBackup : texts.useApp}
        </Button>
        <Button look="ghost" size="sm" onClick={onBack}>
          {texts.back}
        </Button>
      </div>
    </form>
  )
}
