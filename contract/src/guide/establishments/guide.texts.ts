/** What the first load of the guide says: prices and orders, and no more. Free of zod. */

export const PRICE_RANGES = [1, 2, 3, 4] as const
export type PriceRange = (typeof PRICE_RANGES)[number]

/** The sign beside the name, and what a person who does not see it hears. */
export const PRICE_WORDS: Record<PriceRange, { sign: string; words: string }> = {
  1: { sign: '$', words: 'Barato' },
  2: { sign: '$$', words: 'Preço médio' },
  3: { sign: '$$$', words: 'Caro' },
  4: { sign: '$$$$', words: 'Muito caro' },
}

/** Null where a price of that kind was never put into words. */
export function priceWords(range: number | null) {
  const known = PRICE_RANGES.find((one) => one === range)
  return known === undefined ? null : PRICE_WORDS[known]
}

export const DIRECTORY_SORTS = ['relevancia', 'distancia', 'avaliacao', 'nome'] as const
type Sort = (typeof DIRECTORY_SORTS)[number]

export const SORT_WORDS: Record<Sort, string> = {
  relevancia: 'Mais relevantes',
  distancia: 'Mais perto',
  avaliacao: 'Melhor avaliados',
  nome: 'Nome (A–Z)',
}

/** Groups of filters: kinds by slug, bairros by name, prices by range, and what is or is not. */
export const FILTER_PARTS = ['type', 'neighbourhood', 'price', 'flag'] as const
export type FilterPart = (typeof FILTER_PARTS)[number]
