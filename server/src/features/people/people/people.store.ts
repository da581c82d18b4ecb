import type { PersonSummary } from '@portal/contract/people/accounts/people'
import type { ListSort } from '@portal/contract/shared/list-query'
import { isAdministratorPlan, isPaidPlan } from '@portal/contract/shared/plan-rules'
import type { PaidPlan, PlanType } from '@portal/contract/shared/plans'
import { sql } from 'kysely'
import { bool, momentOrNull, selected, text } from '../../../platform/database/checked-sql.ts'
import type { Connection } from '../../../platform/database/database.ts'
import { byLetters, ordersBy, sortedList } from '../../../platform/database/sorted-list.ts'
import { wordPatterns } from '../../../platform/database/word-patterns.ts'

export type PeopleFilter = {
  search?: string | undefined
  plan_type?: PlanType | undefined
  blocked?: 'sim' | undefined
}
export type FoundPerson = Omit<PersonSummary, 'may'>

type Page = { sort: ListSort; cursor?: string | undefined; limit: number }

const ORDERS = ordersBy(sql`person.created_at`, byLetters('person.name'))

/** Only reads, across the tables of several features; each table's owner writes it. */
export function peopleStore(connection: Connection) {
  return {
    /** The page is cut by the index before anything is joined to it. */
    async list(filter: PeopleFilter, { sort, cursor, limit }: Page, now: Date) {
      const list = sortedList(ORDERS, sort, 'person.id')
      const ids = matching(connection, filter, now)
        .where(list.after(cursor))
        .select('person.id')
        .orderBy(list.orderBy)
        .limit(limit + 1)
      const rows = await described(connection, now)
        .select(list.key.as('sort_key'))
        .where('person.id', 'in', ids)
        .orderBy(list.orderBy)
        .execute()
      const page = list.toPage(rows, limit)
      return { people: page.rows.map(toPerson), nextCursor: page.nextCursor }
    },

    async count(filter: PeopleFilter, now: Date): Promise<number> {
      const { total } = await matching(connection, filter, now)
        .select(({ fn }) => fn.countAll<number>().as('total'))
        .executeTakeFirstOrThrow()
      return total
    },

    async find(id: string, now: Date): Promise<FoundPerson | null> {
      const row = await described(connection, now).where('person.id', '=', id).executeTakeFirst()
      return row ? toPerson(row) : null
    },
  }
}

function matching(
  connection: Connection,
  { search, plan_type: plan, blocked }: PeopleFilter,
  now: Date,
) {
  let people = connection.selectFrom('users as person')
  for (const pattern of wordPatterns(search)) {
    people = people.where('person.search_text', 'like', text`folded(${pattern})`)
  }
  if (blocked) people = people.where('person.blocked_at', 'is not', null)
  if (!plan) return people
  if (isAdministratorPlan(plan)) return people.where('person.role', '=', plan)
  const members = people.where('person.role', 'not in', ['admin', 'superadmin'])
  const paying = sql`select held.user_id, held.plan_type, plans.position
    from held_plans as held join plans on plans.id = held.plan_type
    where is_plan_in_force(held.source, held.starts_at, held.access_until, ${now})`
  if (!isPaidPlan(plan)) {
    return members.where(
      bool`not exists (select from (${paying}) as held where held.user_id = person.id)`,
    )
  }
  // An array, so that the few who pay are looked up; else everybody is walked through to find them.
  return members.where(bool`person.id = any(array(
    select best.user_id from (
      select distinct on (user_id) user_id, plan_type from (${paying}) as held
      order by user_id, position desc
    ) as best where best.plan_type = ${plan}))`)
}

function described(connection: Connection, now: Date) {
  return connection
    .selectFrom('users as person')
    .leftJoin('profiles as profile', 'profile.user_id', 'person.id')
    .leftJoinLateral(
      ({ fn, ref, val }) => fn<object>('plan_held', [ref('person.id'), val(now)]).as('held'),
      (join) => join.onTrue(),
    )
    .select((of) => [
      'person.id',
      'person.email',
      'person.email_verified',
      'person.name',
      'person.role',
      'person.two_factor_enabled',
      'person.created_at',
      'person.blocked_at',
      'person.blocked_reason',
      'profile.whatsapp',
      'profile.state',
      'profile.city',
      selected<PaidPlan | null>`held.plan_type`.as('plan'),
      momentOrNull`held.ends_at`.as('plan_ends_at'),
      of
        .selectFrom('sessions as session')
        .select(({ fn }) => fn.countAll<number>().as('open'))
        .whereRef('session.user_id', '=', 'person.id')
        .where('session.expires_at', '>', now)
        .as('open_sessions'),
    ])
}

type Row = Awaited<ReturnType<ReturnType<typeof described>['execute']>>[number]

function toPerson(row: Row): FoundPerson {
  // The lists of roles and plans are check constraints of their tables.
  const role = row.role
  const plan = isPaidPlan(row.plan) ? row.plan : 'clube'
  return {
    id: row.id,
    email: row.email,
    email_verified: row.email_verified,
    full_name: row.name || null,
    whatsapp: row.whatsapp,
    state: row.state,
    city: row.city,
    plan_type: role === 'admin' || role === 'superadmin' ? role : plan,
    role,
    plan,
    plan_ends_at: row.plan_ends_at?.toISOString() ?? null,
    has_second_factor: row.two_factor_enabled,
    open_sessions: row.open_sessions ?? 0,
    created_at: row.created_at.toISOString(),
    blocked: row.blocked_at
      ? { at: row.blocked_at.toISOString(), reason: row.blocked_reason ?? '' }
      : null,
  }
}
