export const CODE_LIFETIME_MS = 10 * 60_000
export const CODE_RESEND_MS = 60_000
export const CODE_TRIES = 5

/** What the portal remembers of a code somebody was sent. */
export type SentCode = {
  phone: string
  sentAt: Date
  expiresAt: Date
  attempts: number
}

export const codeEnd = (sentAt: Date) => new Date(sentAt.getTime() + CODE_LIFETIME_MS)

export const mayResendAt = ({ sentAt }: Pick<SentCode, 'sentAt'>) =>
  new Date(sentAt.getTime() + CODE_RESEND_MS)

/** Zero or less: another code may be asked for. */
export function secondsToResend(last: Pick<SentCode, 'sentAt'> | null, now: Date): number {
  return last ? secondsUntil(mayResendAt(last), now) : 0
}

export const secondsUntil = (moment: Date, now: Date) =>
  Math.ceil((moment.getTime() - now.getTime()) / 1000)

/** What a try came to. The last wrong one already says that a new code is needed. */
export type Verdict =
  | { kind: 'right' }
  | { kind: 'wrong'; triesLeft: number }
  | { kind: 'expired' }
  | { kind: 'too-many'; mayResendAt: Date }

type Typed<Code> = { phone: string | null; now: Date; isRight: (sent: Code) => boolean }

/** `tried` counts this very try; without one, `known` tells why it was not allowed. */
export function judgeCodeTry<Code extends SentCode>(
  tried: Code | null,
  known: Code | null,
  { phone, now, isRight }: Typed<Code>,
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
