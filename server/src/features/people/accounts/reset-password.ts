import type { Deps } from './accounts.feature.ts'
import { requireAcceptablePassword, TELL_PASSWORD_CHANGED_JOB } from './accounts.rules.ts'
import { linkInvalid, requireLiveLink } from './use-account-link.ts'

type Reset = { token: string; password: string }
const purpose = 'recover-password'

/**
 * The link proves the e-mail too. Whoever was signed in anywhere is signed out. Answers with the
 * account's e-mail.
 */
export async function resetPassword(
  { token, password }: Reset,
  clientKey: string,
  deps: Pick<Deps, 'work' | 'stores' | 'clock' | 'sensitiveCalls' | 'passwords'>,
): Promise<string> {
  requireAcceptablePassword(password)
  const tokenHash = await requireLiveLink({ token, purpose, clientKey }, deps)
  const hash = await deps.passwords.hash(password)
  return deps.work.transaction(async (stores) => {
    const { accounts, accountLinks, secondFactors, sessions, personalData, audit, jobs } = stores
    const now = deps.clock.now()
    const link = await accountLinks.use(tokenHash, purpose, now)
    const person = link && (await accounts.lockPerson(link.userId))
    if (!person || person.email !== link.email) throw linkInvalid(purpose)
    const planType = await accounts.planType(person.id, now)
    // A refusal rolls the use of the link back: the person may try a longer password with it.
    requireAcceptablePassword(password, { isStaff: person.role !== 'user' })
    await accounts.setPassword(person.id, hash, now)
    // Who made the account without proving the address may be another: their factor goes with them.
    if (!person.emailVerified) await secondFactors.remove(person.id, now)
    await accounts.markEmailVerified(person.id, person.email, now)
    await personalData.proved(person.id, now)
    // Who asked to change the e-mail with the old password may be another.
    await accountLinks.endAll(person.id, purpose, 'change-email')
    await sessions.endAll(person.id)
    await audit.record({ kind: 'person', userId: person.id, planType }, now, {
      action: 'account.password-reset',
      subjectId: person.id,
    })
    await jobs.add(TELL_PASSWORD_CHANGED_JOB, { email: person.email, name: person.name })
    return person.email
  })
}
