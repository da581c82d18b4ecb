import type { Photo } from '@portal/contract/ground/media/media'
import {
  ASKED_AFTER_DAYS,
  HIDDEN_AFTER_DAYS,
} from '@portal/contract/properties/properties/properties.texts'
import { sql } from 'kysely'
import { statement } from '../../../platform/database/checked-sql.ts'
import type { Connection } from '../../../platform/database/database.ts'
import { photoJson } from '../../../platform/database/photo-json.ts'

/** Photos that look the same differ in no more than this many bits of their 64. */
export const SAME_PHOTO_BITS = 6

/** The four bands of a photo, each told apart by its place: the expression that is indexed. */
const bandsOf = (table: string) => {
  const hash = sql.ref(`${table}.hash`)
  return sql`(array[
    (${hash} & 65535)::integer,
    65536 + ((${hash} >> 16) & 65535)::integer,
    131072 + ((${hash} >> 32) & 65535)::integer,
    196608 + ((${hash} >> 48) & 65535)::integer
  ])`
}

export type Asked = {
  establishmentId: string
  name: string
  email: string | null
  titles: string[]
}

/** What the clock and the worker do with properties; owns their flags. */
export function propertyCareStore(connection: Connection) {
  return {
    /** Marks what nobody has spoken for in long as asked about, and answers with it, by advertiser. */
    async askAbout(now: Date): Promise<Asked[]> {
      const { rows } = await statement<Asked>`
        with asked as (
          update properties set asked_at = ${now}
          where status = 'published' and asked_at is null and feed_id is null
            and confirmed_at <= ${now}::timestamptz - make_interval(days => ${ASKED_AFTER_DAYS})
          returning establishment_id, title, confirmed_at, id
        )
        select asked.establishment_id as "establishmentId", listing.name,
          coalesce(listing.email, owner.email) as email,
          array_agg(asked.title order by asked.confirmed_at, asked.id) as titles
        from asked join establishments as listing on listing.id = asked.establishment_id
        left join users as owner on owner.id = listing.user_id
        group by asked.establishment_id, listing.name, listing.email, owner.email
      `.execute(connection)
      return rows
    },

    /** Whoever was asked a month ago and said nothing. A feed speaks for its own at every reading. */
    async hideUnanswered(
      now: Date,
    ): Promise<{ id: string; establishmentId: string; title: string }[]> {
      const { rows } = await statement<{ id: string; establishmentId: string; title: string }>`
        update properties set status = 'hidden', hidden_by = 'clock', version = version + 1,
          updated_at = ${now}
        where status = 'published' and asked_at is not null and feed_id is null
          and confirmed_at <= ${now}::timestamptz - make_interval(days => ${HIDDEN_AFTER_DAYS})
        returning id, establishment_id as "establishmentId", title
      `.execute(connection)
      return rows
    },

    async confirm(id: string, now: Date) {
      await sql`
        update properties set confirmed_at = ${now}, asked_at = null where id = ${id}
      `.execute(connection)
    },

    async findAdvertiserCard(establishmentId: string) {
      const row = await connection
        .selectFrom('property_advertisers')
        .select(['creci', 'version'])
        .where('establishment_id', '=', establishmentId)
        .executeTakeFirst()
      return row ?? { creci: null, version: 0 }
    },

    async keepAdvertiserCard(establishmentId: string, creci: string | null, now: Date) {
      await sql`
        insert into property_advertisers (establishment_id, creci, updated_at)
        values (${establishmentId}, ${creci}, ${now})
        on conflict (establishment_id) do update set creci = excluded.creci,
          version = property_advertisers.version + 1, updated_at = excluded.updated_at
      `.execute(connection)
    },

    /** Photos of a property that are ready and that nobody has looked at. */
    async listUnseenPhotos(propertyId: string): Promise<Photo[]> {
      const { rows } = await statement<{ photo: Photo }>`
        select ${photoJson()} as photo from property_photos as shown
        join media on media.id = shown.media_id
        where shown.property_id = ${propertyId} and shown.hash is null and media.status = 'ready'
          and not media.is_private
      `.execute(connection)
      return rows.map(({ photo }) => photo)
    },

    async isInPreparation(propertyId: string): Promise<boolean> {
      const { rows } = await sql`
        select from property_photos as shown join media on media.id = shown.media_id
        where shown.property_id = ${propertyId} and media.status = 'processing' limit 1
      `.execute(connection)
      return rows.length > 0
    },

    /** As text: no number of JavaScript holds 64 bits. */
    async keepHash(mediaId: string, hash: bigint) {
      await sql`
        update property_photos set hash = ${hash.toString()}::bigint where media_id = ${mediaId}
      `.execute(connection)
    },

    /** Flags every property of another advertiser that shows one of its photos; how many are new. */
    async flagSamePhotos(propertyId: string, now: Date): Promise<number> {
      const { rows } = await sql`
        insert into property_flags (property_id, other_id, distance, created_at)
        select least(mine.id, theirs.id), greatest(mine.id, theirs.id),
          min(bit_count((shown.hash # other.hash)::bit(64))), ${now}
        from properties as mine
        join property_photos as shown on shown.property_id = mine.id and shown.hash is not null
        cross join lateral (
          -- One of the four bands of a photo that looks the same differs in one bit at most.
          select array_agg((band.of & 196608) | ((band.of & 65535) # near.bit)) as likely
          from unnest(${bandsOf('shown')}) as band (of),
            unnest(array[0] || array(select 1 << bit from generate_series(0, 15) as bit)) as near (bit)
        ) as probe
        join property_photos as other on other.hash is not null and ${bandsOf('other')} && probe.likely
          and bit_count((shown.hash # other.hash)::bit(64)) <= ${SAME_PHOTO_BITS}
        join properties as theirs on theirs.id = other.property_id
          and theirs.establishment_id <> mine.establishment_id and theirs.status <> 'archived'
        where mine.id = ${propertyId} and mine.status <> 'archived'
        group by mine.id, theirs.id
        on conflict on constraint property_flags_pair do nothing
        returning id
      `.execute(connection)
      return rows.length
    },

    async dismissFlag(id: string, now: Date): Promise<{ propertyId: string } | null> {
      const { rows } = await statement<{ propertyId: string }>`
        update property_flags set dismissed_at = ${now}
        where id = ${id} and dismissed_at is null returning property_id as "propertyId"
      `.execute(connection)
      return rows[0] ?? null
    },
  }
}
