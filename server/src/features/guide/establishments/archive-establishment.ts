import type { Actor } from '../../../platform/actor.ts'
import { announceListing } from './announce.ts'
import type { Deps } from './establishments.feature.ts'
import { holdListing } from './held-listing.ts'
import { decided } from './status.rules.ts'

/** Its owner takes it off the air; nothing of it is lost, and its place in the plan is free. */
export async function archiveEstablishment(
  actor: Actor,
  id: string,
  { work, clock }: Pick<Deps, 'work' | 'clock'>,
) {
  await work.transaction(async ({ establishments, listingUpkeep, audit, changes }) => {
    const now = clock.now()
    const { listing: before } = await holdListing(establishments, id, actor, 'archive')
    const after = decided(before, 'archive', { now })
    await establishments.save(after, now)
    changes.announce(...(await listingUpkeep.settlePlans([after.userId], now)))
    await audit.record(actor, now, {
      action: 'establishment.archived',
      subjectId: id,
      details: { from: before.status, to: after.status },
    })
    announceListing(changes, before, after)
  })
}
