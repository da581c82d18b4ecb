import type { TeamItem } from '@portal/contract/portal/workplace/team-inbox'
import {
  COSTS,
  type Cost,
  type TeamKind,
  type TeamView,
} from '@portal/contract/portal/workplace/team-inbox-kinds'
import type { RowOf } from '@portal/contract/shared/endpoint'
import { type RawBuilder, sql } from 'kysely'
import { bool, statement } from '../../../platform/database/checked-sql.ts'
import type { Connection } from '../../../platform/database/database.ts'
import type { TeamWaitingPart } from '../../../platform/feature.ts'

export type Thing = { kind: TeamKind; id: string }
export type TeamPlace = { rank: number; micros: number; kind: string; id: string }
export type TaskChange = {
  assigneeId?: string | null | undefined
  dueAt?: Date | null | undefined
  snoozedUntil?: Date | null | undefined
}
export type TeamCounts = {
  all: number
  mine: number
  unowned: number
  snoozed: number
  costs: Record<Cost, number>
  kinds: Partial<Record<TeamKind, number>>
  oldest_since: Date | null
}
export type Ended = {
  at: Date
  by: { id: string; name: string } | null
}

type Waiting = TeamPlace &
  Pick<RowOf<typeof TeamItem>, 'since' | 'due_at' | 'assignee' | 'snoozed_until'>
type Told = Pick<
  RowOf<typeof TeamItem>,
  'id' | 'title' | 'about' | 'word' | 'opens' | 'version' | 'business'
>
type Asked = {
  view: TeamView
  kind?: TeamKind | undefined
  userId: string
  after: TeamPlace | null
  limit: number
}
type Parts = readonly TeamWaitingPart[]

/** What is due so soon costs something today, whatever its kind. */
const SOON = sql`interval '6 hours'`
/** Without an hour of its own a thing is put where one of its cost would fall due. */
const WITHIN: Record<Cost, string> = {
  hours: '1 hour',
  day: '1 day',
  week: '7 days',
  none: '10 years',
}

