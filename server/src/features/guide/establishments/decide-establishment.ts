import type { BulkDecision } from '@portal/contract/guide/establishments/moderation'
import { type Actor, requireNotOwn } from '../../../platform/actor.ts'
import { NotFound } from '../../../platform/errors/domain-errors.ts'
import { announceListing } from './announce.ts'
import type { Deps } from './establishments.feature.ts'
import { requireSameListing } from './listing.rules.ts'
import { decided } from './status.rules.ts'
import { enqueueOwnerEmail } from './tell-owner.ts'

type Needs = Pick<Deps, 'work' | 'clock'>
type Input = {
  id: string
  decision: BulkDecision
  reason?: string | undefined
  /** Where what was seen matters: an edit in between is told, not approved by accident. */
  version?: number
}

/** An administrator's word on a whole listing. */
export async function decideEstablishment(
  actor: Actor,
  { id, decision, reason, version }: Input,
  { work, clock }: Needs,
) {
  await work.transaction(async ({ establishments, listingUpkeep, jobs, audit, changes }) => {
    const now = clock.now()
    const held = await establishments.lock(id, actor.kind === 'person' ? actor.userId : null)
    const before = held?.listing
    requireNotOwn(held != null && held.role !== null)
    if (!before) throw new NotFound('establishment', id)
    if (version !== undefined) requireSameListing(before, version)

    const after = decided(before, decision, { now, reason: reason ?? null })
    await establishments.save(after, now)
    changes.announce(...(await listingUpkeep.settlePlans([after.userId], now)))
    await audit.record(actor, now, {
      action: ACTIONS[decision],
      subjectId: id,
      details: { from: before.status, to: after.status },
    })
    await enqueueOwnerEmail(jobs, actor, after, { decision, reason: reason ?? null })
    announceListing(changes, before, after)
  })
}

export const ACTIONS = {
  approve: 'establishment.approved',
  reject: 'establishment.rejected',
  suspend: 'establishment.suspended',
  restore: 'establishment.restored',
  archive: 'establishment.archived',
} as const satisfies Record<BulkDecision, string>
