import { cva, type VariantProps } from 'class-variance-authority'
import type { ReactNode } from 'react'
import { PhotoImage, type PhotoLoading } from './PhotoImage.tsx'
import { type Art, type Photo, placeholderColour } from './photo-sources.ts'

const frame = cva('relative isolate overflow-hidden rounded-card bg-areia-200', {
  variants: {
    ratio: {
      '3/2': 'aspect-3/2',
      '4/3': 'aspect-4/3',
      '4/5': 'aspect-4/5',
      '3/4': 'aspect-3/4',
      '16/9': 'aspect-video',
      '1/1': 'aspect-square',
    },
  },
  defaultVariants: { ratio: '4/3' },
})

type PictureProps = VariantProps<typeof frame> & {
  /** What is shown. A photo still being prepared leaves the frame empty. */
  picture?: Photo | Art | null | undefined
  /** Said instead of the photo's own words; empty where what is beside it says the same. */
  alt?: string | undefined
  /** How wide it is shown: `(min-width: 48rem) 33vw, 100vw`. */
  sizes?: string | undefined
  /** `priority` for the largest picture of the first screen, `eager` for its others. */
  loading?: PhotoLoading | undefined
  /** A drawing that fills the frame instead of a picture. */
  children?: ReactNode
  topLeft?: ReactNode
  topRight?: ReactNode
  /** Text over the lower part: lies on a gradient of deep sea. */
  caption?: ReactNode
  className?: string | undefined
}

/** Where the first line of a caption stands, white has 4.5:1 on the whitest photo; above it the sky is free. */
const DEPTH =
  'bg-[linear-gradient(to_top,rgb(6_34_46/.9)_0,rgb(6_34_46/.82)_calc(100%_-_7rem),rgb(6_34_46/.62)_calc(100%_-_4rem),transparent_100%)]'

/** The frame holds its place and the photo's colour before the photo comes, so nothing jumps. */
export function Picture({
  picture,
  alt,
  sizes = '100vw',
  loading,
  children,
  ratio,
  topLeft,
  topRight,
  caption,
  className,
}: PictureProps) {
  const colour =
    picture && 'thumbhash' in picture ? placeholderColour(picture.thumbhash) : undefined
  return (
    <div
      className={frame({ ratio, className })}
      {...(colour ? { style: { backgroundColor: colour } } : {})}
    >
      <div className="absolute inset-0 *:size-full *:object-cover motion-safe:*:transition-transform motion-safe:*:duration-500 motion-safe:group-hover/card:*:scale-103">
        {picture && hasFiles(picture) ? (
          <PhotoImage picture={picture} alt={alt} sizes={sizes} loading={loading} />
        ) : (
          children
        )}
      </div>
      {caption ? (
        <div className={`on-dark absolute inset-x-0 bottom-0 px-5 pt-16 pb-5 text-white ${DEPTH}`}>
          {caption}
        </div>
      ) : null}
      {topLeft ? <div className="absolute top-3 left-3 flex max-w-[70%]">{topLeft}</div> : null}
      {topRight ? <div className="absolute top-2 right-2 z-1">{topRight}</div> : null}
    </div>
  )
}

const hasFiles = (picture: Photo | Art) => !('thumbhash' in picture) || picture.thumbhash !== null
