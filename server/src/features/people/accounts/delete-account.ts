import type { Person } from '../../../platform/auth/identity.ts'
import { personKey } from '../../../platform/auth/proved-email.ts'
import { Conflict, Invalid } from '../../../platform/errors/domain-errors.ts'
import { Tag } from '../../../platform/live/tags.ts'
import type { Deps } from './accounts.feature.ts'
import { requireWholeSession } from './accounts.rules.ts'
import { accountsTexts } from './accounts.texts.ts'
import { provePassword } from './prove-password.ts'

type Needs = Pick<Deps, 'work' | 'stores' | 'clock' | 'sensitiveCalls' | 'passwords'>

/**
 * Removes the person and all that names them. What stays names nobody: the audit log and the proof of
 * consent know only an id that leads nowhere.
 */
export async function deleteAccount(person: Person, proof: string, deps: Needs) {
  requireWholeSession(person)
  await prove(person, proof, deps)
  await deps.work.transaction(async ({ accounts, personalData, audit, changes }) => {
    const now = deps.clock.now()
    if (person.planType === 'superadmin' && (await accounts.countSuperadmins()) === 1) {
      throw new Conflict(
        'accounts.last-superadmin',
        'the last superadmin cannot leave',
        accountsTexts.lastSuperadmin,
      )
    }
    const finish = await personalData.erase(personKey(person), now)
    await accounts.remove(person.userId)
    await finish()
    await audit.record(person, now, { action: 'account.deleted', subjectId: person.userId })
    // Their sessions go with them, by the database: no store of sessions announces it.
    changes.announce(Tag.rights(person.userId))
  })
}

async function prove(person: Person, proof: string, deps: Needs) {
  if (await deps.stores.accounts.passwordHash(person.userId)) {
    return provePassword(person.userId, proof, 'proof', deps)
  }
  if (proof.trim().toLowerCase() === person.email) return
  throw new Invalid(
    'accounts.invalid-credentials',
    'the e-mail typed is another',
    [{ path: 'proof', message: accountsTexts.wrongEmail }],
    accountsTexts.wrongEmail,
  )
}
