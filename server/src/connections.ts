import type { ConnectionKind } from '@portal/contract/guide/team/connections'
import { features, type Stores } from './features.ts'
import type { Actor } from './platform/actor.ts'
import type { Connected } from './platform/feature.ts'
import type { JobSender } from './platform/queue/job.ts'
import { TELL_OF_CONNECTIONS_JOB } from './platform/queue/shared-jobs.ts'

/** Why what somebody knew is worth nothing any more. */
export type RevocationCause = 'handed-over' | 'claimed' | 'manager-left'
type Revocation = { establishmentId: string; why: RevocationCause }

/**
 * What all features know to be connected to a business: each says in its manifest how that is listed and
 * ended. Whoever loses the right to run a business takes no key of it along.
 */
export function connectionsWithin<
  Within extends Stores & { jobs: JobSender; audit: Pick<Stores['audit'], 'record'> },
>(within: () => Within) {
  const parts = features.flatMap(({ connections }) => connections ?? [])

  async function list(establishmentId: string): Promise<Connected[]> {
    const found: Connected[] = []
    for (const part of parts) found.push(...(await part.list(within() as never, establishmentId)))
    return found
  }

  return {
    list,

    /** With the establishment held. Its owner is told what ended, and what they have to do about it. */
    async revoke(actor: Actor, { establishmentId, why }: Revocation, now: Date) {
      const counts: Partial<Record<ConnectionKind, number>> = {}
      for (const { kind } of await list(establishmentId)) counts[kind] = (counts[kind] ?? 0) + 1
      for (const part of parts) await part.revoke(within() as never, establishmentId, now)
      if (Object.keys(counts).length === 0) return
      await within().audit.record(actor, now, {
        action: 'team.connections-revoked',
        subjectId: establishmentId,
        details: { why, ...counts },
      })
      await within().jobs.add(TELL_OF_CONNECTIONS_JOB, { establishmentId, why, counts })
    },
  }
}
