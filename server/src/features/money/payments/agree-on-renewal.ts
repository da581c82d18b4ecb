import { randomUUID } from 'node:crypto'
import { topics } from '@portal/contract/live/topics'
import type { CardOutcome, CardSubscription } from '../../../platform/cards/cards-port.ts'
import { Tag } from '../../../platform/live/tags.ts'
import type { CardRenewal } from './card-renewals.store.ts'
import { endRenewals } from './end-renewals.ts'
import type { Deps, Within } from './payments.feature.ts'
import { paymentsTexts } from './payments.texts.ts'
import { requireCards } from './process-refund.ts'

const RETRY_MS = 60_000
/** Two ends that are so near to each other are the same. */
const NEAR_MS = 60 * 60_000

/**
 * What the provider has is read, and brought to what is wanted here. Of charging and not charging only the end is
 * ever written for us: a card that ends there while it renews here was ended by its holder on the provider's page,
 * and one that renews there although its end was settled was taken up by them.
 */
export async function agreeOnRenewal(renewal: CardRenewal, id: string, deps: Deps): Promise<void> {
  const now = deps.clock.now()
  // Whoever deleted their account wants nothing more.
  const ends = renewal.status === 'ended' || renewal.userId === null
  const told = await requireCards(deps).readSubscription(id)
  if (told.kind === 'ok') {
    const endsThere = isOver(told.value) || told.value.cancelsAtPeriodEnd
    if (!ends && endsThere) return endedThere(renewal, deps)
    // While our own end is still being told, that goes first.
    if (ends && !endsThere && renewal.userId && !renewal.checkAt) return takeUp(renewal, deps)
  }
  const outcome = ends ? await endThere(told, deps) : told
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

async function endThere(
  told: CardOutcome<CardSubscription>,
  deps: Deps,
): Promise<CardOutcome<CardSubscription>> {
  if (told.kind !== 'ok' || isGone(told.value) || told.value.cancelsAtPeriodEnd) return told
  return requireCards(deps).cancelAtPeriodEnd({
    id: told.value.id,
    cancels: true,
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
  return (await agreeOnPrice(renewal, told, deps)) && agreeOnDay(renewal, told, deps)
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

const isOver = (told: CardSubscription) => isGone(told) || told.status === 'unpaid'

/** What it still collects is withdrawn at the next look. */
const endedThere = (renewal: CardRenewal, deps: Deps) =>
  changeRenewal(renewal, deps, (within, now) => within.cardRenewals.end(renewal.id, now, now))

type Noted = (within: Within, now: Date) => Promise<void>

/** It renews at the provider again, by its holder's own hand there or by their asking here. */
export async function takeUp(renewal: CardRenewal, deps: Deps, note?: Noted): Promise<void> {
  const { userId } = renewal
  if (!userId) return
  await changeRenewal(renewal, deps, async (within, now) => {
    const next = await nextPeriodOf(userId, within, now)
    // What cannot go on so is ended there again.
    if (next?.cycle !== renewal.cycle) return within.cardRenewals.checkAgain(renewal.id, now, now)
    await endRenewals(userId, within, now)
    await within.cardRenewals.activate(renewal.id, next, now)
    // Who had left the plan stays with it.
    await within.subscriptions.setCanceled(userId, null, now)
    await note?.(within, now)
  })
}

/**
 * What comes after all that is paid, as its person was told: what they chose for later, or what they bought last
 * at the version they are held to. Null where nothing that was paid still runs.
 */
export async function nextPeriodOf(
  userId: string,
  { plans, planPayments, subscriptions }: Pick<Within, 'plans' | 'planPayments' | 'subscriptions'>,
  now: Date,
) {
  const terms = await subscriptions.paidTerms(userId)
  const until = await planPayments.paidUntil(userId)
  if (!terms || !until || until <= now) return null
  const { plan, cycle } = terms.next ?? terms
  const agreed = terms.next ? null : await subscriptions.agreedVersion(userId, plan, until)
  const price = await plans.priceOf(plan, agreed)
  return { plan, planVersion: price.version, cycle }
}

/** Only over what was read: where somebody wrote meanwhile, the provider is read once more. */
async function changeRenewal(renewal: CardRenewal, { work, clock }: Deps, change: Noted) {
  const now = clock.now()
  await work.transaction(async (within) => {
    await within.planOrders.lockPerson(renewal.userId ?? renewal.firstOrderId)
    const current = await within.cardRenewals.find(renewal.id)
    if (current?.status !== renewal.status || +current.updatedAt !== +renewal.updatedAt) {
      return within.cardRenewals.checkAgain(renewal.id, now, now)
    }
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
