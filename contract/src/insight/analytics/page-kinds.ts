/** Kinds of pages that are counted. Free of zod: the server asks for every page it answers. */
export const PAGE_KINDS = [
  'home',
  'guide',
  'business',
  'menu',
  'delivery',
  'shop',
  'lodging',
  'properties',
  'property',
  'checkout',
  'order-city',
  'search',
  'map',
  'tourism',
  'beach',
  'attraction',
  'itinerary',
  'collections',
  'collection',
  'news',
  'article',
  'podcast',
  'episode',
  'events',
  'event',
  'gallery',
  'contribution',
  'club',
  'draws',
  'plans',
  'utilities',
  'favourites',
  'legal',
  'open-data',
  'embed',
  // Signing in, one's own data, forms that are sent in: pages that are about the visitor.
  'account',
] as const
export type PageKind = (typeof PAGE_KINDS)[number]

/** All pages together, where a figure is of the whole portal. */
export const ALL_PAGES = 'portal'

/** Of the address itself, of one word below it, and of what lies deeper. Null is no page that is counted. */
type Branch = readonly [own: PageKind | null, below?: PageKind | null, deeper?: PageKind | null]

const account: Branch = ['account', 'account', 'account']

/** By the first word of an address. What is not here is nobody's page, or a place of work. */
const BRANCHES: ReadonlyMap<string, Branch> = new Map(
  Object.entries<Branch>({
    '': ['home'],
    'guia-comercial': ['guide'],
    guia: [null, 'business'],
    pedir: ['order-city'],
    cardapio: [null, 'menu', 'checkout'],
    delivery: [null, 'delivery', 'checkout'],
    loja: [null, 'shop', 'checkout'],
    hospedagem: [null, 'lodging', 'checkout'],
    imoveis: [null, 'properties', 'property'],
    buscar: ['search'],
    mapa: ['map'],
    turismo: ['tourism'],
    praia: [null, 'beach'],
    atracao: [null, 'attraction'],
    'meu-roteiro': ['itinerary'],
    roteiros: ['collections', 'collection'],
    noticias: ['news', 'article'],
    podcast: ['podcast', 'episode'],
    eventos: ['events', 'event'],
    'voce-no-portal': ['gallery', 'contribution'],
    'clube-de-vantagens': ['club'],
    carteira: ['club'],
    sorteios: ['draws', 'draws'],
    planos: ['plans'],
    anuncie: ['plans'],
    'utilidade-publica': ['utilities'],
    favoritos: ['favourites'],
    'politica-de-privacidade': ['legal', null, 'legal'],
    'termos-de-uso': ['legal', null, 'legal'],
    'dados-abertos': ['open-data'],
    embed: [null, null, 'embed'],
    'solicitar-cobertura': account,
    'cadastro-evento': account,
    'cadastro-negocio': account,
    'criar-conta': account,
    'meus-dados': account,
    auth: account,
    pedido: account,
  }),
)

/** Pages with the address of a business in them. A checkout is not one of them: who is there was counted. */
const OF_BUSINESS: ReadonlySet<PageKind | null> = new Set<PageKind>([
  'business',
  'menu',
  'delivery',
  'shop',
  'lodging',
  'properties',
  'property',
])
/** Of those, the ones that show what the business sells. */
const CATALOGUES: ReadonlySet<PageKind> = new Set<PageKind>(['menu', 'delivery', 'shop'])

export const isCatalogue = (page: PageKind) => CATALOGUES.has(page)

export type CountedPage = { kind: PageKind; slug: string | null }

/** What page an address without its parameters is; null for what is not counted. */
export function countedPage(path: string): CountedPage | null {
  const [, first = '', second = '', ...rest] = path.split('/')
  const branch = BRANCHES.get(first)
  if (!branch || path.endsWith('.data')) return null
  const depth = second === '' ? 0 : rest.length === 0 || rest[0] === '' ? 1 : 2
  const kind = branch[depth] ?? null
  return kind && { kind, slug: OF_BUSINESS.has(kind) ? second : null }
}
