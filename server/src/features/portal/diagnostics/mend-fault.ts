import type { ErrorFault } from '@portal/contract/portal/diagnostics/error-faults'
import type { Actor } from '../../../platform/actor.ts'
import { NotFound } from '../../../platform/errors/domain-errors.ts'
import type { Deps } from './diagnostics.feature.ts'

type Needs = Pick<Deps, 'work' | 'clock'>

/** Said twice, the second time changes nothing and leaves no row in the log. */
export const mendFault = (actor: Actor, id: string, deps: Needs) => mark(actor, id, true, deps)

export const reopenFault = (actor: Actor, id: string, deps: Needs) => mark(actor, id, false, deps)

async function mark(
  actor: Actor,
  id: string,
  isMended: boolean,
  { work, clock }: Needs,
): Promise<ErrorFault> {
  return work.transaction(async ({ faults, audit }) => {
    const now = clock.now()
    const by = actor.kind === 'person' ? actor.userId : null
    const isChanged = isMended ? await faults.mend(id, by, now) : await faults.reopen(id, now)
    const fault = await faults.find(id)
    if (!fault) throw new NotFound('error-fault', id)
    if (isChanged) {
      await audit.record(actor, now, {
        action: isMended ? 'error-fault.mended' : 'error-fault.reopened',
        subjectId: id,
        details: { page: fault.page, reports: fault.reports },
      })
    }
    return fault
  })
}
