import { topics } from '@portal/contract/live/topics'
import { z } from 'zod'
import { Tag } from '../../../platform/live/tags.ts'
import { composeEmail } from '../../../platform/mail/compose-email.ts'
import { defineJob } from '../../../platform/queue/job.ts'
import { agreeOnRenewal } from './agree-on-renewal.ts'
import { lookAtCheckout } from './ask-for-checkout.ts'
import type { CardRenewal } from './card-renewals.store.ts'
import type { Deps } from './payments.feature.ts'
import { PLAN_PAGE, paymentsTexts } from './payments.texts.ts'
import { requireCards } from './process-refund.ts'

export const SEND_CARD_FAILURE_JOB = defineJob(
  'payments.send-card-failure',
  z.object({ renewalId: z.uuid() }),
)

/** What is due about a card: its page while it is unpaid, and afterwards that the provider agrees with us. */
export async function lookAtRenewal(renewal: CardRenewal, deps: Deps): Promise<void> {
  if (!renewal.subscriptionId) return lookAtCheckout(renewal, deps)
  return agreeOnRenewal(renewal, renewal.subscriptionId, deps)
}

/** A new price reaches the cards whose people were told of it, from their next period on. */
export async function takeNewPrices({ stores, work, clock, eachItem }: Deps): Promise<void> {
  const outdated = await stores.cardRenewals.listOutdated(AT_ONCE)
  const idOf = ({ id }: (typeof outdated)[number]) => id
  await eachItem({ job: 'payments.card-prices', idOf }, outdated, ({ id, userId, version }) =>
    work.transaction(async (within) => {
      await within.planOrders.lockPerson(userId)
      const renewal = await within.cardRenewals.find(id)
      if (renewal?.status !== 'active' || renewal.planVersion >= version) return
      const price = { plan: renewal.plan, planVersion: version }
      await within.cardRenewals.setPlan(id, price, clock.now())
    }),
  )
}
const AT_ONCE = 500

/** What may have been done on the provider's own page. */
export async function followSubscription(subscriptionId: string, deps: Deps): Promise<void> {
  const renewal = await deps.stores.cardRenewals.findBySubscription(subscriptionId)
  if (renewal && renewal.status !== 'pending') await agreeOnRenewal(renewal, subscriptionId, deps)
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
  const { userId } = renewal
  const now = deps.clock.now()
  await deps.work.transaction(async ({ cardRenewals, jobs, changes }) => {
    if (!(await cardRenewals.noteFailure(invoiceId, renewal.id, now))) return
    await jobs.add(SEND_CARD_FAILURE_JOB, { renewalId: renewal.id })
    changes.announce(Tag.live(topics.planOrders(userId)))
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
