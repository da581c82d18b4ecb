/** Of the modules of a business, those that list what can be had. Free of zod: the browser reads them too. */
export const CATALOGUE_KINDS = ['menu', 'shop'] as const
export type CatalogueKind = (typeof CATALOGUE_KINDS)[number]

export const CATALOGUE_WORDS: Record<CatalogueKind, string> = { menu: 'Cardápio', shop: 'Loja' }
