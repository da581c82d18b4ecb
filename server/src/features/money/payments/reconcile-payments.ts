import { whyNot } from '../../../platform/provider-outcome.ts'
import { lookAtCode } from './ask-for-code.ts'
import { lookAtRenewal } from './card-renewals.ts'
import { lookAtCardCharge } from './charge-saved-card.ts'
import { recordTakenBack } from './follow-card-event.ts'
import { lookAtRecurrence } from './follow-recurrence.ts'
import { giveUp } from './give-up-order.ts'
import { lookAtDebit } from './look-at-debit.ts'
import type { Deps } from './payments.feature.ts'
import { ORDER_PATIENCE_MS } from './payments.rules.ts'
import { debitIdsIn, idsIn, recurrenceIdsIn } from './pix-hints.ts'
import type { Order } from './plan-orders.store.ts'
import type { Refund } from './plan-refunds.store.ts'
import { processRefund, requirePix } from './process-refund.ts'
import { requireList } from './read-whole-list.ts'
import { recordPayment } from './record-payment.ts'

const MINUTE_MS = 60_000
const AT_ONCE = 50
const ROUNDS = 20
/** Long enough for a bank that hangs: nobody else takes the same one meanwhile. */
const HOLD_MS = 2 * MINUTE_MS

/** How much later than it happened a bank may show a payment. */
const LAG_MS = 10 * MINUTE_MS

/** How far back the bank's list is read, and how much of it is read again each time. */
export const SPANS = {
  'five-minutes': 60 * MINUTE_MS,
  hour: 24 * 60 * MINUTE_MS,
  night: 7 * 24 * 60 * MINUTE_MS,
  // For so long a bank may take a Pix back by itself, and its message of that may be lost as well.
  quarter: 90 * 24 * 60 * MINUTE_MS,
} as const
export type Span = keyof typeof SPANS

/** One that is never written holds the watermark back: the list must not grow with every day of that. */
export const notBefore = (to: Date, from: Date) =>
  new Date(Math.max(from.getTime(), to.getTime() - SPANS.quarter))

/**
 * Reads the bank's own list of payments. With every message of the bank lost the portal is right by this
 * alone. How far it has read moves on only after the whole list, so an outage is caught up with.
 */
export async function readPaymentList(span: Span, deps: Deps): Promise<void> {
  const to = deps.clock.now()
  const since = new Date(to.getTime() - SPANS[span])
  const readTo = await deps.stores.paymentHints.readTo(span)
  // What a bank's copy did not show yet at the last reading is read again after an outage, too.
  const missed = readTo && readTo < since ? new Date(readTo.getTime() - LAG_MS) : since
  const from = notBefore(to, missed)
  const outcome = await requirePix(deps).listPayments({ from, to })
  const payments = requireList("the bank's list of payments", outcome, deps)
  const job = `payments.read-list-${span}`
  await deps.eachItem({ job, idOf: ({ endToEndId }) => endToEndId }, payments, (payment) =>
    recordPayment(payment, deps),
  )
  await deps.stores.paymentHints.advance(span, to)
}

/** One thing to be looked at, apart from all others. */
type Look = { id: string; look: () => Promise<unknown> }
const idOf = ({ id }: Look) => id
const lookAtIt = ({ look }: Look) => look()

/** What a bank told us by itself: the ids in it are looked up, nothing else of it is believed. */
export async function followHints(hintIds: string[], deps: Deps): Promise<void> {
  const bodies = await deps.stores.paymentHints.read(hintIds)
  const looksAt = (ids: string[], look: (id: string) => Promise<unknown>): Look[] =>
    [...new Set(ids)].map((id) => ({ id, look: () => look(id) }))
  const told = [
    // A bank that was not answered in time says the same again.
    ...looksAt(bodies.flatMap(recurrenceIdsIn), async (id) => {
      const renewal = await deps.stores.pixRenewals.findByRecurrence(id)
      if (renewal) await lookAtRecurrence(renewal, deps)
    }),
    ...looksAt(bodies.flatMap(debitIdsIn), async (txid) => {
      const charge = await deps.stores.planOrders.findChargeByTxid(txid)
      if (charge?.kind === 'cobr') await lookAtDebit(charge, deps)
    }),
    ...looksAt(bodies.flatMap(idsIn), (endToEndId) => lookAtPayment(endToEndId, deps)),
  ]
  const listed = { job: 'payments.follow-hints', data: { hintIds }, idOf }
  await deps.eachItem(listed, told, lookAtIt)
}

async function lookAtPayment(endToEndId: string, deps: Deps) {
  const outcome = await requirePix(deps).readPayment(endToEndId)
  if (outcome.kind === 'ok') return recordPayment(outcome.value, deps)
  if (outcome.kind === 'unknown') {
    deps.log.warn({ endToEndId, ...whyNot(outcome) }, 'a Pix could not be read')
    throw new Error(`a Pix could not be read: ${outcome.reason}`)
  }
  deps.log.warn({ type: outcome.problem.type }, 'a message about a Pix that is not there')
}

export const LOOK_AT_DUE = 'payments.look-at-due'

