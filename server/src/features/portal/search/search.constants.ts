import { Tag } from '../../../platform/live/tags.ts'

/** Longer questions are cut: what matters was said by then. */
export const MOST_WORDS = 10
/** With fewer results than this, what has all but one of the words is shown after them. */
export const FEW_RESULTS = 10
export const PUBLIC_READ_SECONDS = 60
export const SUGGEST_SECONDS = 300
/** So many of the best titles are looked at for suggestions. */
export const MOST_TITLES = 24
/** Announced by what can be found besides listings. */
export const OTHERS_FOUND = [
  Tag.sights,
  Tag.collections,
  Tag.events,
  Tag.news,
  Tag.podcast,
  Tag.utilities,
  Tag.contributions,
]
export const POPULAR_MOST = 8
/** A term fewer people typed could be about one of them, and is shown to nobody. */
export const SHOWN_FROM_SEARCHES = 3
export const TERMS_KEPT_DAYS = 90
export const TERMS_MOST = 50
export const FLUSH_TERMS_MS = 10_000
export const NEW_WORDS_WINDOW_MS = 20 * 60_000
