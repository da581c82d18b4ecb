import type { Deps } from './accounts.feature.ts'
import { linkInvalid, requireLiveLink } from './use-account-link.ts'

const purpose = 'confirm-email'

export async function confirmEmail(
  token: string,
  clientKey: string,
  deps: Pick<Deps, 'work' | 'stores' | 'clock' | 'sensitiveCalls'>,
) {
  const tokenHash = await requireLiveLink({ token, purpose, clientKey }, deps)
  await deps.work.transaction(async ({ accounts, accountLinks, personalData, audit }) => {
    const now = deps.clock.now()
    const link = await accountLinks.use(tokenHash, purpose, now)
    const isConfirmed = link && (await accounts.markEmailVerified(link.userId, link.email, now))
    if (!isConfirmed) throw linkInvalid(purpose)
    await accountLinks.endAll(link.userId, purpose)
    await personalData.proved(link.userId, now)
    const planType = await accounts.planType(link.userId, now)
    await audit.record({ kind: 'person', userId: link.userId, planType }, now, {
      action: 'account.email-confirmed',
      subjectId: link.userId,
    })
  })
}
