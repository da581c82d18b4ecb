import { isStaff } from '../../../platform/actor.ts'
import type { Person } from '../../../platform/auth/identity.ts'
import type { Deps } from './accounts.feature.ts'
import {
  requireAcceptablePassword,
  requireWholeSession,
  TELL_PASSWORD_CHANGED_JOB,
} from './accounts.rules.ts'
import { provePassword } from './prove-password.ts'

type Change = { current_password: string; password: string }

/** Every other device is signed out; this one stays. */
export async function changePassword(
  person: Person,
  { current_password, password }: Change,
  deps: Pick<Deps, 'work' | 'stores' | 'clock' | 'sensitiveCalls' | 'passwords'>,
) {
  requireWholeSession(person)
  requireAcceptablePassword(password, { isStaff: isStaff(person) })
  await provePassword(person.userId, current_password, 'current_password', deps)
  const hash = await deps.passwords.hash(password)
  await deps.work.transaction(async ({ accounts, accountLinks, sessions, audit, jobs }) => {
    const now = deps.clock.now()
    await accounts.setPassword(person.userId, hash, now)
    await accountLinks.endAll(person.userId, 'change-email')
    await sessions.endOthers(person.userId, person.sessionToken)
    await audit.record(person, now, {
      action: 'account.password-changed',
      subjectId: person.userId,
    })
    await jobs.add(TELL_PASSWORD_CHANGED_JOB, { email: person.email, name: person.name })
  })
}
