import { teamTexts } from './team.texts.ts'

const { emailMissing, emailWrong } = teamTexts.invite

/** Only what nobody can mean; the server has the last word. Null where nothing is wrong. */
export function problemOfEmail(email: string): string | null {
  if (email === '') return emailMissing
  return /^[^\s@,;]+@[^\s@,;]+\.[^\s@,;.]+$/.test(email) ? null : emailWrong
}
