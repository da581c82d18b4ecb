import { randomUUID } from 'node:crypto'
import { topics } from '@portal/contract/live/topics'
import { z } from 'zod'
import type { CardSubscription } from '../../platform/cards/cards-port.ts'
import { Tag } from '../../platform/live/tags.ts'
import { composeEmail } from '../../platform/mail/compose-email.ts'
import { defineJob } from '../../platform/queue/job.ts'
import { lookAtCheckout, priceFor } from './ask-for-checkout.ts'
import type { CardRenewal } from './card-renewals.store.ts'
import { endRenewals } from './end-renewals.ts'
import type { Deps, Within } from './payments.feature.ts'
import { PLAN_PAGE, paymentsTexts } from './payments.texts.ts'
import { requireCards } from './process-refund.ts'

const RETRY_MS = 60_000

export const SEND_CARD_FAILURE_JOB = defineJob(
  'payments.send-card-failure',
  z.object({ renewalId: z.uuid() }),
)

/** What is due about a card: its page while it is unpaid, and afterwards that the provider agrees with us. */
export async function lookAtRenewal(renewal: CardRenewal, deps: Deps): Promise<void> {
  if (!renewal.subscriptionId) return lookAtCheckout(renewal, deps)
  return agree(renewal, renewal.subscriptionId, deps)
}

/** The row says what is wanted: it is asked for until the provider has it so. */
async function agree(renewal: CardRenewal, id: string, deps: Deps) {
  const cards = requireCards(deps)
  const now = deps.clock.now()
  // Whoever deleted their account wants nothing more.
  const cancels = renewal.status === 'ended' || renewal.userId === null
  const told = await cards.readSubscription(id)
  if (told.kind === 'ok' && isOver(told.value)) return endedThere(renewal, deps)
  const outcome =
    told.kind === 'ok' && told.value.cancelsAtPeriodEnd !== cancels
      ? await cards.cancelAtPeriodEnd({
          id,
          cancels,
          // Said twice it is the same; yesterday's answer must not be given for it.
          idempotencyKey: randomUUID(),
        })
      : told
  if (outcome.kind === 'ok' && outcome.value.cancelsAtPeriodEnd === cancels) {
    if (cancels) return deps.stores.cardRenewals.end(renewal.id, null, now)
    if (await agreeOnPrice(renewal, outcome.value, deps)) return
  }
  if (outcome.kind === 'refused') {
    deps.log.error({ renewalId: renewal.id, code: outcome.problem.code }, 'a renewal was refused')
  }
  const again = new Date(now.getTime() + RETRY_MS)
  return deps.stores.cardRenewals.checkAgain(renewal.id, again, now)
}

/** From the next period on; what is paid stays as it is. False while the provider has another price. */
async function agreeOnPrice(renewal: CardRenewal, told: CardSubscription, deps: Deps) {
  const cards = requireCards(deps)
  const price = await cards.ensurePrice(await priceFor(renewal, deps))
  if (price.kind !== 'ok') return false
  if (told.priceId !== price.value.id) {
    const changed = await cards.changePlan({
      id: told.id,
      priceId: price.value.id,
      bills: 'next-period',
      // Said twice it is the same; yesterday's answer must not be given for it.
      idempotencyKey: randomUUID(),
    })
    if (changed.kind !== 'ok' || changed.value.priceId !== price.value.id) return false
  }
  const now = deps.clock.now()
  const current = await deps.stores.cardRenewals.find(renewal.id)
  const isSame = current?.plan === renewal.plan && current.planVersion === renewal.planVersion
  // Chosen anew while the provider was being told: that is told next.
  await deps.stores.cardRenewals.checkAgain(renewal.id, isSame ? null : now, now)
  return true
}

/** A new price reaches the cards whose people were told of it, from their next period on. */
export async function takeNewPrices({ stores, work, clock }: Deps): Promise<void> {
  for (const { id, userId, version } of await stores.cardRenewals.listOutdated(AT_ONCE)) {
    const now = clock.now()
    await work.transaction(async (within) => {
      await within.planOrders.lockPerson(userId)
      const renewal = await within.cardRenewals.find(id)
      if (renewal?.status !== 'active' || renewal.planVersion >= version) return
      await within.cardRenewals.setPlan(id, { plan: renewal.plan, planVersion: version }, now)
    })
  }
}
const AT_ONCE = 500

const isOver = ({ status }: CardSubscription) =>
  status === 'canceled' || status === 'incomplete_expired' || status === 'unpaid'

/** What the person did on the provider's own page. While we want something of it ourselves, that goes first. */
export async function adoptSubscription(subscriptionId: string, deps: Deps): Promise<void> {
  const renewal = await deps.stores.cardRenewals.findBySubscription(subscriptionId)
  if (!renewal || renewal.status === 'pending' || renewal.checkAt) return
  const outcome = await requireCards(deps).readSubscription(subscriptionId)
  if (outcome.kind === 'unknown') throw new Error(`a subscription of a card: ${outcome.reason}`)
  if (outcome.kind === 'refused') return
  const isEnding = isOver(outcome.value) || outcome.value.cancelsAtPeriodEnd
  if (isEnding && renewal.status === 'active') return endedThere(renewal, deps)
  const { userId } = renewal
  if (!isEnding && renewal.status === 'ended' && userId) {
    await changed(renewal, deps, async (within, now) => {
      await endRenewals(userId, within, now)
      await within.cardRenewals.activate(renewal.id, now)
    })
  }
}

const endedThere = (renewal: CardRenewal, deps: Deps) =>
  changed(renewal, deps, (within, now) => within.cardRenewals.end(renewal.id, null, now))

async function changed(
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

/** A card that was refused for a later period: its person is told once for each invoice. */
export async function noteFailedInvoice(invoiceId: string, deps: Deps): Promise<void> {
  const outcome = await requireCards(deps).readInvoice(invoiceId)
  if (outcome.kind === 'unknown') throw new Error(`an invoice of a card: ${outcome.reason}`)
  // Paid meanwhile, or the first one: that is told on the provider's own page.
  if (outcome.kind === 'refused' || outcome.value.status !== 'open') return
  const { subscriptionId, reason } = outcome.value
  if (!subscriptionId || reason === 'subscription_create') return
  const renewal = await deps.stores.cardRenewals.findBySubscription(subscriptionId)
  if (!renewal?.userId) return
  const now = deps.clock.now()
  await deps.work.transaction(async ({ cardRenewals, jobs }) => {
    if (!(await cardRenewals.noteFailure(invoiceId, renewal.id, now))) return
    await jobs.add(SEND_CARD_FAILURE_JOB, { renewalId: renewal.id })
  })
}

export async function sendCardFailure(
  { renewalId }: { renewalId: string },
  { stores, mail, config }: Pick<Deps, 'stores' | 'mail' | 'config'>,
) {
  const renewal = await stores.cardRenewals.find(renewalId)
  const person = renewal?.userId ? await stores.accounts.find(renewal.userId) : null
  if (!renewal || !person) return
  const { subject, lines, action } = paymentsTexts.cardFailure
  await mail.send({
    to: person.email,
    subject: subject(renewal.plan),
    ...composeEmail({
      title: subject(renewal.plan),
      paragraphs: lines(person.name),
      action: { label: action, url: `${config.publicOrigin}${PLAN_PAGE}` },
    }),
  })
}
