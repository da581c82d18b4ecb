import { type RawBuilder, sql } from 'kysely'
import { statement } from '../../../platform/database/checked-sql.ts'
import type { Connection } from '../../../platform/database/database.ts'
import type { KeptTerms } from './coupons.store.ts'

export type Redemption = {
  id: string
  coupon_id: string
  establishment_id: string
  device: string
  key: string
  redeemed_at: Date
  purchase_cents: number | null
  saved_cents: number | null
  counts: boolean
  undone_at: Date | null
  undo_reason: string | null
  terms: KeptTerms
  /** Of the coupon. */
  member_id: string | null
  member: string | null
  by: string | null
}
export type NewRedemption = {
  couponId: string
  establishmentId: string
  device: string
  key: string
  userId: string
  purchaseCents: number | null
  savedCents: number | null
  counts: boolean
}

/** Minutes apart, at one counter, by one member. */
const ODD_MINUTES = 15
const ODD_DAYS = 30

/** Owns each use of a coupon: once, unless it was undone. */
export function redemptionsStore(connection: Connection) {
  async function list(which: RawBuilder<unknown>): Promise<Redemption[]> {
    const { rows } = await statement<Redemption>`
      select redemption.id, redemption.coupon_id, redemption.establishment_id, redemption.device,
        redemption.key, redemption.redeemed_at, redemption.purchase_cents, redemption.saved_cents,
        redemption.counts, redemption.undone_at, redemption.undo_reason, coupon.terms, coupon.user_id as member_id,
        coalesce(nullif(profile.full_name, ''), member.name) as member, staff.name as by
      from redemptions as redemption join coupons as coupon on coupon.id = redemption.coupon_id
      left join users as member on member.id = coupon.user_id
      left join profiles as profile on profile.user_id = coupon.user_id
      left join users as staff on staff.id = redemption.user_id
      where ${which} order by redemption.redeemed_at desc, redemption.id desc
    `.execute(connection)
    return rows
  }
  const first = async (which: RawBuilder<unknown>) => (await list(which))[0] ?? null

  return {
    /** What this device was told for this key. */
    findSent: (establishmentId: string, { device, key }: { device: string; key: string }) =>
      first(sql`redemption.establishment_id = ${establishmentId}
        and redemption.device = ${device} and redemption.key = ${key}`),
    findUse: (couponId: string) =>
      first(sql`redemption.coupon_id = ${couponId} and redemption.undone_at is null`),
    /** Whosever it is by now: what was just written is told to who wrote it. */
    findWritten: (id: string) => first(sql`redemption.id = ${id}`),
    findRedemption: (establishmentId: string, id: string) =>
      first(sql`redemption.establishment_id = ${establishmentId} and redemption.id = ${id}`),
    listDay: (establishmentId: string, { start, end }: { start: Date; end: Date }) =>
      list(sql`redemption.establishment_id = ${establishmentId}
        and redemption.redeemed_at >= ${start} and redemption.redeemed_at < ${end}`),

    /** By the account itself, by its WhatsApp, or by the CPF with which both took part in draws. */
    async isOfTeam(memberId: string, establishmentId: string): Promise<boolean> {
      const { rows } = await sql`
        with team as (
          select user_id from establishments where id = ${establishmentId} and user_id is not null
          union select user_id from establishment_members where establishment_id = ${establishmentId}
        )
        select from team where team.user_id = ${memberId}
        union all
        select from profiles as own join profiles as other on other.whatsapp = own.whatsapp
        join team on team.user_id = other.user_id where own.user_id = ${memberId}
        union all
        select from draw_participants as own
        join draw_participants as other on other.cpf_hash = own.cpf_hash
        join team on team.user_id = other.user_id where own.user_id = ${memberId}
        limit 1
      `.execute(connection)
      return rows.length > 0
    },

    async addRedemption(redemption: NewRedemption, now: Date): Promise<string> {
      const { id } = await connection
        .insertInto('redemptions')
        .values({
          coupon_id: redemption.couponId,
          establishment_id: redemption.establishmentId,
          device: redemption.device,
          key: redemption.key,
          user_id: redemption.userId,
          redeemed_at: now,
          purchase_cents: redemption.purchaseCents,
          saved_cents: redemption.savedCents,
          counts: redemption.counts,
        })
        .returning('id')
        .executeTakeFirstOrThrow()
      return id
    },

    async savePurchase(id: string, purchaseCents: number, savedCents: number | null) {
      await sql`
        update redemptions set purchase_cents = ${purchaseCents}, saved_cents = ${savedCents}
        where id = ${id}
      `.execute(connection)
    },

    async saveUndone(id: string, { by, reason }: { by: string; reason: string }, now: Date) {
      await sql`
        update redemptions set undone_at = ${now}, undone_by = ${by}, undo_reason = ${reason}
        where id = ${id} and undone_at is null
      `.execute(connection)
    },

    /** One member several times at one counter within minutes. */
    async listOdd(now: Date) {
      const { rows } = await statement<{
        establishment: { slug: string; name: string }
        member: string | null
        first_at: Date
        last_at: Date
        count: number
        saved_cents: number
      }>`
        with uses as (
          select redemption.establishment_id, coupon.user_id, redemption.redeemed_at,
            redemption.saved_cents, redemption.redeemed_at - lag(redemption.redeemed_at) over (
              partition by redemption.establishment_id, coupon.user_id
              order by redemption.redeemed_at) as gap
          from redemptions as redemption join coupons as coupon on coupon.id = redemption.coupon_id
          where redemption.undone_at is null and coupon.user_id is not null
            and redemption.redeemed_at > ${new Date(now.getTime() - ODD_DAYS * 86_400_000)}
        ), runs as (
          select *, count(*) filter (where gap is null or gap > make_interval(mins => ${ODD_MINUTES}))
            over (partition by establishment_id, user_id order by redeemed_at) as run
          from uses
        )
        select json_build_object('slug', listing.slug, 'name', listing.name) as establishment,
          users.name as member, min(redeemed_at) as first_at, max(redeemed_at) as last_at,
          count(*)::integer as count, coalesce(sum(saved_cents), 0)::double precision as saved_cents
        from runs join establishments as listing on listing.id = runs.establishment_id
        left join users on users.id = runs.user_id
        group by runs.establishment_id, listing.slug, listing.name, runs.user_id, users.name, run
        having count(*) > 1 order by max(redeemed_at) desc limit 100
      `.execute(connection)
      return rows
    },
  }
}
