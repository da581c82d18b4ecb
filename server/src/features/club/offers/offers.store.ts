import type { OfferContent } from '@portal/contract/club/offers/offer'
import { OFFER_STATES, type OfferState } from '@portal/contract/club/offers/offers.texts'
import type { OpeningHours } from '@portal/contract/guide/establishments/hours-types'
import type { Plan } from '@portal/contract/shared/plan'
import { NO_LIMITS, type PlanLimits } from '@portal/contract/shared/plan-limits'
import { limitsOfPlan } from '@portal/contract/shared/plan-prices'
import { recordOf } from '@portal/contract/shared/records'
import { type RawBuilder, sql } from 'kysely'
import { statement } from '../../../platform/database/checked-sql.ts'
import type { Connection } from '../../../platform/database/database.ts'
import { isListingAt } from '../../../platform/database/listing-at.ts'
import type { FoundOffer, Offer, OfferPlace } from './offers.rules.ts'

const MOST_LISTED = 300
/** What the team looks at and decides on at once. */
export const TEAM_PAGE = 100
/** Of what a search finds, so many are looked at more closely. */
const CANDIDATES = 60
const columns = sql`offer.id, offer.establishment_id, offer.kind, offer.value, offer.title, offer.rule,
  offer.starts_at, offer.ends_at, offer.days, offer.from_minute, offer.until_minute, offer.is_flash,
  offer.stock, offer.taken, offer.per_member, offer.worth_cents, offer.state, offer.reason,
  offer.is_by_portal, offer.version, offer.updated_at`
const place = sql`json_build_object('id', listing.id, 'slug', listing.slug, 'name', listing.name,
  'neighbourhood', listing.neighbourhood, 'is_demo', listing.is_demo) as place`

// Only what waits for a decision has the moment since when: the others come after it.
const WAITING_FIRST = sql`offer.waiting_since nulls last`
// As the indexes of the team's lists are.
const NEWEST_AFTER_WAITING = sql`${WAITING_FIRST}, offer.id desc`

export type ListedOffer = Offer & { place: OfferPlace }
/** With the hours of its business: it holds while that is open. */
export type ShownOffer = ListedOffer & { hours: OpeningHours | null }

