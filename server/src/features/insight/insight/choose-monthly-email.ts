import { Invalid } from '../../../platform/errors/domain-errors.ts'
import type { Deps } from './insight.feature.ts'
import { insightTexts as texts } from './insight.texts.ts'
import { readLeaveToken } from './leave-links.rules.ts'

type Choice = { establishmentId: string; isWanted: boolean }

/** Somebody's own mailbox: nobody else can tell, and no log keeps it. */
export async function chooseMonthlyEmail(
  { userId }: { userId: string },
  { establishmentId, isWanted }: Choice,
  { work, clock }: Pick<Deps, 'work' | 'clock'>,
): Promise<{ is_wanted: boolean }> {
  await work.transaction(({ monthlyEmails }) =>
    isWanted
      ? monthlyEmails.resume(establishmentId, userId)
      : monthlyEmails.stop(establishmentId, userId, clock.now()),
  )
  return { is_wanted: isWanted }
}

/** The link is the authority: no session is asked for. */
export async function leaveMonthlyEmail(
  token: string,
  deps: Pick<Deps, 'work' | 'clock' | 'config'>,
): Promise<void> {
  const named = readLeaveToken(token, deps.config.auth.secret)
  if (!named) throw new Invalid('insight.link', 'not a link of ours', [], texts.linkInvalid)
  await chooseMonthlyEmail(named, { establishmentId: named.establishmentId, isWanted: false }, deps)
}
