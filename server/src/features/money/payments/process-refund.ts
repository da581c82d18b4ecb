import { topics } from '@portal/contract/live/topics'
import { systemActor } from '../../../platform/actor.ts'
import type { CardsPort } from '../../../platform/cards/cards-port.ts'
import { Tag } from '../../../platform/live/tags.ts'
import type { PixPort } from '../../../platform/pix/pix-port.ts'
import type { Outcome } from '../../../platform/provider-outcome.ts'
import { endRenewalOf, endRenewals } from './end-renewals.ts'
import { giveUpUpgrade } from './give-up-order.ts'
import { isTooOldToRefund } from './money/money.rules.ts'
import type { Deps, Within } from './payments.feature.ts'
import { statusAfterRefunds } from './payments.rules.ts'
import type { Order } from './plan-orders.store.ts'
import type { Payment } from './plan-payments.store.ts'
import type { Refund } from './plan-refunds.store.ts'
import { SEND_REFUND_EMAIL_JOB } from './tell-of-refund.ts'

const ASK_AGAIN_MS = 60_000

/**
 * Asks the bank to give money back, or what became of it. Safe to repeat: its id is always the same. Answers
 * with the payment of which the bank will not give so much back.
 */
export async function processRefund(refund: Refund, deps: Deps): Promise<Payment | null> {
  const payment = await deps.stores.planPayments.findById(refund.paymentId)
  if (!payment) throw new Error(`the refund ${refund.id} has no payment`)
  const outcome = await ASKED[payment.provider](refund, payment, deps)
  if (outcome.kind === 'ok') await keep(refund, outcome.value.status, deps)
  // Asked again at the next turn: whether it was done is known only by reading it.
  if (outcome.kind !== 'refused') return null
  const { status, type } = outcome.problem
  const isDefinite = DEFINITE.includes(status)
  if (isDefinite && isTooLate(payment, deps.clock.now())) {
    await keep(refund, 'not-done', deps)
    return null
  }
  deps.log.error({ refundId: refund.id, type }, 'a refund was refused')
  return isDefinite ? payment : null
}

/** Of the call itself; the others are about who asks, how often, or say nothing. */
const DEFINITE = [400, 404, 409, 410, 422]
const DAY_MS = 24 * 60 * 60_000

/** A day late: by then no copy of the bank is behind about what it still did in time. */
const isTooLate = (payment: Payment, now: Date) =>
  isTooOldToRefund(payment, new Date(now.getTime() - DAY_MS))

type Asked = (refund: Refund, payment: Payment, deps: Deps) => Promise<RefundOutcome>
type RefundOutcome = Outcome<{ status: string }, { status: number; type: string | null }>

const ASKED: Record<Payment['provider'], Asked> = {
  async pix(refund, payment, deps) {
    const pix = requirePix(deps)
    const id = { endToEndId: payment.providerId, id: refund.providerId }
    const read = await pix.readRefund(id)
    return read.kind === 'refused' && read.problem.status === 404
      ? pix.requestRefund({ ...id, amountCents: refund.amountCents })
      : read
  },
  /** Looked for first: its key makes it one refund for a day only. Once it has a name it is only read. */
  async stripe(refund, payment, deps) {
    const cards = requireCards(deps)
    if (refund.toldId) return cards.readRefund(refund.toldId)
    if (!payment.intentId) throw new Error(`nothing to ask the refund ${refund.id} of`)
    const known = { paymentId: payment.intentId, reference: refund.providerId }
    const found = await cards.findRefund(known)
    if (found.kind !== 'ok') return found
    const outcome = found.value
      ? { ...found, value: found.value }
      : await cards.refund({
          ...known,
          amountCents: refund.amountCents,
          // A key stands for one amount: what was refused as too much is asked for anew.
          idempotencyKey: `refund-${refund.providerId}-${refund.amountCents}`,
        })
    if (outcome.kind === 'ok') {
      await deps.stores.planPayments.keepToldId(refund.id, outcome.value.id)
    }
    return outcome
  },
}

