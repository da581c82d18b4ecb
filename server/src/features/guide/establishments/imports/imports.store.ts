import { sql } from 'kysely'
import { statement } from '../../../../platform/database/checked-sql.ts'
import type { Connection } from '../../../../platform/database/database.ts'
import type { Listing } from '../listing.rules.ts'
import { toColumns } from '../listing-columns.ts'
import { keptOpenState } from '../open-state.rules.ts'
import type { ExportedRow } from './export.rules.ts'
import { type Known, nameSign, type Reason } from './likeness.rules.ts'

/** A statement takes 65,535 values, and a listing has some forty-five. */
const ADD_BATCH = 500

type Wanted = { slugs: string[]; cnpjs: string[]; phones: string[]; names: string[] }

/** What an import must know of the guide, and what an export takes out of it. */
export function importsStore(connection: Connection) {
  return {
    /** One import at a time: the second sees what the first has made. */
    async lock(): Promise<void> {
      await sql`select pg_advisory_xact_lock(hashtextextended('establishment-imports', 0))`.execute(
        connection,
      )
    },

    /** Names as the database compares them, in the same order. */
    async fold(names: readonly string[]): Promise<string[]> {
      const { rows } = await statement<{ folded: string }>`
        select folded(name) as folded
        from unnest(${[...names]}::text[]) with ordinality as n (name, place) order by place
      `.execute(connection)
      return rows.map(({ folded }) => folded)
    },

    /** Listings that are known by one of these; what is merged or archived counts as well. */
    async findKnown({ slugs, cnpjs, phones, names }: Wanted): Promise<Known[]> {
      const { rows } = await statement<
        Omit<Known, 'reason'> & { reason: Reason; neighbourhood: string | null }
      >`
        select 'address' as reason, slug as value, id, name, null as neighbourhood
        from establishments where slug = any(${slugs}::text[])
        union all
        select 'address', old.slug, listing.id, listing.name, null
        from establishment_slugs as old
        join establishments as listing on listing.id = old.establishment_id
        where old.slug = any(${slugs}::text[])
        union all
        select 'cnpj', cnpj, id, name, null from establishments where cnpj = any(${cnpjs}::text[])
        union all
        select 'phone', phone, id, name, null from establishments where phone = any(${phones}::text[])
        union all
        select 'phone', whatsapp, id, name, null
        from establishments where whatsapp = any(${phones}::text[])
        union all
        select 'name', sort_name, id, name, neighbourhood
        from establishments where sort_name = any(${names}::text[])
      `.execute(connection)
      return rows.map(({ neighbourhood, ...known }) =>
        known.reason === 'name' ? { ...known, value: nameSign(known.value, neighbourhood) } : known,
      )
    },

    async newIds(count: number): Promise<string[]> {
      const { rows } = await statement<{ id: string }>`
        select uuidv7() as id from generate_series(1, ${count}) order by id
      `.execute(connection)
      return rows.map(({ id }) => id)
    },

    /**
     * Addresses of the present and the past that begin like one of these. Whoever chooses one at the
     * same time waits (establishments.store.ts, `freeSlug`).
     */
    async takenSlugs(beginnings: readonly string[]): Promise<string[]> {
      await sql`select pg_advisory_xact_lock(hashtextextended('establishment-slugs', 0))`.execute(
        connection,
      )
      // A range of the index: nothing that may stand in an address sorts behind "~".
      const { rows } = await statement<{ slug: string }>`
        select taken.slug from unnest(${[...beginnings]}::text[]) as beginning, lateral (
          select slug from establishments where slug >= beginning and slug < beginning || '~'
          union all
          select slug from establishment_slugs where slug >= beginning and slug < beginning || '~'
        ) as taken
      `.execute(connection)
      return rows.map(({ slug }) => slug)
    },

    /** As `establishments.add`, in few statements. */
    async addAll(listings: readonly Listing[], now: Date) {
      for (let start = 0; start < listings.length; start += ADD_BATCH) {
        const batch = listings.slice(start, start + ADD_BATCH)
        await connection
          .insertInto('establishments')
          .values(batch.map((listing) => ({ id: listing.id, ...toColumns(listing, now) })))
          .execute()
        const states = batch.map(({ hours }) => keptOpenState(hours, now))
        await sql`
          update directory as entry set is_open = state.is_open, open_changes_at = state.changes_at
          from unnest(
            ${batch.map(({ id }) => id)}::uuid[],
            ${states.map(({ isOpen }) => isOpen)}::boolean[],
            ${states.map(({ changesAt }) => changesAt)}::timestamptz[]
          ) as state (id, is_open, changes_at)
          where entry.id = state.id
        `.execute(connection)
      }
    },

    /** All listings by id, a stretch at a time. */
    async exportAfter(after: string | null, limit: number): Promise<ExportedRow[]> {
      const { rows } = await statement<ExportedRow>`
        select listing.id, listing.name as nome, category.name as categoria,
          subcategory.name as subcategoria, neighbourhood as bairro, street as rua, number as numero,
          complement as complemento, cep, latitude, longitude, phone as telefone, whatsapp, email,
          website as site, instagram, facebook, cnpj, description as descricao,
          specialties as especialidades, price_range as preco, payment_methods as pagamentos,
          amenities as comodidades, accessibility_notes as acessibilidade, hours as horarios, status,
          listing.slug as endereco, null as situacao
        from establishments as listing
        join categories as category on category.id = listing.category_id
        left join categories as subcategory on subcategory.id = listing.subcategory_id
        where ${after}::uuid is null or listing.id > ${after}::uuid
        order by listing.id limit ${limit}
      `.execute(connection)
      return rows
    },
  }
}
