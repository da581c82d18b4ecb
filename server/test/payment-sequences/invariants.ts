import type { BankState } from '../../../sandbox/src/pix/bank.ts'
import type { StripeState } from '../../../sandbox/src/stripe/objects.ts'
import { type RefundReason, refundIdOf } from '../../src/features/money/payments/payments.rules.ts'
import type { PaymentRow, RefundRow, Snapshot } from './snapshot.ts'

/** What the portal wrote down before and after a step, beside what the bank truly holds. */
export type World = {
  before: Snapshot
  after: Snapshot
  bank: BankState
  cards: StripeState
  /** When holders ended what renews by card on the provider's page. */
  endedThere: ReadonlyMap<string, number>
  refusedButtons: readonly string[]
  key: string
  now: Date
  keptHints: number
  refusedHints: readonly string[]
}

type Check = (world: World) => unknown[]

const sum = (items: readonly { amount_cents: number }[]) =>
  items.reduce((total, { amount_cents }) => total + amount_cents, 0)
const repeated = (names: readonly string[]) =>
  names.filter((name, index) => names.indexOf(name) !== index)
const refundsOf = ({ refunds }: Snapshot, { id }: PaymentRow) =>
  refunds.filter(({ payment_id }) => payment_id === id)
const orderOf = ({ orders }: Snapshot, { order_id }: PaymentRow) =>
  orders.find(({ id }) => id === order_id)
/** Its whole money was asked back, whatever became of that: the same period may be bought anew. */
const wasAskedBack = (after: Snapshot, { payment_id }: { payment_id: string }) => {
  const payment = after.payments.find(({ id }) => id === payment_id)
  if (!payment) return false
  const isAsked = after.withdrawals.some(({ order_id }) => order_id === payment.order_id)
  return isAsked || sum(refundsOf(after, payment)) >= payment.amount_cents
}
const isOpen = ({ status }: { status: string }) =>
  status === 'intent_saved' || status === 'unknown' || status === 'active'

/**
 * The promises of payments, each by its number. Each answers with what breaks it; all hold after every step,
 * whatever the step was. What can be true only once the bank has been heard is in `SETTLED`.
 */
