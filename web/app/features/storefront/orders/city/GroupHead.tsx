import type { ReactNode } from 'react'

type GroupHeadProps = { title: string; count?: number; children?: ReactNode }

export function GroupHead({ title, count, children }: GroupHeadProps) {
  return (
    <div className="mt-6 flex min-h-11 flex-wrap items-center justify-between gap-x-4">
      <h2 className="text-h3">
        {title}
        {count === undefined ? null : <span className="num text-muted"> {count}</span>}
      </h2>
      {children}
    </div>
  )
}
