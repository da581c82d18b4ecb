import type { GivenPlan, MoneyProvider } from '@portal/contract/money/payments/money-overview'
import type { RowOf } from '@portal/contract/shared/endpoint'
import type { PaidPlan } from '@portal/contract/shared/plans'
import { sql } from 'kysely'
import { statement } from '../../../../platform/database/checked-sql.ts'
import type { Connection } from '../../../../platform/database/database.ts'
import { type ListOrder, sortedList } from '../../../../platform/database/sorted-list.ts'
import { monthlyCents, type PaidPeriod, type Trial } from './money-figures.rules.ts'

type Totals = { paidCents: number; refundedCents: number }
export type Comparison = {
  provider: MoneyProvider
  from: Date
  to: Date
  ours: Totals
  theirs: Totals
}
export type Waiting = { count: number; oldestAt: Date | null }

/** How far the bank was read, what waits, and the figures over time. */
export function moneyOverviewStore(connection: Connection) {
  async function waiting(
    from: 'payment_hints' | 'plan_charges' | 'plan_refunds',
  ): Promise<Waiting> {
    const { rows } = await WAITING[from].execute(connection)
    return { count: rows[0]?.count ?? 0, oldestAt: rows[0]?.oldest ?? null }
  }

  const given = (now: Date) =>
    connection
      .selectFrom('subscriptions as given')
      .innerJoin('users as person', 'person.id', 'given.user_id')
      .select([
        'given.id',
        'given.user_id',
        'given.plan_type',
        'given.started_at',
        'given.ends_at',
        'given.granted_reason',
        'person.name',
        'person.email',
      ])
      .where('given.source', '=', 'granted')
      .where('given.status', '=', 'active')
      .where(({ eb, or }) => or([eb('given.ends_at', 'is', null), eb('given.ends_at', '>', now)]))

  return {
    waiting,

    async markFollowed(hintIds: string[], now: Date) {
      await connection
        .updateTable('payment_hints')
        .set({ followed_at: now })
        .where('id', 'in', hintIds)
        .execute()
    },

    async keepComparison({ provider, from, to, ours, theirs }: Comparison, now: Date) {
      await connection
        .insertInto('payment_comparisons')
        .values({
          provider,
          from_at: from,
          to_at: to,
          our_paid_cents: ours.paidCents,
          our_refunded_cents: ours.refundedCents,
          // The columns are older than the cards: what the provider says, whichever it is.
          bank_paid_cents: theirs.paidCents,
          bank_refunded_cents: theirs.refundedCents,
          compared_at: now,
        })
        .execute()
    },

    async lastComparison(
      provider: MoneyProvider,
    ): Promise<(Comparison & { comparedAt: Date }) | null> {
      const row = await connection
        .selectFrom('payment_comparisons')
        .selectAll()
        .where('provider', '=', provider)
        .orderBy('compared_at', 'desc')
        .limit(1)
        .executeTakeFirst()
      return row
        ? {
            provider,
            from: row.from_at,
            to: row.to_at,
            ours: totals(row.our_paid_cents, row.our_refunded_cents),
            theirs: totals(row.bank_paid_cents, row.bank_refunded_cents),
            comparedAt: row.compared_at,
          }
        : null
    },

    /** Who pays for a plan now: the same as where a plan is edited. */
    async countSubscribers(now: Date): Promise<number> {
      const { rows } = await statement<{ count: number }>`
        select count(*)::integer as count from subscriptions as s
        where s.source = 'paid' and is_subscription_running(s, ${now})
      `.execute(connection)
      return rows[0]?.count ?? 0
    },

    /** Periods that were in force at some time since. */
    async paidPeriods(since: Date): Promise<PaidPeriod[]> {
      const rows = await connection
        .selectFrom('plan_grants as bought')
        .innerJoin('subscriptions as held', 'held.id', 'bought.subscription_id')
        .innerJoin('plan_payments as payment', 'payment.id', 'bought.payment_id')
        .innerJoin('plan_orders as ordered', 'ordered.id', 'payment.order_id')
        .innerJoin('plan_versions as agreed', (join) =>
          join
            .onRef('agreed.plan_id', '=', 'bought.plan_type')
            .onRef('agreed.version', '=', 'bought.plan_version'),
        )
        .select([
          'held.user_id',
          'bought.period_start',
          'bought.period_end',
          'bought.revoked_at',
          'ordered.cycle',
          'agreed.month_cents',
          'agreed.year_cents',
        ])
        .where('bought.period_end', '>', since)
        .execute()
      return rows.map((row) => ({
        ownerId: row.user_id,
        startsAt: row.period_start,
        endsAt: row.period_end,
        revokedAt: row.revoked_at,
        monthCents: monthlyCents(row.cycle, {
          monthCents: row.month_cents,
          yearCents: row.year_cents,
        }),
      }))
    },

    async trialsSince(since: Date): Promise<Trial[]> {
      const { rows } = await statement<{ started_at: Date; has_paid: boolean }>`
        select trial.started_at, exists (
          select 1 from plan_grants bought join subscriptions paid on paid.id = bought.subscription_id
          where paid.user_id = trial.user_id and bought.revoked_at is null
            and bought.granted_at >= trial.started_at) as has_paid
        from subscriptions trial
        where trial.source = 'trial' and trial.started_at >= ${since}
      `.execute(connection)
      return rows.map((row) => ({ startedAt: row.started_at, hasPaidSince: row.has_paid }))
    },

    /** In force now, the newest first. */
    async listGiven(now: Date, { cursor, limit }: { cursor?: string | undefined; limit: number }) {
      const list = sortedList(GIVEN_ORDERS, 'recentes', 'given.id')
      const rows = await given(now)
        .select(list.key.as('sort_key'))
        .where(list.after(cursor))
        .orderBy(list.orderBy)
        .limit(limit + 1)
        .execute()
      const page = list.toPage(rows, limit)
      return { plans: page.rows.map(toGivenPlan), nextCursor: page.nextCursor }
    },

    async findGiven(id: string, now: Date): Promise<RowOf<typeof GivenPlan> | null> {
      const row = await given(now).where('given.id', '=', id).executeTakeFirst()
      return row ? toGivenPlan(row) : null
    },

    async givenTo(userId: string, now: Date): Promise<RowOf<typeof GivenPlan> | null> {
      const row = await given(now).where('given.user_id', '=', userId).executeTakeFirst()
      return row ? toGivenPlan(row) : null
    },
  }
}

