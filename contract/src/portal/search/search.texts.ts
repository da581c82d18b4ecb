/** What can be found and how it is asked for. Free of zod: the browser reads it too. */

/** In the order in which equally good groups are shown. */
export const SEARCH_KINDS = [
  'establishment',
  'event',
  'beach',
  'attraction',
  'collection',
  'article',
  'episode',
  'utility',
  'contribution',
  'page',
] as const
export type SearchKind = (typeof SEARCH_KINDS)[number]

/** `slug` is what the page's address says. */
export const SEARCH_KIND_WORDS: Record<SearchKind, { one: string; many: string; slug: string }> = {
  establishment: { one: 'Guia', many: 'Guia comercial', slug: 'guia' },
  event: { one: 'Evento', many: 'Eventos', slug: 'eventos' },
  beach: { one: 'Praia', many: 'Praias', slug: 'praias' },
  attraction: { one: 'Atração', many: 'Atrações', slug: 'atracoes' },
  collection: { one: 'Roteiro', many: 'Roteiros e coleções', slug: 'roteiros' },
  article: { one: 'Notícia', many: 'Notícias', slug: 'noticias' },
  episode: { one: 'Episódio', many: 'Podcast', slug: 'podcast' },
  utility: { one: 'Utilidade', many: 'Utilidade pública', slug: 'utilidade' },
  contribution: { one: 'Você no Portal', many: 'Você no Portal', slug: 'voce-no-portal' },
  page: { one: 'Página', many: 'Páginas do portal', slug: 'paginas' },
}

/** No document of the index: streets are found by their names, on the map. */
export const STREET_KIND = 'street'
export const STREET_WORDS = {
  many: 'Ruas',
  onMap: 'Ver no mapa',
  several: (count: number) => `${count} ruas com este nome`,
}

/** Dishes are found beside the index too. */
export const DISH_WORDS = { many: 'Nos cardápios', from: 'a partir de' }

/** And so are offers of the club. */
export const OFFER_WORDS = {
  many: 'Ofertas do Clube',
  flash: 'Relâmpago',
  until: (day: string) => `vale até ${day}`,
}

/** And so are properties. */
export const PROPERTY_WORDS = {
  many: 'Imóveis',
  all: 'Ver todos os imóveis',
  bedrooms: (count: number) => (count === 1 ? '1 quarto' : `${count} quartos`),
  creci: (number: string) => `CRECI-PA ${number}`,
}

/** When something happens. */
export const SEARCH_WINDOWS = [
  'hoje',
  'amanha',
  'fim-de-semana',
  'proximo-fim-de-semana',
  'semana',
  'mes',
] as const
export type SearchWindow = (typeof SEARCH_WINDOWS)[number]

export const SEARCH_WINDOW_WORDS: Record<SearchWindow, string> = {
  hoje: 'Hoje',
  amanha: 'Amanhã',
  'fim-de-semana': 'Este fim de semana',
  'proximo-fim-de-semana': 'Próximo fim de semana',
  semana: 'Próximos 7 dias',
  mes: 'Próximos 30 dias',
}

/** What words can ask for besides themselves; each becomes a filter that can be taken away. */
export const SEARCH_INTENTS = [
  'hoje',
  'amanha',
  'fim-de-semana',
  'proximo-fim-de-semana',
  'aberto',
  'perto',
  'barato',
] as const
export type SearchIntent = (typeof SEARCH_INTENTS)[number]

export const SEARCH_INTENT_WORDS: Record<SearchIntent, string> = {
  hoje: 'Hoje',
  amanha: 'Amanhã',
  'fim-de-semana': 'Este fim de semana',
  'proximo-fim-de-semana': 'Próximo fim de semana',
  aberto: 'Aberto agora',
  perto: 'Perto de mim',
  barato: 'Barato',
}

export const SEARCH_TEXT_MAX = 120
/** Fewer letters begin too many words. */
export const SUGGEST_MIN = 2
export const SUGGESTIONS_MOST = 8
/** Of each kind, where all kinds are shown. */
export const GROUP_PAGE = 5
export const SEARCH_PAGE = 20
/** Beyond this many nobody counts: "mais de 100". */
export const MOST_CANDIDATES = 100
