import type { TeamRole } from '@portal/contract/team/team'
import { Send } from 'lucide-react'
import { type FormEvent, useRef, useState } from 'react'
import { Button } from '~/ui/Button.tsx'
import { Field } from '~/ui/Field.tsx'
import { Input } from '~/ui/Input.tsx'
import { Panel } from '~/ui/Panel.tsx'
import { RadioGroup } from '~/ui/RadioGroup.tsx'
import { problemOfEmail } from './email.rules.ts'
import { InviteByLink } from './InviteByLink.tsx'
import { ROLE_OPTIONS } from './team.constants.ts'
import { teamTexts } from './team.texts.ts'
import { refusedEmail, useInvite } from './use-invite.ts'

const texts = teamTexts.invite

export function InviteForm({ establishmentId }: { establishmentId: string }) {
  const [email, setEmail] = useState('')
  const [role, setRole] = useState<TeamRole>('staff')
  const [error, setError] = useState<string | null>(null)
  const box = useRef<HTMLInputElement>(null)
  const { invite, isPending } = useInvite(establishmentId)

  function refuse(reason: string) {
    setError(reason)
    box.current?.focus()
  }
  async function submit(event: FormEvent) {
    event.preventDefault()
    if (isPending) return
    const problem = problemOfEmail(email.trim())
    if (problem) return refuse(problem)
    const outcome = await invite({ email: email.trim(), role })
    if (outcome.kind === 'busy') return
    if (outcome.kind === 'saved') {
      setEmail('')
      return box.current?.focus()
    }
    const reason = refusedEmail(outcome)
    if (reason) refuse(reason)
  }
  return (
    <Panel aria-labelledby="convidar">
      <h2 id="convidar" className="text-h3">
        {texts.title}
      </h2>
      <form noValidate onSubmit={(event) => void submit(event)} className="mt-4 grid gap-5">
        <Field label={texts.email} hint={texts.hint} error={error} required>
          <Input
            ref={box}
            type="email"
            inputMode="email"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={254}
            value={email}
            onChange={(event) => {
              setEmail(event.target.value)
              setError(null)
            }}
          />
        </Field>
        <Field label={texts.role} group>
          <RadioGroup look="cards" options={ROLE_OPTIONS} value={role} onValueChange={setRole} />
        </Field>
        <Button
          type="submit"
          look="primary"
          pending={isPending}
          className="justify-self-start max-md:w-full"
        >
          {isPending ? null : <Send aria-hidden="true" />}
          {texts.send}
        </Button>
      </form>
      <InviteByLink establishmentId={establishmentId} role={role} />
    </Panel>
  )
}
