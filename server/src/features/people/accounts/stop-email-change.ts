import { personKey, provedByLink } from '../../../platform/auth/proved-email.ts'
import { isTaken } from '../../../platform/database/database.ts'
import { Conflict } from '../../../platform/errors/domain-errors.ts'
import type { Deps } from './accounts.feature.ts'
import { accountsTexts } from './accounts.texts.ts'
import { linkInvalid, requireLiveLink } from './use-account-link.ts'

type Needs = Pick<Deps, 'work' | 'stores' | 'clock' | 'sensitiveCalls'>
const purpose = 'keep-email'

/**
 * "Não fui eu": whoever asked knew the password and may have been quick, so what was changed already is
 * changed back, and everybody is signed out. Answers with whether there was something to undo.
 */
export async function stopEmailChange(
  token: string,
  clientKey: string,
  deps: Needs,
): Promise<boolean> {
  const tokenHash = await requireLiveLink({ token, purpose, clientKey }, deps)
  try {
    return await stop(tokenHash, deps)
  } catch (error) {
    if (!isTaken(error, 'users_email_key')) throw error
    const sentence = accountsTexts.emailTakenSince
    throw new Conflict('accounts.email-taken-since', 'the old e-mail has an account', sentence)
  }
}

function stop(tokenHash: Buffer, { work, clock }: Needs): Promise<boolean> {
  return work.transaction(async ({ accounts, accountLinks, personalData, sessions, audit }) => {
    const now = clock.now()
    const link = await accountLinks.use(tokenHash, purpose, now)
    const held = link && (await accounts.lockPerson(link.userId))
    if (!held) throw linkInvalid(purpose)
    const { userId } = link
    const undone = held.email !== link.email
    if (undone) {
      await personalData.emailMoves(personKey({ ...held, userId }), provedByLink(link))
      await accounts.changeEmail(userId, link.email, now)
    }
    await accountLinks.endAll(userId, purpose, 'change-email', 'recover-password')
    await sessions.endAll(userId)
    const planType = await accounts.planType(userId, now)
    await audit.record({ kind: 'person', userId, planType }, now, {
      action: 'account.email-change-stopped',
      subjectId: userId,
      details: { undone },
    })
    return undone
  })
}
