import type { Deps } from '../../deps.ts'
import { verifyPassword } from '../../platform/auth/password.ts'
import { Invalid } from '../../platform/errors/domain-errors.ts'
import { accountsTexts } from './accounts.texts.ts'

type Needs = Pick<Deps, 'stores' | 'sensitiveCalls'>

/** Asked again before what cannot be undone: an unlocked phone is not its owner. */
export async function provePassword(
  userId: string,
  password: string,
  field: string,
  { stores, sensitiveCalls }: Needs,
) {
  await sensitiveCalls.spend('password-proof', userId)
  const hash = await stores.accounts.passwordHash(userId)
  if (!hash || !(await verifyPassword({ hash, password }))) {
    throw new Invalid(
      'accounts.invalid-credentials',
      'the password does not match',
      [{ path: field, message: accountsTexts.wrongPassword }],
      accountsTexts.wrongPassword,
    )
  }
  await sensitiveCalls.giveBack('password-proof', userId)
}
