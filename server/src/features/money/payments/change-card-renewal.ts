import { randomUUID } from 'node:crypto'
import { topics } from '@portal/contract/live/topics'
import type { CardRenewal as Answer } from '@portal/contract/money/payments/card-renewal'
import type { Person } from '../../../platform/auth/identity.ts'
import { Busy, Conflict, NotFound } from '../../../platform/errors/domain-errors.ts'
import { Tag } from '../../../platform/live/tags.ts'
import { nextPeriodOf, takeUp } from './agree-on-renewal.ts'
import type { CardRenewal } from './card-renewals.store.ts'
import { lookAtRenewal } from './card-renewals.ts'
import type { Deps } from './payments.feature.ts'
import { PLAN_PAGE, paymentsTexts } from './payments.texts.ts'
import { requireCards } from './process-refund.ts'

const texts = paymentsTexts.cardRenewal

/** Null for who never paid by card, or whose last one is long over. */
export function presentRenewal(renewal: CardRenewal | null): Answer | null {
  if (!renewal?.subscriptionId) return null
  return {
    id: renewal.id,
    plan: renewal.plan,
    cycle: renewal.cycle,
    status: renewal.status === 'active' ? 'active' : 'ended',
  }
}

/** The plan goes on to the end of what is paid; only the next charge does not come. */
export async function cancelRenewal(id: string, person: Person, deps: Deps): Promise<CardRenewal> {
  const now = deps.clock.now()
  await deps.work.transaction(async (within) => {
    await within.planOrders.lockPerson(person.userId)
    const renewal = await requireOwn(id, person, within)
    if (renewal.status !== 'active') return
    await within.cardRenewals.end(id, now, now)
    await within.audit.record(person, now, {
      action: 'plan-renewal.canceled',
      subjectId: renewal.firstOrderId,
    })
    within.changes.announce(Tag.live(topics.planOrders(person.userId)))
  })
  return tell(id, person, deps)
}

/**
 * While what was paid still runs; what is renewed is what the person's page says comes next. The provider is told
 * first: what it did not take up is not shown as renewing.
 */
export async function resumeRenewal(id: string, person: Person, deps: Deps): Promise<CardRenewal> {
  const renewal = await tell(id, person, deps)
  if (renewal.status !== 'ended') return renewal
  await requireResumable(renewal, person.userId, deps)
  // Its end is still being told.
  if (renewal.checkAt) throw new Busy('the provider did not answer', texts.busy)
  const told = await requireCards(deps).cancelAtPeriodEnd({
    id: renewal.subscriptionId ?? '',
    cancels: false,
    // Said twice it is the same; yesterday's answer must not be given for it.
    idempotencyKey: randomUUID(),
  })
  if (told.kind === 'unknown') throw new Busy('the provider did not answer', texts.busy)
  if (told.kind === 'refused') {
    throw new Conflict('payments.renewal-over', 'ended for good', texts.over)
  }
  await takeUp(renewal, deps, ({ audit }, now) =>
    audit.record(person, now, {
      action: 'plan-renewal.resumed',
      subjectId: renewal.firstOrderId,
    }),
  )
  return tell(id, person, deps)
}

async function requireResumable({ cycle }: CardRenewal, userId: string, { stores, clock }: Deps) {
  if (await stores.cardRenewals.hasActive(userId)) {
    throw new Conflict('payments.renewal-over', 'another renews', texts.over)
  }
  const next = await nextPeriodOf(userId, stores, clock.now())
  if (!next) throw new Conflict('payments.renewal-over', 'nothing paid runs', texts.over)
  if (next.cycle !== cycle) {
    throw new Conflict('payments.renewal-of-another-cycle', 'another cycle', texts.anotherCycle)
  }
}

/** The provider's own page, where a card is changed: none is ever typed here. */
export async function openCardPage(id: string, person: Person, deps: Deps): Promise<string> {
  const { customerId } = await requireOwn(id, person, deps.stores)
  if (!customerId) throw new NotFound('card-renewal', id)
  const outcome = await requireCards(deps).billingPortal({
    customerId,
    returnUrl: `${deps.config.publicOrigin}${PLAN_PAGE}`,
  })
  if (outcome.kind === 'ok') return outcome.value.url
  deps.log.error({ renewalId: id, outcome: outcome.kind }, 'the page of cards did not open')
  throw new Busy('the page of cards did not open', texts.busy)
}

/** At once; where the provider does not answer, the worker tells it again. */
async function tell(id: string, person: Person, deps: Deps): Promise<CardRenewal> {
  const changed = await requireOwn(id, person, deps.stores)
  if (!changed.checkAt) return changed
  await lookAtRenewal(changed, deps)
  return requireOwn(id, person, deps.stores)
}

/** That of somebody else is as if there were none. */
async function requireOwn(
  id: string,
  person: Pick<Person, 'userId'>,
  { cardRenewals }: Pick<Deps['stores'], 'cardRenewals'>,
): Promise<CardRenewal> {
  const renewal = await cardRenewals.find(id)
  if (renewal?.userId !== person.userId || !renewal.subscriptionId) {
    throw new NotFound('card-renewal', id)
  }
  return renewal
}