export const INVARIANTS: Record<string, Check> = {
  '1. access comes only from money that is at the bank': ({ after, bank, cards, key }) => [
    ...after.payments.filter((payment) => {
      if (payment.provider === 'stripe') {
        const invoice = cards.invoices.get(payment.provider_id)
        return invoice?.status !== 'paid' || invoice.amount_paid !== payment.amount_cents
      }
      const told = bank.payments.get(payment.provider_id)
      const charge = after.charges.find(({ id }) => id === payment.charge_id)
      return !(
        told?.cents === payment.amount_cents &&
        told.key === key &&
        (charge ? charge.txid === told.txid : payment.decision === 'without-order')
      )
    }),
    ...after.grants.filter(
      ({ payment_id }) =>
        after.payments.find(({ id }) => id === payment_id)?.decision !== 'granted',
    ),
  ],

  '2. payment, period, books, record and letter are one commit': ({ after }) =>
    after.payments.filter(({ id, decision, order_id, amount_cents }) => {
      const lines = after.ledger.filter((one) => one.payment_id === id && !one.refund_id)
      const isInBooks = lines.length === 1 && lines[0]?.amount_cents === amount_cents
      const grants = after.grants.filter(({ payment_id }) => payment_id === id).length
      const letters = after.receipts.filter((orderId) => orderId === order_id).length
      const isRecorded =
        decision === 'without-order' ||
        after.audits.some((one) => one.subject_id === order_id && one.action.endsWith(decision))
      const isGranted = decision === 'granted'
      return !(isInBooks && isRecorded && grants === +isGranted && (!isGranted || letters === 1))
    }),

  '3. one payment buys one period, and one period is bought once': ({ after }) => [
    ...repeated(after.grants.map(({ payment_id }) => payment_id)),
    ...repeated(
      after.grants
        .filter((one) => !one.revoked_at && !wasAskedBack(after, one))
        .map((one) => `${one.subscription_id} ${one.period_start} ${one.reason} ${one.plan_type}`),
    ),
    ...repeated(after.payments.map(({ provider_id }) => provider_id)),
  ],

  '4. a message is kept before it is answered, and none of the bank is turned away': ({
    after,
    keptHints,
    refusedHints,
  }) => [
    ...(after.hints.length === keptHints
      ? []
      : [{ kept: after.hints.length, answered: keptHints }]),
    ...refusedHints,
  ],

  '5. amounts are whole centavos, the same everywhere': ({ after, bank }) => [
    ...after.orders.filter(
      ({ price_cents, credit_cents, amount_cents }) =>
        !Number.isSafeInteger(amount_cents) || amount_cents !== price_cents - credit_cents,
    ),
    ...after.charges.filter((charge) => {
      const atBank = bank.charges.get(charge.txid) ?? bank.recurringCharges.get(charge.txid)
      const order = after.orders.find(({ id }) => id === charge.order_id)
      return (
        order?.amount_cents !== charge.amount_cents ||
        (atBank !== undefined && atBank.cents !== charge.amount_cents)
      )
    }),
  ],

  '6. too little is looked at by a person, too much is given back': ({ after }) =>
    after.payments
      .filter(({ decision }) => decision === 'granted')
      .filter((payment) => {
        const over = payment.amount_cents - (orderOf(after, payment)?.amount_cents ?? 0)
        const excess = refundsOf(after, payment).filter(({ reason }) => reason === 'excess')
        // The bank may have taken a part of it back by itself: never more than was over.
        return over < 0 || over > 0 !== (excess.length === 1) || sum(excess) > over
      }),

  '7. a second payment goes back whole, by an id that is always the same': ({ after }) => [
    ...repeated(
      after.payments
        .filter(({ decision }) => decision === 'granted')
        .map(({ order_id }) => order_id ?? ''),
    ),
    ...after.refunds.filter(
      ({ payment_id, provider_id, reason }) =>
        // Another attempt has a number after it; that of the team is made of its form's key.
        reason !== 'by-bank' &&
        reason !== 'by-staff' &&
        !provider_id.startsWith(refundIdOf(payment_id, reason as RefundReason)),
    ),
  ],

  '8. money is never ignored: it buys, it waits for a person, or it goes back': ({ after }) =>
    after.payments.filter((payment) => {
      const order = orderOf(after, payment)
      const back = refundsOf(after, payment)
      if (payment.decision === 'granted')
        return !['paid', 'partially_refunded', 'refunded'].includes(order?.status ?? '')
      if (payment.decision === 'review')
        return ['awaiting_payment', 'scheduled', 'expired', 'canceled'].includes(
          order?.status ?? '',
        )
      return payment.decision === 'returned' && !back.some(isReturn)
    }),

  '9. what has ended stays ended, and what is written stays written': ({ before, after }) => [
    ...before.orders.filter((was) => {
      const is = after.orders.find(({ id }) => id === was.id)?.status ?? 'gone'
      return !(AFTER_ORDER[was.status] ?? [is]).includes(is)
    }),
    ...before.charges.filter(
      (was) => was.status === 'settled' && !keeps(after.charges, was, ['status']),
    ),
    ...before.refunds.filter(
      (was) =>
        (was.status === 'done' || was.status === 'not_done') &&
        !keeps(after.refunds, was, ['status', 'amount_cents']),
    ),
    ...before.payments.filter((was) => !keeps(after.payments, was, ['amount_cents', 'decision'])),
    ...before.ledger.filter((was) => !keeps(after.ledger, was, ['amount_cents'])),
    ...before.grants.filter((was) => {
      const is = after.grants.find(({ payment_id }) => payment_id === was.payment_id)
      return is?.period_end !== was.period_end || (was.revoked_at && !is.revoked_at)
    }),
  ],

  '10. no more goes back than came, and all of it takes the period away': ({ after }) => [
    ...after.payments.filter(
      (payment) => sum(refundsOf(after, payment).filter(counts)) > payment.amount_cents,
    ),
    ...after.refunds.filter(({ id, status, amount_cents }) => {
      const lines = after.ledger.filter(({ refund_id }) => refund_id === id)
      return status === 'done' ? sum(lines) !== -amount_cents : lines.length > 0
    }),
    ...after.grants.filter(({ payment_id, revoked_at }) => {
      const payment = after.payments.find(({ id }) => id === payment_id)
      if (!payment) return true
      const isWhole =
        sum(refundsOf(after, payment).filter(({ status }) => status === 'done')) >=
        payment.amount_cents
      const isBack = orderOf(after, payment)?.status === 'refunded'
      return isWhole !== (revoked_at !== null) || isWhole !== isBack
    }),
  ],

  '11. an answer that did not come is unknown: there is no second code beside it': ({
    after,
    bank,
    now,
  }) => [
    ...repeated(after.charges.filter(isOpen).map(({ order_id }) => order_id)),
    // A code that could be paid at the bank is not taken for one that never was.
    ...after.charges.filter(({ txid, status, expires_at, order_id }) => {
      const isWanted = after.orders.some(
        (order) => order.id === order_id && order.status === 'awaiting_payment',
      )
      const isPayable = bank.charges.get(txid)?.status === 'ATIVA' && new Date(expires_at) > now
      return status === 'removed' && isWanted && isPayable
    }),
  ],

  '12. a person has one order that waits for money, and one that a bank is to take': ({
    after,
  }) => [
    ...repeated(
      after.orders.filter(({ status }) => status === 'scheduled').map(({ user_id }) => user_id),
    ),
    ...repeated(
      after.renewals.filter(({ status }) => status === 'active').map(({ user_id }) => user_id),
    ),
    ...repeated(
      after.orders
        .filter(({ status }) => status === 'awaiting_payment')
        .map(({ user_id }) => user_id),
    ),
  ],

  '13. the books never hold more than the bank': ({ after, bank, cards }) =>
    after.refunds.filter(({ payment_id, provider_id, amount_cents, status }) => {
      if (status !== 'done') return false
      const payment = after.payments.find(({ id }) => id === payment_id)
      if (payment?.provider === 'stripe') {
        return !goneBackOf(cards).some(
          (one) =>
            one.amount === amount_cents &&
            (one.reference === provider_id || plain(one.id) === provider_id),
        )
      }
      const told = bank.payments
        .get(payment?.provider_id ?? '')
        ?.refunds.find(({ id }) => id === provider_id)
      return told?.cents !== amount_cents || told.status !== 'DEVOLVIDO'
    }),

  '14. no period is charged to a card after its holder ended it': ({ cards, endedThere }) =>
    [...cards.invoices.values()].filter((invoice) => {
      const endedAt = endedThere.get(invoice.parent?.subscription_details.subscription ?? '')
      const isPaid = invoice.status === 'paid' && invoice.amount_paid > 0
      // One that was drawn up before was owed before.
      return isPaid && endedAt !== undefined && invoice.created > endedAt
    }),

  '15. a credit is never more than what is kept': ({ before, after, now }) => [
    ...after.orders
      .filter(({ status, reason }) => status === 'awaiting_payment' && reason === 'upgrade')
      .filter((order) => order.credit_cents > keptBeside(order, after, after, now)),
    ...after.grants
      .filter(({ payment_id }) => before.grants.every((one) => one.payment_id !== payment_id))
      .map(({ payment_id }) => after.orders.find((order) => isOf(order, payment_id, after)))
      // What goes back in the same step is known after it was bought.
      .filter((order) => order && order.credit_cents > keptBeside(order, after, before, now)),
  ],

  '16. no button that is shown is refused': ({ refusedButtons }) => [...refusedButtons],

  '17. a second withdrawal of a plan within a year moves no money by itself': ({ after }) => {
    const withdrawn = after.refunds
      .filter(({ reason, status }) => reason === 'withdrawal' && status !== 'not_done')
      .filter(({ provider_id }) => provider_id.endsWith('W'))
      .flatMap((refund) => {
        const order = after.orders.find((one) => isOf(one, refund.payment_id, after))
        const isDecided = after.withdrawals.some(({ order_id }) => order_id === order?.id)
        return order && !isDecided ? [{ ...order, at: Date.parse(refund.requested_at) }] : []
      })
    return withdrawn.filter((one) =>
      withdrawn.some(
        (other) =>
          other.id !== one.id &&
          other.user_id === one.user_id &&
          other.plan_type === one.plan_type &&
          Math.abs(other.at - one.at) < 360 * DAY_MS,
      ),
    )
  },
}

