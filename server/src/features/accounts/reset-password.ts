import { isAdministratorPlan } from '@portal/contract/shared/plan-rules'
import { hashToken } from '../../platform/auth/token-hash.ts'
import type { Deps } from './accounts.feature.ts'
import { requireAcceptablePassword, TELL_PASSWORD_CHANGED_JOB } from './accounts.rules.ts'
import { countLinkTries, linkInvalid } from './use-account-link.ts'

type Reset = { token: string; password: string }

/** The link proves the e-mail too. Whoever was signed in anywhere is signed out. */
export async function resetPassword(
  { token, password }: Reset,
  clientKey: string,
  deps: Pick<Deps, 'work' | 'clock' | 'sensitiveCalls' | 'passwords'>,
) {
  requireAcceptablePassword(password)
  await countLinkTries(clientKey, deps, async () => {
    const hash = await deps.passwords.hash(password)
    await deps.work.transaction(async ({ accounts, accountLinks, sessions, audit, jobs }) => {
      const now = deps.clock.now()
      const link = await accountLinks.use(hashToken(token), 'recover-password', now)
      const person = link && (await accounts.lockPerson(link.userId))
      if (!person || person.email !== link.email) throw linkInvalid('accounts.recovery-invalid')
      const planType = await accounts.planType(person.id, now)
      // A refusal rolls the use of the link back: the person may try a longer password with it.
      requireAcceptablePassword(password, { isAdministrator: isAdministratorPlan(planType) })
      await accounts.setPassword(person.id, hash, now)
      await accounts.markEmailVerified(person.id, person.email, now)
      await sessions.endAll(person.id)
      await audit.record({ kind: 'person', userId: person.id, planType }, now, {
        action: 'account.password-reset',
        subjectId: person.id,
      })
      await jobs.add(TELL_PASSWORD_CHANGED_JOB, { email: person.email, name: person.name })
    })
  })
}
