import type { Actor } from '../../../platform/actor.ts'
import { Forbidden } from '../../../platform/errors/domain-errors.ts'
import { requireAllowance, tierOf } from './allowance.rules.ts'
import { announceListing } from './announce.ts'
import { requireReadyForReview } from './completeness.rules.ts'
import type { Deps } from './establishments.feature.ts'
import { establishmentsTexts } from './establishments.texts.ts'
import { holdListing, withSlugOfName } from './held-listing.ts'
import { applyChanges, type Listing } from './listing.rules.ts'
import { decided } from './status.rules.ts'

type Needs = Pick<Deps, 'work' | 'clock'>

/** For an administrator to look at. What comes out of the archive needs a place in the plan again. */
export async function submitEstablishment(actor: Actor, id: string, { work, clock }: Needs) {
  await work.transaction(async (within) => {
    const { accounts, establishments, listingUpkeep, audit, changes, notifications } = within
    const now = clock.now()
    const { listing: before } = await holdListing(establishments, id, actor, 'submit')
    // All of it is looked at now, what waited from before too.
    const whole = applyChanges(before, before.waiting?.values ?? {})
    const renamed = await withSlugOfName(establishments, before, whole, now)
    const after = decided(renamed, 'submit', { now })
    requireReadyForReview(after)
    if (before.userId) {
      await accounts.lockPerson(before.userId)
      if (before.status === 'archived')
        requireAllowance(await establishments.allowance(before.userId, now))
      requirePlan(await accounts.planType(before.userId, now))
    }

    await establishments.save(after, now)
    changes.announce(...(await listingUpkeep.settlePlans([before.userId], now)))
    await audit.record(actor, now, { action: 'establishment.submitted', subjectId: id })
    announceListing(changes, before, after)
    if (!before.userId) return
    // Who sent it, too: the tab is closed, and nobody remembers whether it went.
    await notifications.tell(
      {
        to: { userId: before.userId },
        kind: 'listing-sent',
        topic: `listing-sent:${id}`,
        ...establishmentsTexts.sent(after.fields.name),
        path: `/dash-espadarte?negocio=${id}`,
        establishmentId: id,
      },
      now,
    )
  })
}

function requirePlan(plan: Listing['plan']) {
  if (tierOf(plan) === 'full') return
  throw new Forbidden('establishment.no-plan', 'the plan has ended', establishmentsTexts.planEnded)
}
