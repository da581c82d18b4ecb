import type { PersonSummary } from '@portal/contract/accounts/people'
import { ROLES } from '@portal/contract/accounts/role-rules'
import type { ChosenPlan } from '@portal/contract/shared/plans'
import type { ReactNode } from 'react'
import { dayText, momentText } from '~/platform/moments.ts'
import { Button } from '~/ui/Button.tsx'
import { ConfirmDialog } from '~/ui/ConfirmDialog.tsx'
import { Drawer } from '~/ui/Drawer.tsx'
import { masks } from '~/ui/masks.ts'
import { ChoiceChange } from './ChoiceChange.tsx'
import { placeOf } from './PeopleTable.tsx'
import { peopleTexts } from './people.texts.ts'
import { nameOf, usePersonChanges } from './use-person-changes.ts'

const PLANS: readonly ChosenPlan[] = ['clube', 'atalaia', 'macarico', 'espadarte']

type PersonDrawerProps = {
  person: PersonSummary
  /** A link to what was done by and to the person. */
  history: ReactNode
  onClose: () => void
}

export function PersonDrawer({ person, history, onClose }: PersonDrawerProps) {
  const changes = usePersonChanges(person)
  const { changePlan, changeRole, endSessions, plans, roles } = peopleTexts
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
          <ChoiceChange
            key={person.plan}
            texts={changePlan}
            name={name}
            labels={plans}
            options={PLANS}
            current={person.plan}
            onChange={changes.changePlan}
          />
        ) : null}
        {may.change_role ? (
          <ChoiceChange
            key={person.role}
            texts={changeRole}
            name={name}
            labels={roles}
            options={ROLES}
            current={person.role}
            onChange={changes.changeRole}
          />
        ) : null}
        {may.end_sessions && sessions > 0 ? (
          <div className="border-t border-line pt-4">
            <ConfirmDialog
              title={endSessions.ask(name)}
              description={endSessions.text}
              confirmLabel={endSessions.confirm}
              destructive
              onConfirm={changes.endSessions}
              trigger={
                <Button size="sm" look="line" block>
                  {endSessions.action}
                </Button>
              }
            />
          </div>
        ) : null}
      </div>
    </Drawer>
  )
}

function PersonFacts({ person }: { person: PersonSummary }) {
  const { details, plans, roles, unknown } = peopleTexts
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
