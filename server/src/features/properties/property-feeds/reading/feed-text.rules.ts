/** What agencies write, as plain text without what leads past the portal. */

/** Beyond it nothing is looked at: a text of megabytes costs no more than this. */
const MOST_READ = 40_000

/** HTML's names of the letters from U+00A0 to U+00FF, in their order. */
const LATIN =
  `nbsp iexcl cent pound curren yen brvbar sect uml copy ordf laquo not shy reg macr deg plusmn
 sup2 sup3 acute micro para middot cedil sup1 ordm raquo frac14 frac12 frac34 iquest Agrave Aacute Acirc
 Atilde Auml Aring AElig Ccedil Egrave Eacute Ecirc Euml Igrave Iacute Icirc Iuml ETH Ntilde Ograve Oacute
 Ocirc Otilde Ouml times Oslash Ugrave Uacute Ucirc Uuml Yacute THORN szlig agrave aacute acirc atilde auml
 aring aelig ccedil egrave eacute ecirc euml igrave iacute icirc iuml eth ntilde ograve oacute ocirc otilde
 ouml divide oslash ugrave uacute ucirc uuml yacute thorn yuml`.split(/\s+/)
const ENTITIES = new Map<string, string>([
  ...LATIN.map((name, index): [string, string] => [name, String.fromCodePoint(0xa0 + index)]),
  ['amp', '&'],
  ['lt', '<'],
  ['gt', '>'],
  ['quot', '"'],
  ['apos', "'"],
  ['ndash', '–'],
  ['mdash', '—'],
  ['lsquo', '‘'],
  ['rsquo', '’'],
  ['ldquo', '“'],
  ['rdquo', '”'],
  ['bull', '•'],
  ['hellip', '…'],
  ['euro', '€'],
])

function decodeEntities(text: string): string {
  return text.replace(/&(#x[0-9a-f]{1,6}|#\d{1,7}|[A-Za-z]\w{1,7});/gi, (whole, name: string) => {
    if (!name.startsWith('#')) return ENTITIES.get(name) ?? whole
    const code = /^#x/i.test(name) ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1))
    const isLetter = code > 0 && code <= 0x10ffff && !(code >= 0xd800 && code <= 0xdfff)
    return isLetter ? String.fromCodePoint(code) : ''
  })
}

/** With all between their tags: it was never meant to be read. */
const UNSEEN = /<(script|style|iframe|object|svg|math|template|noscript)\b[\s\S]*?(?:<\/\1\s*>|$)/gi
const BREAKS = /<(?:br|\/p|\/div|\/li|\/h[1-6]|\/tr)\b[^>]*>/gi
const ITEMS = /<li\b[^>]*>/gi
const TAGS = /<[!/?a-z][^<>]*(?:>|$)/gi

const withoutTags = (text: string) =>
  text.replace(UNSEEN, ' ').replace(BREAKS, '\n').replace(ITEMS, '\n• ').replace(TAGS, ' ')

/** Letters that are not seen, or that turn the writing round. */
const HIDDEN = /(?!\n)[\p{Cc}\p{Cf}\u2028\u2029\ufffd]/gu

/** Plain text with its lines; HTML that was written as text twice over loses its tags too. */
export function plainText(written: string): string {
  let text = written.slice(0, MOST_READ)
  for (let pass = 0; pass < 2; pass += 1) text = decodeEntities(withoutTags(text))
  return withoutTags(text)
    .normalize('NFC')
    .replace(/\r\n?/g, '\n')
    .replace(/\t/g, ' ')
    .replace(HIDDEN, '')
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ ?\n ?/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
}

export const plainLine = (written: string): string => plainText(written).replace(/\s+/g, ' ')

const EMAIL = /[\w.+-]{1,64}\s?@\s?[\w-]{1,63}(?:\.[\w-]{2,24}){1,3}/g
const LINK = /\b(?:https?:\/\/|www\.)[^\s<>]{2,}|\b(?:wa\.me|api\.whatsapp\.com)\/?[^\s<>]*/gi
/**
 * With an area code, or the shape that only phones have. Not after what makes it an amount or a register,
 * and not with figures on either side: a CEP, a CRECI, an area and a year stay.
 */
const SEPARATED = '[\\s.\\-–]{0,3}'
const PHONE = new RegExp(
  [
    '(?<![\\d$.,/])(?<!R\\$ )(?<!CRECI[ :nº°.-]{0,5})',
    '(?:',
    `(?:\\+?55${SEPARATED})?\\(?0?[1-9]{2}\\)?${SEPARATED}(?:9${SEPARATED})?[2-9]\\d{3}${SEPARATED}\\d{4}`,
    `|9${SEPARATED}[6-9]\\d{3}${SEPARATED}\\d{4}`,
    '|[2-5]\\d{3}[.\\-–]\\d{4}',
    ')(?!\\d|,\\d|[.]\\d|\\s?m[²2])',
  ].join(''),
  'gi',
)
const YEARS = /^(?:19|20)\d{2}\D(?:19|20)\d{2}$/

/** E-mails, phones and links; what surrounds them closes up. */
export function withoutContacts(text: string): { text: string; isCut: boolean } {
  let isCut = false
  const cut = () => {
    isCut = true
    return ''
  }
  // Looked for by its sign first: most texts have none, and thousands are read in a row.
  const withoutEmails = text.includes('@') ? text.replace(EMAIL, cut) : text
  const rest = withoutEmails
    .replace(LINK, cut)
    .replace(PHONE, (found) => (YEARS.test(found.trim()) ? found : cut()))
  if (!isCut) return { text, isCut }
  const closed = rest
    .replace(/\(\s*\)/g, '')
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ ([,.;!?])/g, '$1')
    .replace(/ ?\n ?/g, '\n')
    .trim()
  return { text: closed, isCut }
}

/** At a space where there is one near. */
export function shorten(text: string, most: number): string {
  if (text.length <= most) return text
  const cut = text.slice(0, most - 1)
  const space = cut.lastIndexOf(' ')
  return `${(space > most * 0.8 ? cut.slice(0, space) : cut).trimEnd()}…`
}
