import clsx from 'clsx'
import type { ReactNode } from 'react'

type EmptyStateProps = {
  icon: ReactNode
  title: string
  /** What the person can do next, in one sentence. */
  children: ReactNode
  action?: ReactNode
  /** `plain` where it already lies inside a Panel or Box. */
  surface?: 'sand' | 'plain'
  level?: 'h2' | 'h3' | 'h4'
}

export function EmptyState({
  icon,
  title,
  children,
  action,
  surface = 'sand',
  level = 'h3',
}: EmptyStateProps) {
  const Heading = level
  return (
    <div
      className={clsx(
        'grid justify-items-center gap-2 text-center',
        surface === 'sand' ? 'rounded-card bg-areia-100 px-6 py-10' : 'px-2 py-6',
      )}
    >
      <span aria-hidden="true" className="mb-1 text-mar-700 [&_svg]:size-8">
        {icon}
      </span>
      <Heading className="max-w-[24ch] wrap-break-word text-h3">{title}</Heading>
      <div className="max-w-[44ch] text-balance text-muted">{children}</div>
      {action ? (
        <div className="mt-3 flex flex-wrap items-center justify-center gap-2">{action}</div>
      ) : null}
    </div>
  )
}
