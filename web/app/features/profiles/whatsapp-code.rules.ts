import { ApiError } from '~/platform/api.ts'
import { LONGEST_RESEND_WAIT_S, WHATSAPP_CODE_LENGTH } from './profiles.constants.ts'
import { profilesTexts } from './profiles.texts.ts'

const { problems } = profilesTexts.confirmation
const sentences: Partial<Record<string, string>> = problems.byCode

/** Whatever surrounds a pasted code ("123 456", "código: 123456") falls away. */
export function codeDigits(text: string): string {
  return text.replace(/\D/g, '').slice(0, WHATSAPP_CODE_LENGTH)
}

export function isWholeCode(code: string): boolean {
  return code.length === WHATSAPP_CODE_LENGTH
}

/** What the person reads; what the API says is Portuguese, what the network says is not. */
export function sentenceOfCodeFailure(error: unknown): string {
  if (!(error instanceof ApiError)) return problems.unexpected
  return sentences[error.code] ?? error.message
}

/** When another code may be asked for, on this phone's clock. */
export function resendMoment(resendAt: string, now: number): number {
  const waitMs = Date.parse(resendAt) - now
  return now + Math.min(Math.max(waitMs, 0), LONGEST_RESEND_WAIT_S * 1000)
}
