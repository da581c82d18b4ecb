import type { BlockedContent } from '@portal/contract/people/accounts/people'
import { type Actor, requireMay } from '../../../platform/actor.ts'
import { NotFound } from '../../../platform/errors/domain-errors.ts'
import type { Deps, Within } from './people.feature.ts'
import { requireMayBlock, requireOneSuperadminLeft } from './people.rules.ts'
import type { FoundPerson } from './people.store.ts'

type Needs = Pick<Deps, 'work' | 'clock'>
type Input = { id: string; reason: string; content: BlockedContent }

/** Ends every session. Blocking twice is blocking once, with the first reason. */
export async function blockPerson(
  actor: Actor,
  { id, reason, content }: Input,
  { work, clock }: Needs,
): Promise<FoundPerson> {
  const now = clock.now()
  return work.transaction(async (within) => {
    const { accounts, sessions, people, personalData, audit } = within
    const person = await holdPerson(actor, id, within)
    if (!person.blockedAt) {
      await accounts.setBlocked(id, { at: now, reason }, now)
      const ended = await sessions.endAll(id)
      const hidden = content === 'hide' ? await personalData.hide(id, reason, now) : null
      await audit.record(actor, now, {
        action: 'people.blocked',
        subjectId: id,
        // The reason is words about somebody: it stays with the account, not in the log.
        details: { content, sessions_ended: ended, ...hidden },
      })
    }
    return findAgain(people, id, now)
  })
}

/** What was taken off the air stays off: each is looked at by whoever moderates it. */
export async function unblockPerson(
  actor: Actor,
  id: string,
  { work, clock }: Needs,
): Promise<FoundPerson> {
  const now = clock.now()
  return work.transaction(async (within) => {
    const { accounts, people, audit } = within
    const person = await holdPerson(actor, id, within)
    if (person.blockedAt) {
      await accounts.setBlocked(id, null, now)
      await audit.record(actor, now, {
        action: 'people.unblocked',
        subjectId: id,
        details: { since: person.blockedAt.toISOString() },
      })
    }
    return findAgain(people, id, now)
  })
}

/**
 * First of all locks: two superadmins who block each other come one after the other, and the second
 * finds that the rights the request came in with are gone.
 */
async function holdPerson(actor: Actor, id: string, { accounts }: Pick<Within, 'accounts'>) {
  const superadmins = await accounts.countSuperadmins()
  if (actor.kind === 'person') {
    const still = await accounts.lockPerson(actor.userId)
    const runs = still?.role === 'admin' || still?.role === 'superadmin'
    requireMay(runs && still.blockedAt === null, 'admin.forbidden')
  }
  const person = await accounts.lockPerson(id)
  if (!person) throw new NotFound('person', id)
  requireMayBlock(actor, person)
  // Who is blocked already is none of those counted.
  if (!person.blockedAt) requireOneSuperadminLeft(person, 'user', superadmins)
  return person
}

async function findAgain(people: Within['people'], id: string, now: Date): Promise<FoundPerson> {
  const found = await people.find(id, now)
  if (!found) throw new NotFound('person', id)
  return found
}
