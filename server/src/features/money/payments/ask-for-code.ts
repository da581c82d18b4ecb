import { readBrCode } from '../../../platform/pix/br-code.ts'
import type { Charge, PixOutcome } from '../../../platform/pix/pix-port.ts'
import { isMissing, whyNot } from '../../../platform/provider-outcome.ts'
import { codeWithRecurrence } from './ask-for-recurrence.ts'
import type { Deps } from './payments.feature.ts'
import { isPaid, nextCheck } from './payments.rules.ts'
import { paymentsTexts } from './payments.texts.ts'
import type { PlanCharge } from './plan-charges.store.ts'
import type { Order } from './plan-orders.store.ts'
import { requirePix } from './process-refund.ts'
import { recordChargePayments } from './record-charge-payments.ts'

/** How soon the bank is asked again when nobody knows what became of the last call. */
const RETRY_MS = 20_000

/** Asks the bank for the code of a charge that is kept already. Safe to repeat. */
export async function askForCode(chargeId: string, deps: Deps): Promise<void> {
  const known = await readOpen(chargeId, deps)
  if (!known) return
  const { order, charge } = known
  const now = deps.clock.now()
  if (charge.expiresAt <= now || order.status !== 'awaiting_payment')
    return void (await lookAtCode(charge, deps))
  return putCode(order, charge, deps)
}

/**
 * Reads at the bank what became of a code: money in it is recorded, a code that was never made is made,
 * and one that nobody wants any more is taken back before the last look. Answers whether the bank was read.
 */
export async function lookAtCode(charge: PlanCharge, deps: Deps): Promise<boolean> {
  const outcome = await readCode(charge, deps)
  return outcome.kind === 'ok' || isMissing(outcome)
}

async function readCode(charge: PlanCharge, deps: Deps): Promise<PixOutcome<Charge>> {
  const id = { kind: 'cob', txid: charge.txid } as const
  const order = await deps.stores.planOrders.find(charge.orderId)
  if (!order) throw new Error(`the charge ${charge.id} has no order`)
  const isGone = charge.status === 'removed'
  const removal =
    order.status === 'canceled' && !isGone ? await requirePix(deps).removeCharge(id) : null
  if (removal && removal.kind !== 'ok' && !isMissing(removal)) {
    deps.log.warn({ txid: charge.txid, ...whyNot(removal) }, 'a Pix charge was not taken back')
  }
  const outcome = await requirePix(deps).readCharge(id)
  if (outcome.kind === 'ok') await keepAnswer(order, charge, outcome.value, deps)
  else await keepNoAnswer(order, charge, { outcome, removal }, deps)
  return outcome
}

type NoAnswer = {
  outcome: Exclude<PixOutcome<Charge>, { kind: 'ok' }>
  removal: PixOutcome<Charge> | null
}

async function keepNoAnswer(
  order: Order,
  charge: PlanCharge,
  { outcome, removal }: NoAnswer,
  deps: Deps,
): Promise<void> {
  const now = deps.clock.now()
  const isGone = charge.status === 'removed'
  const isOver = charge.expiresAt <= now
  if (isMissing(outcome)) {
    const isWanted = order.status === 'awaiting_payment' && !isOver
    if (isWanted && charge.status !== 'active') return putCode(order, charge, deps)
    // A copy that lags behind misses a code that somebody can pay: only who was to take it back knows.
    if (isOver || isGone || (removal && isMissing(removal))) {
      return deps.stores.planOrders.keepLook(charge, { status: 'removed', checkAt: null }, now)
    }
  }
  deps.log.warn({ txid: charge.txid, ...whyNot(outcome) }, 'a Pix charge could not be read')
  if (isOver && nextCheck(charge.expiresAt, now) === null) {
    // The last of its looks: what was paid before it ran out is in the bank's lists.
    return deps.stores.planOrders.keepLook(charge, { status: 'expired_local', checkAt: null }, now)
  }
  const checkAt = new Date(now.getTime() + RETRY_MS)
  const status = charge.status === 'intent_saved' ? 'unknown' : charge.status
  await deps.stores.planOrders.keepLook(charge, { status, checkAt }, now)
}

async function putCode(order: Order, charge: PlanCharge, deps: Deps): Promise<void> {
  const now = deps.clock.now()
  const left = Math.floor((charge.expiresAt.getTime() - now.getTime()) / 1000)
  const outcome = await requirePix(deps).putCharge({
    kind: 'cob',
    txid: charge.txid,
    amountCents: charge.amountCents,
    expiresInSeconds: Math.max(1, left),
    payer: payerOf(order, deps),
    message: paymentsTexts.codeMessage(order.plan, order.cycle),
  })
  if (outcome.kind === 'ok') return keepAnswer(order, charge, outcome.value, deps)
  // Refused, because it is there already with another expiry, or unknown: the next look reads it.
  deps.log.warn({ txid: charge.txid, ...whyNot(outcome) }, 'a Pix charge was not made')
  const checkAt = new Date(now.getTime() + RETRY_MS)
  await deps.stores.planOrders.keepLook(charge, { status: 'unknown', checkAt }, now)
}

async function keepAnswer(
  order: Order,
  charge: PlanCharge,
  told: Charge,
  deps: Deps,
): Promise<void> {
  const { planOrders } = deps.stores
  if (await recordChargePayments(charge, told.payments, deps)) return
  const now = deps.clock.now()
  const checkAt = nextCheck(charge.expiresAt, now)
  const again = new Date(now.getTime() + RETRY_MS)
  if (told.status === 'removed' || told.status === 'removed-by-bank') {
    return planOrders.keepLook(charge, { status: 'removed', checkAt }, now)
  }
  if (charge.expiresAt <= now) {
    return planOrders.keepLook(charge, { status: 'expired_local', checkAt }, now)
  }
  if (order.status === 'canceled') {
    // It was not taken back: until it is, somebody could pay for what nobody wants.
    return planOrders.keepLook(charge, { status: charge.status, checkAt: again }, now)
  }
  const code = await codeOf(order, charge, told, deps)
  if (!code || told.amountCents !== charge.amountCents || readBrCode(code, told).kind !== 'ok') {
    // A change may take seconds to be seen, and a wrong code must never be shown.
    deps.log.warn({ txid: charge.txid }, 'the bank answered with another code than was asked for')
    return planOrders.keepLook(charge, { status: 'unknown', checkAt: again }, now)
  }
  await planOrders.keepLook(charge, { status: 'active', copyAndPaste: code, checkAt }, now)
}

/** A code that was shown once stays; one that also authorises renewals is read with its recurrence. */
async function codeOf(order: Order, charge: PlanCharge, told: Charge, deps: Deps) {
  if (order.method !== 'pix_automatic') return told.copyAndPaste
  return charge.copyAndPaste ?? codeWithRecurrence(order, told, payerOf(order, deps), deps)
}

async function readOpen(chargeId: string, { stores }: Deps) {
  const charge = await stores.planOrders.findCharge(chargeId)
  const order = charge && (await stores.planOrders.find(charge.orderId))
  if (!charge || !order || charge.status === 'settled' || isPaid(order.status)) return null
  return { charge, order }
}

function payerOf({ id, buyer }: Order, { documentSeal }: Deps) {
  if (!buyer) throw new Error(`nobody knows who bought ${id}`)
  const document = documentSeal.open(buyer.document)
  return { name: buyer.name, ...(document.length === 11 ? { cpf: document } : { cnpj: document }) }
}
