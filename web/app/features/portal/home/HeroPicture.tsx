import type { MetaDescriptor } from 'react-router'

/** One picture of the sea at one hour, in one shape. */
type Source = {
  media: string
  sizes: string
  kind: 'hero' | 'hero-portrait'
  widths: readonly number[]
}

const FORMATS = ['avif', 'webp'] as const
/** From three pixels to a point the portrait is drawn at what it covers: it is half as wide again as the screen. */
const SOURCES: readonly Source[] = [
  {
    media: '(max-width: 767px) and (min-resolution: 2.5dppx)',
    sizes: '150vw',
    kind: 'hero-portrait',
    widths: [960, 1440],
  },
  {
    media: '(max-width: 767px)',
    sizes: '100vw',
    kind: 'hero-portrait',
    widths: [480, 736, 960],
  },
  { media: '(min-width: 768px)', sizes: '100vw', kind: 'hero', widths: [960, 1600, 2400] },
]
/** A browser fetches what it is told of first, and only that: no two of these hold at once. */
const PRELOAD_MEDIA = [
  '(max-width: 767px) and (min-resolution: 2.5dppx)',
  '(max-width: 767px) and (max-resolution: 2.49dppx)',
  '(min-width: 768px)',
]

function srcSet({ kind, widths }: Source, isNight: boolean, format: string): string {
  const name = isNight ? `${kind}-night` : kind
  return widths.map((width) => `/art/${name}-${width}.${format} ${width}w`).join(', ')
}

/**
 * Taller than its frame and hung from the top, so that the boat sails below the chips. On wide
 * screens the horizon, which the drawing has at 36.3 % of its width, stays 440 px under the header
 * and the sun clear of the headline.
 */
const framing = [
  'h-[145%] w-full object-cover object-[30%_0]',
  'md:h-[130%] md:object-[40%_0]',
  'lg:h-[125%] lg:object-[10%_min(0px,440px_-_36.3vw)]',
].join(' ')

/** Told to the browser in the page's head, so that the picture does not wait for the styles. */
export const heroPreloads = (isNight: boolean): MetaDescriptor[] =>
  SOURCES.map((source, n) => ({
    tagName: 'link',
    rel: 'preload',
    as: 'image',
    type: 'image/avif',
    media: PRELOAD_MEDIA[n],
    imageSrcSet: srcSet(source, isNight, 'avif'),
    imageSizes: source.sizes,
    fetchPriority: 'high',
  }))

/** The largest thing on the first screen; decorative. */
export function HeroPicture({ isNight }: { isNight: boolean }) {
  return (
    <picture>
      {SOURCES.flatMap((source) =>
        FORMATS.map((format) => (
          <source
            key={`${source.media}-${format}`}
            media={source.media}
            type={`image/${format}`}
            sizes={source.sizes}
            srcSet={srcSet(source, isNight, format)}
          />
        )),
      )}
      <img
        src={isNight ? '/art/hero-night-1600.webp' : '/art/hero-1600.webp'}
        alt=""
        width={1600}
        height={900}
        loading="eager"
        fetchPriority="high"
        decoding="sync"
        className={framing}
      />
    </picture>
  )
}
