import type { Actor } from '../../../../platform/actor.ts'
import { NotFound } from '../../../../platform/errors/domain-errors.ts'
import type { Deps } from '../establishments.feature.ts'
import { requireTwo } from './merge.rules.ts'

/** The pair is not proposed again. */
export async function tellApart(
  actor: Actor,
  { one, other }: { one: string; other: string },
  { work, clock }: Pick<Deps, 'work' | 'clock'>,
): Promise<{ done: true }> {
  requireTwo(one, other)
  return work.transaction(async ({ duplicates, audit }) => {
    const now = clock.now()
    if (!(await duplicates.tellApart(one, other, now))) throw new NotFound('establishment')
    await audit.record(actor, now, {
      action: 'establishment.told-apart',
      subjectId: one,
      details: { other },
    })
    return { done: true }
  })
}
