import { createHash } from 'node:crypto'

/** The toast library adds one style element of its own when it loads: empty, then filled. */
const EMPTY_STYLE_HASH = 'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='
export const TOAST_STYLE_HASH = 'sha256-StEaX+se6YS7pqjzrzMIA0KaX9zF/8zAhvQXZAe5epY='

const INLINE_SCRIPT = /<script(?![^>]*\ssrc=)(?![^>]*ld\+json)[^>]*>([\s\S]*?)<\/script>/g

/** What a page says of itself that other sites may show inside theirs: a map, a card. */
const FRAMED_BY_ANYBODY = 'frame-ancestors *'

export const mayBeFramed = (saidPolicy: string | null) => saidPolicy === FRAMED_BY_ANYBODY

type Allowed = {
  scripts: readonly string[]
  relaxedForDevelopment: boolean
  upgrade: boolean
  framed: boolean
}

/** No third party, no inline code but what is named, no frame, no plugin, no foreign form target. */
export function pagePolicy({ scripts, relaxedForDevelopment, upgrade, framed }: Allowed): string {
  const scriptSources = relaxedForDevelopment ? ["'unsafe-inline'"] : scripts
  const styleSources = relaxedForDevelopment
    ? ["'unsafe-inline'"]
    : [`'${EMPTY_STYLE_HASH}'`, `'${TOAST_STYLE_HASH}'`]
  const connectSources = relaxedForDevelopment ? ['ws:'] : []
  return [
    "default-src 'none'",
    ["script-src 'self'", ...scriptSources].join(' '),
    ["style-src 'self'", ...styleSources].join(' '),
    // Positions computed by the browser's own script and by server rendering are style attributes.
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    ["connect-src 'self'", ...connectSources].join(' '),
    "media-src 'self' blob:",
    // The owner sees the card of the business as other sites show it.
    "frame-src 'self'",
    "worker-src 'self'",
    "manifest-src 'self'",
    "form-action 'self'",
    framed ? FRAMED_BY_ANYBODY : "frame-ancestors 'none'",
    "base-uri 'none'",
    "object-src 'none'",
    ...(upgrade ? ['upgrade-insecure-requests'] : []),
  ].join('; ')
}

/**
 * A page that is cached goes to many people, and a nonce that many people share protects nobody.
 * So its nonce is taken out and each inline script is named by its own hash instead.
 */
export function sealForSharing(html: string, nonce: string) {
  const sealed = html.replaceAll(` nonce="${nonce}"`, '')
  const scripts = new Set<string>()
  for (const [, code = ''] of sealed.matchAll(INLINE_SCRIPT)) {
    scripts.add(`'sha256-${createHash('sha256').update(code).digest('base64')}'`)
  }
  return { html: sealed, scripts: [...scripts] }
}
