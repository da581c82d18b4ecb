import { topics } from '@portal/contract/live/topics'
import { Tag } from '../../../platform/live/tags.ts'
import type { Recurrence } from '../../../platform/pix/pix-port.ts'
import { isMissing, whyNot } from '../../../platform/provider-outcome.ts'
import { findAtBank } from './ask-for-recurrence.ts'
import { endRenewals, giveUpScheduled } from './end-renewals.ts'
import { orderNextPeriod } from './order-next-period.ts'
import type { Deps } from './payments.feature.ts'
import { isPaid } from './payments.rules.ts'
import { absenceAfter, nextRecurrenceCheck } from './pix-renewals.rules.ts'
import type { PixRenewal } from './pix-renewals.store.ts'
import type { Order } from './plan-orders.store.ts'
import { requirePix } from './process-refund.ts'
import { SEND_RECURRENCE_EMAIL_JOB } from './tell-of-recurrence.ts'

const RETRY_MS = 60_000
const AT_ONCE = 20

/**
 * Reads at the bank how a recurrence stands: one that was authorised with its first payment renews, one
 * that the payer ended is over, and one that nobody wants any more is ended there.
 */
export async function lookAtRecurrence(renewal: PixRenewal, deps: Deps): Promise<void> {
  const order = await deps.stores.planOrders.find(renewal.firstOrderId)
  if (!order) throw new Error(`the renewal ${renewal.id} has no order`)
  if (!isWanted(renewal, order)) return cancelAtBank(renewal, deps)
  const now = deps.clock.now()
  const { recurrenceId } = renewal
  // The code asks for it.
  if (!recurrenceId) return deps.stores.pixRenewals.checkAgain(renewal.id, null, now)
  const outcome = await requirePix(deps).readRecurrence(recurrenceId)
  if (isMissing(outcome)) return keepMissing(renewal, deps)
  if (outcome.kind !== 'ok') {
    deps.log.warn({ renewalId: renewal.id, ...whyNot(outcome) }, 'a recurrence could not be read')
    return again(renewal, deps)
  }
  await deps.stores.paymentHints.forget(marksOf(renewal))
  const { status } = outcome.value
  if (isOver(status)) return endedThere(renewal, null, deps)
  if (status === 'approved' && isPaid(order.status)) {
    if (renewal.status === 'pending') await activate(renewal, deps)
    return orderNextPeriod(renewal.id, deps)
  }
  return deps.stores.pixRenewals.checkAgain(renewal.id, nextRecurrenceCheck(renewal, now), now)
}

/** Whoever deleted their account, gave the purchase up or got the money back wants nothing more. */
function isWanted(renewal: PixRenewal, order: Order): boolean {
  if (renewal.status === 'ended' || renewal.userId === null) return false
  if (renewal.status === 'active') return true
  return (
    order.status === 'awaiting_payment' ||
    order.status === 'paid' ||
    order.status === 'partially_refunded'
  )
}

/** The first and the last look of those that found nothing. */
const marksOf = ({ id }: PixRenewal) => [`missing-since:${id}`, `missing-at:${id}`]

/**
 * That the bank knows nothing of what it named itself is a mistake, or a copy that lags behind, far more
 * often than an end: it is believed after a day of looks that found nothing, and the bank is told to end
 * it all the same.
 */
async function keepMissing(renewal: PixRenewal, deps: Deps): Promise<void> {
  const { paymentHints, pixRenewals } = deps.stores
  const now = deps.clock.now()
  const [sinceMark = '', lastMark = ''] = marksOf(renewal)
  const since = await paymentHints.readTo(sinceMark)
  const lookedAt = await paymentHints.readTo(lastMark)
  const absence = absenceAfter(since && lookedAt && { since, lookedAt }, now)
  deps.log.error(
    { renewalId: renewal.id, since: absence.since },
    'a recurrence is missing at the bank',
  )
  if (absence.isEnd) {
    await endedThere(renewal, now, deps)
    return paymentHints.forget(marksOf(renewal))
  }
  await paymentHints.advance(sinceMark, absence.since)
  await paymentHints.advance(lastMark, now)
  await pixRenewals.checkAgain(renewal.id, absence.nextLookAt, now)
}

const isOver = (status: Recurrence['status']) =>
  status === 'rejected' || status === 'expired' || status === 'canceled'

