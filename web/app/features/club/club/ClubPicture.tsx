import type { LinkDescriptor } from 'react-router'

const PHONE = '(max-width: 767px)'
const srcSet = (name: string, widths: readonly number[], format: string) =>
  widths.map((width) => `/art/${name}-${width}.${format} ${width}w`).join(', ')
const portrait = (format: string) => srcSet('hero-portrait', [480, 736, 960], format)
const wide = (format: string) => srcSet('hero', [960, 1600, 2400], format)

/** Told to the browser in the page's head, so that the picture does not wait for the styles. */
export const clubPicturePreloads: LinkDescriptor[] = [
  { media: PHONE, imageSrcSet: portrait('avif') },
  { media: '(min-width: 768px)', imageSrcSet: wide('avif') },
].map((picture) => ({
  ...picture,
  rel: 'preload',
  as: 'image',
  type: 'image/avif',
  imageSizes: '100vw',
  fetchPriority: 'high',
}))

/**
 * The city's sea behind the words; decorative. On wide screens it is seen in the mirror, so that the
 * boat sails on the words' side and not behind the card.
 */
export function ClubPicture() {
  return (
    <picture>
      <source media={PHONE} type="image/avif" sizes="100vw" srcSet={portrait('avif')} />
      <source media={PHONE} type="image/webp" sizes="100vw" srcSet={portrait('webp')} />
      <source type="image/avif" sizes="100vw" srcSet={wide('avif')} />
      <source type="image/webp" sizes="100vw" srcSet={wide('webp')} />
      <img
        src="/art/hero-1600.webp"
        alt=""
        width={1600}
        height={900}
        fetchPriority="high"
        decoding="sync"
        className="lg:-scale-x-100 size-full object-cover object-[30%_0] lg:object-[68%_50%]"
      />
    </picture>
  )
}
