import { RICH_TEXT_LIMITS } from './rich-text-types.ts'

/** Letters that browsers drop or turn round while they read an address: `java\nscript:`, `/\evil`. */
const TREACHEROUS = /[\s\p{C}\\"'<>`{}|^]/u
const MAIL = /^mailto:[^@?]+@[^@?]+\.[^@?]+(\?[^?]*)?$/i
const PHONE = /^tel:\+?[\d().-]{3,20}$/i
const OWN_PATH = /^\/(?!\/)/

/** Whether a link may lead there: the web, an e-mail address, a phone number, or a page of the portal. */
export function isSafeLink(href: string): boolean {
  if (href.length === 0 || href.length > RICH_TEXT_LIMITS.href) return false
  if (TREACHEROUS.test(href)) return false
  return OWN_PATH.test(href) || MAIL.test(href) || PHONE.test(href) || isWebAddress(href)
}

/** What somebody typed as a link, as the link it means; null where it means none. */
export function linkFrom(typed: string): string | null {
  const text = typed.trim()
  const candidates = [
    text,
    /^[^\s@/:]+@[^\s@/:]+\.[^\s@/:]+$/.test(text) ? `mailto:${text}` : null,
    /^[\w-]+(\.[\w-]+)+([/?#:]\S*)?$/.test(text) ? `https://${text}` : null,
    /^\+?[\d\s().-]{8,}$/.test(text) ? `tel:${text.replace(/[^\d+]/g, '')}` : null,
  ]
  return candidates.find((href) => href !== null && isSafeLink(href)) ?? null
}

/** Leads away from the portal: it opens beside it and passes no one's address on. */
export const isOutsideLink = (href: string) => /^https?:/i.test(href)

function isWebAddress(href: string): boolean {
  if (!/^https?:\/\/[^/]/i.test(href)) return false
  const url = URL.parse(href)
  // A name before an @ makes one host look like another.
  return url !== null && url.hostname !== '' && url.username === '' && url.password === ''
}
