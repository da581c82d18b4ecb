import type { Person } from '../../../platform/auth/identity.ts'
import { Invalid } from '../../../platform/errors/domain-errors.ts'
import type { Deps } from './accounts.feature.ts'
import { requireFreshSession } from './accounts.rules.ts'
import { accountsTexts } from './accounts.texts.ts'

type Needs = Pick<Deps, 'stores' | 'sensitiveCalls' | 'passwords'>

/** Asked again before what cannot be undone: an unlocked phone is not its owner. */
export async function provePassword(
  userId: string,
  password: string,
  field: string,
  { stores, sensitiveCalls, passwords }: Needs,
) {
  await sensitiveCalls.spend('password-proof', userId)
  const hash = await stores.accounts.passwordHash(userId)
  if (!hash || !(await passwords.verify({ hash, password }))) {
    throw new Invalid(
      'accounts.invalid-credentials',
      'the password does not match',
      [{ path: field, message: accountsTexts.wrongPassword }],
      accountsTexts.wrongPassword,
    )
  }
  await sensitiveCalls.giveBack('password-proof', userId)
}

/** Who came with Google alone has no password: a session that has just begun stands for it. */
export async function provePasswordOrFresh(
  { userId, sessionId }: Person,
  password: string,
  deps: Needs & Pick<Deps, 'clock'>,
) {
  if (await deps.stores.accounts.passwordHash(userId)) {
    return provePassword(userId, password, 'password', deps)
  }
  requireFreshSession(await deps.stores.sessions.startedAt(sessionId), deps.clock.now())
}