const GIVEN_ORDERS = {
  recentes: { by: sql.ref('given.started_at'), kind: 'moment', direction: 'desc' },
} as const satisfies Record<string, ListOrder>

function toGivenPlan(row: {
  id: string
  user_id: string
  plan_type: PaidPlan
  started_at: Date
  ends_at: Date | null
  granted_reason: string | null
  name: string
  email: string
}): RowOf<typeof GivenPlan> {
  return {
    id: row.id,
    person: { id: row.user_id, name: row.name, email: row.email },
    plan: row.plan_type,
    started_at: row.started_at,
    ends_at: row.ends_at,
    reason: row.granted_reason,
  }
}

type WaitingRow = { count: number; oldest: Date | null }
const WAITING = {
  payment_hints: statement<WaitingRow>`select count(*) as count, min(received_at) as oldest from payment_hints
    where followed_at is null`,
  plan_charges: statement<WaitingRow>`select count(*) as count, min(created_at) as oldest from plan_charges
    where status = 'unknown'`,
  plan_refunds: statement<WaitingRow>`select count(*) as count, min(requested_at) as oldest from plan_refunds
    where status in ('requested', 'processing')`,
}

const totals = (paid: unknown, refunded: unknown): Totals => ({
  paidCents: Number(paid),
  refundedCents: Number(refunded),
})
