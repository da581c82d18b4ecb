import { PASSWORD_MIN } from './accounts.constants.ts'
import { accountsTexts } from './accounts.texts.ts'
import { passwordProblem } from './sign-up.rules.ts'

const STRONG_LENGTH = 14

export type NewPasswordProblems = { password?: string; repeated?: string }

export function newPasswordProblems(password: string, repeated: string): NewPasswordProblems {
  const problem = passwordProblem(password)
  if (problem) return { password: problem }
  return password === repeated ? {} : { repeated: accountsTexts.problems.repeatedPassword }
}

/** A hint while typing, by length alone: rules about signs only make people write "Senha@1". */
export function passwordHint(password: string): string {
  const { strength } = accountsTexts.newPassword
  if (password.length === 0) return accountsTexts.fields.passwordHint
  if (password.length < PASSWORD_MIN) return strength.short(PASSWORD_MIN - password.length)
  return password.length < STRONG_LENGTH ? strength.fair : strength.strong
}
