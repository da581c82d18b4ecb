import type { EndpointInput } from '@portal/contract/shared/endpoint'
import type { createUtility as contract } from '@portal/contract/utilities/utility-editor'
import type { Actor } from '../../platform/actor.ts'
import { Tag } from '../../platform/live/tags.ts'
import type { Deps } from './utilities.feature.ts'
import { requirePublishable, type Utility } from './utilities.rules.ts'

type Input = EndpointInput<typeof contract>['body']

/** Last of its section. */
export async function createUtility(
  actor: Actor,
  { is_verified, ...wanted }: Input,
  { work, clock }: Pick<Deps, 'work' | 'clock'>,
): Promise<Utility> {
  requirePublishable(wanted)
  return work.transaction(async ({ utilities, audit, changes }) => {
    const now = clock.now()
    const created = await utilities.add({ ...wanted, verifiedAt: is_verified ? now : null }, now)
    await audit.record(actor, now, {
      action: 'utility.created',
      subjectId: created.id,
      details: { kind: created.kind, status: created.status },
    })
    changes.announce(Tag.utilities)
    return created
  })
}
