/** No page of ours has an address longer than this. */
const MAX_LENGTH = 2_000
const HOME = '/'
/** Any host will do: what counts is whether the path stays on it. */
const HERE = 'https://portal.invalid'
/** Who has just signed in has no business there. */
const SIGN_IN_PAGES = /^\/(auth|criar-conta)(\/|$)/i
// biome-ignore lint/suspicious/noControlCharactersInRegex: browsers drop some of them from an address
const UNSAFE = /[\u0000-\u001f\u007f-\u009f\\]|^\/\/+/

/**
 * Where to go after signing in. The value travels through the browser's history and may come from
 * anybody, so only a path of this portal is accepted; everything else leads home.
 */
export function safeReturnPath(value: unknown): string {
  if (typeof value !== 'string' || value.length > MAX_LENGTH) return HOME
  if (!value.startsWith('/') || UNSAFE.test(value)) return HOME
  const url = orNull(() => new URL(value, HERE))
  if (url?.origin !== HERE) return HOME
  const { pathname, search, hash } = url
  // Resolving "/.//host" gives "//host", which is another site when it is read again.
  if (isUnsafePath(pathname) || SIGN_IN_PAGES.test(pathname)) return HOME
  return pathname + search + hash
}

/** Looks through every layer of percent encoding, as a server on the way might. */
function isUnsafePath(path: string): boolean {
  if (UNSAFE.test(path)) return true
  const decoded = orNull(() => decodeURIComponent(path))
  return decoded === null || (decoded !== path && isUnsafePath(decoded))
}

function orNull<Result>(attempt: () => Result): Result | null {
  try {
    return attempt()
  } catch {
    return null
  }
}
