import { hashToken } from '../../platform/auth/token-hash.ts'
import type { Deps } from './accounts.feature.ts'
import { countLinkTries, linkInvalid } from './use-account-link.ts'

export async function confirmEmail(
  token: string,
  clientKey: string,
  deps: Pick<Deps, 'work' | 'clock' | 'sensitiveCalls'>,
) {
  await countLinkTries(clientKey, deps, () =>
    deps.work.transaction(async ({ accounts, accountLinks, audit }) => {
      const now = deps.clock.now()
      const link = await accountLinks.use(hashToken(token), 'confirm-email', now)
      const isConfirmed = link && (await accounts.markEmailVerified(link.userId, link.email, now))
      if (!isConfirmed) throw linkInvalid('accounts.confirmation-invalid')
      const planType = await accounts.planType(link.userId, now)
      await audit.record({ kind: 'person', userId: link.userId, planType }, now, {
        action: 'account.email-confirmed',
        subjectId: link.userId,
      })
    }),
  )
}
