import { createHmac } from 'node:crypto'
import { lookAtCode } from './ask-for-code.ts'
import { lookAtRenewal } from './card-renewals.ts'
import { giveUp } from './give-up-order.ts'
import type { Deps } from './payments.feature.ts'
import { ORDER_PATIENCE_MS } from './payments.rules.ts'
import { processRefund, requirePix } from './process-refund.ts'
import { recordPayment } from './record-payment.ts'

const MINUTE_MS = 60_000
const AT_ONCE = 50
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

/**
 * Reads the bank's own list of payments. With every message of the bank lost the portal is right by this
 * alone. How far it has read moves on only after the whole list, so an outage is caught up with.
 */
export async function readPaymentList(span: Span, deps: Deps): Promise<void> {
  const to = deps.clock.now()
  const since = new Date(to.getTime() - SPANS[span])
  const readTo = await deps.stores.paymentHints.readTo(span)
  // What a bank's copy did not show yet at the last reading is read again after an outage, too.
  const from = readTo && readTo < since ? new Date(readTo.getTime() - LAG_MS) : since
  const outcome = await requirePix(deps).listPayments({ from, to })
  if (outcome.kind !== 'ok') throw new Error(`the bank's list of payments: ${outcome.kind}`)
  for (const payment of outcome.value) await recordPayment(payment, deps)
  await deps.stores.paymentHints.advance(span, to)
}

/** What a bank told us by itself: the ids in it are looked up, nothing else of it is believed. */
export async function followHints(hintIds: string[], deps: Deps): Promise<void> {
  const bodies = await deps.stores.paymentHints.read(hintIds)
  // A bank that was not answered in time says the same again.
  for (const endToEndId of new Set(bodies.flatMap(idsIn))) {
    const outcome = await requirePix(deps).readPayment(endToEndId)
    if (outcome.kind === 'ok') await recordPayment(outcome.value, deps)
    else if (outcome.kind === 'unknown')
      throw new Error(`a Pix could not be read: ${outcome.reason}`)
    else deps.log.warn({ type: outcome.problem.type }, 'a message about a Pix that is not there')
  }
}

const END_TO_END_ID = /^E[0-9A-Za-z]{31}$/
const MOST_IDS = 500

/** Only the shape is looked at: a message may hold anything. */
export function idsIn(body: string): string[] {
  let told: unknown
  try {
    told = JSON.parse(body)
  } catch {
    return []
  }
  const list = (told as { pix?: unknown } | null)?.pix
  if (!Array.isArray(list)) return []
  const ids = list.map((one) => (one as { endToEndId?: unknown } | null)?.endToEndId)
  const valid = ids.filter((id): id is string => typeof id === 'string' && END_TO_END_ID.test(id))
  return [...new Set(valid)].slice(0, MOST_IDS)
}

const WEBHOOK = 'webhook'
const WEBHOOK_CHECK_MS = 60 * MINUTE_MS

/**
 * Tells the bank where to post, and looks now and then whether it still knows. A bank that takes it only
 * by letter is no failure: the lists are read anyway.
 */
export async function keepWebhook(deps: Deps): Promise<void> {
  const now = deps.clock.now()
  const checkedAt = await deps.stores.paymentHints.readTo(WEBHOOK)
  if (checkedAt && now.getTime() - checkedAt.getTime() < WEBHOOK_CHECK_MS) return
  const pix = requirePix(deps)
  const url = `${deps.config.publicOrigin}/api/v1/pix-hints/${hintSecret(deps.config.auth.secret)}`
  const known = await pix.readWebhook('payments')
  if (known.kind !== 'ok' || known.value.url !== url) {
    const outcome = await pix.putWebhook('payments', url)
    if (outcome.kind !== 'ok') {
      deps.log.warn({ outcome: outcome.kind }, 'the bank does not know where to post')
    }
    if (outcome.kind === 'unknown') return
  }
  await deps.stores.paymentHints.advance(WEBHOOK, now)
}

/** The address a bank is told to post to ends in this: there is no signature to check. */
export const hintSecret = (authSecret: string) =>
  createHmac('sha256', authSecret).update('pix-hints').digest('hex').slice(0, 40)

/** Codes, cards and refunds whose time to be asked about has come, and orders nobody waits for any more. */
export async function lookAtWhatIsDue(deps: Deps): Promise<void> {
  const now = deps.clock.now()
  const again = new Date(now.getTime() + HOLD_MS)
  const { planOrders, planPayments, cardRenewals } = deps.stores
  const charges = await planOrders.takeDueCharges(now, again, AT_ONCE)
  const refunds = await planPayments.takeDueRefunds(now, again, AT_ONCE)
  const renewals = await cardRenewals.takeDue(now, again, AT_ONCE)
  // Begun only when nothing is awaited before all of them: one that fails must have its listener.
  const due = [
    ...charges.map((one) => lookAtCode(one, deps)),
    ...refunds.map((one) => processRefund(one, deps)),
    ...renewals.map((one) => lookAtRenewal(one, deps)),
  ]
  for (const { reason } of (await Promise.allSettled(due)).filter(
    (one) => one.status === 'rejected',
  ))
    deps.log.error({ err: reason }, 'a code, a card or a refund could not be looked at')
  const codesEndedBefore = new Date(now.getTime() - ORDER_PATIENCE_MS)
  for (const order of await planOrders.listGivenUp(codesEndedBefore, AT_ONCE)) {
    await deps.work.transaction(async (within) => {
      await within.planOrders.lockPerson(order.userId ?? order.id)
      const current = await within.planOrders.find(order.id)
      if (current?.status === 'awaiting_payment') await giveUp(current, 'expired', within, now)
    })
  }
}

/** Our books against the bank's: to the centavo, or somebody is told. */
export async function compareWithBank(deps: Deps): Promise<boolean> {
  // The last hour may still be on its way.
  const to = new Date(deps.clock.now().getTime() - 60 * MINUTE_MS)
  const from = new Date(to.getTime() - SPANS.night)
  const outcome = await requirePix(deps).listPayments({ from, to })
  if (outcome.kind !== 'ok') throw new Error(`the bank's list of payments: ${outcome.kind}`)
  // A Pix to another key of the account is not in our books (recordPayment).
  const ours = outcome.value.filter(({ key }) => key === null || key === deps.pix?.key)
  const bank = {
    paidCents: ours.reduce((total, { amountCents }) => total + amountCents, 0),
    refundedCents: ours
      .flatMap(({ refunds }) => refunds)
      .filter(({ status }) => status === 'done')
      .reduce((total, { amountCents }) => total + amountCents, 0),
  }
  const books = await deps.stores.planPayments.totals(from, to)
  await deps.stores.moneyOverview.keepComparison({ from, to, ours: books, bank }, deps.clock.now())
  const isSame = books.paidCents === bank.paidCents && books.refundedCents === bank.refundedCents
  if (isSame) deps.log.info(books, 'our books and the bank agree')
  else deps.log.error({ ours: books, bank }, 'our books and the bank differ')
  return isSame
}