/** Owns what businesses offer to members of the club. */
export function offersStore(connection: Connection) {
  async function onAir(which: RawBuilder<unknown>, now: Date): Promise<ShownOffer[]> {
    const { rows } = await statement<ShownOffer>`
      select ${columns}, ${place}, listing.hours
      from offers_on_air(${now}) as shown join offers as offer on offer.id = shown.id
      join establishments as listing on listing.id = offer.establishment_id
      where ${which}
      order by offer.is_flash desc, offer.ends_at, offer.id limit ${MOST_LISTED}
    `.execute(connection)
    return rows
  }

  async function found(
    which: RawBuilder<unknown>,
    inOrder: RawBuilder<unknown>,
    now: Date,
    { limit, offset }: { limit: number; offset: number } = { limit: MOST_LISTED, offset: 0 },
  ): Promise<FoundOffer[]> {
    const { rows } = await statement<FoundOffer>`
      -- Chosen first: what was used of an offer is added up for those that are shown.
      with chosen as materialized (
        select offer.id from offers as offer where ${which} order by ${inOrder}
        limit ${limit} offset ${offset}
      )
      select ${columns}, ${place},
        offer.is_by_portal or offer.state in ('rejected', 'ended') or offer.ends_at <= ${now}
          or (select count(*) from offers as older
            where older.establishment_id = offer.establishment_id and older.id <= offer.id
              and older.is_flash = offer.is_flash and not older.is_by_portal
              and older.state in ('pending', 'published', 'paused') and older.ends_at > ${now})
          <= coalesce((listing.plan_limits ->>
            case when offer.is_flash then 'flash_offers' else 'active_coupons' end)::integer, 0)
          as is_within_plan,
        used.redeemed, used.saved_cents
      from chosen join offers as offer on offer.id = chosen.id
      join establishments as listing on listing.id = offer.establishment_id
      cross join lateral (
        select count(redemption.id)::integer as redeemed,
          coalesce(sum(redemption.saved_cents), 0)::double precision as saved_cents
        from coupons join redemptions as redemption
          on redemption.coupon_id = coupons.id and redemption.undone_at is null and redemption.counts
        where coupons.offer_id = offer.id
      ) as used
      order by ${inOrder}
    `.execute(connection)
    return rows
  }

  return {
    listOnAir: (now: Date) => onAir(sql`true`, now),
    listOnAirOf: (establishmentId: string, now: Date) =>
      onAir(sql`shown.establishment_id = ${establishmentId}`, now),

    /**
     * With all the words in its own text or in the name of its business; without words, whatever ends next.
     * Only candidates are held against plans: that looks at every offer of a business.
     */
    async search(words: string | null, now: Date): Promise<ListedOffer[]> {
      const fits =
        words === null
          ? sql`true`
          : sql`(offer.words || ts_filter(document.words, '{a}'))
              @@ (select nullif(search_terms_of(${words}), '')::tsquery)`
      const { rows } = await statement<ListedOffer>`
        with candidates as materialized (
          select offer.id, offer.establishment_id from offers as offer
          join search_documents as document on document.source_id = offer.establishment_id
          where offer.state = 'published' and offer.starts_at <= ${now} and offer.ends_at > ${now}
            and (offer.stock is null or offer.taken < offer.stock) and ${fits}
          order by offer.is_flash desc, offer.ends_at, offer.id limit ${CANDIDATES}
        )
        select ${columns}, ${place}
        from offers_on_air(${now}) as shown join offers as offer on offer.id = shown.id
        join establishments as listing on listing.id = offer.establishment_id
        where shown.establishment_id = any(array(select establishment_id from candidates))
          and shown.id in (select id from candidates)
        order by offer.is_flash desc, offer.ends_at, offer.id
      `.execute(connection)
      return rows
    },

    /**
     * Not sold out, and not taken by the member as often as allowed. Each says whether its business is of a
     * category, or in a bairro, of which the member saved a place. Those come first, then the newest.
     */
    async listFor(userId: string, now: Date, most: number) {
      const { rows } = await statement<ShownOffer & { fits: boolean }>`
        with saved as materialized (
          select listing.category_id, listing.neighbourhood from favourites as favourite
          join establishments as listing on listing.id = favourite.establishment_id
          where favourite.user_id = ${userId}
        )
        select ${columns}, ${place}, listing.hours, match.category or match.bairro as fits
        from offers_on_air(${now}) as shown join offers as offer on offer.id = shown.id
        join establishments as listing on listing.id = offer.establishment_id
        cross join lateral (
          select listing.category_id in (select category_id from saved) as category,
            coalesce(listing.neighbourhood in (select neighbourhood from saved
              where neighbourhood is not null), false) as bairro
        ) as match
        where (offer.stock is null or offer.taken < offer.stock)
          and (select count(*) from coupons as own
            where own.offer_id = offer.id and own.user_id = ${userId}) < offer.per_member
        order by match.category::integer + match.bairro::integer desc, offer.created_at desc, offer.id
        limit ${most}
      `.execute(connection)
      return rows
    },

    /** The next moment at which an offer begins or ends by itself. */
    async nextChange(now: Date): Promise<Date | null> {
      const { rows } = await statement<{ at: Date | null }>`
        select min(at) as at from offers, lateral (values (starts_at), (ends_at)) as moment (at)
        where state = 'published' and at > ${now}
      `.execute(connection)
      return rows[0]?.at ?? null
    },

    async findPlaceId(slug: string): Promise<string | null> {
      const { rows } = await statement<{ id: string }>`
        select listing.id from establishments as listing
        where ${isListingAt(slug)} and listing.status = 'published'
      `.execute(connection)
      return rows[0]?.id ?? null
    },

    async limitsOf(establishmentId: string, now: Date): Promise<PlanLimits> {
      const { rows } = await statement<{ limits: Plan['limits'] | null }>`
        select listing_limits(user_id, id, ${now}) as limits
        from establishments where id = ${establishmentId}
      `.execute(connection)
      const limits = rows[0]?.limits
      return limits ? limitsOfPlan({ limits }) : NO_LIMITS
    },

    listOf: (establishmentId: string, now: Date) =>
      found(
        sql`offer.establishment_id = ${establishmentId}`,
        sql`${WAITING_FIRST}, offer.ends_at <= ${now}, offer.id desc`,
        now,
      ),
    listAll: (state: OfferState | null, now: Date, page: number) =>
      found(state ? sql`offer.state = ${state}` : sql`true`, NEWEST_AFTER_WAITING, now, {
        limit: TEAM_PAGE,
        offset: (page - 1) * TEAM_PAGE,
      }),
    async find(id: string, now: Date): Promise<FoundOffer | null> {
      return (await found(sql`offer.id = ${id}`, NEWEST_AFTER_WAITING, now))[0] ?? null
    },

    async countStates(): Promise<Record<OfferState, number>> {
      const { rows } = await statement<{ state: OfferState; count: number }>`
        select state, count(*)::integer as count from offers group by state
      `.execute(connection)
      const counts = new Map(rows.map(({ state, count }) => [state, count]))
      return recordOf(OFFER_STATES, (state) => counts.get(state) ?? 0)
    },

    /** Whoever changes or takes it waits for who does so now. */
    async lockOffer(id: string): Promise<Offer | null> {
      const { rows } = await statement<Offer>`
        select ${columns} from offers as offer where offer.id = ${id} for update
      `.execute(connection)
      return rows[0] ?? null
    },

    /** Asked while the offer is held: with its business, only the offers of that one are read. */
    async isOnAir(
      { id, establishment_id }: Pick<Offer, 'id' | 'establishment_id'>,
      now: Date,
    ): Promise<boolean> {
      const { rows } = await sql`
        select from offers_on_air(${now}) as shown
        where shown.establishment_id = ${establishment_id} and shown.id = ${id}
      `.execute(connection)
      return rows.length > 0
    },

    /** Of the plan's offers of a business that are not over, without one of them. */
    async countActive(establishmentId: string, without: string, now: Date) {
      const { rows } = await statement<{ active: number; flash: number }>`
        select count(*) filter (where not is_flash)::integer as active,
          count(*) filter (where is_flash)::integer as flash
        from offers where establishment_id = ${establishmentId} and id <> ${without}
          and not is_by_portal and state in ('pending', 'published', 'paused') and ends_at > ${now}
      `.execute(connection)
      return rows[0] ?? { active: 0, flash: 0 }
    },

    /** False where the id is taken. */
    async addOffer(
      offer: { id: string; establishmentId: string; state: OfferState; isByPortal: boolean },
      content: OfferContent,
      now: Date,
    ): Promise<boolean> {
      const added = await connection
        .insertInto('offers')
        .values({
          id: offer.id,
          establishment_id: offer.establishmentId,
          ...content,
          state: offer.state,
          is_by_portal: offer.isByPortal,
          waiting_since: offer.state === 'pending' ? now : null,
          created_at: now,
          updated_at: now,
        })
        .onConflict((conflict) => conflict.column('id').doNothing())
        .returning('id')
        .executeTakeFirst()
      return added !== undefined
    },

    async saveOffer(id: string, content: OfferContent, now: Date) {
      await connection
        .updateTable('offers')
        .set((eb) => ({ ...content, version: eb('version', '+', 1), updated_at: now }))
        .where('id', '=', id)
        .execute()
    },

    async setState(id: string, state: OfferState, reason: string | null, now: Date) {
      await connection
        .updateTable('offers')
        .set((eb) => ({
          state,
          reason,
          waiting_since: state === 'pending' ? now : null,
          version: eb('version', '+', 1),
          updated_at: now,
        }))
        .where('id', '=', id)
        .execute()
    },

    /** Of the row that `lockOffer` holds. */
    async countTaken(id: string) {
      await sql`update offers set taken = taken + 1 where id = ${id}`.execute(connection)
    },
  }
}
