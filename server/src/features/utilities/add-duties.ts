import type { EndpointInput } from '@portal/contract/shared/endpoint'
import type { addDuties as contract } from '@portal/contract/utilities/duty-editor'
import type { Actor } from '../../platform/actor.ts'
import { Conflict } from '../../platform/errors/domain-errors.ts'
import { Tag } from '../../platform/live/tags.ts'
import { requireKnown, requirePossible } from './duties.rules.ts'
import type { Deps } from './utilities.feature.ts'
import { utilitiesTexts } from './utilities.texts.ts'

type Input = EndpointInput<typeof contract>['body']

/** All of them or none. What is in the way goes only when that was asked for. */
export async function addDuties(
  actor: Actor,
  { shifts, source_name, source_url, replace, is_verified }: Input,
  { work, clock }: Pick<Deps, 'work' | 'clock'>,
) {
  requirePossible(shifts)
  return work.transaction(async ({ duties, audit, changes }) => {
    const now = clock.now()
    await duties.lock()
    requireKnown(shifts, await duties.pharmacies())
    const inTheWay = await duties.inTheWayOf(shifts)
    if (inTheWay.length > 0 && !replace) {
      throw new Conflict(
        'utilities.duty-conflicts',
        `${inTheWay.length} shifts at the same time`,
        utilitiesTexts.duty.conflicts,
      )
    }
    await duties.remove(inTheWay.map(({ id }) => id))
    const verifiedAt = is_verified ? now : null
    await duties.add(shifts, { sourceName: source_name, sourceUrl: source_url, verifiedAt }, now)
    await audit.record(actor, now, {
      action: 'duties.added',
      details: {
        shifts: shifts.length,
        from: shifts.map(({ starts_at }) => starts_at).sort()[0] ?? null,
        source: source_name,
        replaced: inTheWay.length,
      },
    })
    changes.announce(Tag.utilities)
    return { added: shifts.length, replaced: inTheWay.length }
  })
}
