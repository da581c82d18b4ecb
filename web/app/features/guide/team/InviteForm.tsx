import type { MyEstablishment } from '@portal/contract/guide/establishments/own-establishment'
import type { TeamRole } from '@portal/contract/guide/team/team'
import { ArrowLeft, Link2, Send } from 'lucide-react'
import { type FormEvent, useRef, useState } from 'react'
import { Button } from '~/ui/Button.tsx'
import { Field } from '~/ui/Field.tsx'
import { Input } from '~/ui/Input.tsx'
import { Panel } from '~/ui/Panel.tsx'
import { RadioGroup } from '~/ui/RadioGroup.tsx'
import { StickyFoot } from '~/ui/StickyFoot.tsx'
import { TextLink } from '~/ui/TextLink.tsx'
import { problemOfEmail } from './email.rules.ts'
import { ReadyLink } from './ReadyLink.tsx'
import { RoleRights } from './RoleRights.tsx'
import { ROLE_OPTIONS } from './team.constants.ts'
import { teamTexts } from './team.texts.ts'
import { type Made, refusedEmail, useInvite, useInviteByLink } from './use-invite.ts'
import type { useTeamChanges } from './use-team-changes.ts'

const texts = teamTexts.invite

type InviteFormProps = {
  establishment: Pick<MyEstablishment, 'id' | 'name'>
  changes: ReturnType<typeof useTeamChanges>
  /** The address of the team. */
  back: string
  onSent: () => void
}

/** Who is invited reads the same words: the rights of the role, as the server checks them. */
export function InviteForm({ establishment, changes, back, onSent }: InviteFormProps) {
  const [role, setRole] = useState<TeamRole>('staff')
  const [made, setMade] = useState<Made | null>(null)
  const { create, isPending } = useInviteByLink(establishment.id, setMade)
  if (made) {
    return (
      <ReadyLink
        {...made}
        {...{ role, changes, back }}
        placeName={establishment.name}
        onCancelled={onSent}
      />
    )
  }
  return (
    <div className="grid max-w-240 grid-cols-[minmax(0,1fr)] gap-4">
      <header>
        <TextLink to={back} block className="mb-2 justify-self-start">
          <ArrowLeft aria-hidden="true" className="size-5" />
          {teamTexts.rights.back}
        </TextLink>
        <h1 className="text-[2rem]">{texts.title}</h1>
      </header>
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 lg:grid-cols-2">
        <Field label={texts.role} group>
          <RadioGroup look="cards" options={ROLE_OPTIONS} value={role} onValueChange={setRole} />
        </Field>
        <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
          <Panel aria-labelledby="papel-pode">
            <h2 id="papel-pode" className="mb-3 text-h3">
              {teamTexts.rights.ofRole(teamTexts.roles[role])}
            </h2>
            <RoleRights role={role} />
          </Panel>
          <InviteByEmail establishmentId={establishment.id} role={role} onSent={onSent} />
        </div>
      </div>
      <StickyFoot>
        <Button look="primary" block pending={isPending} onClick={() => void create(role)}>
          {isPending ? null : <Link2 aria-hidden="true" />}
          {teamTexts.link.create(teamTexts.roles[role])}
        </Button>
      </StickyFoot>
    </div>
  )
}

type InviteByEmailProps = { establishmentId: string; role: TeamRole; onSent: () => void }

function InviteByEmail({ establishmentId, role, onSent }: InviteByEmailProps) {
  const [email, setEmail] = useState('')
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
    if (outcome.kind === 'saved') return onSent()
    const reason = refusedEmail(outcome)
    if (reason) refuse(reason)
  }
  return (
    <Panel aria-labelledby="por-email">
      <h2 id="por-email" className="text-h3">
        {texts.byEmail}
      </h2>
      <form noValidate onSubmit={(event) => void submit(event)} className="mt-3 grid gap-4">
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
        <Button
          type="submit"
          look="line"
          pending={isPending}
          className="justify-self-start max-md:w-full"
        >
          {isPending ? null : <Send aria-hidden="true" />}
          {texts.send}
        </Button>
      </form>
    </Panel>
  )
}
