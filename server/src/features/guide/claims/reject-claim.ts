import type { Actor } from '../../../platform/actor.ts'
import { NotFound } from '../../../platform/errors/domain-errors.ts'
import { Tag } from '../../../platform/live/tags.ts'
import { TELL_DECISION_JOB } from '../../../platform/queue/shared-jobs.ts'
import type { Deps } from './claims.feature.ts'
import { requirePending } from './claims.rules.ts'

export async function rejectClaim(
  actor: Actor,
  { id, reason }: { id: string; reason: string },
  { work, clock }: Pick<Deps, 'work' | 'clock'>,
) {
  await work.transaction(async ({ claims, jobs, audit, changes }) => {
    const now = clock.now()
    const claim = await claims.lock(id)
    if (!claim) throw new NotFound('claim', id)
    requirePending(claim)
    await claims.decide(id, 'rejected', reason, now)
    changes.announce(Tag.waiting)
    await jobs.add(TELL_DECISION_JOB, { claimId: id })
    await audit.record(actor, now, {
      action: 'claim.rejected',
      subjectId: id,
      details: { establishment_id: claim.establishmentId },
    })
  })
}
