import { createSeal, type Seal } from '../../../platform/seal.ts'
import type { Deps } from './property-feeds.feature.ts'

/** Whoever reads the table reads no address of a feed and no password of a CRM. */
export const feedSeal = ({ auth }: Deps['config']) => createSeal(auth.secret, 'property feeds')

/** Null where the portal has another secret of its own since: it is asked for again. */
export function openSealed(seal: Seal, sealed: Buffer): string | null {
  try {
    return seal.open(sealed)
  } catch {
    return null
  }
}
