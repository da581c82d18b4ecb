import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'

const SEED_BYTES = 32
const CODE_DIGITS = 6

export const newCodeSeed = () => randomBytes(SEED_BYTES)

/**
 * Six digits out of the seed and the portal's secret: whoever reads the table or the queue learns
 * nothing, and a message sent twice carries the same code. `purpose` ties it to what it is for and
 * whom. Of 2⁴⁸ values the remainder by a million favours none that anybody could notice.
 */
export function deriveCode(purpose: readonly string[], seed: Buffer, secret: string): string {
  const mac = createHmac('sha256', secret)
    .update(purpose.map((part) => `${part}\0`).join(''))
    .update(seed)
    .digest()
  return String(mac.readUIntBE(0, 6) % 10 ** CODE_DIGITS).padStart(CODE_DIGITS, '0')
}

/** Takes as long for a near miss as for a wild guess. */
export function isSameCode(expected: string, typed: string): boolean {
  const [one, other] = [Buffer.from(expected), Buffer.from(typed)]
  return one.length === other.length && timingSafeEqual(one, other)
}
