import type { LegalKind } from '@portal/contract/people/legal/legal.texts'
import { sql } from 'kysely'
import { int4, statement } from '../../../platform/database/checked-sql.ts'
import type { Connection } from '../../../platform/database/database.ts'
import type { LegalDocument, LegalVersion } from './legal.rules.ts'

/** Owns the legal texts and who was told of them. Both documents are there from the migration on. */
export function legalStore(connection: Connection) {
  return {
    async read(kind: LegalKind): Promise<LegalDocument> {
      const document = await connection
        .selectFrom('legal_documents')
        .selectAll()
        .where('kind', '=', kind)
        .executeTakeFirstOrThrow()
      const rows = await connection
        .selectFrom('legal_versions')
        .selectAll()
        .where('kind', '=', kind)
        .orderBy('number')
        .execute()
      const [first, ...rest] = rows.map(
        (row): LegalVersion => ({
          number: row.number,
          effective_from: row.effective_from,
          summary: row.summary,
          body: row.body,
          publishedAt: row.published_at,
        }),
      )
      if (!first) throw new Error(`the ${kind} text has no version`)
      const { draft } = document
      return {
        kind,
        draft: draft && { body: draft, summary: document.draft_summary },
        version: document.version,
        updatedAt: document.updated_at,
        versions: [first, ...rest],
      }
    },

    async lock(kind: LegalKind): Promise<LegalDocument> {
      await sql`select 1 from legal_documents where kind = ${kind} for update`.execute(connection)
      return this.read(kind)
    },

    async saveDraft(kind: LegalKind, draft: LegalDocument['draft'], now: Date) {
      await connection
        .updateTable('legal_documents')
        .set({
          draft: draft && JSON.stringify(draft.body),
          draft_summary: draft?.summary ?? '',
          version: int4`version + 1`,
          updated_at: now,
        })
        .where('kind', '=', kind)
        .execute()
    },

    async publish(kind: LegalKind, version: LegalVersion, publishedBy: string | null) {
      await connection
        .insertInto('legal_versions')
        .values({
          kind,
          number: version.number,
          effective_from: version.effective_from,
          body: JSON.stringify(version.body),
          summary: version.summary,
          published_by: publishedBy,
          published_at: version.publishedAt,
        })
        .execute()
    },

    /** What somebody who has had an account since before a version has not been told of. */
    async untold(userId: string) {
      const { rows } = await statement<{
        kind: LegalKind
        number: number
        effective_from: string
        summary: string
      }>`
        select distinct on (version.kind)
          version.kind, version.number, version.effective_from, version.summary
        from legal_versions as version
        join users on users.id = ${userId} and users.created_at < version.published_at
        where version.number > 1 and not exists (
          select 1 from legal_acknowledgements as told
          where told.user_id = users.id and told.kind = version.kind
            and told.number >= version.number)
        order by version.kind, version.number desc
      `.execute(connection)
      return rows
    },

    async acknowledge(userId: string, kind: LegalKind, number: number, now: Date) {
      await sql`
        insert into legal_acknowledgements (user_id, kind, number, at)
        select ${userId}::uuid, kind, number, ${now} from legal_versions
        where kind = ${kind} and number = ${number}
        on conflict do nothing
      `.execute(connection)
    },
  }
}
