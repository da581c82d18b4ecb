import clsx from 'clsx'
import type { ReactNode } from 'react'

type AccountPageProps = {
  title: string
  lead?: string | undefined
  children: ReactNode
  /** Beside the form on a desk, below it on smaller screens. */
  panel?: ReactNode
}

/** The calm page of every account form. */
export function AccountPage({ title, lead, children, panel }: AccountPageProps) {
  return (
    <div
      className={clsx(
        'wrap grid gap-12 pt-8 pb-16 md:pt-12 lg:gap-20 lg:pt-16 lg:pb-26',
        panel ? 'lg:grid-cols-[minmax(0,30rem)_minmax(0,1fr)]' : null,
      )}
    >
      <div className="mx-auto w-full max-w-120">
        <h1 className="text-h2">{title}</h1>
        {lead ? <p className="mt-3 text-lead text-muted">{lead}</p> : null}
        <div className="mt-7">{children}</div>
      </div>
      {panel}
    </div>
  )
}