/** Owns what colleagues say of waiting things, and puts the things of all features in one order. */
export function teamTasksStore(connection: Connection) {
  async function read(parts: Parts, now: Date, which: RawBuilder<unknown>): Promise<Waiting[]> {
    const { rows } = await statement<Waiting>`
      with kept as (${kept(parts, now)})
      select kept.kind, kept.id, kept.since, kept.due_at, kept.rank, kept.snoozed_until,
        (extract(epoch from kept.due_key) * 1000000)::bigint as micros,
        case when colleague.id is not null
          then jsonb_build_object('id', colleague.id, 'name', ${NAME}) end as assignee
      from kept left join users as colleague on colleague.id = kept.assignee_id
      ${which}
    `.execute(connection)
    return rows
  }

  async function describe(
    parts: Parts,
    now: Date,
    rows: readonly Waiting[],
  ): Promise<RowOf<typeof TeamItem>[]> {
    const found = await Promise.all(
      parts.map(async (part) => {
        const ids = rows.filter(({ kind }) => kind === part.kind).map(({ id }) => id)
        if (ids.length === 0) return []
        const { rows: told } = await statement<Told>`
          select told.id, told.title, told.about, told.word, told.opens, told.version,
            case when place.id is not null then jsonb_build_object('id', place.id, 'name', place.name,
              'slug', place.slug, 'phone', place.phone, 'whatsapp', place.whatsapp) end as business
          from (${part.told(sql`${ids}`, now)}) as told
          left join establishments as place on place.id = told.establishment_id
        `.execute(connection)
        return told.map((one) => [`${part.kind}/${one.id}`, { part, told: one }] as const)
      }),
    )
    const byThing = new Map<string, { part: TeamWaitingPart; told: Told }>(found.flat())
    // What ended between the two reads is left out.
    return rows.flatMap(({ micros: _micros, rank, kind, id, ...row }) => {
      const known = byThing.get(`${kind}/${id}`)
      if (!known) return []
      const { part, told } = known
      return [
        {
          ...told,
          ...row,
          kind: part.kind,
          cost: COSTS[rank] ?? 'none',
          is_decided: part.isDecided,
        },
      ]
    })
  }

  return {
    async list(parts: Parts, { view, kind, userId, after, limit }: Asked, now: Date) {
      const asked = kind ? parts.filter((part) => part.kind === kind) : parts
      if (asked.length === 0) return { items: [], last: null }
      const behind = after
        ? bool`(kept.rank, kept.due_key, kept.kind, kept.id) > (${after.rank}::integer,
            timestamptz 'epoch' + ${after.micros}::bigint * interval '1 microsecond',
            ${after.kind}, ${after.id})`
        : sql`true`
      const rows = await read(
        asked,
        now,
        sql`where ${inView(view, userId, now)} and ${behind}
          order by kept.rank, kept.due_key, kept.kind, kept.id limit ${limit + 1}`,
      )
      const page = rows.slice(0, limit)
      const last = rows.length > limit ? page.at(-1) : undefined
      return { items: await describe(asked, now, page), last: last ?? null }
    },

    async find(part: TeamWaitingPart, id: string, now: Date) {
      const rows = await read([part], now, sql`where kept.id = ${id}`)
      return (await describe([part], now, rows))[0] ?? null
    },

    /** All of it in one pass over what waits. */
    async count(parts: Parts, userId: string, now: Date): Promise<TeamCounts> {
      const costs = { hours: 0, day: 0, week: 0, none: 0 }
      const counted: TeamCounts = {
        ...{ all: 0, mine: 0, unowned: 0, snoozed: 0, costs, kinds: {}, oldest_since: null },
      }
      if (parts.length === 0) return counted
      const { rows } = await statement<{
        kind: TeamKind
        rank: number
        all: number
        mine: number
        unowned: number
        snoozed: number
        oldest: Date | null
      }>`
        with kept as (${kept(parts, now)})
        select kind, rank, count(*) filter (where ${inView('all', userId, now)})::integer as "all",
          count(*) filter (where ${inView('mine', userId, now)})::integer as mine,
          count(*) filter (where ${inView('unowned', userId, now)})::integer as unowned,
          count(*) filter (where ${inView('snoozed', userId, now)})::integer as snoozed,
          min(since) filter (where ${inView('all', userId, now)}) as oldest
        from kept group by kind, rank
      `.execute(connection)
      for (const row of rows) {
        for (const view of ['all', 'mine', 'unowned', 'snoozed'] as const) {
          counted[view] += row[view]
        }
        costs[COSTS[row.rank] ?? 'none'] += row.all
        if (row.all > 0) counted.kinds[row.kind] = (counted.kinds[row.kind] ?? 0) + row.all
        if (row.oldest && (!counted.oldest_since || row.oldest < counted.oldest_since)) {
          counted.oldest_since = row.oldest
        }
      }
      return counted
    },

    /** Who may be asked to do it: everybody who works for the portal. */
    async colleagues(): Promise<{ id: string; name: string }[]> {
      const { rows } = await statement<{ id: string; name: string }>`
        select colleague.id, ${NAME} as name from users as colleague
        where role <> 'user' and blocked_at is null order by 2, 1
      `.execute(connection)
      return rows
    },

    async isColleague(userId: string): Promise<boolean> {
      const { rows } = await sql`
        select from users where id = ${userId} and role <> 'user' and blocked_at is null
      `.execute(connection)
      return rows.length > 0
    },

    /** What is not said stays as it was. */
    async keep({ kind, id }: Thing, { assigneeId, dueAt, snoozedUntil }: TaskChange, now: Date) {
      const said = {
        ...(assigneeId === undefined ? {} : { assignee_id: assigneeId }),
        ...(dueAt === undefined ? {} : { due_at: dueAt }),
        ...(snoozedUntil === undefined ? {} : { snoozed_until: snoozedUntil }),
        updated_at: now,
      }
      await connection
        .insertInto('team_tasks')
        .values({ kind, thing_id: id, ...said })
        .onConflict((same) => same.columns(['kind', 'thing_id']).doUpdateSet(said))
        .execute()
    },

    /** Of two who say so at once the first is named. */
    async resolve(part: TeamWaitingPart, id: string, by: string, now: Date): Promise<boolean> {
      const { numAffectedRows } = await sql`
        insert into team_tasks (kind, thing_id, resolved_since, resolved_at, resolved_by, updated_at)
        select ${part.kind}, waiting.id, waiting.since, ${now}, ${by}, ${now}
        from (${part.waiting(now)}) as waiting where waiting.id = ${id}
        on conflict (kind, thing_id) do update set resolved_since = excluded.resolved_since,
          resolved_at = excluded.resolved_at, resolved_by = excluded.resolved_by,
          updated_at = excluded.updated_at
        where team_tasks.resolved_since is distinct from excluded.resolved_since
      `.execute(connection)
      return (numAffectedRows ?? 0n) > 0n
    },

    async reopen({ kind, id }: Thing, now: Date): Promise<boolean> {
      const { numUpdatedRows } = await connection
        .updateTable('team_tasks')
        .set({ resolved_since: null, resolved_at: null, resolved_by: null, updated_at: now })
        .where('kind', '=', kind)
        .where('thing_id', '=', id)
        .where('resolved_at', 'is not', null)
        .executeTakeFirst()
      return numUpdatedRows > 0n
    },

    async findEnded({ kind, id }: Thing): Promise<Ended | null> {
      const { rows } = await statement<Ended>`
        select task.resolved_at as at, case when colleague.id is not null
          then jsonb_build_object('id', colleague.id, 'name', ${NAME}) end as by
        from team_tasks as task left join users as colleague on colleague.id = task.resolved_by
        where task.kind = ${kind} and task.thing_id = ${id} and task.resolved_at is not null
      `.execute(connection)
      return rows[0] ?? null
    },

    /** What was said of things that have long ended. */
    async removeBefore(limit: Date): Promise<number> {
      const { numDeletedRows } = await connection
        .deleteFrom('team_tasks')
        .where('updated_at', '<', limit)
        .executeTakeFirst()
      return Number(numDeletedRows)
    },
  }
}

