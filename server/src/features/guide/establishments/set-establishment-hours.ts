import type { OpeningHours } from '@portal/contract/guide/establishments/hours-types'
import type { Actor } from '../../../platform/actor.ts'
import { announceListing } from './announce.ts'
import type { Deps } from './establishments.feature.ts'
import { holdListing } from './held-listing.ts'
import { edited, isSameContent, requireSameListing } from './listing.rules.ts'
import { tellOfCorrection } from './tell-owner.ts'

/** Live at once, with the open state that follows. */
export async function setEstablishmentHours(
  actor: Actor,
  { id, version, hours }: { id: string; version: number; hours: OpeningHours | null },
  { work, clock }: Pick<Deps, 'work' | 'clock'>,
) {
  await work.transaction(async ({ establishments, jobs, audit, changes }) => {
    const now = clock.now()
    const held = await holdListing(establishments, id, actor, 'edit')
    const before = held.listing
    requireSameListing(before, version)
    if (isSameContent(before, { ...before, hours })) return

    const saved = edited({ ...before, hours }, now)
    await establishments.save(saved, now)
    await audit.record(actor, now, { action: 'establishment.hours-set', subjectId: id })
    await tellOfCorrection(jobs, actor, held, saved, ['hours'])
    announceListing(changes, before, saved)
  })
}
