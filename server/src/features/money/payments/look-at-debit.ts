import { topics } from '@portal/contract/live/topics'
import { cityDay } from '../../../platform/city-time.ts'
import { Tag } from '../../../platform/live/tags.ts'
import { newTxid } from '../../../platform/pix/pix-amounts.ts'
import type { PixOutcome, RecurringCharge } from '../../../platform/pix/pix-port.ts'
import { isMissing, whyNot } from '../../../platform/provider-outcome.ts'
import type { Deps } from './payments.feature.ts'
import { paymentsTexts } from './payments.texts.ts'
import {
  debitDay,
  hasFailedAttempt,
  isLeftOpen,
  isTooLateToSend,
  lastMomentOf,
  retryDay,
} from './pix-renewals.rules.ts'
import type { PlanCharge } from './plan-charges.store.ts'
import type { Order } from './plan-orders.store.ts'
import { requirePix } from './process-refund.ts'
import { leaveToTeam, recordChargePayments } from './record-charge-payments.ts'
import { SEND_RECURRENCE_EMAIL_JOB } from './tell-of-recurrence.ts'

const RETRY_MS = 60_000
/** The lists of payments tell of money within minutes; this is for what takes none. */
const LOOK_MS = 6 * 60 * 60_000

/**
 * Reads at the bank what became of the charge of a period: one that was never sent is sent, one that
 * nobody wants any more is cancelled before the last look, money is recorded, and what failed is tried
 * again on another day or given up.
 */
export async function lookAtDebit(charge: PlanCharge, deps: Deps): Promise<void> {
  const order = await deps.stores.planOrders.find(charge.orderId)
  if (!order) throw new Error(`the charge ${charge.id} has no order`)
  if (charge.status === 'settled') return
  const now = deps.clock.now()
  const isGone = charge.status === 'removed'
  const isWanted = isStillWanted(order, charge, now)
  const removal = isWanted || isGone ? null : await cancel(charge, deps)
  const outcome = await requirePix(deps).readRecurringCharge(charge.txid)
  if (outcome.kind === 'ok') return keepAnswer(order, charge, outcome.value, deps)
  if (isMissing(outcome)) {
    if (isWanted && charge.status !== 'active') return send(order, charge, deps)
    // A copy that lags behind misses one that takes money: only who was to cancel it knows.
    if (isGone || (removal && isMissing(removal))) {
      return giveUpDebit(order, charge, 'removed', deps)
    }
  }
  deps.log.warn({ txid: charge.txid, ...whyNot(outcome) }, 'a debit could not be read')
  if (isLastLook(order, charge, now)) return giveUpDebit(order, charge, 'expired_local', deps)
  const status = charge.status === 'intent_saved' ? 'unknown' : charge.status
  return keepCharge(charge, status, RETRY_MS, deps)
}

/** A paid order wants no more of another charge of it than one that was given up. */
function isStillWanted(order: Order, charge: PlanCharge, now: Date): boolean {
  const isOpen = charge.status !== 'removed' && charge.status !== 'expired_local'
  return order.status === 'scheduled' && isOpen && !isLeftOpen(charge, now)
}

/** Nothing can be taken under it any more; what was taken before is in the bank's lists. */
const isLastLook = (order: Order, charge: PlanCharge, now: Date) =>
  charge.expiresAt <= now && !isStillWanted(order, charge, now)

async function cancel({ txid }: PlanCharge, deps: Deps): Promise<PixOutcome<RecurringCharge>> {
  const removal = await requirePix(deps).cancelRecurringCharge(txid)
  if (removal.kind !== 'ok' && !isMissing(removal)) {
    deps.log.warn({ txid, ...whyNot(removal) }, 'a debit was not cancelled')
  }
  return removal
}

async function send(order: Order, charge: PlanCharge, deps: Deps): Promise<void> {
  const renewal = order.renewalId ? await deps.stores.pixRenewals.find(order.renewalId) : null
  if (!renewal?.recurrenceId || !charge.dueOn) throw new Error(`the order ${order.id} is of no one`)
  if (isTooLateToSend(charge.dueOn, cityDay(deps.clock.now())))
    return sendLater(order, charge, deps)
  const outcome = await requirePix(deps).putRecurringCharge({
    txid: charge.txid,
    recurrenceId: renewal.recurrenceId,
    amountCents: charge.amountCents,
    dueDate: charge.dueOn,
    message: paymentsTexts.codeMessage(order.plan, order.cycle),
  })
  if (outcome.kind === 'ok') return keepAnswer(order, charge, outcome.value, deps)
  if (outcome.kind === 'unknown') {
    deps.log.warn({ txid: charge.txid, ...whyNot(outcome) }, 'a debit was not sent')
  } else {
    deps.log.error({ txid: charge.txid, type: outcome.problem.type }, 'a debit was refused')
    // Mostly because the payer ended the recurrence: it is read at once.
    await deps.stores.pixRenewals.checkAgain(renewal.id, deps.clock.now(), deps.clock.now())
  }
  return keepCharge(charge, 'unknown', RETRY_MS, deps)
}

/**
 * The bank was away for days: another charge on a later day, while the plan still goes on unpaid. The first
 * may be there all the same, unseen by a copy that lags behind: two would take the same period twice.
 */
