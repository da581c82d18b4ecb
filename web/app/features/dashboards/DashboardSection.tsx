import type { ReactNode } from 'react'

type DashboardSectionProps = { id: string; title: string; lead?: string; children: ReactNode }

/** A place the navigation leads to; it takes the focus so that Tab goes on from here. */
export function DashboardSection({ id, title, lead, children }: DashboardSectionProps) {
  return (
    <section
      id={id}
      tabIndex={-1}
      aria-labelledby={`${id}-titulo`}
      className="grid scroll-mt-28 grid-cols-[minmax(0,1fr)] gap-4 outline-none lg:scroll-mt-20"
    >
      <div>
        <h2 id={`${id}-titulo`} className="text-[1.5rem]">
          {title}
        </h2>
        {lead ? <p className="mt-1 text-muted">{lead}</p> : null}
      </div>
      {children}
    </section>
  )
}
