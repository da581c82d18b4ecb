import type { Synonym } from '@portal/contract/portal/search/search-admin'
import { sql } from 'kysely'
import { selected, statement } from '../../../platform/database/checked-sql.ts'
import type { Connection } from '../../../platform/database/database.ts'
import type { SynonymTerms, Term } from './synonyms.rules.ts'

export type KeptSynonym = Omit<Synonym, 'updated_at'> & { updatedAt: Date }
export type SynonymFields = Pick<Synonym, 'typed' | 'found' | 'is_mutual'>

/** A term with its words, their stems and what it asks for. */
const termOf = sql`jsonb_build_object('query', search_terms_of(term), 'words', (
    select coalesce(jsonb_agg(jsonb_build_object('word', word,
      'stem', trim('''' from search_terms_of(word))) order by place), '[]')
    from regexp_split_to_table(trim(regexp_replace(folded(term), '[^a-z0-9]+', ' ', 'g')), ' ')
      with ordinality as parts (word, place)
  ))`
const termsOf = (column: string) =>
  selected<Term[]>`(select jsonb_agg(${termOf}) from unnest(${sql.ref(column)}) as term)`

export function synonymsStore(connection: Connection) {
  return {
    async list(): Promise<KeptSynonym[]> {
      const rows = await connection
        .selectFrom('search_synonyms')
        .selectAll()
        .orderBy(sql`folded(typed[1])`)
        .orderBy('id')
        .execute()
      return rows.map(toSynonym)
    },

    async listTerms(): Promise<SynonymTerms[]> {
      const { rows } = await statement<SynonymTerms>`
        select ${termsOf('typed')} as typed, ${termsOf('found')} as found, is_mutual as "isMutual"
        from search_synonyms order by id
      `.execute(connection)
      return rows
    },

    /** The name of the city, as the settings have it. */
    async cityTerm(fallback: string): Promise<Term> {
      const { rows } = await statement<{ name: Term }>`
        select ${termOf} as name from (
          select coalesce((select city_name from portal_settings limit 1), ${fallback}) as term
        ) as city
      `.execute(connection)
      return rows[0]?.name ?? { words: [], query: '' }
    },

    async lock(id: string): Promise<KeptSynonym | null> {
      const row = await connection
        .selectFrom('search_synonyms')
        .selectAll()
        .where('id', '=', id)
        .forUpdate()
        .executeTakeFirst()
      return row ? toSynonym(row) : null
    },

    async add(fields: SynonymFields, now: Date): Promise<KeptSynonym> {
      const row = await connection
        .insertInto('search_synonyms')
        .values({ ...fields, updated_at: now })
        .returningAll()
        .executeTakeFirstOrThrow()
      return toSynonym(row)
    },

    async save(id: string, fields: SynonymFields, now: Date): Promise<KeptSynonym> {
      const row = await connection
        .updateTable('search_synonyms')
        .set((expression) => ({
          ...fields,
          updated_at: now,
          version: expression('version', '+', 1),
        }))
        .where('id', '=', id)
        .returningAll()
        .executeTakeFirstOrThrow()
      return toSynonym(row)
    },

    async remove(id: string): Promise<void> {
      await connection.deleteFrom('search_synonyms').where('id', '=', id).execute()
    },
  }
}

type Row = SynonymFields & { id: string; version: number; updated_at: Date }

function toSynonym({ id, typed, found, is_mutual, version, updated_at }: Row): KeptSynonym {
  return { id, typed, found, is_mutual, version, updatedAt: updated_at }
}
