import clsx from 'clsx'
import type { ReactNode } from 'react'

type TicketProps = {
  /** The part one tears off. */
  stub: ReactNode
  title: string
  children: ReactNode
  /** What the ticket lies on: the holes show it. */
  ground?: 'areia' | 'mar'
}

const paper =
  'relative grid h-full grid-cols-[5.5rem_1fr] overflow-hidden rounded-card bg-white md:grid-cols-[8.5rem_1fr]'
const holes =
  'before:absolute before:-top-2.5 before:left-[4.875rem] before:size-5 before:rounded-full after:absolute after:-bottom-2.5 after:left-[4.875rem] after:size-5 after:rounded-full md:before:left-[7.875rem] md:after:left-[7.875rem]'
const GROUNDS = {
  areia:
    'ring-1 ring-line before:bg-areia-100 before:ring-1 before:ring-line after:bg-areia-100 after:ring-1 after:ring-line',
  mar: 'before:bg-mar-900 after:bg-mar-900',
}

/** A coupon with its perforation. */
export function Ticket({ stub, title, children, ground = 'areia' }: TicketProps) {
  return (
    <article className={clsx(paper, holes, GROUNDS[ground])}>
      <div
        aria-hidden="true"
        className="grid content-center justify-items-center gap-2 border-mar-900 border-r-2 border-dashed bg-sol-400 p-2 text-center font-bold font-head text-sm leading-none tracking-[-0.03em] md:text-[1.125rem] [&_svg]:size-7"
      >
        {stub}
      </div>
      <div className="p-4 md:p-6">
        <h3>{title}</h3>
        <p className="mt-1.5 text-sm text-muted">{children}</p>
      </div>
    </article>
  )
}
