/** Sizes of paper a poster is made for. Free of zod: the browser reads them too. */

export const POSTER_SIZES = ['a4', 'a6'] as const
export const QR_FORMATS = ['png', 'svg'] as const
export type QrFormat = (typeof QR_FORMATS)[number]
export type PosterSize = (typeof POSTER_SIZES)[number]
