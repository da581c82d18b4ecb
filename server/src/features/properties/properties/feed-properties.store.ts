import type { PropertyStatus } from '@portal/contract/properties/properties/properties.texts'
import type { PropertyContent } from '@portal/contract/properties/properties/property-fields'
import { sql } from 'kysely'
import { statement } from '../../../platform/database/checked-sql.ts'
import type { Connection } from '../../../platform/database/database.ts'
import type { HiddenBy } from './properties.rules.ts'
import { columnsOf } from './property-columns.ts'

type Feed = { feedId: string; establishmentId: string }
type FeedProperty = { id: string; externalId: string; slug: string; content: PropertyContent }
type KeptProperty = {
  id: string
  externalId: string
  status: PropertyStatus
  hiddenBy: HiddenBy | null
}

/** All that is written of a property's content, by the names of the table. */
const NAMES =
  `title description code type usage sale_price_cents rent_price_cents season_price_cents
   condominium_cents iptu_cents iptu_period living_area lot_area bedrooms suites bathrooms parking
   amenities papers street number complement neighbourhood cep display_address latitude longitude`.split(
    /\s+/,
  )
const CONTENT = sql.raw(NAMES.join(', '))
const SAID = sql.raw(NAMES.map((name) => `said.${name}`).join(', '))

const json = (rows: readonly (Record<string, unknown> & { content: PropertyContent })[]) =>
  JSON.stringify(rows.map(({ content, ...row }) => ({ ...columnsOf(content), ...row })))

/** Properties that an agency's feed keeps, many at once. Every statement names the feed: it touches its own. */
export function feedPropertiesStore(connection: Connection) {
  return {
    /** Archived ones too: they come back under the same address. */
    async listKept(feedId: string): Promise<KeptProperty[]> {
      const { rows } = await statement<KeptProperty>`
        select id, external_id as "externalId", status, hidden_by as "hiddenBy"
        from properties where feed_id = ${feedId}
      `.execute(connection)
      return rows
    },

    /** What is taken beside the feed: addresses, codes of what is kept by hand, and how many those are. */
    async listTaken({ feedId, establishmentId }: Feed) {
      const { rows } = await statement<{ slug: string; code: string | null; isByHand: boolean }>`
        select slug, code, feed_id is distinct from ${feedId} and status <> 'archived' as "isByHand"
        from properties where establishment_id = ${establishmentId}
      `.execute(connection)
      const byHand = rows.filter(({ isByHand }) => isByHand)
      return {
        slugs: new Set(rows.map(({ slug }) => slug)),
        codes: new Set(byHand.flatMap(({ code }) => (code === null ? [] : [code]))),
        byHand: byHand.length,
      }
    },

    /** On the air at once: the agency has looked at what comes. */
    async addOfFeed({ feedId, establishmentId }: Feed, added: readonly FeedProperty[], now: Date) {
      const rows = added.map(({ externalId, ...row }) => ({ ...row, external_id: externalId }))
      await sql`
        insert into properties (id, slug, external_id, ${CONTENT}, establishment_id, feed_id, status,
          published_at, confirmed_at, created_at, updated_at)
        select id, slug, external_id, ${CONTENT}, ${establishmentId}, ${feedId}, 'published',
          ${now}, ${now}, ${now}, ${now}
        from jsonb_populate_recordset(null::properties, ${json(rows)}::jsonb)
      `.execute(connection)
    },

    /** What its people or the portal took off the air stays off it. */
    async saveOfFeed(
      feedId: string,
      saved: readonly Pick<FeedProperty, 'id' | 'content'>[],
      now: Date,
    ) {
      await sql`
        update properties as property set (${CONTENT}) = (select ${SAID}),
          version = property.version + 1, updated_at = ${now}
        from jsonb_populate_recordset(null::properties, ${json(saved)}::jsonb) as said
        where property.id = said.id and property.feed_id = ${feedId}
      `.execute(connection)
    },

    /** Said again after they had gone from it, or after the clock had hidden them. */
    async bringBackOfFeed(feedId: string, ids: readonly string[], now: Date) {
      if (ids.length === 0) return
      await sql`
        update properties set status = 'published', hidden_by = null, confirmed_at = ${now},
          asked_at = null, version = version + 1, updated_at = ${now}
        where feed_id = ${feedId} and id = any(${[...ids]}::uuid[])
          and (status = 'archived' or (status = 'hidden' and hidden_by = 'clock'))
      `.execute(connection)
    },

    async archiveOfFeed(feedId: string, ids: readonly string[], now: Date): Promise<number> {
      if (ids.length === 0) return 0
      const { rows } = await sql`
        update properties set status = 'archived', hidden_by = null, hidden_reason = null,
          version = version + 1, updated_at = ${now}
        where feed_id = ${feedId} and id = any(${[...ids]}::uuid[]) and status = 'published'
        returning id
      `.execute(connection)
      return rows.length
    },

    /** A good reading says of each that it is still to be had. Not every day: a row a month is enough. */
    async confirmOfFeed(feedId: string, before: Date, now: Date) {
      await sql`
        update properties set confirmed_at = ${now}, asked_at = null
        where feed_id = ${feedId} and status = 'published' and confirmed_at < ${before}
      `.execute(connection)
    },

    /** They stay, and are edited by hand from now on. */
    async releaseFeed(feedId: string) {
      await sql`
        update properties set feed_id = null, external_id = null, version = version + 1
        where feed_id = ${feedId}
      `.execute(connection)
    },

    async countShown(feedId: string): Promise<number> {
      const { rows } = await statement<{ shown: number }>`
        select count(*)::integer as shown from properties
        where feed_id = ${feedId} and status = 'published'
      `.execute(connection)
      return rows[0]?.shown ?? 0
    },
  }
}
