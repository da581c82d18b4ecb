import { isEmail } from '@portal/contract/people/accounts/email-rules'
import { teamTexts } from './team.texts.ts'

const { emailMissing, emailWrong } = teamTexts.invite

/** The contract's rule in the words of this form. Null where nothing is wrong. */
export function problemOfEmail(email: string): string | null {
  if (email === '') return emailMissing
  return isEmail(email) ? null : emailWrong
}
