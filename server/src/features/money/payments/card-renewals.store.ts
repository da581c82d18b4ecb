import type { BillingCycle, PaidPlan } from '@portal/contract/shared/plans'
import type { Selectable } from 'kysely'
import { momentOrNull, statement } from '../../../platform/database/checked-sql.ts'
import type { Connection } from '../../../platform/database/database.ts'
import type { PlanRenewals } from '../../../platform/database/schema.generated.ts'

export type CardRenewal = {
  id: string
  /** Null once the account is gone. */
  userId: string | null
  firstOrderId: string
  /** The provider's subscription; null until the first period is paid. */
  subscriptionId: string | null
  customerId: string | null
  plan: PaidPlan
  planVersion: number
  cycle: BillingCycle
  status: 'pending' | 'active' | 'ended'
  checkoutId: string | null
  checkoutUrl: string | null
  checkoutExpiresAt: Date
  /** When the provider is to be asked, or told what is wanted. */
  checkAt: Date | null
  createdAt: Date
  updatedAt: Date
  endedAt: Date | null
}

type NewRenewal = Pick<CardRenewal, 'plan' | 'planVersion' | 'cycle' | 'checkoutExpiresAt'> & {
  userId: string
  orderId: string
}

/** Owns the subscriptions of cards, as the portal wants them and as the provider told them. */
export function cardRenewalsStore(connection: Connection) {
  const renewals = () =>
    connection.selectFrom('plan_renewals').selectAll().where('method', '=', 'card')
  const change = (id: string, now: Date) =>
    connection
      .updateTable('plan_renewals')
      .set({ updated_at: now })
      .where('method', '=', 'card')
      .where('id', '=', id)

  return {
    async insert(renewal: NewRenewal, now: Date): Promise<CardRenewal> {
      const row = await connection
        .insertInto('plan_renewals')
        .values({
          user_id: renewal.userId,
          method: 'card',
          first_order_id: renewal.orderId,
          plan_type: renewal.plan,
          plan_version: renewal.planVersion,
          cycle: renewal.cycle,
          status: 'pending',
          checkout_expires_at: renewal.checkoutExpiresAt,
          check_at: now,
          created_at: now,
          updated_at: now,
        })
        .returningAll()
        .executeTakeFirstOrThrow()
      return toRenewal(row)
    },

    async find(id: string): Promise<CardRenewal | null> {
      const row = await renewals().where('id', '=', id).executeTakeFirst()
      return row ? toRenewal(row) : null
    },

    async findByFirstOrder(orderId: string): Promise<CardRenewal | null> {
      const row = await renewals().where('first_order_id', '=', orderId).executeTakeFirst()
      return row ? toRenewal(row) : null
    },

    async findBySubscription(subscriptionId: string): Promise<CardRenewal | null> {
      const row = await renewals().where('provider_id', '=', subscriptionId).executeTakeFirst()
      return row ? toRenewal(row) : null
    },

    /** The newest that was ever paid: what a person sees and changes. */
    async newestOf(userId: string): Promise<CardRenewal | null> {
      const row = await renewals()
        .where('user_id', '=', userId)
        .where('provider_id', 'is not', null)
        .orderBy('created_at', 'desc')
        .limit(1)
        .executeTakeFirst()
      return row ? toRenewal(row) : null
    },

    async findActive(userId: string): Promise<CardRenewal | null> {
      const row = await renewals()
        .where('user_id', '=', userId)
        .where('status', '=', 'active')
        .executeTakeFirst()
      return row ? toRenewal(row) : null
    },

    /** What the next periods are of; the provider is told by the worker at once. */
    async setPlan(
      id: string,
      { plan, planVersion }: Pick<CardRenewal, 'plan' | 'planVersion'>,
      now: Date,
    ) {
      await change(id, now)
        .set({ plan_type: plan, plan_version: planVersion, check_at: now })
        .execute()
    },

    /** Those whose next period is of a later version of the plan, of which their person was told in time. */
    async listOutdated(limit: number): Promise<{ id: string; userId: string; version: number }[]> {
      const { rows } = await statement<{ id: string; user_id: string; version: number }>`
        select r.id, r.user_id, terms_version(s.id, s.ends_at) as version
        from plan_renewals r
        join subscriptions s on s.user_id = r.user_id and s.source = 'paid'
          and s.plan_type = r.plan_type
        where r.method = 'card' and r.status = 'active'
          and terms_version(s.id, s.ends_at) > r.plan_version
        order by r.id limit ${limit}
      `.execute(connection)
      return rows.map(({ id, user_id, version }) => ({ id, userId: user_id, version }))
    },

    async hasActive(userId: string): Promise<boolean> {
      const row = await connection
        .selectFrom('plan_renewals')
        .select('id')
        .where('user_id', '=', userId)
        .where('status', '=', 'active')
        .executeTakeFirst()
      return row !== undefined
    },

    /** Who the person is at the provider already: one customer has one page of cards. */
    async customerOf(userId: string): Promise<string | null> {
      const row = await renewals()
        .where('user_id', '=', userId)
        .where('customer_id', 'is not', null)
        .orderBy('created_at', 'desc')
        .limit(1)
        .executeTakeFirst()
      return row?.customer_id ?? null
    },

    async keepCustomer(id: string, customerId: string, now: Date) {
      await change(id, now).set({ customer_id: customerId }).execute()
    },

    async keepCheckout(
      id: string,
      checkout: { id: string; url: string | null },
      checkAt: Date,
      now: Date,
    ) {
      await change(id, now)
        .set({ checkout_id: checkout.id, checkout_url: checkout.url, check_at: checkAt })
        .execute()
    },

    async keepSubscription(id: string, subscriptionId: string, now: Date) {
      await change(id, now).set({ provider_id: subscriptionId }).execute()
    },

    /**
     * Whoever calls has ended any other permission: two would take the same period twice. The provider is told
     * what the next periods are of, and when the first of them begins.
     */
    async activate(
      id: string,
      { plan, planVersion }: Pick<CardRenewal, 'plan' | 'planVersion'>,
      now: Date,
    ) {
      await change(id, now)
        .set({
          status: 'active',
          ended_at: null,
          plan_type: plan,
          plan_version: planVersion,
          check_at: now,
        })
        .execute()
    },

    /** `checkAt` is now where the provider has to be told, null where it told us. */
    async end(id: string, checkAt: Date | null, now: Date) {
      await change(id, now)
        .set({
          status: 'ended',
          ended_at: momentOrNull`coalesce(ended_at, ${now})`,
          check_at: checkAt,
        })
        .execute()
    },

    /** Of whatever method. */
    async endActive(userId: string, now: Date) {
      await connection
        .updateTable('plan_renewals')
        .set({ status: 'ended', ended_at: now, check_at: now, updated_at: now })
        .where('user_id', '=', userId)
        .where('status', '=', 'active')
        .execute()
    },

    async checkAgain(id: string, checkAt: Date | null, now: Date) {
      await change(id, now).set({ check_at: checkAt }).execute()
    },

    /** The provider has all of it as it was read here; what has changed since is still to be told. */
    async keepAgreed(renewal: CardRenewal, now: Date) {
      await change(renewal.id, now)
        .set({ check_at: null })
        .where('status', '=', renewal.status)
        .where('plan_type', '=', renewal.plan)
        .where('plan_version', '=', renewal.planVersion)
        .where('updated_at', '=', renewal.updatedAt)
        .execute()
    },

    /** The next look is put off first. Whoever deleted their account is not charged again. */
    async takeDue(now: Date, again: Date, limit: number): Promise<CardRenewal[]> {
      const { rows } = await statement<Selectable<PlanRenewals>>`
        update plan_renewals set check_at = ${again}
        where id in (
          select id from plan_renewals
          where method = 'card' and (check_at <= ${now}
            or (user_id is null and status = 'active' and check_at is null))
          order by check_at limit ${limit} for update skip locked)
        returning *
      `.execute(connection)
      return rows.map(toRenewal)
    },

    /** False when its person was told before. */
    async noteFailure(invoiceId: string, renewalId: string, now: Date): Promise<boolean> {
      const row = await connection
        .insertInto('plan_failures')
        .values({ invoice_id: invoiceId, renewal_id: renewalId, told_at: now })
        .onConflict((conflict) => conflict.doNothing())
        .returning('invoice_id')
        .executeTakeFirst()
      return row !== undefined
    },
  }
}

function toRenewal(row: Selectable<PlanRenewals>): CardRenewal {
  return {
    id: row.id,
    userId: row.user_id,
    firstOrderId: row.first_order_id,
    subscriptionId: row.provider_id,
    customerId: row.customer_id,
    plan: row.plan_type,
    planVersion: row.plan_version,
    cycle: row.cycle,
    status: row.status,
    checkoutId: row.checkout_id,
    checkoutUrl: row.checkout_url,
    checkoutExpiresAt: row.checkout_expires_at ?? row.created_at,
    checkAt: row.check_at,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
    endedAt: row.ended_at,
  }
}
