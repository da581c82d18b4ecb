import type { DraftRecord } from '@portal/contract/club/draws/draw-admin'
import { type RawBuilder, sql } from 'kysely'
import { statement } from '../../../platform/database/checked-sql.ts'
import type { Connection } from '../../../platform/database/database.ts'
import type { Draw, Registered } from './draws.rules.ts'

type NewDraw = Pick<Draw, 'title' | 'seed' | 'isDemo' | 'draft'>
type Edited = Pick<Draw, 'id' | 'title' | 'summary' | 'draft'>

const columns = sql`draws.id, draws.number, draws.title, draws.summary, draws.is_demo as "isDemo",
  draws.status, draws.draft, draws.seed, draws.version, draws.entry_count as "givenCount",
  draws.entry_count - draws.withdrawn_count as "entryCount",
  draws.participant_count as "participantCount", draws.frozen_at as "frozenAt",
  draws.updated_at as "updatedAt"`

/** Draws and what makes them lawful. */
export function drawsStore(connection: Connection) {
  async function recordsOf(ids: readonly string[]): Promise<Map<string, Registered>> {
    const { rows } = await statement<Registered & { draw_id: string }>`
      select * from draw_legal_records where draw_id = any(${[...ids]}::uuid[])
    `.execute(connection)
    return new Map(rows.map(({ draw_id, ...record }) => [draw_id, record]))
  }

  async function read(which: RawBuilder<unknown>): Promise<Draw[]> {
    const { rows } = await statement<Omit<Draw, 'record'>>`
      select ${columns} from draws where ${which} order by draws.number desc
    `.execute(connection)
    const records = await recordsOf(rows.map(({ id }) => id))
    return rows.map((row) => ({ ...row, record: records.get(row.id) ?? null }))
  }

  async function locked(which: RawBuilder<unknown>): Promise<Draw | null> {
    await sql`select 1 from draws where ${which} for update`.execute(connection)
    return (await read(which))[0] ?? null
  }

  return {
    listAll: () => read(sql`true`),

    /** What anybody may see. */
    listAnnounced: () =>
      read(sql`draws.lawful_id is not null and draws.status in ('open', 'frozen', 'drawn')`),

    async find(id: string): Promise<Draw | null> {
      return (await read(sql`draws.id = ${id}`))[0] ?? null
    },

    async findByNumber(number: number): Promise<Draw | null> {
      return (await read(sql`draws.number = ${number}`))[0] ?? null
    },

    lock: (id: string) => locked(sql`draws.id = ${id}`),
    lockByNumber: (number: number) => locked(sql`draws.number = ${number}`),

    /** Held by whoever gives a number; in one order, so that two never wait for each other. */
    async listOpenOf(userId: string): Promise<string[]> {
      const { rows } = await statement<{ id: string }>`
        select draws.id from draws join draw_participants as own on own.draw_id = draws.id
        where own.user_id = ${userId} and draws.status = 'open' order by draws.number
      `.execute(connection)
      return rows.map(({ id }) => id)
    },

    async listDue(now: Date): Promise<string[]> {
      const { rows } = await statement<{ id: string }>`
        select draws.id from draws join draw_legal_records as legal on legal.draw_id = draws.id
        where draws.status = 'open' and legal.closes_at <= ${now} order by draws.number
      `.execute(connection)
      return rows.map(({ id }) => id)
    },

    async add({ title, seed, isDemo, draft }: NewDraw, now: Date): Promise<string> {
      // One at a time: two new draws must not want the same number.
      await sql`lock table draws in share row exclusive mode`.execute(connection)
      const { rows } = await statement<{ id: string }>`
        insert into draws (number, title, seed, is_demo, draft, created_at, updated_at)
        select coalesce(max(number), 0) + 1, ${title}, ${seed}, ${isDemo}, ${JSON.stringify(draft)}::jsonb,
          ${now}, ${now} from draws
        returning id
      `.execute(connection)
      const [row] = rows
      if (!row) throw new Error('a draw was not written')
      return row.id
    },

    async save({ id, title, summary, draft }: Edited, now: Date) {
      await sql`
        update draws set title = ${title}, summary = ${summary}, draft = ${JSON.stringify(draft satisfies DraftRecord)}::jsonb,
          version = version + 1, updated_at = ${now} where id = ${id}
      `.execute(connection)
    },

    /** Something beside it changed: whoever has it open is told before they save. */
    async touch(id: string, now: Date) {
      await sql`
        update draws set version = version + 1, updated_at = ${now} where id = ${id}
      `.execute(connection)
    },

    async register(id: string, record: Registered, now: Date) {
      const { adherents, prizes, ...plain } = record
      await connection
        .insertInto('draw_legal_records')
        .values({
          ...plain,
          draw_id: id,
          adherents: JSON.stringify(adherents),
          prizes: JSON.stringify(prizes),
        })
        .execute()
      await sql`
        update draws set status = 'lawful', lawful_id = id, version = version + 1, updated_at = ${now}
        where id = ${id}
      `.execute(connection)
    },

    async open(id: string, now: Date) {
      await sql`
        update draws set status = 'open', opened_at = ${now}, version = version + 1, updated_at = ${now}
        where id = ${id}
      `.execute(connection)
    },

    async freeze(id: string, now: Date) {
      await sql`
        update draws set status = 'frozen', frozen_at = ${now}, frozen_kind = 'entries',
          version = version + 1, updated_at = ${now} where id = ${id}
      `.execute(connection)
    },

    async finish(id: string, now: Date) {
      await sql`
        update draws set status = 'drawn', result_id = id, version = version + 1, updated_at = ${now}
        where id = ${id}
      `.execute(connection)
    },

    async count(id: string, { participants }: { participants: 0 | 1 }) {
      await sql`
        update draws set entry_count = entry_count + 1,
          participant_count = participant_count + ${participants} where id = ${id}
      `.execute(connection)
    },

    async countWithdrawn(id: string) {
      await sql`update draws set withdrawn_count = withdrawn_count + 1 where id = ${id}`.execute(
        connection,
      )
    },
  }
}
