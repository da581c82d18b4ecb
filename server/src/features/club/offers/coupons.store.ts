import type { OfferTerms } from '@portal/contract/club/offers/offer'
import { type RawBuilder, sql } from 'kysely'
import { statement } from '../../../platform/database/checked-sql.ts'
import type { Connection } from '../../../platform/database/database.ts'
import { randomCode } from './coupon-codes.rules.ts'
import type { OfferPlace } from './offers.rules.ts'

export type KeptTerms = OfferTerms & { worth_cents: number | null }
export type Coupon = {
  id: string
  offer_id: string
  establishment_id: string
  user_id: string | null
  code: string
  terms: KeptTerms
  expires_at: Date
  taken_at: Date
}
export type WalletCoupon = Coupon & {
  place: OfferPlace
  redeemed_at: Date | null
  purchase_cents: number | null
  saved_cents: number | null
}
export type NewCoupon = {
  offerId: string
  establishmentId: string
  userId: string
  number: number
  key: string
  terms: KeptTerms
  expiresAt: Date
}

const MOST_TRIES = 8
/** What was used or missed long ago fills no wallet. */
const MOST_IN_WALLET = 200
const columns = sql`coupon.id, coupon.offer_id, coupon.establishment_id, coupon.user_id, coupon.code,
  coupon.terms, coupon.expires_at, coupon.taken_at`

/** Owns the coupons of members. */
export function couponsStore(connection: Connection) {
  async function one(which: RawBuilder<unknown>): Promise<Coupon | null> {
    const { rows } = await statement<Coupon>`
      select ${columns} from coupons as coupon where ${which}
    `.execute(connection)
    return rows[0] ?? null
  }
  async function inWallet(which: RawBuilder<unknown>): Promise<WalletCoupon[]> {
    const { rows } = await statement<WalletCoupon>`
      select ${columns}, redemption.redeemed_at, redemption.purchase_cents,
        case when redemption.counts then redemption.saved_cents end as saved_cents,
        json_build_object('id', listing.id, 'slug', listing.slug, 'name', listing.name,
          'neighbourhood', listing.neighbourhood, 'is_demo', listing.is_demo) as place
      from coupons as coupon join establishments as listing on listing.id = coupon.establishment_id
      left join redemptions as redemption
        on redemption.coupon_id = coupon.id and redemption.undone_at is null
      where ${which}
      order by redemption.redeemed_at is not null, coupon.expires_at, coupon.id limit ${MOST_IN_WALLET}
    `.execute(connection)
    return rows
  }

  return {
    findTaken: (userId: string, key: string) =>
      one(sql`coupon.user_id = ${userId} and coupon.key = ${key}`),
    findByCode: (code: string) => one(sql`coupon.code = ${code}`),
    findCoupon: (id: string) => one(sql`coupon.id = ${id}`),
    /** Two counters that read it at once: the second waits and sees what the first did. */
    lockCoupon: (id: string) => one(sql`coupon.id = ${id} for update`),

    async countOf(offerId: string, userId: string): Promise<number> {
      const { rows } = await statement<{ count: number }>`
        select count(*)::integer as count from coupons
        where offer_id = ${offerId} and user_id = ${userId}
      `.execute(connection)
      return rows[0]?.count ?? 0
    },

    /** A code that is taken is drawn again: of a milliard, some are. */
    async addCoupon(coupon: NewCoupon, now: Date): Promise<string> {
      for (let tries = 0; tries < MOST_TRIES; tries += 1) {
        const added = await connection
          .insertInto('coupons')
          .values({
            offer_id: coupon.offerId,
            establishment_id: coupon.establishmentId,
            user_id: coupon.userId,
            number: coupon.number,
            key: coupon.key,
            code: randomCode(),
            terms: JSON.stringify(coupon.terms),
            expires_at: coupon.expiresAt,
            taken_at: now,
          })
          .onConflict((conflict) => conflict.column('code').doNothing())
          .returning('id')
          .executeTakeFirst()
        if (added) return added.id
      }
      throw new Error('no free code for a coupon')
    },

    listOfMember: (userId: string) => inWallet(sql`coupon.user_id = ${userId}`),
    async findOfMember(id: string): Promise<WalletCoupon | null> {
      return (await inWallet(sql`coupon.id = ${id}`))[0] ?? null
    },

    async savingsOf(userId: string) {
      const { rows } = await statement<{ month: string; saved_cents: number; redeemed: number }>`
        select to_char(redemption.redeemed_at at time zone 'America/Belem', 'YYYY-MM') as month,
          coalesce(sum(redemption.saved_cents), 0)::double precision as saved_cents,
          count(*)::integer as redeemed
        from coupons as coupon join redemptions as redemption
          on redemption.coupon_id = coupon.id and redemption.undone_at is null and redemption.counts
        where coupon.user_id = ${userId} group by 1 order by 1
      `.execute(connection)
      return rows
    },

    async memberCard(userId: string): Promise<{ name: string; since: Date } | null> {
      const { rows } = await statement<{ name: string; since: Date }>`
        select coalesce(nullif(profile.full_name, ''), users.name) as name, users.created_at as since
        from users left join profiles as profile on profile.user_id = users.id
        where users.id = ${userId}
      `.execute(connection)
      return rows[0] ?? null
    },

    /** A person leaves: what they had not used goes with them, what they used stays as a number. */
    async forgetMember(userId: string) {
      await sql`
        delete from coupons as coupon where coupon.user_id = ${userId}
          and not exists (select 1 from redemptions where coupon_id = coupon.id)
      `.execute(connection)
      await sql`update coupons set user_id = null where user_id = ${userId}`.execute(connection)
    },
  }
}
