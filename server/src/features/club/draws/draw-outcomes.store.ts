import type { ContactChannel } from '@portal/contract/club/draws/draws.texts'
import { sql } from 'kysely'
import { statement } from '../../../platform/database/checked-sql.ts'
import type { Connection } from '../../../platform/database/database.ts'
import { sha256Of } from './draws.rules.ts'

type MadeFile = 'entries' | 'result' | 'minutes'
/** The certificate is the only one that comes from outside. */
export type FileKind = MadeFile | 'certificate'
type File = { content: Buffer<ArrayBuffer>; sha256: string }
export type FileHead = { kind: FileKind; sha256: string; bytes: number; createdAt: Date }
export type Extraction = {
  id: string
  contest: number
  extractedAt: Date
  lines: string[]
  typedBy: string
  typedByName: string | null
  typedAt: Date
}
export type Result = Extraction & {
  confirmedBy: string
  confirmedByName: string | null
  confirmedAt: Date
}
export type Winner = {
  prize: number
  number: number
  before: number | null
  after: number | null
  participant: string
  fullName: string | null
  cpf: Buffer | null
  cpfHint: string | null
  city: string | null
  state: string | null
  userId: string | null
  email: string | null
  whatsapp: string | null
  claimUntil: string
  notifiedAt: Date | null
  deliveredAt: Date | null
  deliveredTo: string | null
  deliveryNote: string | null
  lapsedAt: Date | null
}
export type Contact = {
  prize: number
  channel: ContactChannel
  note: string
  by: string | null
  at: Date
}

const extractionColumns = sql`extraction.id, extraction.contest, extraction.extracted_at as "extractedAt",
  extraction.lines, extraction.typed_by as "typedBy", typist.name as "typedByName",
  extraction.typed_at as "typedAt"`

