import type { Deps } from '../../deps.ts'
import type { Person } from '../../platform/auth/identity.ts'
import { Conflict, Invalid } from '../../platform/errors/domain-errors.ts'
import { Tag } from '../../platform/live/tags.ts'
import { REMOVE_FILES_JOB } from '../../platform/queue/shared-jobs.ts'
import { accountsTexts } from './accounts.texts.ts'
import { provePassword } from './prove-password.ts'

type Needs = Pick<Deps, 'work' | 'stores' | 'clock' | 'sensitiveCalls' | 'passwords'>

/**
 * Removes the person and all that names them. What stays names nobody: the audit log and the proof of
 * consent know only an id that leads nowhere.
 */
export async function deleteAccount(person: Person, proof: string, deps: Needs) {
  await prove(person, proof, deps)
  await deps.work.transaction(async (stores) => {
    const { accounts, newsletter, media, messages, reviews, listingUpkeep } = stores
    const { coverage, sentContributions } = stores
    const { jobs, audit, changes } = stores
    const now = deps.clock.now()
    if (person.planType === 'superadmin' && (await accounts.countSuperadmins()) === 1) {
      throw new Conflict(
        'accounts.last-superadmin',
        'the last superadmin cannot leave',
        accountsTexts.lastSuperadmin,
      )
    }
    await newsletter.removeByEmail(person.email)
    const photos = await media.idsOf(person.userId)
    const { places, tags } = await reviews.removeAllOf(person.userId)
    for (const place of places) await listingUpkeep.recountRating(place, now)
    changes.announce(...tags)
    const ownEmail = person.emailVerified ? person.email : null
    changes.announce(...(await sentContributions.removeAllOf(person.userId, ownEmail)))
    await coverage.removeAllOf(person.userId, ownEmail)
    await messages.forgetRecipient(person.userId, person.email)
    changes.announce(...(await listingUpkeep.forgetPerson(person.userId, person.email, now)))
    const events = await stores.eventSubmissions.forgetPerson(
      person.userId,
      // An address nobody proved may be somebody else's.
      person.emailVerified ? person.email : null,
    )
    changes.announce(...events.map((id) => Tag.event(id)))
    await accounts.remove(person.userId)
    // A photo that something still shows, as a listing others run, stays without a name.
    const unused = await media.removeUnused(photos)
    if (unused.length > 0) await jobs.add(REMOVE_FILES_JOB, { ids: unused })
    await audit.record(person, now, { action: 'account.deleted', subjectId: person.userId })
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
