import type { TeamMember, TeamRole } from '@portal/contract/team/team'
import { sentenceOfRole } from '@portal/contract/team/team-rights'
import { KeyRound, LogOut, UserMinus } from 'lucide-react'
import { useState } from 'react'
import { dayText } from '~/platform/moments.ts'
import { Avatar } from '~/ui/Avatar.tsx'
import { Badge } from '~/ui/Badge.tsx'
import { Button } from '~/ui/Button.tsx'
import { ConfirmDialog } from '~/ui/ConfirmDialog.tsx'
import { Field } from '~/ui/Field.tsx'
import { Select } from '~/ui/Select.tsx'
import { ROLE_OPTIONS } from './team.constants.ts'
import { teamTexts as texts } from './team.texts.ts'
import type { useTeamChanges } from './use-team-changes.ts'

type MemberRowProps = {
  member: TeamMember
  placeName: string
  mayHandOver: boolean
  changes: ReturnType<typeof useTeamChanges>
  onLeft: () => void
}

export function MemberRow(props: MemberRowProps) {
  const { member, mayHandOver, changes } = props
  return (
    <li className="grid gap-3 border-t border-line py-4 first:border-0 md:grid-cols-[minmax(0,1fr)_auto] md:items-center">
      <div className="flex min-w-0 items-center gap-3">
        <Avatar name={member.name} />
        <div className="min-w-0">
          <p className="font-semibold wrap-anywhere">
            {member.name}
            {member.is_me ? (
              <span className="font-normal text-muted"> ({texts.members.me})</span>
            ) : null}
          </p>
          <p className="text-sm text-muted wrap-anywhere">
            {[member.email, member.since && texts.members.since(dayText(new Date(member.since)))]
              .filter(Boolean)
              .join(' · ')}
          </p>
        </div>
      </div>
      <div className="flex flex-wrap items-center gap-2 pl-13 md:justify-end md:pl-0">
        {member.may.change_role && member.role !== 'owner' ? (
          <RoleChoice key={member.role} member={member} current={member.role} changes={changes} />
        ) : (
          <Badge tone={member.role === 'owner' ? 'mar' : 'neutral'}>
            {texts.roles[member.role]}
          </Badge>
        )}
        {mayHandOver ? <HandOver member={member} changes={changes} /> : null}
        {member.may.remove ? <Removal {...props} /> : null}
      </div>
    </li>
  )
}

type RoleChoiceProps = Pick<MemberRowProps, 'member' | 'changes'> & { current: TeamRole }

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

/** Nothing changes until the other accepts. */
function HandOver({ member, changes }: Pick<MemberRowProps, 'member' | 'changes'>) {
  const { action, ask, text, confirm } = texts.handOver
  return (
    <ConfirmDialog
      title={ask(member.name)}
      description={text}
      confirmLabel={confirm}
      onConfirm={() => changes.offer(member).then(() => undefined)}
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

function Removal({ member, placeName, changes, onLeft }: MemberRowProps) {
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
        await changes.remove(member)
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
