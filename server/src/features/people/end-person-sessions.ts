import type { Actor } from '../../platform/actor.ts'
import { NotFound } from '../../platform/errors/domain-errors.ts'
import type { Deps } from './people.feature.ts'
import { requireMayEndSessions } from './people.rules.ts'

/** For a phone that was lost or an account somebody else got into. */
export async function endPersonSessions(
  actor: Actor,
  id: string,
  { work, clock }: Pick<Deps, 'work' | 'clock'>,
): Promise<{ ended: number }> {
  return work.transaction(async ({ accounts, sessions, audit }) => {
    const person = await accounts.lockPerson(id)
    if (!person) throw new NotFound('person', id)
    requireMayEndSessions(actor, { ...person, isBlocked: person.blockedAt !== null })

    const ended = await sessions.endAll(id)
    await audit.record(actor, clock.now(), {
      action: 'people.sessions-ended',
      subjectId: id,
      details: { ended },
    })
    return { ended }
  })
}