/** What came of a draw: its published files, the extraction, who has won and what they received. */
export function drawOutcomesStore(connection: Connection) {
  return {
    async addFile(drawId: string, kind: MadeFile, content: Buffer, now: Date): Promise<string> {
      const sha256 = sha256Of(content)
      await connection
        .insertInto('draw_files')
        .values({ draw_id: drawId, kind, content, sha256, created_at: now })
        .execute()
      return sha256
    },

    async filesOf(drawId: string): Promise<FileHead[]> {
      const { rows } = await statement<FileHead>`
        select kind, sha256, octet_length(content) as bytes, created_at as "createdAt"
        from draw_files where draw_id = ${drawId}
        union all
        select 'certificate', sha256, octet_length(content), created_at
        from draw_certificates where draw_id = ${drawId}
      `.execute(connection)
      return rows
    },

    async readFile(drawId: string, kind: FileKind): Promise<File | null> {
      const { rows } = await (kind === 'certificate'
        ? statement<File>`select content, sha256 from draw_certificates where draw_id = ${drawId}`
        : statement<File>`select content, sha256 from draw_files where draw_id = ${drawId} and kind = ${kind}`
      ).execute(connection)
      return rows[0] ?? null
    },

    /** In place of the one before; the database refuses it once the draw was announced. */
    async keepCertificate(
      drawId: string,
      { content, by }: { content: Buffer; by: string | null },
      now: Date,
    ): Promise<string> {
      const sha256 = sha256Of(content)
      await sql`
        insert into draw_certificates (draw_id, content, sha256, uploaded_by, created_at)
        values (${drawId}, ${content}, ${sha256}, ${by}, ${now})
        on conflict (draw_id) do update set content = excluded.content, sha256 = excluded.sha256,
          uploaded_by = excluded.uploaded_by, created_at = excluded.created_at
      `.execute(connection)
      return sha256
    },

    async addExtraction(
      drawId: string,
      one: Pick<Extraction, 'contest' | 'extractedAt' | 'lines' | 'typedBy'>,
      now: Date,
    ) {
      await sql`
        insert into draw_extractions (draw_id, contest, extracted_at, lines, typed_by, typed_at)
        values (${drawId}, ${one.contest}, ${one.extractedAt}, ${one.lines}::text[], ${one.typedBy}, ${now})
      `.execute(connection)
    },

    /** The newest one that was typed. */
    async typed(drawId: string): Promise<Extraction | null> {
      const { rows } = await statement<Extraction>`
        select ${extractionColumns} from draw_extractions as extraction
        left join users as typist on typist.id = extraction.typed_by
        where extraction.draw_id = ${drawId} order by extraction.id desc limit 1
      `.execute(connection)
      return rows[0] ?? null
    },

    async result(drawId: string): Promise<Result | null> {
      const { rows } = await statement<Result>`
        select ${extractionColumns}, result.confirmed_by as "confirmedBy",
          other.name as "confirmedByName", result.confirmed_at as "confirmedAt"
        from draw_results as result
        join draw_extractions as extraction on extraction.id = result.extraction_id
        left join users as typist on typist.id = result.typed_by
        left join users as other on other.id = result.confirmed_by
        where result.draw_id = ${drawId}
      `.execute(connection)
      return rows[0] ?? null
    },

    async addResult(drawId: string, { id, typedBy }: Extraction, confirmedBy: string, now: Date) {
      await connection
        .insertInto('draw_results')
        .values({
          draw_id: drawId,
          extraction_id: id,
          typed_by: typedBy,
          confirmed_by: confirmedBy,
          confirmed_at: now,
        })
        .execute()
    },

    async addWinner(drawId: string, prize: number, number: number, claimUntil: string) {
      await connection
        .insertInto('draw_winners')
        .values({ draw_id: drawId, prize, number, claim_until: claimUntil })
        .execute()
    },

    async winners(drawId: string): Promise<Winner[]> {
      const { rows } = await statement<Winner>`
        select winner.prize, winner.number, entry.participant, person.full_name as "fullName",
          (select max(number) from listed_draw_entries as near
            where near.draw_id = winner.draw_id and near.number < winner.number) as before,
          (select min(number) from listed_draw_entries as near
            where near.draw_id = winner.draw_id and near.number > winner.number) as after,
          person.cpf, person.cpf_hint as "cpfHint", person.city, person.state, person.user_id as "userId",
          users.email, profiles.whatsapp, winner.claim_until as "claimUntil",
          winner.notified_at as "notifiedAt", winner.delivered_at as "deliveredAt",
          winner.delivered_to as "deliveredTo", winner.delivery_note as "deliveryNote",
          winner.lapsed_at as "lapsedAt"
        from draw_winners as winner
        join draw_entries as entry on entry.draw_id = winner.draw_id and entry.number = winner.number
        join draw_participants as person
          on person.draw_id = entry.draw_id and person.code = entry.participant
        left join users on users.id = person.user_id
        left join profiles on profiles.user_id = person.user_id
        where winner.draw_id = ${drawId} order by winner.prize
      `.execute(connection)
      return rows
    },

    /** Prizes that nobody has received and that have not lapsed, by draw. */
    async waitingPrizes(): Promise<Map<string, number>> {
      const { rows } = await statement<{ id: string; count: number }>`
        select draw_id as id, count(*)::int as count from draw_winners
        where delivered_at is null and lapsed_at is null group by draw_id
      `.execute(connection)
      return new Map(rows.map(({ id, count }) => [id, count]))
    },

    async contacts(drawId: string): Promise<Contact[]> {
      const { rows } = await statement<Contact>`
        select contact.prize, contact.channel, contact.note, users.name as by, contact.at
        from draw_contacts as contact left join users on users.id = contact.by_user
        where contact.draw_id = ${drawId} order by contact.at, contact.id
      `.execute(connection)
      return rows
    },

    async addContact(
      drawId: string,
      { prize, channel, note }: Pick<Contact, 'prize' | 'channel' | 'note'>,
      byUser: string | null,
      now: Date,
    ) {
      await connection
        .insertInto('draw_contacts')
        .values({ draw_id: drawId, prize, channel, note, by_user: byUser, at: now })
        .execute()
      await sql`
        update draw_winners set notified_at = coalesce(notified_at, ${now})
        where draw_id = ${drawId} and prize = ${prize}
      `.execute(connection)
    },

    async deliver(drawId: string, prize: number, to: string, note: string, now: Date) {
      await sql`
        update draw_winners set delivered_at = ${now}, delivered_to = ${to}, delivery_note = ${note}
        where draw_id = ${drawId} and prize = ${prize}
      `.execute(connection)
    },

    /** What nobody asked for in time. */
    async lapse(today: string, now: Date): Promise<{ drawId: string; prize: number }[]> {
      const { rows } = await statement<{ drawId: string; prize: number }>`
        update draw_winners set lapsed_at = ${now}
        where claim_until < ${today} and delivered_at is null and lapsed_at is null
        returning draw_id as "drawId", prize
      `.execute(connection)
      return rows
    },
  }
}
