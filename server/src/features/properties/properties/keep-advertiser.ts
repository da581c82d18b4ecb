import type { Actor } from '../../../platform/actor.ts'
import { requireSameVersion } from '../../../platform/errors/domain-errors.ts'
import { announceProperties, holdAdvertiser, type Needs } from './held-advertiser.ts'

type Input = { establishmentId: string; version: number; creci: string | null }

/** The number of the council, shown beside the name (COFECI 1.065/2007). */
export async function keepAdvertiser(
  actor: Actor,
  { establishmentId, version, creci }: Input,
  { work, clock }: Needs,
) {
  return work.transaction(async (within) => {
    const now = clock.now()
    await holdAdvertiser(within, actor, establishmentId, now)
    const before = await within.propertyCare.findAdvertiserCard(establishmentId)
    requireSameVersion(before, version)
    if (before.creci === creci) return before
    await within.propertyCare.keepAdvertiserCard(establishmentId, creci, now)
    await within.audit.record(actor, now, {
      action: 'properties.creci-set',
      subjectId: establishmentId,
      details: { from: before.creci, to: creci },
    })
    announceProperties(within, establishmentId)
    return within.propertyCare.findAdvertiserCard(establishmentId)
  })
}
