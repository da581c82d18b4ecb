import type { PersonSummary, Role } from '@portal/contract/accounts/people'
import { isAdministratorPlan, isPaidPlan } from '@portal/contract/shared/plan-rules'
import type { PlanType } from '@portal/contract/shared/plans'
import { type ExpressionBuilder, sql } from 'kysely'
import type { Connection } from '../../platform/database/database.ts'
import {
  isAfterPlace,
  type ListPosition,
  microsOf,
  toPage,
} from '../../platform/database/list-cursor.ts'
import type { DB, Subscriptions } from '../../platform/database/schema.generated.ts'
import { searchPatterns } from './people.rules.ts'

export type PeopleFilter = { search?: string | undefined; plan_type?: PlanType | undefined }
export type FoundPerson = Omit<PersonSummary, 'may'>

/** Only reads, across the tables of several features; each table's owner writes it. */
export function peopleStore(connection: Connection) {
  return {
    /** Newest first. The page is cut by the index before anything is joined to it. */
    async list(filter: PeopleFilter, after: ListPosition | null, limit: number, now: Date) {
      let chosen = matching(connection, filter, now)
      if (after) chosen = chosen.where(isAfterPlace('person.created_at', 'person.id', after))
      const ids = chosen
        .select('person.id')
        .orderBy('person.created_at', 'desc')
        .orderBy('person.id', 'desc')
        .limit(limit + 1)
      const rows = await described(connection, now).where('person.id', 'in', ids).execute()
      const page = toPage(rows, limit)
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

function matching(connection: Connection, { search, plan_type: plan }: PeopleFilter, now: Date) {
  let people = connection.selectFrom('users as person')
  for (const pattern of searchPatterns(search)) {
    people = people.where('person.search_text', 'like', sql<string>`folded(${pattern})`)
  }
  if (!plan) return people
  if (isAdministratorPlan(plan)) return people.where('person.role', '=', plan)
  const members = people.where('person.role', 'not in', ['admin', 'superadmin'])
  const held = connection
    .selectFrom('subscriptions as held')
    .select('held.user_id')
    .where((where) => isInForce(where, now))
  if (!isPaidPlan(plan)) {
    return members.where(({ exists, not }) =>
      not(exists(held.whereRef('held.user_id', '=', sql.ref('person.id')))),
    )
  }
  // An array, so that the few who pay are looked up; else everybody is walked through to find them.
  return members.where(
    sql<boolean>`person.id = any(array(${held.where('held.plan_type', '=', plan)}))`,
  )
}

function described(connection: Connection, now: Date) {
  return connection
    .selectFrom('users as person')
    .leftJoin('profiles as profile', 'profile.user_id', 'person.id')
    .leftJoin('subscriptions as held', (join) =>
      join.onRef('held.user_id', '=', 'person.id').on((where) => isInForce(where, now)),
    )
    .select((of) => [
      'person.id',
      'person.email',
      'person.email_verified',
      'person.name',
      'person.role',
      'person.two_factor_enabled',
      'person.created_at',
      microsOf('person.created_at').as('micros'),
      'profile.whatsapp',
      'profile.state',
      'profile.city',
      'held.plan_type as plan',
      'held.ends_at as plan_ends_at',
      of
        .selectFrom('sessions as session')
        .select(({ fn }) => fn.countAll<number>().as('open'))
        .whereRef('session.user_id', '=', 'person.id')
        .where('session.expires_at', '>', now)
        .as('open_sessions'),
    ])
    .orderBy('person.created_at', 'desc')
    .orderBy('person.id', 'desc')
}

/** As `subscribed_plan` of the migration reads it. */
function isInForce(where: ExpressionBuilder<DB & { held: Subscriptions }, 'held'>, now: Date) {
  return where.and([
    where('held.status', 'in', ['trialing', 'active', 'past_due']),
    where.or([where('held.ends_at', 'is', null), where('held.ends_at', '>', now)]),
  ])
}

type Row = Awaited<ReturnType<ReturnType<typeof described>['execute']>>[number]

function toPerson(row: Row): FoundPerson {
  // The lists of roles and plans are check constraints of their tables.
  const role = row.role as Role
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
  }
}