async function keep(refund: Refund, told: string, { work, clock, log }: Deps) {
  const now = clock.now()
  if (told === 'done' || told === 'not-done') {
    const status = told === 'done' ? 'done' : 'not_done'
    await work.transaction(async (within) => {
      const payment = await within.planPayments.findById(refund.paymentId)
      const order = payment?.orderId ? await within.planOrders.find(payment.orderId) : null
      await within.planOrders.lockPerson(order?.userId ?? refund.paymentId)
      await endRefund(refund, status, within, now)
    })
    if (status === 'not_done') log.error({ refundId: refund.id }, 'a refund could not be made')
    return
  }
  const checkAt = new Date(now.getTime() + ASK_AGAIN_MS)
  await work.transaction(async ({ planPayments, planOrders, changes, jobs }) => {
    const payment = await planPayments.findById(refund.paymentId)
    const order = payment?.orderId ? await planOrders.find(payment.orderId) : null
    await planOrders.lockPerson(order?.userId ?? refund.paymentId)
    const before = await planPayments.findRefund(refund.id)
    await planPayments.updateRefund(refund.id, { status: 'processing', checkAt }, now)
    if (before?.status !== 'requested') return
    // The team's own is told of once it is on its way; who gets it at once is told that it is done.
    if (refund.reason === 'by-staff') {
      await jobs.add(SEND_REFUND_EMAIL_JOB, { kind: 'asked', refundId: refund.id })
    }
    if (order?.userId) changes.announce(Tag.live(topics.planOrders(order.userId)))
  })
}

/** A payment that went back whole takes away what it bought, and nothing else. */
export async function endRefund(
  refund: Refund,
  status: 'done' | 'not_done',
  within: Within,
  now: Date,
) {
  const isNews = await within.planPayments.updateRefund(refund.id, { status, checkAt: null }, now)
  if (!isNews) return
  const payment = await within.planPayments.findById(refund.paymentId)
  const order = payment?.orderId ? await within.planOrders.find(payment.orderId) : null
  await within.audit.record(systemActor, now, {
    action: status === 'done' ? 'plan-refund.done' : 'plan-refund.not-done',
    subjectId: order?.id ?? refund.paymentId,
    details: { amount_cents: refund.amountCents, because: refund.reason },
  })
  await within.jobs.add(SEND_REFUND_EMAIL_JOB, { kind: status, refundId: refund.id })
  if (order?.userId) within.changes.announce(Tag.live(topics.planOrders(order.userId)))
  if (!payment || !order || payment.decision !== 'granted') return
  const refunded = await within.planPayments.refundedCents(payment.id)
  // What was too much is given back of an order that stays as it was.
  const isWhole = refunded >= payment.amountCents
  if (refund.reason === 'excess' && !isWhole) return
  await within.planOrders.setStatus(
    order.id,
    statusAfterRefunds(payment.amountCents, refunded),
    now,
  )
  if (isWhole) await within.planPayments.revokeGrant(payment.id, now)
  // Asked for by the team: the person's own asking has done it already.
  if (isWhole && isUndoneUpgrade(order, refund)) await endRenewalOf(order, within, now)
  if (!order.userId) return
  // What went back is no credit any more.
  await giveUpUpgrade(order.userId, within, now)
  if (isWhole && !isUndoneUpgrade(order, refund) && order.method !== 'pix') {
    await endRenewals(order.userId, within, now)
  }
  const left = isWhole ? await within.planPayments.heldBeside(order) : null
  if (left) await within.subscriptions.setPaidPlan(order.userId, left, now)
  await keepPaidUntil(order.userId, within, now)
  within.changes.announce(...(await within.listingUpkeep.settlePlans([order.userId], now)))
}

/** The card goes on with the plan from before, unless it was the holder who took the money back. */
const isUndoneUpgrade = ({ method, reason }: Order, refund: Refund) =>
  method === 'card' && reason === 'upgrade' && refund.reason !== 'by-bank'

/** Whoever changes what is paid says up to when it is. */
export async function keepPaidUntil(
  userId: string,
  { planPayments, subscriptions }: Pick<Within, 'planPayments' | 'subscriptions'>,
  now: Date,
) {
  const until = await planPayments.paidUntil(userId)
  await subscriptions.setPaidUntil(userId, until ?? now, now)
}

export function requireCards({ cards }: Pick<Deps, 'cards'>): CardsPort {
  if (!cards) throw new Error('a call about a card in a portal without a provider of cards')
  return cards
}

export function requirePix({ pix }: Pick<Deps, 'pix'>): PixPort {
  if (!pix) throw new Error('a Pix call in a portal without a bank')
  return pix
}
