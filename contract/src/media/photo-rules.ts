/** What the portal takes and what it makes of it. Free of schemas: the browser reads it too. */

export const PHOTO_TYPES = ['image/jpeg', 'image/png', 'image/webp', 'image/avif'] as const
export type PhotoType = (typeof PHOTO_TYPES)[number]

export const PHOTO_MAX_BYTES = 15 * 1024 * 1024
export const PHOTO_MAX_PIXELS = 40_000_000
export const ALT_MAX_LENGTH = 250

/** Best first: a browser takes the first it understands. */
export const PHOTO_FORMATS = ['avif', 'webp'] as const
export type PhotoFormat = (typeof PHOTO_FORMATS)[number]

const WIDTHS = [320, 640, 960, 1600] as const

/** Never larger than the photo itself: what would be becomes one of its own width. */
export function photoWidths(originalWidth: number): number[] {
  return [...new Set(WIDTHS.map((width) => Math.min(width, originalWidth)))]
}

export function photoPath(id: string, width: number, format: PhotoFormat): string {
  return `/media/${id}/${width}.${format}`
}
