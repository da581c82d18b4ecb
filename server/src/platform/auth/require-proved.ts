import { proofTexts } from '@portal/contract/people/accounts/proof.texts'
import { Forbidden } from '../errors/domain-errors.ts'
import type { Person } from './identity.ts'

/** Asked before an address that somebody typed is called: an invented e-mail makes the portal call nobody. */
export function requireProved({ isProved }: Pick<Person, 'isProved'>) {
  if (isProved) return
  throw new Forbidden('accounts.not-proved', 'nothing of this person is proved', proofTexts.outside)
}
