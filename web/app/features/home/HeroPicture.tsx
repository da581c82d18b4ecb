import type { LinkDescriptor } from 'react-router'

const PHONE = '(max-width: 767px)'
const PORTRAIT = [480, 736, 960]
const WIDE = [960, 1600, 2400]
const FORMATS = ['avif', 'webp'] as const

function srcSet(name: string, widths: readonly number[], format: string): string {
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
export const heroPreloads: LinkDescriptor[] = [
  { media: PHONE, imageSrcSet: srcSet('hero-portrait', PORTRAIT, 'avif') },
  { media: '(min-width: 768px)', imageSrcSet: srcSet('hero', WIDE, 'avif') },
].map((picture) => ({
  ...picture,
  rel: 'preload',
  as: 'image',
  type: 'image/avif',
  imageSizes: '100vw',
  fetchPriority: 'high',
}))

/** The largest thing on the first screen; decorative. */
export function HeroPicture() {
  return (
    <picture>
      {FORMATS.map((format) => (
        <source
          key={`portrait-${format}`}
          media={PHONE}
          type={`image/${format}`}
          sizes="100vw"
          srcSet={srcSet('hero-portrait', PORTRAIT, format)}
        />
      ))}
      {FORMATS.map((format) => (
        <source
          key={`wide-${format}`}
          type={`image/${format}`}
          sizes="100vw"
          srcSet={srcSet('hero', WIDE, format)}
        />
      ))}
      <img
        src="/art/hero-1600.webp"
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
