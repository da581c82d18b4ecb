import { cva, type VariantProps } from 'class-variance-authority'
import type { ReactNode } from 'react'

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
  /** An `<img>` (or a drawing) that fills the frame. */
  children?: ReactNode
  topLeft?: ReactNode
  topRight?: ReactNode
  /** Text over the lower part: lies on a gradient of deep sea. */
  caption?: ReactNode
  className?: string | undefined
}

/** The frame holds its place before the picture comes, so nothing jumps. */
export function Picture({ children, ratio, topLeft, topRight, caption, className }: PictureProps) {
  return (
    <div className={frame({ ratio, className })}>
      <div className="absolute inset-0 *:size-full *:object-cover motion-safe:*:transition-transform motion-safe:*:duration-500 motion-safe:group-hover/card:*:scale-103">
        {children}
      </div>
      {caption ? (
        <div className="on-dark absolute inset-x-0 bottom-0 bg-linear-to-t from-mar-950/90 from-35% to-transparent px-5 pt-16 pb-5 text-white">
          {caption}
        </div>
      ) : null}
      {topLeft ? <div className="absolute top-3 left-3 flex max-w-[70%]">{topLeft}</div> : null}
      {topRight ? <div className="absolute top-2 right-2 z-1">{topRight}</div> : null}
    </div>
  )
}
