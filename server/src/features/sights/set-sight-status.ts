import type { EndpointInput } from '@portal/contract/shared/endpoint'
import type { setSightStatus as contract } from '@portal/contract/sights/sight-editor'
import type { Actor } from '../../platform/actor.ts'
import { Tag } from '../../platform/live/tags.ts'
import type { Deps } from './sights.feature.ts'
import { requirePublishable, requireSight, type Sight } from './sights.rules.ts'

type Input = EndpointInput<typeof contract>['body'] & { id: string }

export async function setSightStatus(
  actor: Actor,
  { id, version, status }: Input,
  { work, clock }: Pick<Deps, 'work' | 'clock'>,
): Promise<Sight> {
  return work.transaction(async ({ sights, audit, changes }) => {
    const now = clock.now()
    const before = requireSight(await sights.lock(id), id, version)
    if (before.status === status) return before
    if (status === 'published') requirePublishable(before)
    await sights.save({ ...before, status }, now)
    await audit.record(actor, now, {
      action: 'sight.status-set',
      subjectId: id,
      details: { name: before.name, from: before.status, to: status },
    })
    changes.announce(Tag.sights, Tag.sight(id))
    return { ...before, status, version: before.version + 1, updatedAt: now }
  })
}
