import { randomBytes } from 'node:crypto'

/** A version 7 UUID: ids sort by when they were made, in the table and in the storage alike. */
export function newTimedId(now: Date, random: Buffer = randomBytes(10)): string {
  const bytes = Buffer.concat([momentBytes(now), random])
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x70
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80
  const hex = bytes.toString('hex')
  return [8, 12, 16, 20, 32].map((end, n) => hex.slice([0, 8, 12, 16, 20][n], end)).join('-')
}

/** Smaller than every id made at that moment or later. */
export const firstTimedIdOf = (moment: Date) => newTimedId(moment, Buffer.alloc(10))

function momentBytes(moment: Date): Buffer {
  const bytes = Buffer.alloc(6)
  bytes.writeUIntBE(moment.getTime(), 0, 6)
  return bytes
}
