const SECOND_MS = 1_000
const MINUTE_SECONDS = 60

type Reading = { sentAt: number; receivedAt: number; dateHeader: string | null }

/**
 * How far the server's clock is ahead of this one. The header is cut to whole seconds and was written
 * about half way between the question and the answer. Phones are often minutes off: a code that looks
 * valid would be refused by the bank.
 */
export function clockOffsetMs({ sentAt, receivedAt, dateHeader }: Reading): number {
  const date = dateHeader ? Date.parse(dateHeader) : Number.NaN
  if (Number.isNaN(date)) return 0
  return date + SECOND_MS / 2 - (sentAt + receivedAt) / 2
}

/** Whole seconds until then by the server's clock; zero once it is past. */
export function secondsLeft(expiresAt: string, nowMs: number, offsetMs: number): number {
  return Math.max(0, Math.ceil((Date.parse(expiresAt) - (nowMs + offsetMs)) / SECOND_MS))
}

/** "21:54", and "1h05" from an hour on: in the ring there is no room for its seconds. */
export function countdownText(seconds: number): string {
  const two = (value: number) => String(value).padStart(2, '0')
  const minutes = Math.floor(seconds / MINUTE_SECONDS)
  if (minutes < MINUTE_SECONDS) return `${two(minutes)}:${two(seconds % MINUTE_SECONDS)}`
  return `${Math.floor(minutes / MINUTE_SECONDS)}h${two(minutes % MINUTE_SECONDS)}`
}
