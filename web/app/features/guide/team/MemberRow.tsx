import type { TeamMember, TeamRole } from '@portal/contract/guide/team/team'
import { briefOfRole, sentenceOfRole } from '@portal/contract/guide/team/team-rights'
import { ArrowLeft, ChevronRight, KeyRound, LogOut, UserMinus } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router'
import { dayAgoText, dayText } from '~/platform/moments.ts'
import { Avatar } from '~/ui/Avatar.tsx'
import { Button } from '~/ui/Button.tsx'
import { ConfirmDialog } from '~/ui/ConfirmDialog.tsx'
import { Field } from '~/ui/Field.tsx'
import { Panel } from '~/ui/Panel.tsx'
import { Select } from '~/ui/Select.tsx'
import { TextLink } from '~/ui/TextLink.tsx'
import { RoleRights } from './RoleRights.tsx'
import { ROLE_OPTIONS } from './team.constants.ts'
import { teamTexts as texts } from './team.texts.ts'
import type { useTeamChanges } from './use-team-changes.ts'

type MemberDetailProps = {
  member: TeamMember
  placeName: string
  mayManage: boolean
  mayHandOver: boolean
  changes: ReturnType<typeof useTeamChanges>
  /** The address of the team. */
  back: string
  /** There is nothing more to do here. */
  onDone: () => void
  onLeft: () => void
}

/** One line of the team: what somebody is for and when they were last here; the rest is a tap away. */
export function MemberRow({ member, to }: { member: TeamMember; to: string }) {
  const { name, role, is_me: isMe, last_seen_at: seen } = member
  return (
    <li className="border-line border-t first:border-0">
      <Link
        to={to}
        className="-mx-2 flex items-center gap-3 rounded-item px-2 py-3 hover:bg-areia-100"
      >
        <Avatar name={name} />
        <span className="min-w-0 flex-1">
          <b className="block font-semibold wrap-anywhere">
            {name}
            {isMe ? <span className="font-normal text-muted"> ({texts.members.me})</span> : null}
          </b>
          <span className="block text-muted text-sm">
            {texts.roles[role]} · {briefOfRole(role)}
          </span>
          {member.email === null || isMe ? null : (
            <span className="block text-muted text-sm">{seenText(seen)}</span>
          )}
        </span>
        <ChevronRight aria-hidden="true" className="size-5 flex-none" />
      </Link>
    </li>
  )
}

const seenText = (seen: string | null) =>
  seen ? texts.members.seen(dayAgoText(new Date(seen), new Date())) : texts.members.unseen

/** Somebody of the team: what their role may do, and what can be done about it. */
export function MemberDetail(props: MemberDetailProps) {
  const { member, mayHandOver, changes, back } = props
  const { email, since, last_seen_at: seen, role } = member
  const facts = [
    email,
    since && texts.members.since(dayText(new Date(since))),
    props.mayManage ? seenText(seen) : null,
  ]
  return (
    <div className="grid max-w-160 gap-4">
      <header>
        <TextLink to={back} block className="mb-2 justify-self-start">
          <ArrowLeft aria-hidden="true" className="size-5" />
          {texts.rights.back}
        </TextLink>
        <h1 className="text-[2rem] wrap-anywhere">{member.name}</h1>
        <p className="text-muted wrap-anywhere">{facts.filter(Boolean).join(' · ')}</p>
      </header>
      <Panel aria-labelledby="pode" className="grid gap-4">
        <div className="flex flex-wrap items-center justify-between gap-3">
          <h2 id="pode" className="text-h3">
            {texts.rights.ofRole(texts.roles[role])}
          </h2>
          {member.may.change_role && role !== 'owner' ? (
            <RoleChoice key={role} member={member} current={role} changes={changes} />
          ) : null}
        </div>
        <RoleRights role={role} />
      </Panel>
      <div className="flex flex-wrap gap-2 empty:hidden">
        {mayHandOver ? <HandOver member={member} changes={changes} onDone={props.onDone} /> : null}
        {member.may.remove ? <Removal {...props} /> : null}
      </div>
    </div>
  )
}

type RoleChoiceProps = Pick<MemberDetailProps, 'member' | 'changes'> & { current: TeamRole }

/** Chosen, then confirmed: a role is never changed by one slip of the finger. */
function RoleChoice({ member, current, changes }: RoleChoiceProps) {
  const [wanted, setWanted] = useState<TeamRole | null>(null)
  const { ask, confirm, label } = texts.role
  const asked = wanted ?? current
  return (
    <>
      <Field label={label(member.name)} hideLabel className="w-36">
        <Select
          options={ROLE_OPTIONS}
          value={asked}
          onValueChange={(role) => setWanted(role === current ? null : role)}
        />
      </Field>
      <ConfirmDialog
        title={ask(member.name, texts.roles[asked])}
        description={sentenceOfRole(asked)}
        confirmLabel={confirm}
        open={wanted !== null}
        onOpenChange={(isOpen) => {
          if (!isOpen) setWanted(null)
        }}
        onConfirm={() => changes.changeRole(member, asked).then(() => undefined)}
      />
    </>
  )
}

type HandOverProps = Pick<MemberDetailProps, 'member' | 'changes' | 'onDone'>

/** Nothing changes until the other accepts. */
function HandOver({ member, changes, onDone }: HandOverProps) {
  const { action, ask, text, confirm } = texts.handOver
  return (
    <ConfirmDialog
      title={ask(member.name)}
      description={text}
      confirmLabel={confirm}
      onConfirm={async () => {
        if (await changes.offer(member)) onDone()
      }}
      trigger={
        <Button look="ghost" size="sm">
          <KeyRound aria-hidden="true" />
          {action}
          <span className="sr-only">, {member.name}</span>
        </Button>
      }
    />
  )
}

function Removal({ member, placeName, changes, onDone, onLeft }: MemberDetailProps) {
  const leaves = member.is_me
  const { action, text } = leaves ? texts.leave : texts.remove
  return (
    <ConfirmDialog
      title={leaves ? texts.leave.ask(placeName) : texts.remove.ask(member.name)}
      description={text}
      confirmLabel={action}
      destructive
      onConfirm={async () => {
        if (leaves) return (await changes.leave(member, placeName)) ? onLeft() : undefined
        if (await changes.remove(member)) onDone()
      }}
      trigger={
        <Button look="ghost" size="sm">
          {leaves ? <LogOut aria-hidden="true" /> : <UserMinus aria-hidden="true" />}
          {action}
          {leaves ? null : <span className="sr-only">, {member.name}</span>}
        </Button>
      }
    />
  )
}
