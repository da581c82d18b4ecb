/** Collections of places. Free of zod: the browser reads it too. */

/** A theme gathers places in the order of the editors; an itinerary puts them into days and hours. */
export const COLLECTION_KINDS = ['itinerary', 'theme'] as const
export type CollectionKind = (typeof COLLECTION_KINDS)[number]
export const COLLECTION_KIND_WORDS: Record<CollectionKind, { one: string; many: string }> = {
  itinerary: { one: 'Roteiro pronto', many: 'Roteiros prontos' },
  theme: { one: 'Coleção', many: 'Coleções' },
}

export const COLLECTION_STATUSES = ['draft', 'published', 'archived'] as const
export type CollectionStatus = (typeof COLLECTION_STATUSES)[number]
export const COLLECTION_STATUS_WORDS: Record<CollectionStatus, string> = {
  draft: 'Rascunho',
  published: 'Publicado',
  archived: 'Arquivado',
}

export const COLLECTION_TITLE_MAX = 80
export const COLLECTION_SUMMARY_MAX = 240
export const STOP_NOTE_MAX = 240
/** As many as a plan holds: all of them can be put into one. */
export const MOST_COLLECTION_STOPS = 40
export const MOST_COLLECTION_DAYS = 7
/** Fewer are no collection. */
export const LEAST_COLLECTION_STOPS = 2