async function again(renewal: PixRenewal, { stores, clock }: Deps) {
  const now = clock.now()
  const checkAt = new Date(now.getTime() + RETRY_MS)
  await stores.pixRenewals.checkAgain(renewal.id, checkAt, now)
}

/** Paid and authorised: takes the place of any other renewal. */
async function activate(renewal: PixRenewal, { work, clock }: Deps) {
  const { userId } = renewal
  if (!userId) return
  const now = clock.now()
  await work.transaction(async (within) => {
    await within.planOrders.lockPerson(userId)
    const current = await within.pixRenewals.find(renewal.id)
    const order = await within.planOrders.find(renewal.firstOrderId)
    if (current?.status !== 'pending' || !order || !isWanted(current, order)) return
    const terms = await within.subscriptions.paidTerms(userId)
    // Left, or paid in another way, between the payment and this look.
    if (terms?.canceledAt) return within.pixRenewals.end(renewal.id, now, now)
    await endRenewals(userId, within, now)
    await within.pixRenewals.activate(renewal.id, now, now)
    within.changes.announce(Tag.live(topics.planOrders(userId)))
  })
}

/**
 * Rejected, expired or cancelled by the payer: the person is told once and pays each time from now on.
 * `checkAt` is now where the bank has to be told as well.
 */
async function endedThere(
  renewal: PixRenewal,
  checkAt: Date | null,
  { work, clock }: Pick<Deps, 'work' | 'clock'>,
) {
  const { userId } = renewal
  const now = clock.now()
  await work.transaction(async (within) => {
    await within.planOrders.lockPerson(userId ?? renewal.firstOrderId)
    const current = await within.pixRenewals.find(renewal.id)
    if (!current || current.status === 'ended') return
    await within.pixRenewals.end(renewal.id, checkAt, now)
    const order = await within.planOrders.find(renewal.firstOrderId)
    if (!userId || !order || !isPaid(order.status)) return
    if (current.status === 'active') await giveUpScheduled(userId, 'expired', within, now)
    await within.jobs.add(SEND_RECURRENCE_EMAIL_JOB, {
      kind: current.status === 'active' ? 'ended-at-bank' : 'not-authorised',
      renewalId: renewal.id,
      day: null,
    })
    within.changes.announce(Tag.live(topics.planOrders(userId)))
  })
}

/** Asked for until the bank has it so. */
async function cancelAtBank(renewal: PixRenewal, deps: Deps): Promise<void> {
  const pix = requirePix(deps)
  const end = () => deps.stores.pixRenewals.end(renewal.id, null, deps.clock.now())
  let id = renewal.recurrenceId
  if (!id && renewal.askedAt) {
    const found = await findAtBank(renewal, deps)
    if (found.kind !== 'ok') {
      deps.log.warn({ renewalId: renewal.id, ...whyNot(found) }, 'recurrences could not be listed')
      return again(renewal, deps)
    }
    id = found.value?.id ?? null
  }
  if (!id) return end()
  const told = await pix.readRecurrence(id)
  if (told.kind === 'ok' && isOver(told.value.status)) return end()
  // Missing is no answer before that: what was read may be a copy that lags behind.
  const outcome = await pix.cancelRecurrence(id)
  if (isMissing(outcome) || (outcome.kind === 'ok' && outcome.value.status === 'canceled')) {
    return end()
  }
  if (outcome.kind === 'refused') {
    deps.log.error({ renewalId: renewal.id, type: outcome.problem.type }, 'a renewal was refused')
  }
  return again(renewal, deps)
}

/**
 * Every night each recurrence that renews is read at the bank: with every message lost, and whatever the
 * worker put off, the portal is right about all of them by the morning.
 */
export async function checkRecurrences(deps: Deps): Promise<void> {
  const idOf = ({ id }: PixRenewal) => id
  const listed = { job: 'payments.check-recurrences', idOf, atOnce: AT_ONCE }
  await deps.eachItem(listed, activeRecurrences(deps), (one) => lookAtRecurrence(one, deps))
}

async function* activeRecurrences({ stores }: Deps): AsyncGenerator<PixRenewal> {
  for (let last: string | null = null; ; ) {
    const some: PixRenewal[] = await stores.pixRenewals.listActive(last, AT_ONCE)
    yield* some
    last = some.at(-1)?.id ?? null
    if (some.length < AT_ONCE) return
  }
}
