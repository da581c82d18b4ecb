/** What a coupon shows at the counter. Free of zod and of either side's cryptography. */

/** Without O, I, 0 and 1: read aloud in a noisy bar. */
export const CODE_ALPHABET = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'
export const CODE_LENGTH = 6

/** As somebody types it: "k7m 4px". Null for what can be no code. */
export function normalCode(typed: string): string | null {
  const code = typed.toUpperCase().replace(/[\s.-]/g, '')
  const isCode =
    code.length === CODE_LENGTH && [...code].every((sign) => CODE_ALPHABET.includes(sign))
  return isCode ? code : null
}

/** "K7M 4PX" */
export const shownCode = (code: string) => `${code.slice(0, 3)} ${code.slice(3)}`

export const STEP_SECONDS = 30
const STEP_MS = STEP_SECONDS * 1000

export const stepAt = (now: Date): number => Math.floor(now.getTime() / STEP_MS)
export const secondsLeftOfStep = (now: Date): number =>
  STEP_SECONDS - Math.floor((now.getTime() % STEP_MS) / 1000)
/** When a screen that shows the step was made, at the earliest. */
export const startOfStep = (step: number): Date => new Date(step * STEP_MS)

/** What the key of a coupon signs. */
export const signedText = (couponId: string, step: number) => `${couponId}.${step}`
/** 96 bits in base64url. */
export const SIGNATURE_LENGTH = 16

const MARK = 'SALC1'
export type ScannedCoupon = { couponId: string; step: number; signature: string }

export const qrText = ({ couponId, step, signature }: ScannedCoupon) =>
  [MARK, couponId, step.toString(36), signature].join('.')

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/

/** Null for a code of something else. */
export function readQr(text: string): ScannedCoupon | null {
  const [mark, couponId = '', step = '', signature = '', ...rest] = text.trim().split('.')
  if (mark !== MARK || rest.length > 0 || !UUID.test(couponId)) return null
  if (!/^[0-9a-z]{1,8}$/.test(step) || !/^[\w-]{16}$/.test(signature)) return null
  return { couponId, step: Number.parseInt(step, 36), signature }
}

/** One step before or after: clocks differ, and somebody must hold the phone still. */
export function ageOfStep(step: number, now: Date): 'live' | 'stale' | 'ahead' {
  const apart = stepAt(now) - step
  return Math.abs(apart) <= 1 ? 'live' : apart > 0 ? 'stale' : 'ahead'
}
