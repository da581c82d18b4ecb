/** About what a flag, a number or the frame of an object takes. */
const PIECE_BYTES = 16

/**
 * Whether a result is heavier than it may be. A text that stands in many places is sent once for each of
 * them, so a small result of the thread's heap may be a large one of everybody's.
 */
export function isHeavier(result: unknown, most: number): boolean {
  let left = most
  const waiting: unknown[] = [result]
  while (waiting.length > 0 && left >= 0) {
    const value = waiting.pop()
    left -= PIECE_BYTES
    if (typeof value === 'string') left -= value.length * 2
    else if (ArrayBuffer.isView(value)) left -= value.byteLength
    else if (value instanceof Map) for (const pair of value) waiting.push(...pair)
    else if (typeof value === 'object' && value !== null) {
      for (const inner of Object.values(value)) waiting.push(inner)
    }
  }
  return left < 0
}
