import { signedBrowsers } from '../../../platform/auth/signed-browser.ts'

/**
 * A browser in which somebody has entered an account before; its marks are those of accounts. Guesses from
 * elsewhere do not count against it, so a stranger cannot lock the owner out. It opens nothing: the password
 * is still asked.
 */
export const devices = signedBrowsers({
  name: 'portal.device',
  // Only where one enters: no page and no other call is sent it.
  path: '/api/v1/auth',
  markOf: 'known-account',
  signedAs: 'known-device',
  // Browsers of a family, of a shop.
  mostMarks: 5,
})
