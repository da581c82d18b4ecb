import type { Role } from '@portal/contract/people/accounts/people'
import { type Actor, requireMay } from '../../../platform/actor.ts'
import { NotFound } from '../../../platform/errors/domain-errors.ts'
import { SEND_PASSWORD_RECOVERY_JOB } from '../../../platform/queue/shared-jobs.ts'
import type { Deps } from './people.feature.ts'
import {
  requireMayEndSessions,
  requireMaySendReset,
  requireOneSuperadminLeft,
  requireSomebodyElse,
} from './people.rules.ts'
import type { FoundPerson } from './people.store.ts'

/** The club is what is left. Giving one asks for a reason and a last day, with the money. */
export async function changePersonPlan(
  actor: Actor,
  { id, plan }: { id: string; plan: 'clube' },
  { work, clock }: Pick<Deps, 'work' | 'clock'>,
): Promise<FoundPerson> {
  const now = clock.now()
  return work.transaction(
    async ({ accounts, subscriptions, people, listingUpkeep, audit, changes }) => {
      await accounts.lockPerson(id)
      const before = await people.find(id, now)
      if (!before) throw new NotFound('person', id)
      if (before.plan === plan) return before
      await subscriptions.endInForce(id, now)
      changes.announce(...(await listingUpkeep.settlePlans([id], now)))
      await audit.record(actor, now, {
        action: 'people.plan-changed',
        subjectId: id,
        details: { from: before.plan, from_ends_at: before.plan_ends_at, to: plan },
      })
      return (await people.find(id, now)) ?? before
    },
  )
}

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

const tooMany =
  'Esta pessoa já recebeu links há pouco. Peça que ela olhe a caixa de entrada e o spam.'

/** The link goes to the person's own mailbox and to nobody else: who asks never sees it. */
export async function sendPasswordReset(
  actor: Actor,
  id: string,
  { work, clock, sensitiveCalls }: Pick<Deps, 'work' | 'clock' | 'sensitiveCalls'>,
): Promise<{ email: string }> {
  const { email } = await work.transaction(async ({ accounts }) => {
    const person = await accounts.lockPerson(id)
    if (!person) throw new NotFound('person', id)
    requireMaySendReset(actor, { ...person, isBlocked: person.blockedAt !== null })
    return person
  })
  // Counted on a connection of its own, so never while a transaction holds one.
  await sensitiveCalls.spend('password-recovery-mailbox', email, tooMany)
  await work.transaction(async ({ jobs, audit }) => {
    await jobs.add(SEND_PASSWORD_RECOVERY_JOB, { email })
    await audit.record(actor, clock.now(), {
      action: 'people.reset-sent',
      subjectId: id,
      details: {},
    })
  })
  return { email }
}
