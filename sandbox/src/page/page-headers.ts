/**
 * What a page shows was written by a stranger, so it runs no script, calls nobody and is framed by
 * nobody. A stand-in may loosen a directive that it names.
 */
export function pageHeaders(directives: Record<string, string> = {}): Record<string, string> {
  const policy = {
    'default-src': "'none'",
    'style-src': "'unsafe-inline'",
    'img-src': 'data:',
    'base-uri': "'none'",
    'form-action': "'none'",
    'frame-ancestors': "'none'",
    ...directives,
  }
  return {
    'content-security-policy': Object.entries(policy)
      .map(([name, value]) => `${name} ${value}`)
      .join('; '),
    'x-content-type-options': 'nosniff',
    // The address of a page would tell the portal from where a link was opened.
    'referrer-policy': 'no-referrer',
    'cache-control': 'no-store',
  }
}
