import { topics } from '@portal/contract/live/topics'
import { cityDay } from '../../platform/city-time.ts'
import { Tag } from '../../platform/live/tags.ts'
import { newTxid } from '../../platform/pix/pix-amounts.ts'
import type { RecurringCharge } from '../../platform/pix/pix-port.ts'
import { isMissing } from '../../platform/provider-outcome.ts'
import type { Deps } from './payments.feature.ts'
import { isPaid } from './payments.rules.ts'
import { paymentsTexts } from './payments.texts.ts'
import {
  debitDay,
  hasFailedAttempt,
  isTooLateToSend,
  lastMomentOf,
  retryDay,
} from './pix-renewals.rules.ts'
import type { PlanCharge } from './plan-charges.store.ts'
import type { Order } from './plan-orders.store.ts'
import { requirePix } from './process-refund.ts'
import { recordPayment } from './record-payment.ts'
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
  if (charge.status === 'settled' || isPaid(order.status)) return
  const pix = requirePix(deps)
  const isGone = charge.status === 'removed'
  const isWanted = order.status === 'scheduled'
  const removal = isWanted || isGone ? null : await pix.cancelRecurringCharge(charge.txid)
  const outcome = await pix.readRecurringCharge(charge.txid)
  if (outcome.kind === 'ok') return keepAnswer(order, charge, outcome.value, deps)
  if (isMissing(outcome)) {
    if (isWanted) return send(order, charge, deps)
    // A copy that lags behind misses one that takes money: only who was to cancel it knows.
    if (isGone || (removal && isMissing(removal))) return keepCharge(charge, 'removed', null, deps)
  }
  const status = charge.status === 'intent_saved' ? 'unknown' : charge.status
  return keepCharge(charge, status, RETRY_MS, deps)
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
  if (outcome.kind === 'refused') {
    deps.log.error({ txid: charge.txid, type: outcome.problem.type }, 'a debit was refused')
    // Mostly because the payer ended the recurrence: it is read at once.
    await deps.stores.pixRenewals.checkAgain(renewal.id, deps.clock.now(), deps.clock.now())
  }
  return keepCharge(charge, 'unknown', RETRY_MS, deps)
}

/** The bank was away for days: another charge on a later day, while the plan still goes on unpaid. */
async function sendLater(order: Order, charge: PlanCharge, deps: Deps): Promise<void> {
  const now = deps.clock.now()
  const until = order.userId ? await deps.stores.planPayments.paidUntil(order.userId) : null
  const due = until && debitDay(cityDay(until), cityDay(now))
  if (due?.kind !== 'due') return giveUpDebit(order, charge, 'expired_local', deps)
  const later = await deps.work.transaction(async (within) => {
    await within.planOrders.lockPerson(order.userId ?? order.id)
    const current = await within.planOrders.newestCharge(order.id)
    if (current?.id !== charge.id) return null
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
  if (told.status === 'completed') return keepPaid(charge, told, deps)
  if (told.status === 'expired') return giveUpDebit(order, charge, 'expired_local', deps)
  if (told.status === 'rejected' || told.status === 'canceled') {
    return giveUpDebit(order, charge, 'removed', deps)
  }
  // It was not taken back: until it is, money could be taken for what nobody wants.
  if (order.status !== 'scheduled') return keepCharge(charge, charge.status, RETRY_MS, deps)
  if (told.amountCents !== charge.amountCents) {
    deps.log.error({ txid: charge.txid }, 'the bank has another amount than was asked for')
  }
  if (hasFailedAttempt(told)) await tryAgain(order, told, deps)
  return keepCharge(charge, 'active', LOOK_MS, deps)
}

/** Believed only when the payment itself was read. */
async function keepPaid(charge: PlanCharge, { attempts }: RecurringCharge, deps: Deps) {
  const paid = attempts.find(({ status }) => status === 'PAGA')?.endToEndId
  const outcome = paid ? await requirePix(deps).readPayment(paid) : null
  if (outcome?.kind === 'ok') await recordPayment(outcome.value, deps)
  const now = deps.clock.now()
  const current = await deps.stores.planOrders.findCharge(charge.id)
  if (current?.status === 'settled') return
  const checkAt = new Date(now.getTime() + RETRY_MS)
  await deps.stores.planOrders.updateCharge(charge.id, { status: charge.status, checkAt }, now)
}

/** The person is told of the first failure of a period; the bank is asked for another day each time. */
async function tryAgain(order: Order, told: RecurringCharge, deps: Deps) {
  const { renewalId } = order
  const day = retryDay(told, cityDay(deps.clock.now()))
  if (!renewalId || !day) return
  const outcome = await requirePix(deps).retryRecurringCharge({ txid: told.txid, date: day })
  if (outcome.kind !== 'ok') return
  const now = deps.clock.now()
  await deps.work.transaction(async ({ cardRenewals, jobs }) => {
    if (!(await cardRenewals.noteFailure(told.txid, renewalId, now))) return
    await jobs.add(SEND_RECURRENCE_EMAIL_JOB, { kind: 'debit-refused', renewalId, day })
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
  { id }: PlanCharge,
  status: PlanCharge['status'],
  afterMs: number | null,
  { stores, clock }: Deps,
) {
  const now = clock.now()
  const checkAt = afterMs === null ? null : new Date(now.getTime() + afterMs)
  await stores.planOrders.updateCharge(id, { status, checkAt }, now)
}