const DAY_MS = 24 * 60 * 60_000

const isOf = ({ id }: { id: string }, paymentId: string, { payments }: Snapshot) =>
  payments.some((payment) => payment.id === paymentId && payment.order_id === id)

/** What was paid for the other periods of the same person that still run, less what went back of it. */
function keptBeside(
  order: Snapshot['orders'][number],
  { grants, payments, orders }: Snapshot,
  { refunds }: Snapshot,
  now: Date,
): number {
  const others = grants.flatMap(({ payment_id, period_end }) => {
    const payment = payments.find(({ id }) => id === payment_id)
    const of = orders.find(({ id }) => id === payment?.order_id)
    const isOther = of?.user_id === order.user_id && of.id !== order.id
    return payment && isOther && new Date(period_end) > now ? [payment] : []
  })
  const back = refunds.filter(counts)
  return others.reduce(
    (total, { id, amount_cents }) =>
      total + amount_cents - sum(back.filter(({ payment_id }) => payment_id === id)),
    0,
  )
}

const plain = (id: string) => id.replaceAll(/[^a-zA-Z0-9]/g, '').slice(0, 35)

const goneBackOf = ({ refunds, disputes }: StripeState) => [
  ...[...refunds.values()].map((one) => ({ ...one, reference: one.metadata.reference ?? null })),
  ...[...disputes.values()].map((one) => ({ ...one, reference: null })),
]

