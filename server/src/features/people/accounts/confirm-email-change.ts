import type { Person } from '../../../platform/auth/identity.ts'
import { personKey, provedByLink } from '../../../platform/auth/proved-email.ts'
import { isTaken } from '../../../platform/database/database.ts'
import { Forbidden } from '../../../platform/errors/domain-errors.ts'
import type { Deps } from './accounts.feature.ts'
import { requireWholeSession } from './accounts.rules.ts'
import { accountsTexts } from './accounts.texts.ts'
import { linkInvalid, requireLiveLink } from './use-account-link.ts'

type Needs = Pick<Deps, 'work' | 'stores' | 'clock' | 'sensitiveCalls'>
const purpose = 'change-email'

/**
 * Needs the mailbox and the account at once: a stranger who types in somebody's address gets nothing
 * when its owner follows the link. Answers with the new e-mail.
 */
export async function confirmEmailChange(
  person: Person,
  token: string,
  clientKey: string,
  deps: Needs,
): Promise<string> {
  requireWholeSession(person)
  const tokenHash = await requireLiveLink({ token, purpose, clientKey }, deps)
  try {
    return await change(person, tokenHash, deps)
  } catch (error) {
    // Somebody else proved it first: for this link it is as if it had ended.
    throw isTaken(error, 'users_email_key') ? linkInvalid(purpose) : error
  }
}

function change(person: Person, tokenHash: Buffer, { work, clock }: Needs): Promise<string> {
  const { userId } = person
  return work.transaction(async (stored) => {
    const { accounts, accountLinks, sessions, personalData, audit } = stored
    const now = clock.now()
    const link = await accountLinks.use(tokenHash, purpose, now)
    if (link && link.userId !== userId) throw otherAccount()
    const held = await accounts.lockPerson(userId)
    if (!link || !held) throw linkInvalid(purpose)
    await personalData.emailMoves(personKey({ ...held, userId }), provedByLink(link))
    await accounts.changeEmail(userId, link.email, now)
    await personalData.proved(userId, now)
    // Links to the old address open nothing any more, but for the one that takes this back.
    await accountLinks.endAll(userId, purpose, 'confirm-email', 'recover-password')
    await sessions.endOthers(userId, person.sessionToken)
    await audit.record(person, now, { action: 'account.email-changed', subjectId: userId })
    return link.email
  })
}

const otherAccount = () =>
  new Forbidden(
    'accounts.email-change-other-account',
    'the link belongs to another account',
    accountsTexts.emailChangeOtherAccount,
  )
