/** Whatever the portal keeps in the browser about who is signed in has a key that begins so. */
export const AUTH_KEY_PREFIX = 'portal.auth.'
const OWED_SIGN_OUT_KEY = 'portal.owed-sign-out'

type StorageName = 'localStorage' | 'sessionStorage'

/** Storage can be switched off, and then even looking at it throws. */
function withStorage(name: StorageName, use: (storage: Storage) => void) {
  try {
    use(globalThis[name])
  } catch {
    // Nothing can be stored, so nothing is stored.
  }
}

export function clearStoredAuthData() {
  for (const name of ['localStorage', 'sessionStorage'] as const) {
    withStorage(name, (storage) => {
      for (const key of Object.keys(storage)) {
        if (key.startsWith(AUTH_KEY_PREFIX)) storage.removeItem(key)
      }
    })
  }
}

/** The forced sign-out of spec §4: nothing of the visit stays, but a sign-out that is owed is. */
export function clearAllStorage() {
  const isOwed = isSignOutOwed()
  withStorage('localStorage', (storage) => storage.clear())
  withStorage('sessionStorage', (storage) => storage.clear())
  if (isOwed) oweSignOut()
}

/**
 * The cookie of a session cannot be removed by script. When the server could not be told that the
 * person left, the browser remembers it: on a shared computer nobody may find the session open again.
 * The tab remembers too, for a browser that stores nothing.
 */
let isOwedByTab = false

export function oweSignOut() {
  isOwedByTab = true
  withStorage('localStorage', (storage) => storage.setItem(OWED_SIGN_OUT_KEY, '1'))
}

export function isSignOutOwed(): boolean {
  let isOwed = isOwedByTab
  withStorage('localStorage', (storage) => {
    isOwed = storage.getItem(OWED_SIGN_OUT_KEY) !== null
  })
  return isOwed
}

export function settleSignOut() {
  isOwedByTab = false
  withStorage('localStorage', (storage) => storage.removeItem(OWED_SIGN_OUT_KEY))
}
