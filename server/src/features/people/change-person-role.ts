import type { Role } from '@portal/contract/accounts/people'
import { type Actor, requireMay } from '../../platform/actor.ts'
import { NotFound } from '../../platform/errors/domain-errors.ts'
import type { Deps } from './people.feature.ts'
import { requireOneSuperadminLeft, requireSomebodyElse } from './people.rules.ts'
import type { FoundPerson } from './people.store.ts'

/** Whoever the person is afterwards, they sign in again to be it. */
export async function changePersonRole(
  actor: Actor,
  { id, role }: { id: string; role: Role },
  { work, clock }: Pick<Deps, 'work' | 'clock'>,
): Promise<FoundPerson> {
  const now = clock.now()
  return work.transaction(async ({ accounts, sessions, people, listingUpkeep, audit, changes }) => {
    // First of all locks: two superadmins who demote each other come one after the other, and the
    // second finds the rights gone that the request came in with.
    const superadmins = await accounts.countSuperadmins()
    if (actor.kind === 'person') {
      const still = await accounts.lockPerson(actor.userId)
      requireMay(still?.role === 'superadmin', 'superadmin.forbidden')
    }
    const person = await accounts.lockPerson(id)
    if (!person) throw new NotFound('person', id)
    requireSomebodyElse(actor, person)
    requireOneSuperadminLeft(person, role, superadmins)

    if (person.role !== role) {
      await accounts.setRole(id, role, now)
      const ended = await sessions.endAll(id)
      changes.announce(...(await listingUpkeep.settlePlans([id], now)))
      await audit.record(actor, now, {
        action: 'people.role-changed',
        subjectId: id,
        details: { from: person.role, to: role, sessions_ended: ended },
      })
    }
    const changed = await people.find(id, now)
    if (!changed) throw new NotFound('person', id)
    return changed
  })
}