async function sendLater(order: Order, charge: PlanCharge, deps: Deps): Promise<void> {
  const removal = await cancel(charge, deps)
  const isCanceled = removal.kind === 'ok' && removal.value.status === 'canceled'
  if (!isCanceled && !isMissing(removal)) return keepCharge(charge, 'unknown', RETRY_MS, deps)
  const now = deps.clock.now()
  const until = order.userId ? await deps.stores.planPayments.paidUntil(order.userId) : null
  const due = until && debitDay(cityDay(until), cityDay(now))
  if (due?.kind !== 'due') return giveUpDebit(order, charge, 'expired_local', deps)
  const later = await deps.work.transaction(async (within) => {
    await within.planOrders.lockPerson(order.userId ?? order.id)
    const current = await within.planOrders.newestCharge(order.id)
    const isScheduled = (await within.planOrders.find(order.id))?.status === 'scheduled'
    if (current?.id !== charge.id || !isScheduled) return null
    await within.planOrders.updateCharge(charge.id, { status: 'removed', checkAt: null }, now)
    return within.planOrders.insertCharge(
      {
        orderId: order.id,
        txid: newTxid(),
        amountCents: charge.amountCents,
        dueOn: due.day,
        expiresAt: lastMomentOf(due.day),
      },
      now,
    )
  })
  if (later) await lookAtDebit(later, deps)
}

async function keepAnswer(order: Order, charge: PlanCharge, told: RecurringCharge, deps: Deps) {
  if (told.status === 'completed') return keepPaid(order, charge, told, deps)
  if (told.status === 'expired') return giveUpDebit(order, charge, 'expired_local', deps)
  if (told.status === 'rejected' || told.status === 'canceled') {
    return giveUpDebit(order, charge, 'removed', deps)
  }
  const now = deps.clock.now()
  if (isLastLook(order, charge, now)) {
    deps.log.error({ txid: charge.txid }, 'the bank left a debit open after its last day')
    return giveUpDebit(order, charge, 'expired_local', deps)
  }
  // It was not taken back: until it is, money could be taken for what nobody wants.
  if (!isStillWanted(order, charge, now)) {
    if (charge.status === 'removed') await cancel(charge, deps)
    return keepCharge(charge, charge.status, RETRY_MS, deps)
  }
  if (told.amountCents !== charge.amountCents) {
    deps.log.error({ txid: charge.txid }, 'the bank has another amount than was asked for')
  }
  if (hasFailedAttempt(told)) await tryAgain(order, told, deps)
  return keepCharge(charge, 'active', LOOK_MS, deps)
}

/** Believed only when the payment itself was read. */
async function keepPaid(order: Order, charge: PlanCharge, told: RecurringCharge, deps: Deps) {
  const paid = told.attempts.find(({ status }) => status === 'PAGA')?.endToEndId
  const outcome = paid ? await requirePix(deps).readPayment(paid) : null
  const payments = outcome?.kind === 'ok' ? [outcome.value] : []
  if (await recordChargePayments(charge, payments, deps)) return
  const { txid } = charge
  const why = outcome && outcome.kind !== 'ok' ? whyNot(outcome) : {}
  deps.log.warn({ txid, ...why }, 'the money of a debit could not be read')
  if (!isLastLook(order, charge, deps.clock.now())) {
    return keepCharge(charge, charge.status, RETRY_MS, deps)
  }
  deps.log.error({ txid }, 'a debit was paid, and its money is in no list')
  return leaveToTeam(charge, 'expired_local', deps)
}

/** The person is told of the first failure of a period; the bank is asked for another day each time. */
async function tryAgain(order: Order, told: RecurringCharge, deps: Deps) {
  const { renewalId } = order
  const day = retryDay(told, cityDay(deps.clock.now()))
  if (!renewalId || !day) return
  const outcome = await requirePix(deps).retryRecurringCharge({ txid: told.txid, date: day })
  if (outcome.kind !== 'ok') return
  const now = deps.clock.now()
  await deps.work.transaction(async ({ cardRenewals, jobs, changes }) => {
    if (!(await cardRenewals.noteFailure(told.txid, renewalId, now))) return
    await jobs.add(SEND_RECURRENCE_EMAIL_JOB, { kind: 'debit-refused', renewalId, day })
    if (order.userId) changes.announce(Tag.live(topics.planOrders(order.userId)))
  })
}

/** Nothing more is taken under it. Who did not ask for that is told once, and pays each time from now on. */
async function giveUpDebit(
  { id: orderId, userId }: Order,
  charge: PlanCharge,
  status: 'expired_local' | 'removed',
  { work, clock }: Deps,
) {
  const now = clock.now()
  await work.transaction(async (within) => {
    await within.planOrders.lockPerson(userId ?? orderId)
    await within.planOrders.updateCharge(charge.id, { status, checkAt: null }, now)
    const order = await within.planOrders.find(orderId)
    const current = await within.planOrders.newestCharge(orderId)
    // Another charge took its place.
    if (current?.id !== charge.id) return
    if (order?.status !== 'scheduled' || !order.renewalId) return
    await within.planOrders.setStatus(orderId, 'expired', now)
    await within.pixRenewals.end(order.renewalId, now, now)
    if (!userId) return
    await within.jobs.add(SEND_RECURRENCE_EMAIL_JOB, {
      kind: 'debit-failed',
      renewalId: order.renewalId,
      day: null,
    })
    within.changes.announce(Tag.live(topics.planOrders(userId)))
  })
}

async function keepCharge(
  charge: PlanCharge,
  status: PlanCharge['status'],
  afterMs: number,
  { stores, clock }: Deps,
) {
  const now = clock.now()
  const checkAt = new Date(now.getTime() + afterMs)
  await stores.planOrders.keepLook(charge, { status, checkAt }, now)
}