const NAME = sql`coalesce(nullif(colleague.name, ''), colleague.email)`

/** Of all kinds what waits, with what was said of it, and the place it has in the order. */
function kept(parts: Parts, now: Date): RawBuilder<unknown> {
  const waiting = sql.join(
    parts.map(
      ({ kind, cost, waiting: rows }) => sql`
        (select ${kind}::text as kind, ${COSTS.indexOf(cost)}::integer as cost,
          ${WITHIN[cost]}::interval as within, part.id, part.since, part.due_at
        from (${rows(now)}) as part)`,
    ),
    sql` union all `,
  )
  return sql`
    select waiting.kind, waiting.id, waiting.since, coalesce(task.due_at, waiting.due_at) as due_at,
      task.assignee_id, task.snoozed_until,
      coalesce(task.due_at, waiting.due_at, waiting.since + waiting.within) as due_key,
      case when task.due_at is not null then ${rankOf(sql`task.due_at`, now)}
        when waiting.due_at is not null then least(waiting.cost, ${rankOf(sql`waiting.due_at`, now)})
        else waiting.cost end as rank
    from (${waiting}) as waiting
    left join team_tasks as task on task.kind = waiting.kind and task.thing_id = waiting.id
    where task.resolved_since is distinct from waiting.since`
}

const rankOf = (due: RawBuilder<unknown>, now: Date) => sql`
  case when ${due} <= ${now}::timestamptz + ${SOON} then 0
    when ${due} < date_trunc('day', ${now}::timestamptz, 'America/Belem') + interval '1 day' then 1
    when ${due} <= ${now}::timestamptz + interval '7 days' then 2 else 3 end`

function inView(view: TeamView, userId: string, now: Date): RawBuilder<boolean> {
  const sleeps = sql`coalesce(snoozed_until > ${now}::timestamptz, false)`
  switch (view) {
    case 'snoozed':
      return bool`${sleeps}`
    case 'mine':
      return bool`not ${sleeps} and assignee_id = ${userId}::uuid`
    case 'unowned':
      return bool`not ${sleeps} and assignee_id is null`
    case 'all':
      return bool`not ${sleeps}`
  }
}
