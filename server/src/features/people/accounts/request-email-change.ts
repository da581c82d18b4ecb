import type { Person } from '../../../platform/auth/identity.ts'
import type { Deps } from './accounts.feature.ts'
import {
  requireAnotherEmail,
  requireWholeSession,
  SEND_EMAIL_CHANGE_JOB,
  TELL_EMAIL_CHANGE_JOB,
} from './accounts.rules.ts'
import { provePasswordOrFresh } from './prove-password.ts'

type Wanted = { email: string; password: string }
type Needs = Pick<Deps, 'work' | 'stores' | 'clock' | 'sensitiveCalls' | 'passwords'>

/**
 * Nothing changes yet. A mailbox that has been sent enough is sent no more for a while, and the answer
 * is the same: whether others want the address is nobody's business.
 */
export async function requestEmailChange(person: Person, { email, password }: Wanted, deps: Needs) {
  const { userId } = person
  requireWholeSession(person)
  requireAnotherEmail(email, person.email)
  await provePasswordOrFresh(person, password, deps)
  await deps.sensitiveCalls.spend('email-change', userId)
  const maySend = await deps.sensitiveCalls.trySpend('email-change-mailbox', email)
  await deps.work.transaction(async ({ accountLinks, audit, jobs }) => {
    // Only the address asked for last can become the account's.
    await accountLinks.endAll(userId, 'change-email')
    await audit.record(person, deps.clock.now(), {
      action: 'account.email-change-requested',
      subjectId: userId,
    })
    await jobs.add(TELL_EMAIL_CHANGE_JOB, {
      userId,
      email: person.email,
      isProved: person.emailVerified,
    })
    if (maySend) await jobs.add(SEND_EMAIL_CHANGE_JOB, { userId, email })
  })
}
