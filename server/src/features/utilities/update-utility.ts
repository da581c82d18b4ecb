import type { EndpointInput } from '@portal/contract/shared/endpoint'
import type { updateUtility as contract } from '@portal/contract/utilities/utility-editor'
import type { Actor } from '../../platform/actor.ts'
import { Tag } from '../../platform/live/tags.ts'
import type { Deps } from './utilities.feature.ts'
import { requirePublishable, requireSeen, type Utility } from './utilities.rules.ts'

type Input = EndpointInput<typeof contract>['body'] & { id: string }

/** Everything that is told of it, at once. What is published stays so and changes at once. */
export async function updateUtility(
  actor: Actor,
  { id, version, is_verified, ...wanted }: Input,
  { work, clock }: Pick<Deps, 'work' | 'clock'>,
): Promise<Utility> {
  requirePublishable(wanted)
  return work.transaction(async ({ utilities, audit, changes }) => {
    const now = clock.now()
    const before = requireSeen('utility', await utilities.lock(id), id, version)
    const verifiedAt = is_verified ? now : before.verifiedAt
    const after = await utilities.save({ ...before, ...wanted, verifiedAt }, now)
    await audit.record(actor, now, {
      action: 'utility.updated',
      subjectId: id,
      details: { from: before.status, to: after.status, verified: is_verified },
    })
    changes.announce(Tag.utilities)
    return after
  })
}
