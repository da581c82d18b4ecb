import type { StayActor } from '@portal/contract/lodging/stays/stays.texts'
import { type RawBuilder, sql } from 'kysely'
import { dateRange, statement } from '../../../platform/database/checked-sql.ts'
import type { Connection } from '../../../platform/database/database.ts'
import {
  isAfterPlace,
  isBehindPlace,
  type ListPosition,
  microsOf,
  toPage,
} from '../../../platform/database/list-cursor.ts'
import type { WaitingAt, WaitingCount } from '../../../platform/feature.ts'
import type { FoundStay, NewStayRow, Stay, StayChange } from './stay.rules.ts'

const PAGE = 20
const FIELDS = sql`stays.*, lower(stays.during) as arrival, upper(stays.during) as departure`
/** Ended by the clock, written down or not. */
const isDue = (now: Date) =>
  sql`stays.status in ('requested', 'accepted')
    and coalesce(stays.confirm_by, stays.respond_by) <= ${now}`

/** Owns stays and what became of them. Written while the row of their unit is held. */
export function staysStore(connection: Connection) {
  /** `by` is the moment that a page of them goes on by. */
  async function read(which: RawBuilder<unknown>, by = 'requested_at'): Promise<FoundStay[]> {
    const { rows } = await statement<FoundStay>`
      select ${FIELDS}, unit.establishment_id, ${microsOf(`stays.${by}`)} as micros,
        (select jsonb_build_object('state', status, 'amount_cents', amount_cents)
          from house_pix_charges where stay_id = stays.id) as deposit,
        (select coalesce(jsonb_agg(jsonb_build_object('status', event.status, 'actor', event.actor,
            'created_at', event.created_at) order by event.version), '[]')
          from stay_events as event where event.stay_id = stays.id) as events
      from stays join lodging_units as unit on unit.id = stays.unit_id where ${which}
    `.execute(connection)
    return rows
  }
  const one = async (which: RawBuilder<unknown>) => (await read(which))[0] ?? null

  return {
    find: (id: string) => one(sql`stays.id = ${id}`),
    findOf: (establishmentId: string, id: string) =>
      one(sql`unit.establishment_id = ${establishmentId} and stays.id = ${id}`),
    findMine: (userId: string, id: string) =>
      one(sql`stays.user_id = ${userId} and stays.id = ${id}`),

    findByToken: (tokenHash: Buffer) => one(sql`stays.token_hash = ${tokenHash}`),

    /** Whose mailbox it is, where they have shown that it is theirs. */
    async findAccountOf(email: string): Promise<string | null> {
      const { rows } = await statement<{ id: string }>`
        select id from users where email = ${email} and email_verified
      `.execute(connection)
      return rows[0]?.id ?? null
    },

    /** What a mailbox asked for without an account is its owner's, once an account has proved it. */
    async claimOf(userId: string): Promise<number> {
      const { numAffectedRows } = await sql`
        update stays set user_id = ${userId} from users
        where users.id = ${userId} and users.email_verified and stays.contact_email = users.email
          and stays.token_hash is not null and stays.user_id is null
      `.execute(connection)
      return Number(numAffectedRows ?? 0n)
    },

    async findByKey(unitId: string, key: string): Promise<Stay | null> {
      const { rows } = await statement<Stay>`
        select ${FIELDS} from stays where unit_id = ${unitId} and key = ${key}
      `.execute(connection)
      return rows[0] ?? null
    },

    async listMine(userId: string, after: ListPosition | null) {
      const rows = await read(sql`stays.user_id = ${userId}
        and ${after ? isAfterPlace('stays.requested_at', 'stays.id', after) : sql`true`}
        order by stays.requested_at desc, stays.id desc limit ${PAGE + 1}`)
      return toPage(rows, PAGE)
    },

    /** What waits for an answer of the house, the shortest time first. */
    listRequests: (establishmentId: string, now: Date) =>
      read(sql`unit.establishment_id = ${establishmentId} and stays.status = 'requested'
        and stays.respond_by > ${now} order by stays.respond_by, stays.id`),

    /** The same, some at a time. */
    async listWaiting(
      { establishmentId, after, limit }: Pick<WaitingAt, 'establishmentId' | 'after' | 'limit'>,
      now: Date,
    ) {
      const behind = after ? isBehindPlace('stays.respond_by', 'stays.id', after) : sql`true`
      return read(
        sql`unit.establishment_id = ${establishmentId} and stays.status = 'requested'
          and stays.respond_by > ${now} and ${behind}
          order by stays.respond_by, stays.id limit ${limit}`,
        'respond_by',
      )
    },

    async countWaiting(establishmentIds: readonly string[], now: Date): Promise<WaitingCount[]> {
      const { rows } = await statement<WaitingCount>`
        select unit.establishment_id, count(*)::integer as count
        from lodging_units as unit join stays on stays.unit_id = unit.id
        where unit.establishment_id = any(${[...establishmentIds]}::uuid[])
          and stays.status = 'requested' and stays.respond_by > ${now}
        group by unit.establishment_id
      `.execute(connection)
      return rows
    },

    /** Who sleeps or will sleep there, by the stays that nights are taken for. */
    async guestsOf(ids: readonly string[]) {
      const { rows } = await statement<GuestRow>`
        select id, contact_name as name, (adults + children)::integer as guests,
          status = 'confirmed' as is_confirmed
        from stays where id = any(${[...ids]}::uuid[])
      `.execute(connection)
      return new Map(rows.map(({ id, ...guest }) => [id, guest]))
    },

    /** One person asks from one browser after the other. Held before any unit is. */
    async lockGuest({ userId, marks }: { userId: string | null; marks: readonly string[] }) {
      if (userId) {
        await sql`select from users where id = ${userId} for no key update`.execute(connection)
      }
      // In one order, so that two who share a phone and an address do not wait for each other.
      for (const mark of [...marks].sort()) {
        await sql`
          select pg_advisory_xact_lock(hashtextextended('guest ' || ${mark}::text, 0))
        `.execute(connection)
      }
    },

    /** What waits for an answer of any house. */
    async countOpenOf(userId: string, now: Date): Promise<number> {
      const { rows } = await statement<{ count: number }>`
        select count(*)::integer as count from stays
        where user_id = ${userId} and status = 'requested' and respond_by > ${now}
      `.execute(connection)
      return rows[0]?.count ?? 0
    },

    /** The same of who has no account: by the mailbox or the phone, and by where they are. */
    async countOpenWithoutAccount(
      { email, phone, addressMark }: { email: string; phone: string; addressMark: Buffer },
      now: Date,
    ): Promise<{ own: number; nearby: number }> {
      const { rows } = await statement<{ own: number; nearby: number }>`
        select (count(*) filter (where contact_email = ${email} or contact_phone = ${phone}))::integer as own,
          (count(*) filter (where token_hash is not null and address_mark = ${addressMark}))::integer as nearby
        from stays where status = 'requested' and respond_by > ${now}
          and (contact_email = ${email} or contact_phone = ${phone} or address_mark = ${addressMark})
      `.execute(connection)
      const [counted] = rows
      if (!counted) throw new Error('a count has one row')
      return counted
    },

    /** Asked for; or agreed with its house when it was written down. */
    async add(
      { arrival, departure, nights, ...fields }: NewStayRow,
      status: 'requested' | 'confirmed' = 'requested',
    ) {
      const now = fields.requested_at
      await connection
        .insertInto('stays')
        .values({
          ...fields,
          during: dateRange`daterange(${arrival}::date, ${departure}::date)`,
          nights: JSON.stringify(nights),
          status,
          status_since: now,
          ...(status === 'confirmed'
            ? { accepted_at: now, confirm_by: now, confirmed_at: now }
            : {}),
        })
        .execute()
    },

    /** One step: the change, one version more, and its event. False where another one came first. */
    async step(
      { id, version }: Pick<Stay, 'id' | 'version'>,
      change: StayChange,
      mover: { actor: StayActor; userId: string | null },
      now: Date,
    ): Promise<boolean> {
      const { numUpdatedRows } = await connection
        .updateTable('stays')
        .set({ ...change, version: version + 1 })
        .where('id', '=', id)
        .where('version', '=', version)
        .executeTakeFirst()
      if (numUpdatedRows === 0n) return false
      await this.record({ id, version: version + 1 }, mover, now)
      return true
    },

    /** Under the row of its unit; no step of the stay. */
    async prove(id: string, respondBy: Date) {
      await sql`
        update stays set is_proved = true, respond_by = ${respondBy} where id = ${id}
      `.execute(connection)
    },

    async record(
      { id, version }: Pick<Stay, 'id' | 'version'>,
      { actor, userId }: { actor: StayActor; userId: string | null },
      now: Date,
    ) {
      await sql`
        insert into stay_events (stay_id, version, status, actor, user_id, created_at)
        select id, ${version}, status, ${actor}, ${userId}, ${now} from stays where id = ${id}
      `.execute(connection)
    },

    async unitsDue(now: Date): Promise<string[]> {
      const { rows } = await statement<{ id: string }>`
        select distinct unit_id as id from stays where ${isDue(now)}
      `.execute(connection)
      return rows.map(({ id }) => id)
    },

    async listDue(unitId: string, now: Date): Promise<Stay[]> {
      const { rows } = await statement<Stay>`
        select ${FIELDS} from stays where unit_id = ${unitId} and ${isDue(now)} order by id
      `.execute(connection)
      return rows
    },

    /** Names, phones and e-mails that have been kept long enough after it was over. */
    forget: (before: Date, now: Date) =>
      forgetWhere(
        sql`case when status in ('declined', 'expired', 'cancelled') then status_since
        else upper(during)::timestamptz end < ${before}`,
        now,
      ),

    /** By the link of who asked without an account. */
    forgetOne: (id: string, now: Date) => forgetWhere(sql`id = ${id}`, now),

    /** Of somebody who leaves the portal: what is agreed and lies ahead stays until it is over. */
    forgetPerson: (userId: string, today: string, now: Date) =>
      forgetWhere(
        sql`user_id = ${userId} and (status in ('declined', 'expired', 'cancelled')
        or upper(during) <= ${today}::date)`,
        now,
      ),

    /** What somebody who leaves the portal still has open: the house need not wait for them. */
    async listOpenOf(userId: string): Promise<FoundStay[]> {
      return read(sql`stays.user_id = ${userId} and stays.status in ('requested', 'accepted', 'confirmed')
        order by stays.id`)
    },
  }

  async function forgetWhere(which: RawBuilder<unknown>, now: Date): Promise<number> {
    const { numAffectedRows } = await sql`
      update stays set contact_name = null, contact_phone = null, contact_email = null, message = '',
        house_note = '', address_mark = null, token_hash = null, forgotten_at = ${now}
      where forgotten_at is null and ${which}
    `.execute(connection)
    return Number(numAffectedRows ?? 0n)
  }
}

type GuestRow = { id: string; name: string | null; guests: number; is_confirmed: boolean }
