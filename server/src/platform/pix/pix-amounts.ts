import { randomBytes } from 'node:crypto'

const AMOUNT = /^(\d{1,10})\.(\d{2})$/
export const HIGHEST_CENTS = 999_999_999_999

/** Reads `12.34` as 1234. By its digits: a floating point number would lose centavos. */
export function parseCents(text: string): number | null {
  const [, reais = '', cents = ''] = AMOUNT.exec(text) ?? []
  return reais ? Number(reais + cents) : null
}

export function formatCents(cents: number): string {
  if (!Number.isSafeInteger(cents) || cents <= 0 || cents > HIGHEST_CENTS) {
    throw new RangeError('An amount of Pix is a whole number of centavos above zero')
  }
  const digits = String(cents).padStart(3, '0')
  return `${digits.slice(0, -2)}.${digits.slice(-2)}`
}

/** 32 letters and digits by chance; kept before it is sent, so that a repetition is the same charge. */
export function newTxid(): string {
  return randomBytes(16).toString('hex')
}
