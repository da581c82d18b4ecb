import { randomUUID } from 'node:crypto'
import { topics } from '@portal/contract/live/topics'
import type { CardOutcome, CardSubscription } from '../../platform/cards/cards-port.ts'
import { Tag } from '../../platform/live/tags.ts'
import type { CardRenewal } from './card-renewals.store.ts'
import type { Deps, Within } from './payments.feature.ts'
import { paymentsTexts } from './payments.texts.ts'
import { requireCards } from './process-refund.ts'

const RETRY_MS = 60_000
/** Two ends that are so near to each other are the same. */
const NEAR_MS = 60 * 60_000

/** The row says what is wanted: it is asked for until the provider has it so. */
export async function agreeOnRenewal(renewal: CardRenewal, id: string, deps: Deps): Promise<void> {
  const now = deps.clock.now()
  // Whoever deleted their account wants nothing more.
  const ends = renewal.status === 'ended' || renewal.userId === null
  const told = await requireCards(deps).readSubscription(id)
  if (!ends && told.kind === 'ok' && isOver(told.value)) return endedThere(renewal, deps)
  const outcome = await agreeOnEnd(told, ends, deps)
  if (outcome.kind === 'refused') logRefusal(renewal, outcome.problem.code, deps)
  if (outcome.kind === 'ok' && (await agreeOnRest(renewal, outcome.value, ends, deps))) {
    if (ends && renewal.status !== 'ended')
      await deps.stores.cardRenewals.end(renewal.id, null, now)
    // What was chosen while the provider was being told is told next.
    else await deps.stores.cardRenewals.keepAgreed(renewal, now)
    return
  }
  await deps.stores.cardRenewals.checkAgain(renewal.id, new Date(now.getTime() + RETRY_MS), now)
}

async function agreeOnEnd(
  told: CardOutcome<CardSubscription>,
  cancels: boolean,
  deps: Deps,
): Promise<CardOutcome<CardSubscription>> {
  if (told.kind !== 'ok' || isGone(told.value) || told.value.cancelsAtPeriodEnd === cancels) {
    return told
  }
  return requireCards(deps).cancelAtPeriodEnd({
    id: told.value.id,
    cancels,
    // Said twice it is the same; yesterday's answer must not be given for it.
    idempotencyKey: randomUUID(),
  })
}

async function agreeOnRest(
  renewal: CardRenewal,
  told: CardSubscription,
  ends: boolean,
  deps: Deps,
): Promise<boolean> {
  if (ends) {
    return (isGone(told) || told.cancelsAtPeriodEnd) && (await withdrawUnpaid(told.id, deps))
  }
  if (told.cancelsAtPeriodEnd || !(await agreeOnPrice(renewal, told, deps))) return false
  return agreeOnDay(renewal, told, deps)
}

/** What was drawn up before the renewal ended is not collected after it. */
async function withdrawUnpaid(subscriptionId: string, deps: Deps): Promise<boolean> {
  const cards = requireCards(deps)
  const unpaid = await cards.listUnpaidInvoices(subscriptionId)
  if (unpaid.kind !== 'ok') return false
  for (const { id } of unpaid.value) {
    // Refused where it was paid meanwhile: at the next look it is none of these.
    if ((await cards.withdrawInvoice(id)).kind !== 'ok') return false
  }
  return true
}

/** From the next period on; what is paid stays as it is. False while the provider has another price. */
async function agreeOnPrice(renewal: CardRenewal, told: CardSubscription, deps: Deps) {
  const cards = requireCards(deps)
  const price = await cards.ensurePrice(await priceFor(renewal, deps))
  if (price.kind !== 'ok') return false
  if (told.priceId === price.value.id) return true
  const changed = await cards.changePlan({
    id: told.id,
    priceId: price.value.id,
    bills: 'next-period',
    // Said twice it is the same; yesterday's answer must not be given for it.
    idempotencyKey: randomUUID(),
  })
  return changed.kind === 'ok' && changed.value.priceId === price.value.id
}

/**
 * The provider counts the months from the day of its own first charge: the next one is moved to the end of all
 * that is paid here. False while it comes on another day.
 */
async function agreeOnDay(renewal: CardRenewal, told: CardSubscription, deps: Deps) {
  const collecting = await isCollecting(told, deps)
  if (collecting === null) return false
  const until = renewal.userId && (await deps.stores.planPayments.paidUntil(renewal.userId))
  // What is being paid now says by itself, once it is recorded, until when is paid then.
  if (collecting || !until || until <= deps.clock.now()) return true
  if (Math.abs(until.getTime() - told.periodEnd.getTime()) <= NEAR_MS) return true
  const moved = await requireCards(deps).moveNextCharge({
    id: told.id,
    at: until,
    // Said twice it is the same; yesterday's answer must not be given for it.
    idempotencyKey: randomUUID(),
  })
  if (moved.kind === 'refused') logRefusal(renewal, moved.problem.code, deps)
  return moved.kind === 'ok'
}

/**
 * Whether the provider is about to take a period that is not paid yet: its next charge is the one after that.
 * Null where that is not known, or was taken and is not in our books yet.
 */
async function isCollecting({ latestInvoiceId }: CardSubscription, deps: Deps) {
  if (!latestInvoiceId || (await deps.stores.planPayments.find(latestInvoiceId, 'stripe'))) {
    return false
  }
  const invoice = await requireCards(deps).readInvoice(latestInvoiceId)
  if (invoice.kind !== 'ok') return null
  const { status, paidCents } = invoice.value
  if (status === 'paid' && paidCents > 0) return null
  return status === 'open' || status === 'draft'
}

function logRefusal({ id }: CardRenewal, code: string | null, { log }: Deps) {
  log.error({ renewalId: id, code }, 'a renewal was refused')
}

/** Nothing can be said of it any more. */
const isGone = ({ status }: CardSubscription) =>
  status === 'canceled' || status === 'incomplete_expired'

export const isOver = (told: CardSubscription) => isGone(told) || told.status === 'unpaid'

/** What it still collects is withdrawn at the next look. */
export const endedThere = (renewal: CardRenewal, deps: Deps) =>
  changeRenewal(renewal, deps, (within, now) => within.cardRenewals.end(renewal.id, now, now))

export async function changeRenewal(
  renewal: CardRenewal,
  { work, clock }: Deps,
  change: (within: Within, now: Date) => Promise<void>,
) {
  const now = clock.now()
  await work.transaction(async (within) => {
    await within.planOrders.lockPerson(renewal.userId ?? renewal.firstOrderId)
    await change(within, now)
    if (renewal.userId) within.changes.announce(Tag.live(topics.planOrders(renewal.userId)))
  })
}

/** A price is never changed: another amount has another name. */
export async function priceFor(
  { plan, planVersion, cycle }: Pick<CardRenewal, 'plan' | 'planVersion' | 'cycle'>,
  { stores }: Pick<Deps, 'stores'>,
) {
  const price = await stores.plans.priceOf(plan, planVersion)
  const amountCents = cycle === 'year' ? price.yearCents : price.monthCents
  return {
    productId: `plano-${plan}`,
    productName: paymentsTexts.product(plan),
    lookupKey: `${plan}-${cycle}-${amountCents}`,
    amountCents,
    interval: cycle,
  }
}
