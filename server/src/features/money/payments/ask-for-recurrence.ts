import { cityDay } from '../../../platform/city-time.ts'
import { readBrCode } from '../../../platform/pix/br-code.ts'
import type { Charge, PixOutcome, PixPayer, Recurrence } from '../../../platform/pix/pix-port.ts'
import { endRenewalOf } from './end-renewals.ts'
import { giveUp } from './give-up-order.ts'
import type { Deps } from './payments.feature.ts'
import { paymentsTexts } from './payments.texts.ts'
import { firstDebitDay, nextRecurrenceCheck } from './pix-renewals.rules.ts'
import type { PixRenewal } from './pix-renewals.store.ts'
import type { Order } from './plan-orders.store.ts'
import { requirePix } from './process-refund.ts'
import { quoteFor } from './quote-plan.ts'

const MINUTE_MS = 60_000

/** Ours, at the bank: the way back to a recurrence whose answer was lost. */
export const contractOf = ({ id }: Pick<PixRenewal, 'id'>) => id.replaceAll('-', '')

/** What each period costs under it: never another amount than was authorised. */
export async function agreedCents(
  { plan, planVersion, cycle }: Pick<PixRenewal, 'plan' | 'planVersion' | 'cycle'>,
  { plans }: Pick<Deps['stores'], 'plans'>,
): Promise<number> {
  const price = await plans.priceOf(plan, planVersion)
  return cycle === 'year' ? price.yearCents : price.monthCents
}

/**
 * The code that pays a charge and authorises the next periods at once; null while the bank has not told
 * it, or told something that must not be shown.
 */
export async function codeWithRecurrence(
  order: Order,
  charge: Charge,
  payer: PixPayer,
  deps: Deps,
): Promise<string | null> {
  const renewal = await deps.stores.pixRenewals.findByFirstOrder(order.id)
  if (!renewal || renewal.status === 'ended') return null
  const id = renewal.recurrenceId ?? (await createAtBank(renewal, { order, charge, payer }, deps))
  if (!id) return null
  const told = await readPointed(id, charge.txid, deps)
  if (!told) return null
  const isOurs =
    told.contract === contractOf(renewal) &&
    told.amountCents === (await agreedCents(renewal, deps.stores))
  const code = told.copyAndPaste ?? ''
  const reading = readBrCode(code, charge)
  if (isOurs && reading.kind === 'ok' && reading.code.recurrenceLocation) return code
  deps.log.warn({ txid: charge.txid }, 'the bank answered with another recurrence than was asked')
  return null
}

/** A new code takes the place of one that ran out: the recurrence is led to it. */
async function readPointed(id: string, txid: string, deps: Deps): Promise<Recurrence | null> {
  const pix = requirePix(deps)
  const told = await pix.readRecurrence(id, txid)
  if (told.kind !== 'ok') return null
  if (told.value.firstTxid === txid) return told.value
  const pointed = await pix.pointRecurrence({ id, firstTxid: txid })
  if (pointed.kind !== 'ok') return null
  const again = await pix.readRecurrence(id, txid)
  return again.kind === 'ok' && again.value.firstTxid === txid ? again.value : null
}

type Asked = { order: Order; charge: Charge; payer: PixPayer }

/** Asking is not safe to repeat: one that may be there already is looked for first. */
async function createAtBank(renewal: PixRenewal, asked: Asked, deps: Deps): Promise<string | null> {
  if (renewal.askedAt) {
    const found = await findAtBank(renewal, deps)
    if (found.kind !== 'ok') return null
    if (found.value) return keep(renewal, found.value.id, deps)
  } else {
    await deps.stores.pixRenewals.keepAsked(renewal.id, deps.clock.now())
  }
  const { order, charge, payer } = asked
  const now = deps.clock.now()
  const quote = await quoteFor({ ...order, userId: order.userId ?? '' }, deps.stores, now)
  const outcome = await requirePix(deps).createRecurrence({
    contract: contractOf(renewal),
    payer,
    purpose: paymentsTexts.codeMessage(order.plan, order.cycle),
    firstDate: firstDebitDay(cityDay(quote.endsAt), cityDay(now)),
    period: order.cycle === 'year' ? 'yearly' : 'monthly',
    amountCents: await agreedCents(renewal, deps.stores),
    mayRetry: true,
    firstTxid: charge.txid,
  })
  if (outcome.kind === 'ok') return keep(renewal, outcome.value.id, deps)
  if (outcome.kind === 'refused') {
    deps.log.error({ type: outcome.problem.type }, 'a recurrence was refused')
    await giveUpOrder(order, deps)
  }
  return null
}

/** Null where the bank has none of this contract. */
export async function findAtBank(
  renewal: PixRenewal,
  deps: Deps,
): Promise<PixOutcome<Recurrence | null>> {
  const asked = renewal.askedAt ?? renewal.createdAt
  // Clocks differ by minutes.
  const from = new Date(asked.getTime() - 10 * MINUTE_MS)
  const to = new Date(deps.clock.now().getTime() + 10 * MINUTE_MS)
  const listed = await requirePix(deps).listRecurrences({ from, to })
  if (listed.kind !== 'ok') return listed
  const contract = contractOf(renewal)
  const value = listed.value.find((one) => one.contract === contract) ?? null
  return { kind: 'ok', value }
}

async function keep(renewal: PixRenewal, id: string, deps: Deps): Promise<string> {
  const now = deps.clock.now()
  const { pixRenewals } = deps.stores
  const checkAt = nextRecurrenceCheck(renewal, now)
  if (await pixRenewals.keepRecurrence(renewal.id, id, checkAt, now)) return id
  const kept = (await pixRenewals.find(renewal.id))?.recurrenceId ?? id
  // Two asked at once: nobody was shown the second one, and nobody shall be.
  if (kept !== id) await requirePix(deps).cancelRecurrence(id)
  return kept
}

/** A bank that refuses to begin one will refuse again: the order ends, and another way of paying is open. */
async function giveUpOrder({ id }: Order, { work, clock }: Deps) {
  const now = clock.now()
  await work.transaction(async (within) => {
    const found = await within.planOrders.find(id)
    await within.planOrders.lockPerson(found?.userId ?? id)
    const order = await within.planOrders.find(id)
    if (order?.status !== 'awaiting_payment') return
    await giveUp(order, 'canceled', within, now)
    await endRenewalOf(order, within, now)
  })
}
