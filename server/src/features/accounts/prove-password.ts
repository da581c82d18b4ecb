import { Invalid } from '../../platform/errors/domain-errors.ts'
import type { Deps } from './accounts.feature.ts'
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
