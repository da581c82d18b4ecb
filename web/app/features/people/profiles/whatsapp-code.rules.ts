import { ApiError } from '~/platform/api.ts'
import { LONGEST_RESEND_WAIT_S, WHATSAPP_CODE_LENGTH } from './profiles.constants.ts'
import { profilesTexts } from './profiles.texts.ts'

const { problems } = profilesTexts.confirmation

/** Whatever surrounds a pasted code ("123 456", "código: 123456") falls away. */
export function codeDigits(text: string): string {
  return text.replace(/\D/g, '').slice(0, WHATSAPP_CODE_LENGTH)
}

export function isWholeCode(code: string): boolean {
  return code.length === WHATSAPP_CODE_LENGTH
}

/** The API says how many tries are left and what to do; what the network says is for nobody. */
export function sentenceOfCodeFailure(error: unknown): string {
  return error instanceof ApiError && error.problem ? error.message : problems.unexpected
}

/** A code was sent a moment ago, perhaps before the page was opened again: it still counts. */
export const isSentAlready = (error: unknown) => isRefusal(error, 'profiles.code-too-soon')

/** In another window, say. */
export const isConfirmedAlready = (error: unknown) =>
  isRefusal(error, 'profiles.whatsapp-confirmed')

function isRefusal(error: unknown, code: string): boolean {
  return error instanceof ApiError && error.code === code
}

/** When another code may be asked for, on this phone's clock. */
export function resendMoment(resendAt: string, now: number): number {
  const waitMs = Date.parse(resendAt) - now
  return now + Math.min(Math.max(waitMs, 0), LONGEST_RESEND_WAIT_S * 1000)
}
