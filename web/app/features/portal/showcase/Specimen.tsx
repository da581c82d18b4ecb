import clsx from 'clsx'
import type { ReactNode } from 'react'

const LAYOUTS = {
  row: 'flex flex-wrap items-center gap-3',
  two: 'grid gap-6 md:grid-cols-2',
  three: 'grid gap-x-6 gap-y-9 md:grid-cols-2 lg:grid-cols-3',
  plain: '',
}

/** One piece in its states, with a small name above. */
export function Specimen({
  name,
  layout = 'row',
  className,
  children,
}: {
  name: string
  layout?: keyof typeof LAYOUTS
  className?: string
  children: ReactNode
}) {
  return (
    <div className="min-w-0">
      <p className="mb-3 text-xs font-semibold text-mar-600">{name}</p>
      <div className={clsx(LAYOUTS[layout], className)}>{children}</div>
    </div>
  )
}
