import clsx from 'clsx'
import type { ReactNode } from 'react'
import { Link } from 'react-router'

type CardProps = {
  title: string
  to: string
  /** A `Picture`, with its badge and save button. */
  picture?: ReactNode
  /** Beside the title: rating, or "Novo". */
  aside?: ReactNode
  /** Category · neighbourhood. */
  meta?: ReactNode
  /** The state line: what is left and what is right of it. */
  row?: ReactNode
  level?: 'h2' | 'h3' | 'h4'
  className?: string | undefined
}

/**
 * Unboxed card. The title's link covers it whole, so there is one link to hear and the card is the
 * target; a control inside (save) rises above with `relative z-1`.
 */
export function Card({ title, to, picture, aside, meta, row, level = 'h3', className }: CardProps) {
  const Heading = level
  return (
    <article className={clsx('group/card relative', className)}>
      {picture ? <div className="mb-3.5">{picture}</div> : null}
      <div className="flex items-start justify-between gap-3">
        <Heading className="min-w-0 text-[1.25rem] leading-[1.18] tracking-[-0.012em] wrap-break-word">
          <Link
            to={to}
            className="after:absolute after:inset-0 after:rounded-card focus-visible:outline-none focus-visible:after:outline-3 focus-visible:after:outline-offset-3 focus-visible:after:outline-mar-600"
          >
            {title}
          </Link>
        </Heading>
        {aside ? <div className="flex-none text-sm leading-6">{aside}</div> : null}
      </div>
      {meta ? <p className="mt-1 text-sm text-muted">{meta}</p> : null}
      {row ? (
        <div className="mt-2.5 flex flex-wrap items-center justify-between gap-x-3 gap-y-1 text-sm">
          {row}
        </div>
      ) : null}
    </article>
  )
}
