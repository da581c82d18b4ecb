import { thumbHashToAverageRGBA } from 'thumbhash'

/** A photo somebody uploaded, as the API describes it. */
export type Photo = {
  id: string
  width: number
  height: number
  /** Base64; null while the photo is being prepared and has no files yet. */
  thumbhash: string | null
  alt: string
  /** What must stay in sight, as fractions; the middle unless told. */
  focus?: { x: number; y: number } | undefined
  /** A document: only its owner and administrators are shown it. */
  is_private?: boolean | undefined
}

/** A picture that ships with the portal: `/art/{name}-{width}.{format}`. */
export type Art = { name: string; widths: readonly number[]; width: number; height: number }

/** Best first: a browser takes the first it understands. */
const FORMATS = ['avif', 'webp'] as const
/** What the portal makes of every photo, but for those that would be larger than it. */
const PHOTO_WIDTHS = [320, 640, 960, 1600, 2400]
const FALLBACK_WIDTH = 960

type Source = { type: string; srcSet: string }
export type PictureSources = { sources: Source[]; src: string; width: number; height: number }

export function sourcesOf(picture: Photo | Art): PictureSources {
  const widths = 'id' in picture ? widthsOf(picture) : picture.widths
  const address = (width: number, format: string) =>
    'id' in picture
      ? `${picture.is_private ? '/api/v1/documents' : '/media'}/${picture.id}/${width}.${format}`
      : `/art/${picture.name}-${width}.${format}`
  const fallback = widths.findLast((width) => width <= FALLBACK_WIDTH) ?? widths[0] ?? 0
  return {
    sources: FORMATS.map((format) => ({
      type: `image/${format}`,
      srcSet: widths.map((width) => `${address(width, format)} ${width}w`).join(', '),
    })),
    src: address(fallback, 'webp'),
    width: picture.width,
    height: picture.height,
  }
}

function widthsOf({ width }: Photo): number[] {
  return [...new Set(PHOTO_WIDTHS.map((each) => Math.min(each, width)))]
}

/** What fills the frame until the photo comes; nothing where it would shine through. */
export function placeholderColour(thumbhash: string | null): string | undefined {
  if (!thumbhash) return undefined
  const hash = Uint8Array.from(atob(thumbhash), (letter) => letter.charCodeAt(0))
  const { r, g, b, a } = thumbHashToAverageRGBA(hash)
  if (a < 1) return undefined
  return `rgb(${[r, g, b].map((part) => Math.round(part * 255)).join(', ')})`
}
