import type { Person } from '../../../platform/auth/identity.ts'
import { type Browser, signedBrowsers } from '../../../platform/auth/signed-browser.ts'

/**
 * The browser that orders; its marks are of phones whose code was answered in it. It is counted, and it
 * tells the owner of a phone from a stranger who types its number.
 */
export const browsers = signedBrowsers({
  name: 'portal.orders',
  path: '/api/v1',
  markOf: 'proved-phone',
  signedAs: 'ordering-browser',
  mostMarks: 5,
})

/** Who sends an order, as far as that can be known. */
export type Sender = { person: Person | null; address: string; browser: Browser }

/** `phone`: the number itself is theirs. `account`: they are somebody, whosever the number is. */
export type OrderProof = 'account' | 'phone' | null
