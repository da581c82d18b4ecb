import { createHash } from 'node:crypto'

/** The toast library adds one style element of its own when it loads: empty, then filled. */
const EMPTY_STYLE_HASH = 'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='
export const TOAST_STYLE_HASH = 'sha256-StEaX+se6YS7pqjzrzMIA0KaX9zF/8zAhvQXZAe5epY='

/** What a page says of itself that other sites may show inside theirs: a map, a card. */
const FRAMED_BY_ANYBODY = 'frame-ancestors *'

/** What a page says of itself that reads codes with the camera. */
const READS_CODES = "script-src 'wasm-unsafe-eval'"

export const mayReadCodes = (saidPolicy: string | null) => saidPolicy === READS_CODES

export const mayBeFramed = (saidPolicy: string | null) => saidPolicy === FRAMED_BY_ANYBODY

type Allowed = {
  scripts: readonly string[]
  relaxedForDevelopment: boolean
  upgrade: boolean
  framed: boolean
  readsCodes?: boolean
}

/** No third party, no inline code but what is named, no frame, no plugin, no foreign form target. */
export function pagePolicy(allowed: Allowed): string {
  const { scripts, relaxedForDevelopment, upgrade, framed, readsCodes = false } = allowed
  const scriptSources = [
    ...(relaxedForDevelopment ? ["'unsafe-inline'"] : scripts),
    // Compiles WebAssembly of ours, and no text: `eval` stays forbidden.
    ...(readsCodes ? ["'wasm-unsafe-eval'"] : []),
  ]
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
 * A page that is cached goes to many people, and a nonce that many people share protects nobody. So
 * the nonce of its render is taken out, and the inline scripts that carried it are named by their own
 * hash instead. A script without it is none of ours, however it came into the page: it stays unnamed
 * and no browser runs it. Who planted it cannot have known the nonce, which is drawn for each render.
 */
export function sealForSharing(html: string, nonce: string) {
  const mark = ` nonce="${nonce}"`
  const scripts = new Set<string>()
  let sealed = ''
  let from = 0
  for (let at = html.indexOf(mark); at >= 0; at = html.indexOf(mark, from)) {
    sealed += html.slice(from, at)
    from = at + mark.length
    const code = inlineCode(html, at)
    if (code === null) continue
    scripts.add(`'sha256-${createHash('sha256').update(code).digest('base64')}'`)
  }
  return { html: sealed + html.slice(from), scripts: [...scripts] }
}

/** The code of the script in whose tag the position lies; null for a file, for data and for a link. */
function inlineCode(html: string, position: number): string | null {
  const tagEnd = html.indexOf('>', position)
  const tag = html.slice(html.lastIndexOf('<', position), tagEnd)
  if (!/^<script\s/.test(tag) || /\ssrc=|ld\+json/.test(tag)) return null
  return html.slice(tagEnd + 1, html.indexOf('</script>', tagEnd))
}
