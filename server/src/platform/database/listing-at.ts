import type { RawBuilder } from 'kysely'
import { bool } from './checked-sql.ts'

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** Of `establishments as listing`: whether it is the one at an address, an earlier one, or of an id. */
export const isListingAt = (slug: string): RawBuilder<boolean> =>
  UUID.test(slug)
    ? bool`listing.id = (select coalesce(merged_into, id) from establishments where id = ${slug}::uuid)`
    : bool`listing.id = coalesce((select id from establishments where slug = ${slug}),
        (select establishment_id from establishment_slugs where slug = ${slug}))`
