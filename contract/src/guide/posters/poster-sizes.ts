/** Sizes of paper a poster is made for. Free of zod: the browser reads them too. */

export const POSTER_SIZES = ['a4', 'a6'] as const
/** What a poster asks of who reads it: to look at the page, to say how it was, to read the menu. */
export const POSTER_KINDS = ['page', 'review', 'menu'] as const
export type PosterKind = (typeof POSTER_KINDS)[number]
export const QR_FORMATS = ['png', 'svg'] as const
export type QrFormat = (typeof QR_FORMATS)[number]
export type PosterSize = (typeof POSTER_SIZES)[number]
