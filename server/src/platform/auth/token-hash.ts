import { createHash } from 'node:crypto'

/**
 * What a table keeps of the token in a link. A token is random, or signed with the portal's secret:
 * guessing one is out of reach, so a fast hash is enough.
 */
export function hashToken(token: string): Buffer {
  return createHash('sha256').update(token).digest()
}
