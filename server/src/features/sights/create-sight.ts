import type { EndpointInput } from '@portal/contract/shared/endpoint'
import type { createSight as contract } from '@portal/contract/sights/sight-editor'
import type { Actor } from '../../platform/actor.ts'
import type { Deps } from './sights.feature.ts'
import { EMPTY_CONTENT, freeSlug, type Sight } from './sights.rules.ts'

type Input = EndpointInput<typeof contract>['body']

/** A draft, last of its kind; nobody sees it before it is published. */
export async function createSight(
  actor: Actor,
  { kind, name }: Input,
  { work, clock }: Pick<Deps, 'work' | 'clock'>,
): Promise<Sight> {
  return work.transaction(async ({ sights, audit }) => {
    const now = clock.now()
    const taken = await sights.slugsOf(kind)
    const id = await sights.add(
      {
        kind,
        name,
        slug: freeSlug(name, taken),
        tags: [],
        place: null,
        content: EMPTY_CONTENT,
        status: 'draft',
        position: taken.size,
        verifiedAt: null,
      },
      now,
    )
    await audit.record(actor, now, {
      action: 'sight.created',
      subjectId: id,
      details: { kind, name },
    })
    const created = await sights.find(id)
    if (!created) throw new Error(`sight ${id} is not there after it was added`)
    return created
  })
}
