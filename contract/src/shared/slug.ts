/** The part of an address that names a thing: lower case, digits and single dashes. */

export const LONGEST_SLUG = 80
const SHAPE = /^[a-z0-9]+(?:-[a-z0-9]+)*$/
const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/
/** What a name becomes when nothing of it can be written in an address. */
const FALLBACK = 'lugar'

/** Words that are, or may become, pages of their own beside the things with slugs. */
const RESERVED = new Set([
  ...['admin', 'api', 'buscar', 'busca', 'cadastro', 'editar', 'entrar', 'excluir', 'guia'],
  ...['imagem', 'imagens', 'lista', 'mapa', 'nova', 'novas', 'novo', 'novos', 'null', 'og'],
  ...['pagina', 'perto', 'rss', 'sair', 'sitemap', 'todas', 'todos', 'undefined'],
])

/** Letters that keep a stroke or a ligature when their accents are taken away. */
const SPELLED: Record<string, string> = {
  ...{ ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', đ: 'd', ð: 'd', ł: 'l', þ: 'th', ı: 'i' },
  ...{ '&': ' e ', '+': ' mais ', '%': ' por cento ', '@': ' ' },
}

/** "Peixaria & Cia. d'Água Ção" → "peixaria-e-cia-dagua-cao". Never empty, never a reserved word. */
export function slugOf(text: string): string {
  const slug = cutAtWord(
    text
      // An apostrophe joins: "d'água" is one word.
      .replace(/(\p{L})['’`´](?=\p{L})/gu, '$1')
      .normalize('NFKD')
      .toLowerCase()
      .replace(/\p{M}/gu, '')
      .replace(/[ßæœøđðłþı&+%@]/g, (sign) => SPELLED[sign] ?? ' ')
      .replace(/[^a-z0-9]+/g, '-')
      .replace(/^-+|-+$/g, ''),
    LONGEST_SLUG,
  )
  if (slug === '') return FALLBACK
  return mayName(slug) ? slug : `${FALLBACK}-${slug}`
}

/** The same address for the second thing of that name: "bar-do-ze-2". */
export function numberedSlug(slug: string, number: number): string {
  const ending = `-${number}`
  return `${cutAtWord(slug, LONGEST_SLUG - ending.length)}${ending}`
}

/** Whether a slug somebody typed can be used as it is. */
export function isSlug(text: string): boolean {
  return SHAPE.test(text) && text.length <= LONGEST_SLUG && mayName(text)
}

/** An address that looks like an id would be looked up as one. */
function mayName(slug: string) {
  return !RESERVED.has(slug) && !UUID.test(slug)
}

function cutAtWord(slug: string, longest: number) {
  if (slug.length <= longest) return slug
  const cut = slug.slice(0, longest + 1)
  const lastDash = cut.lastIndexOf('-')
  // A single endless word is cut anywhere.
  return (lastDash > 0 ? cut.slice(0, lastDash) : slug.slice(0, longest)).replace(/-+$/, '')
}
