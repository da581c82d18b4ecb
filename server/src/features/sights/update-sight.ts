import type { EndpointInput } from '@portal/contract/shared/endpoint'
import type { updateSight as contract } from '@portal/contract/sights/sight-editor'
import type { Actor } from '../../platform/actor.ts'
import { Invalid } from '../../platform/errors/domain-errors.ts'
import { Tag } from '../../platform/live/tags.ts'
import type { Deps } from './sights.feature.ts'
import { changedParts, requireSight, type Sight } from './sights.rules.ts'
import { sightsTexts } from './sights.texts.ts'

type Input = EndpointInput<typeof contract>['body'] & { id: string }

/** Everything that is told of it, at once. What is published stays so and changes at once. */
export async function updateSight(
  actor: Actor,
  { id, version, is_verified, ...wanted }: Input,
  { work, clock }: Pick<Deps, 'work' | 'clock'>,
): Promise<Sight> {
  const ramps = wanted.content.ramps.map((ramp) => ramp.id)
  if (new Set(ramps).size !== ramps.length) {
    throw new Invalid('sights.ramps', 'a ramp twice', [], sightsTexts.ramps)
  }
  return work.transaction(async ({ sights, audit, changes }) => {
    const now = clock.now()
    const before = requireSight(await sights.lock(id), id, version)
    const after = {
      ...before,
      ...wanted,
      verifiedAt: is_verified ? now : before.verifiedAt,
    }
    const parts = changedParts(before, after)
    if (parts.length === 0 && !is_verified) return before
    await sights.save(after, now)
    await audit.record(actor, now, {
      action: 'sight.updated',
      subjectId: id,
      details: { name: after.name, parts, verified: is_verified },
    })
    changes.announce(Tag.sights, Tag.sight(id))
    return { ...after, version: before.version + 1, updatedAt: now }
  })
}
