import type { EntryReason } from '@portal/contract/club/draws/draws.texts'
import type { ListedEntry } from '@portal/contract/club/draws/entry-list'
import { sql } from 'kysely'
import { statement } from '../../../platform/database/checked-sql.ts'
import type { Connection } from '../../../platform/database/database.ts'

export type NewParticipant = {
  drawId: string
  code: string
  userId: string | null
  fullName: string
  cpf: Buffer
  cpfHint: string
  cpfHash: Buffer
  birthDate: string
  acceptedSha256: string
  acceptedAt: Date
  acceptedOn: string
}
export type NewEntry = {
  drawId: string
  number: number
  participant: string
  reason: EntryReason
  reasonKey: string
  at: Date
}
export type OwnEntry = {
  drawId: string
  code: string
  number: number
  reason: EntryReason
  at: Date
}
type Untold = { code: string; email: string; name: string; numbers: number[] }

/** Who takes part in draws, and with which numbers. */
export function drawEntriesStore(connection: Connection) {
  return {
    async codeOf(drawId: string, userId: string): Promise<string | null> {
      const row = await connection
        .selectFrom('draw_participants')
        .select('code')
        .where('draw_id', '=', drawId)
        .where('user_id', '=', userId)
        .executeTakeFirst()
      return row?.code ?? null
    },

    async hasCpf(drawId: string, cpfHash: Buffer): Promise<boolean> {
      const row = await connection
        .selectFrom('draw_participants')
        .select('code')
        .where('draw_id', '=', drawId)
        .where('cpf_hash', '=', cpfHash)
        .executeTakeFirst()
      return row !== undefined
    },

    /** The place is the profile's of that moment. */
    async addParticipant(one: NewParticipant) {
      await sql`
        insert into draw_participants (draw_id, code, user_id, full_name, cpf, cpf_hint, cpf_hash,
          birth_date, city, state, accepted_sha256, accepted_at, accepted_on)
        select ${one.drawId}, ${one.code}, ${one.userId}::uuid, ${one.fullName}, ${one.cpf}, ${one.cpfHint},
          ${one.cpfHash}, ${one.birthDate}, profile.city, profile.state, ${one.acceptedSha256},
          ${one.acceptedAt}, ${one.acceptedOn}
        from (select 1) as one left join profiles as profile on profile.user_id = ${one.userId}::uuid
      `.execute(connection)
    },

    async hasEntry(drawId: string, reason: EntryReason, reasonKey: string): Promise<boolean> {
      const row = await connection
        .selectFrom('draw_entries')
        .select('number')
        .where('draw_id', '=', drawId)
        .where('reason', '=', reason)
        .where('reason_key', '=', reasonKey)
        .executeTakeFirst()
      return row !== undefined
    },

    /** Numbers of a person that uses of coupons at one business earned on a day of the city. */
    async countEarned(
      drawId: string,
      of: { participant: string; establishmentId: string; day: string },
    ): Promise<number> {
      const { rows } = await statement<{ count: number }>`
        select count(*)::integer as count
        from (select ${of.day}::date::timestamp at time zone 'America/Belem' as starts_at) as day
        join redemptions as redemption on redemption.establishment_id = ${of.establishmentId}
          and redemption.redeemed_at >= day.starts_at
          and redemption.redeemed_at < day.starts_at + interval '24 hours'
        join listed_draw_entries as entry on entry.draw_id = ${drawId}
          and entry.reason = 'redemption' and entry.reason_key = redemption.id::text
          and entry.participant = ${of.participant}
      `.execute(connection)
      return rows[0]?.count ?? 0
    },

    async addEntry({ drawId, number, participant, reason, reasonKey, at }: NewEntry) {
      await connection
        .insertInto('draw_entries')
        .values({ draw_id: drawId, number, participant, reason, reason_key: reasonKey, at })
        .execute()
    },

    /** Numbers that this earned and that nobody has withdrawn, in the order in which draws are held. */
    async listEarned(reason: EntryReason, reasonKey: string) {
      const { rows } = await statement<{ drawId: string; number: number }>`
        select entry.draw_id as "drawId", entry.number from listed_draw_entries as entry
        join draws on draws.id = entry.draw_id
        where entry.reason = ${reason} and entry.reason_key = ${reasonKey} order by draws.number
      `.execute(connection)
      return rows
    },

    async withdraw(drawId: string, number: number, at: Date) {
      await connection
        .insertInto('draw_withdrawals')
        .values({ draw_id: drawId, number, at })
        .execute()
    },

    /** As the list is published. */
    async listAll(drawId: string): Promise<ListedEntry[]> {
      const { rows } = await statement<ListedEntry>`
        select number, participant from listed_draw_entries where draw_id = ${drawId} order by number
      `.execute(connection)
      return rows
    },

    async listOf(userId: string): Promise<OwnEntry[]> {
      const { rows } = await statement<OwnEntry>`
        select entry.draw_id as "drawId", own.code, entry.number, entry.reason, entry.at
        from draw_participants as own
        join listed_draw_entries as entry
          on entry.draw_id = own.draw_id and entry.participant = own.code
        where own.user_id = ${userId} order by entry.at, entry.number
      `.execute(connection)
      return rows
    },

    /** Those who have not been sent the hash of the closed list; in pieces. */
    async listUntold(
      drawId: string,
      { after, most }: { after: string; most: number },
    ): Promise<Untold[]> {
      const { rows } = await statement<Untold>`
        select own.code, users.email, users.name, array_agg(entry.number order by entry.number) as numbers
        from draw_participants as own
        join users on users.id = own.user_id
        join listed_draw_entries as entry
          on entry.draw_id = own.draw_id and entry.participant = own.code
        where own.draw_id = ${drawId} and own.told_at is null
          and own.code > ${after}
        group by own.code, users.email, users.name order by own.code limit ${most}
      `.execute(connection)
      return rows
    },

    async setTold(drawId: string, code: string, now: Date) {
      await sql`
        update draw_participants set told_at = ${now} where draw_id = ${drawId} and code = ${code}
      `.execute(connection)
    },

    /** Names, documents and places of people leave; the code and its numbers stay. */
    async forget(others: Date, winners: Date, now: Date): Promise<number> {
      const { numAffectedRows } = await sql`
        update draw_participants as person set forgotten_at = ${now}, user_id = null, full_name = null,
          cpf = null, cpf_hint = null, cpf_hash = null, birth_date = null, city = null, state = null
        from draw_results as result
        join draw_extractions as extraction on extraction.id = result.extraction_id
        where result.draw_id = person.draw_id and person.forgotten_at is null
          and extraction.extracted_at < case when exists (
            select from draw_winners as winner
            join draw_entries as entry on entry.draw_id = winner.draw_id and entry.number = winner.number
            where entry.draw_id = person.draw_id and entry.participant = person.code
          ) then ${winners}::timestamptz else ${others}::timestamptz end
      `.execute(connection)
      return Number(numAffectedRows ?? 0)
    },
  }
}
