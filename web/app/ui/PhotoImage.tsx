import { type Art, type Photo, sourcesOf } from './photo-sources.ts'

export type PhotoLoading = 'lazy' | 'eager' | 'priority'

export type PhotoImageProps = {
  picture: Photo | Art
  /** Said instead of the photo's own words; empty where what is beside it says the same. */
  alt?: string | undefined
  /** How wide it is shown: `(min-width: 48rem) 33vw, 100vw`. */
  sizes: string
  /** `priority` for the largest picture of the first screen, `eager` for its others. */
  loading?: PhotoLoading | undefined
  className?: string | undefined
}

/** The picture alone, in the best format the browser knows and no larger than it is shown. */
export function PhotoImage({ picture, alt, sizes, loading = 'lazy', className }: PhotoImageProps) {
  const { sources, ...image } = sourcesOf(picture)
  const focus = 'focus' in picture ? picture.focus : undefined
  return (
    <picture className="block size-full">
      {sources.map(({ type, srcSet }) => (
        <source key={type} type={type} srcSet={srcSet} sizes={sizes} />
      ))}
      <img
        {...image}
        alt={alt ?? ('alt' in picture ? picture.alt : '')}
        loading={loading === 'lazy' ? 'lazy' : 'eager'}
        {...(loading === 'priority' ? { fetchPriority: 'high' as const } : {})}
        decoding={loading === 'priority' ? 'sync' : 'async'}
        className={className ?? 'size-full object-cover'}
        {...(focus ? { style: { objectPosition: `${focus.x * 100}% ${focus.y * 100}%` } } : {})}
      />
    </picture>
  )
}
