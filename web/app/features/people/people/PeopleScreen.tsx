import type { PersonSummary } from '@portal/contract/people/accounts/people'
import { namesOf } from '@portal/contract/shared/names-of'
import { useQuery } from '@tanstack/react-query'
import { UsersRound } from 'lucide-react'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { type BulkAct, forEachRow } from '~/lists/bulk-acts.ts'
import { optionsOf } from '~/lists/ListFilters.tsx'
import { ListScreen } from '~/lists/ListScreen.tsx'
import { SORTS, useListAddress } from '~/lists/use-list-address.ts'
import { browserApi } from '~/platform/api.ts'
import { useAuth } from '~/platform/session/auth-context.ts'
import { historyAddress } from '~/screens/admin-address.ts'
import { TextLink } from '~/ui/TextLink.tsx'
import { PersonDrawer } from './PersonDrawer.tsx'
import { peopleQuery } from './people.queries.ts'
import { peopleTexts as texts } from './people.texts.ts'
import { columnsOf } from './person-columns.tsx'
import { StaffInvitations } from './StaffInvitations.tsx'
import { nameOf } from './use-person-changes.ts'

const PLAN = 'plano'
const BLOCKED = 'bloqueio'
const PERSON = 'pessoa'
const PLANS = namesOf(texts.plans)

export default function PeopleScreen() {
  const { planType } = useAuth()
  const address = useListAddress({
    filters: [PLAN, BLOCKED],
    sorts: SORTS,
    defaultSort: 'recentes',
  })
  const filter = {
    search: address.search || undefined,
    plan_type: address.one(PLAN, PLANS),
    blocked: address.one(BLOCKED, ['sim']),
    sort: address.sort,
    cursor: address.trail.current,
  }
  const people = useQuery(peopleQuery(filter))
  const [openId, setOpenId] = useState<string | null>(null)
  // Whoever comes for one person, by Ctrl K, finds them open.
  const asked = useSearchParams()[0].get(PERSON)
  const [closed, setClosed] = useState<string | null>(null)
  const shown = openId ?? (asked === closed ? null : asked)
  const opened = people.data?.people.find(({ id }) => id === shown)
  return (
    <div className="grid grid-cols-1 gap-5">
      {planType === 'superadmin' ? <StaffInvitations /> : null}
      <ListScreen
        list="people"
        sheet={filter}
        address={address}
        query={people}
        page={(data) => ({
          rows: data.people,
          nextCursor: data.next_cursor,
          count: texts.count(data.total),
        })}
        texts={texts}
        icon={<UsersRound />}
        filters={[
          { name: PLAN, label: texts.plan, any: texts.allPlans, options: optionsOf(texts.plans) },
          {
            name: BLOCKED,
            label: texts.details.blocked,
            any: texts.everybody,
            options: optionsOf({ sim: texts.onlyBlocked }),
          },
        ]}
        nameOf={nameOf}
        acts={ACTS}
        columns={columnsOf(({ id }) => setOpenId(id))}
      />
      {opened ? (
        <PersonDrawer
          person={opened}
          onClose={() => {
            setOpenId(null)
            setClosed(asked)
          }}
          history={
            <TextLink to={historyAddress(opened.id)} block>
              {texts.details.history}
            </TextLink>
          }
        />
      ) : null}
    </div>
  )
}

const ACTS: BulkAct<PersonSummary>[] = [
  {
    ...texts.acts.sendReset,
    may: ({ may }) => may.send_reset,
    run: forEachRow(({ id }) =>
      browserApi.send('POST', '/api/v1/admin/people/:id/password-reset', { params: { id } }),
    ),
  },
  {
    ...texts.acts.endSessions,
    isHarsh: true,
    may: ({ may, open_sessions }) => may.end_sessions && open_sessions > 0,
    run: forEachRow(({ id }) =>
      browserApi.send('POST', '/api/v1/admin/people/:id/end-sessions', { params: { id } }),
    ),
  },
]
