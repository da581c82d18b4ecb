import type { PersonSummary } from '@portal/contract/people/accounts/people'
import { ROLES } from '@portal/contract/people/accounts/role-rules'
import type { ReactNode } from 'react'
import { dayText, momentText } from '~/platform/moments.ts'
import { givePlanAddress } from '~/screens/admin-address.ts'
import { Button } from '~/ui/Button.tsx'
import { ConfirmDialog } from '~/ui/ConfirmDialog.tsx'
import { Drawer } from '~/ui/Drawer.tsx'
import { LinkButton } from '~/ui/LinkButton.tsx'
import { masks } from '~/ui/masks.ts'
import { BlockPerson } from './BlockPerson.tsx'
import { ChoiceChange } from './ChoiceChange.tsx'
import { peopleTexts } from './people.texts.ts'
import { placeOf } from './person-columns.tsx'
import { nameOf, usePersonChanges } from './use-person-changes.ts'

type PersonDrawerProps = {
  person: PersonSummary
  /** A link to what was done by and to the person. */
  history: ReactNode
  onClose: () => void
}

export function PersonDrawer({ person, history, onClose }: PersonDrawerProps) {
  const changes = usePersonChanges(person)
  const { changePlan, changeRole, endSessions, roles, sendReset, unblock } = peopleTexts
  const { may, open_sessions: sessions } = person
  const name = nameOf(person)
  return (
    <Drawer
      title={name}
      open
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose()
      }}
    >
      <div className="grid gap-5 text-sm">
        <PersonFacts person={person} />
        {history}
        {may.change_plan ? (
          <div className="grid gap-3">
            <LinkButton to={givePlanAddress(person.email)} look="line" size="sm" block>
              {changePlan.give}
            </LinkButton>
            {person.plan === 'clube' ? null : (
              <Asked texts={changePlan} name={name} destructive onConfirm={changes.endPlan} />
            )}
          </div>
        ) : null}
        {may.change_role ? (
          <ChoiceChange
            key={person.role}
            texts={changeRole}
            name={name}
            labels={roles}
            powers={peopleTexts.powers}
            options={ROLES}
            current={person.role}
            onChange={changes.changeRole}
          />
        ) : null}
        <div className="grid gap-3 border-t border-line pt-4">
          {may.send_reset ? (
            <Asked texts={sendReset} name={name} onConfirm={changes.sendReset} />
          ) : null}
          {may.end_sessions && sessions > 0 ? (
            <Asked texts={endSessions} name={name} destructive onConfirm={changes.endSessions} />
          ) : null}
          {may.unblock ? <Asked texts={unblock} name={name} onConfirm={changes.unblock} /> : null}
          {may.block ? <BlockPerson name={name} onBlock={changes.block} /> : null}
        </div>
      </div>
    </Drawer>
  )
}

type AskedProps = {
  texts: { action: string; ask: (name: string) => string; text: string; confirm?: string }
  name: string
  destructive?: boolean
  onConfirm: () => Promise<void>
}

function Asked({ texts, name, destructive = false, onConfirm }: AskedProps) {
  return (
    <ConfirmDialog
      title={texts.ask(name)}
      description={texts.text}
      confirmLabel={texts.confirm ?? texts.action}
      destructive={destructive}
      onConfirm={onConfirm}
      trigger={
        <Button size="sm" look="line" block>
          {texts.action}
        </Button>
      }
    />
  )
}

function PersonFacts({ person }: { person: PersonSummary }) {
  const { block, details, plans, roles, unknown } = peopleTexts
  const until = person.plan_ends_at
  const plan = plans[person.plan]
  const facts: [string, string][] = [
    [
      details.email,
      `${person.email} (${person.email_verified ? details.confirmed : details.unconfirmed})`,
    ],
    [details.whatsapp, person.whatsapp ? masks.phone.toText(person.whatsapp) : unknown],
    [details.city, person.city ? placeOf(person) : unknown],
    [details.plan, until ? details.planUntil(plan, dayText(new Date(until))) : plan],
    [details.role, roles[person.role]],
    [details.secondFactor, person.has_second_factor ? details.on : details.off],
    [details.sessions, String(person.open_sessions)],
    [details.created, momentText(new Date(person.created_at))],
    ...(person.blocked
      ? [
          [
            details.blocked,
            block.since(momentText(new Date(person.blocked.at)), person.blocked.reason),
          ] satisfies [string, string],
        ]
      : []),
  ]
  return (
    <dl>
      {facts.map(([name, value]) => (
        <div key={name} className="border-t border-line py-2 first:border-0">
          <dt className="text-xs text-muted">{name}</dt>
          <dd className="num font-semibold wrap-anywhere">{value}</dd>
        </div>
      ))}
    </dl>
  )
}
