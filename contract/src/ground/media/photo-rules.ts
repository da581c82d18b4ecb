/** What the portal takes and what it makes of it. Free of schemas: the browser reads it too. */

export const PHOTO_TYPES = ['image/jpeg', 'image/png', 'image/webp', 'image/avif'] as const
export type PhotoType = (typeof PHOTO_TYPES)[number]

export const PHOTO_MAX_BYTES = 15 * 1024 * 1024
export const PHOTO_MAX_PIXELS = 40_000_000
export const ALT_MAX_LENGTH = 250
/** A smaller part would be blurred on every card. */
export const CROP_MIN_SIDE = 320

/** Best first: a browser takes the first it understands. */
export const PHOTO_FORMATS = ['avif', 'webp'] as const
export type PhotoFormat = (typeof PHOTO_FORMATS)[number]

/** The last is for heroes on screens with three pixels to a point; their `sizes` ask for it. */
const WIDTHS = [320, 640, 960, 1600, 2400] as const

/** Never larger than the photo itself: what would be becomes one of its own width. */
export function photoWidths(originalWidth: number): number[] {
  return [...new Set(WIDTHS.map((width) => Math.min(width, originalWidth)))]
}

export function photoPath(id: string, width: number, format: PhotoFormat): string {
  return `/media/${id}/${width}.${format}`
}