/**
 * Codes, debits, cards, recurrences and refunds whose time to be asked about has come, and orders nobody
 * waits for any more. After an outage thousands may be due: one turn takes many rounds, but has an end.
 */
export async function lookAtWhatIsDue(deps: Deps): Promise<void> {
  try {
    await deps.eachItem({ job: LOOK_AT_DUE, idOf, atOnce: AT_ONCE }, whatIsDue(deps), lookAtIt)
  } finally {
    const given = { job: LOOK_AT_DUE, idOf: ({ id }: Order) => id }
    await deps.eachItem(given, whatNobodyPays(deps), (order) => giveUpUnpaid(order, deps))
  }
}

async function* whatIsDue(deps: Deps): AsyncGenerator<Look> {
  for (let round = 0; round < ROUNDS; round += 1) {
    const kinds = await takeSome(deps)
    yield* kinds.flat()
    if (kinds.every(({ length }) => length < AT_ONCE)) return
  }
}

/** So many of each kind as are looked at in one round. */
async function takeSome(deps: Deps): Promise<Look[][]> {
  const now = deps.clock.now()
  const again = new Date(now.getTime() + HOLD_MS)
  const { planOrders, planPayments, cardCharges, cardRenewals, pixRenewals } = deps.stores
  const charges = await planOrders.takeDueCharges(now, again, AT_ONCE)
  const refunds = await planPayments.takeDueRefunds(now, again, AT_ONCE)
  const renewals = await cardRenewals.takeDue(now, again, AT_ONCE)
  const cards = deps.cards ? await cardCharges.takeDue(now, again, AT_ONCE) : []
  const recurrences = deps.pix ? await pixRenewals.takeDue(now, again, AT_ONCE) : []
  return [
    charges.map((one) => {
      const look = one.kind === 'cobr' ? lookAtDebit : lookAtCode
      return { id: one.id, look: () => look(one, deps) }
    }),
    refunds.map((one) => ({ id: one.id, look: () => giveBack(one, deps) })),
    renewals.map((one) => ({ id: one.id, look: () => lookAtRenewal(one, deps) })),
    cards.map((one) => ({ id: one.orderId, look: () => lookAtCardCharge(one, deps) })),
    recurrences.map((one) => ({ id: one.id, look: () => lookAtRecurrence(one, deps) })),
  ]
}

/** Refused may mean that a part went back without us, and no list told of it: that is read, and the rest fits. */
async function giveBack(refund: Refund, deps: Deps) {
  const refusedOf = await processRefund(refund, deps)
  if (refusedOf?.provider === 'pix') await lookAtPayment(refusedOf.providerId, deps)
  if (refusedOf?.intentId) await recordTakenBack(refusedOf.intentId, deps)
}

/** What could not be given up is still on the list of the next round: it is handed out once. */
async function* whatNobodyPays({ stores, clock }: Deps): AsyncGenerator<Order> {
  const codesEndedBefore = new Date(clock.now().getTime() - ORDER_PATIENCE_MS)
  const seen = new Set<string>()
  for (let round = 0; round < ROUNDS; round += 1) {
    const some = await stores.planOrders.listGivenUp(codesEndedBefore, AT_ONCE)
    const fresh = some.filter(({ id }) => !seen.has(id))
    for (const { id } of fresh) seen.add(id)
    yield* fresh
    if (fresh.length === 0 || some.length < AT_ONCE) return
  }
}

async function giveUpUnpaid({ id, userId }: Order, { work, clock }: Deps) {
  await work.transaction(async (within) => {
    await within.planOrders.lockPerson(userId ?? id)
    const current = await within.planOrders.find(id)
    if (current?.status === 'awaiting_payment') {
      await giveUp(current, 'expired', within, clock.now())
    }
  })
}

/** Our books against the bank's: to the centavo, or somebody is told. */
export async function compareWithBank(deps: Deps): Promise<boolean> {
  // The last hour may still be on its way.
  const to = new Date(deps.clock.now().getTime() - 60 * MINUTE_MS)
  const from = new Date(to.getTime() - SPANS.night)
  const outcome = await requirePix(deps).listPayments({ from, to })
  const payments = requireList("the bank's list of payments", outcome, deps)
  // A Pix to another key of the account is not in our books (recordPayment).
  const ours = payments.filter(({ key }) => key === null || key === deps.pix?.key)
  const bank = {
    paidCents: ours.reduce((total, { amountCents }) => total + amountCents, 0),
    refundedCents: ours
      .flatMap(({ refunds }) => refunds)
      .filter(({ status }) => status === 'done')
      .reduce((total, { amountCents }) => total + amountCents, 0),
  }
  const books = await deps.stores.planPayments.totals(from, to)
  await deps.stores.moneyOverview.keepComparison(
    { provider: 'pix', from, to, ours: books, theirs: bank },
    deps.clock.now(),
  )
  const isSame = books.paidCents === bank.paidCents && books.refundedCents === bank.refundedCents
  if (isSame) deps.log.info(books, 'our books and the bank agree')
  else deps.log.error({ ours: books, bank }, 'our books and the bank differ')
  return isSame
}
