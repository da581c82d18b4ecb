/** Words of an agency's feed. Free of zod: the browser reads them too. */

export const FEED_FORMATS = ['vrsync', 'netsync', 'zap', 'chaves-na-mao'] as const
export type FeedFormat = (typeof FEED_FORMATS)[number]
export const FEED_FORMAT_WORDS: Record<FeedFormat, string> = {
  vrsync: 'VRSync',
  netsync: 'NETSync',
  zap: 'ZAP (formato antigo)',
  'chaves-na-mao': 'Chaves na Mão',
}

export const FEED_URL_MAX = 1000
/** Unpacked. */
export const FEED_MAX_BYTES = 30 * 1024 * 1024
export const FEED_PHOTOS_MAX = 30
/** More than this share gone at once is believed only when the owner says so. */
export const MOST_GONE = 0.3
/** Listings of a reading that are told one by one. */
export const REPORTED_MAX = 300
/** How long a contact that did not arrive can be sent again. */
export const PUSH_KEPT_DAYS = 14

export const READING_OUTCOMES = ['looked', 'taken', 'same', 'refused'] as const
export type ReadingOutcome = (typeof READING_OUTCOMES)[number]
export const READING_OUTCOME_WORDS: Record<ReadingOutcome, string> = {
  looked: 'Conferida',
  taken: 'Trazida',
  same: 'Sem mudança',
  refused: 'Recusada',
}