const AFTER_ORDER: Record<string, readonly string[]> = {
  paid: ['paid', 'partially_refunded', 'refunded'],
  partially_refunded: ['partially_refunded', 'refunded'],
  refunded: ['refunded'],
  // Late money may still buy what was ordered, or show a person what is wrong with it.
  expired: ['expired', 'paid', 'partially_refunded', 'refunded', 'review'],
  canceled: ['canceled', 'paid', 'partially_refunded', 'refunded', 'review'],
  review: ['review', 'paid', 'partially_refunded', 'refunded'],
}

const isReturn = ({ reason }: RefundRow) => reason === 'second-payment' || reason === 'late-payment'
const counts = ({ status }: RefundRow) => status !== 'not_done'

function keeps<Row extends { id: unknown }>(
  rows: readonly Row[],
  was: Row,
  columns: readonly (keyof Row)[],
): boolean {
  const is = rows.find(({ id }) => id === was.id)
  return is !== undefined && columns.every((column) => is[column] === was[column])
}

/** What else holds once the bank has been heard and the worker has done its rounds. */
export const SETTLED: Record<string, Check> = {
  '8. no payment is lost': ({ after, bank, cards, key, now }) => [
    ...[...bank.payments.values()].filter(
      (told) => told.key === key && !after.payments.some((one) => one.provider_id === told.e2eid),
    ),
    ...paidByCard(cards, now).filter(
      ({ id }) => !after.payments.some(({ provider_id }) => provider_id === id),
    ),
  ],

  '14. what its holder ended stays ended at the provider': ({ cards, endedThere }) =>
    [...endedThere.keys()].filter((id) => {
      const there = cards.subscriptions.get(id)
      return there && there.status !== 'canceled' && !there.cancel_at_period_end
    }),

  '10. what should go back has gone back': ({ after, bank, now }) =>
    after.refunds
      .filter(({ status }) => status === 'requested' || status === 'processing')
      .filter(({ payment_id }) => {
        const payment = after.payments.find(({ id }) => id === payment_id)
        if (payment?.provider === 'stripe') return true
        const told = bank.payments.get(payment?.provider_id ?? '')
        // Banks give back for ninety days; after them somebody has to pay by another way.
        return told && now.getTime() - told.paidAt.getTime() < REFUNDABLE_MS
      }),

  '12. a code that nobody wants cannot be paid': ({ after, bank, now }) =>
    after.charges.filter(({ txid, order_id, expires_at }) => {
      const isGivenUp = after.orders.some(
        (order) => order.id === order_id && order.status === 'canceled',
      )
      const debit = bank.recurringCharges.get(txid)?.status
      const isPayable = bank.charges.get(txid)?.status === 'ATIVA' && new Date(expires_at) > now
      return isGivenUp && (isPayable || debit === 'CRIADA' || debit === 'ATIVA')
    }),

  '12. a recurrence that nobody wants is over at the bank': ({ after, bank }) =>
    after.renewals.filter(
      ({ status, provider_id }) =>
        status === 'ended' && bank.recurrences.get(provider_id ?? '')?.status === 'APROVADA',
    ),

  '13. our books are those of the bank, to the centavo': ({ after, bank, key, now }) => {
    // Lists reach back ninety days: what a bank takes back of an older Pix is heard by a message only.
    const since = new Date(now.getTime() - REFUNDABLE_MS)
    const told = [...bank.payments.values()].filter(
      (payment) => payment.key === key && payment.paidAt >= since,
    )
    const cents = (items: readonly { cents: number }[]) =>
      items.reduce((total, one) => total + one.cents, 0)
    const back = told.flatMap(({ refunds }) => refunds)
    const theirs = {
      paid: cents(told),
      refunded: cents(back.filter(({ status }) => status === 'DEVOLVIDO')),
    }
    const ids = new Set(
      after.payments
        .filter(({ paid_at, provider }) => provider === 'pix' && new Date(paid_at) >= since)
        .map(({ id }) => id),
    )
    const lines = after.ledger.filter(({ payment_id }) => ids.has(payment_id))
    const ours = {
      paid: sum(lines.filter(({ refund_id }) => !refund_id)),
      refunded: -sum(lines.filter(({ refund_id }) => refund_id)),
    }
    return ours.paid === theirs.paid && ours.refunded === theirs.refunded ? [] : [{ ours, theirs }]
  },
}

/** Lists of invoices reach back ninety days, too. */
const paidByCard = ({ invoices }: StripeState, now: Date) =>
  [...invoices.values()].filter(
    ({ status, amount_paid, created }) =>
      status === 'paid' && amount_paid > 0 && now.getTime() - created * 1000 < 89 * DAY_MS,
  )

const REFUNDABLE_MS = 90 * 24 * 60 * 60_000

export function broken(checks: Record<string, Check>, world: World): string[] {
  return Object.entries(checks).flatMap(([name, check]) => {
    const found = check(world)
    return found.length > 0 ? [`${name}: ${JSON.stringify(found)}`] : []
  })
}
