import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { Invalid, TooManyRequests } from '../errors/domain-errors.ts'

export const CODE_LIFETIME_MS = 10 * 60_000
export const CODE_RESEND_MS = 60_000
export const CODE_TRIES = 5
const SEED_BYTES = 32
const CODE_DIGITS = 6

/** What the portal remembers of any code. Whose one by e-mail is says the row that is looked for. */
export type OneTimeCode = {
  seed: Buffer
  sentAt: Date
  expiresAt: Date
  attempts: number
}
/** Of a code somebody was sent to a phone. */
export type SentCode = OneTimeCode & { phone: string }

export function freshCode(now: Date): OneTimeCode {
  const expiresAt = new Date(now.getTime() + CODE_LIFETIME_MS)
  return { seed: randomBytes(SEED_BYTES), sentAt: now, expiresAt, attempts: 0 }
}

export const newCode = (phone: string, now: Date): SentCode => ({ phone, ...freshCode(now) })

export const mayResendAt = ({ sentAt }: Pick<OneTimeCode, 'sentAt'>) =>
  new Date(sentAt.getTime() + CODE_RESEND_MS)

/** Zero or less: another code may be asked for. */
function secondsToResend(last: Pick<OneTimeCode, 'sentAt'> | null, now: Date): number {
  return last ? secondsUntil(mayResendAt(last), now) : 0
}

const secondsUntil = (moment: Date, now: Date) =>
  Math.ceil((moment.getTime() - now.getTime()) / 1000)

/** What a try came to. The last wrong one already says that a new code is needed. */
export type Verdict =
  | { kind: 'right' }
  | { kind: 'wrong'; triesLeft: number }
  | { kind: 'expired' }
  | { kind: 'too-many'; mayResendAt: Date }

type Attempt<Code> = {
  phone: string | null | undefined
  now: Date
  isRight: (sent: Code) => boolean
}

type Judged = OneTimeCode & { phone?: string }

/** `tried` counts this very try; without one, `known` tells why it was not allowed. */
function judgeCodeTry<Code extends Judged>(
  tried: Code | null,
  known: Code | null,
  { phone, now, isRight }: Attempt<Code>,
): Verdict {
  if (!tried) {
    const isSpent = known !== null && known.expiresAt > now && known.attempts >= CODE_TRIES
    return isSpent ? { kind: 'too-many', mayResendAt: mayResendAt(known) } : { kind: 'expired' }
  }
  // It was sent to a number that is no longer the one in question.
  if (tried.phone !== phone) return { kind: 'expired' }
  if (isRight(tried)) return { kind: 'right' }
  const triesLeft = CODE_TRIES - tried.attempts
  return triesLeft > 0
    ? { kind: 'wrong', triesLeft }
    : { kind: 'too-many', mayResendAt: mayResendAt(tried) }
}

/**
 * Six digits out of the seed and the portal's secret: whoever reads the table or the queue learns
 * nothing, and a message sent twice carries the same code. `purpose` ties it to what it is for and
 * whom. Of 2⁴⁸ values the remainder by a million favours none that anybody could notice.
 */
function deriveCode(purpose: readonly string[], seed: Buffer, secret: string): string {
  const mac = createHmac('sha256', secret)
    .update(purpose.map((part) => `${part}\0`).join(''))
    .update(seed)
    .digest()
  return String(mac.readUIntBE(0, 6) % 10 ** CODE_DIGITS).padStart(CODE_DIGITS, '0')
}

/** Takes as long for a near miss as for a wild guess. */
function isSameCode(expected: string, typed: string): boolean {
  const [one, other] = [Buffer.from(expected), Buffer.from(typed)]
  return one.length === other.length && timingSafeEqual(one, other)
}

type Typed = { code: string; phone?: string | null; secret: string; now: Date }

export type CodeTexts = {
  codeTooSoon: (seconds: number) => string
  codeWrong: (triesLeft: number) => string
  codeExpired: string
  codeTooMany: string
}

type CodeKind<Code> = {
  /** Begins the codes of its problems: `claims.code-wrong`. */
  feature: string
  /** Where a form has typed it. */
  path: string
  /** What the digits are for and whose they are. */
  purposeOf: (code: Code) => readonly string[]
  texts: CodeTexts
}

/** The rules of one kind of code; the feature says what it is for, and keeps it in its own table. */
export function oneTimeCodes<Code extends Judged>({
  feature,
  path,
  purposeOf,
  texts,
}: CodeKind<Code>) {
  const refusal = (code: string, message: string, sentence: string) =>
    new Invalid(`${feature}.${code}`, message, [{ path, message: sentence }], sentence)

  const codeTooSoon = (seconds = CODE_RESEND_MS / 1000) =>
    new TooManyRequests(`${feature}.code-too-soon`, seconds, texts.codeTooSoon(seconds))

  const digitsOf = (code: Code, secret: string) => deriveCode(purposeOf(code), code.seed, secret)

  const isRightCode = (code: Code, typed: string, secret: string) =>
    isSameCode(digitsOf(code, secret), typed)

  return {
    digitsOf,
    isRightCode,
    codeTooSoon,

    requireMayResend(last: Pick<Code, 'sentAt'> | null, now: Date) {
      const seconds = secondsToResend(last, now)
      if (seconds > 0) throw codeTooSoon(seconds)
    },

    judgeTry(tried: Code | null, known: Code | null, { code, phone, secret, now }: Typed) {
      const isRight = (sent: Code) => isRightCode(sent, code, secret)
      return judgeCodeTry(tried, known, { phone, now, isRight })
    },

    refusalOf(verdict: Exclude<Verdict, { kind: 'right' }>, now: Date) {
      switch (verdict.kind) {
        case 'wrong':
          return refusal('code-wrong', 'wrong code', texts.codeWrong(verdict.triesLeft))
        case 'expired':
          return refusal('code-expired', 'no code is alive', texts.codeExpired)
        case 'too-many': {
          const seconds = Math.max(1, secondsUntil(verdict.mayResendAt, now))
          return new TooManyRequests(`${feature}.code-too-many`, seconds, texts.codeTooMany)
        }
      }
    },
  }
}

/** Counts a number without keeping it. */
export function phoneKey(phone: string, secret: string): string {
  return createHmac('sha256', secret).update(`limit\0${phone}`).digest('base64url')
}
