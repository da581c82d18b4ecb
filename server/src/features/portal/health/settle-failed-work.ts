import type { Actor } from '../../../platform/actor.ts'
import { NotFound } from '../../../platform/errors/domain-errors.ts'
import type { Deps } from './health.feature.ts'

/** Takes it off the list and, where asked, into the queue once more. Answers whether it is tried again. */
export async function settleFailedWork(
  actor: Actor,
  { id, retry }: { id: string; retry: boolean },
  { work, clock }: Pick<Deps, 'work' | 'clock'>,
): Promise<boolean> {
  return work.transaction(async ({ failedWork, jobs, audit }) => {
    const taken = await failedWork.take(id)
    if (!taken) throw new NotFound('failed-work', id)
    const { job, data } = taken
    const isAsked = retry && data !== null
    if (isAsked) await jobs.again({ id, job, data })
    await audit.record(actor, clock.now(), {
      action: isAsked ? 'failed-work.retried' : 'failed-work.dismissed',
      details: { job },
    })
    return isAsked
  })
}
