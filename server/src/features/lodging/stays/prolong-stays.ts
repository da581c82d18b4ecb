import { topics } from '@portal/contract/live/topics'
import { respondBy } from '@portal/contract/lodging/stays/stay-rules'
import { Tag } from '../../../platform/live/tags.ts'
import type { Within } from './stays.feature.ts'
import { announceNights } from './step-stay.ts'
import { tellHouse } from './tell-of-stay.ts'

/**
 * With the proof of a guest: what its mailbox asked for without an account is theirs, what was held for
 * minutes is held for its day, and the house hears of it.
 */
export async function prolongStays(within: Within, userId: string, now: Date) {
  const { stays, nights, houses, changes } = within
  if ((await stays.claimOf(userId)) > 0) changes.announce(Tag.live(topics.myStays(userId)))
  for (const found of await stays.listOpenOf(userId)) {
    if (found.is_proved || found.status !== 'requested') continue
    const unit = await houses.lockUnit(found.unit_id)
    const stay = unit && (await stays.find(found.id))
    // Past its minute it is over, written down or not.
    if (!unit || stay?.status !== 'requested' || stay.respond_by <= now) continue
    const until = respondBy(stay.arrival, stay.requested_at, { isProved: true })
    await stays.prove(stay.id, until)
    await nights.prolong(stay.id, until)
    const house = await houses.findPlace(unit.establishmentId, now)
    if (house) await tellHouse(within, { ...stay, respond_by: until }, house, now)
    announceNights(within, unit.establishmentId, userId)
  }
}
