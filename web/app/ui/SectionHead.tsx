import { ArrowRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'

type SectionHeadProps = {
  id: string
  title: string
  lead?: string | undefined
  /** Where all of it is. */
  more?: { to: string; label: string } | undefined
  /** Beside the title instead of a link: the choice of a view. */
  children?: ReactNode
}

/** The title of a section of a page, with the way to all of what it shows a part of. */
export function SectionHead({ id, title, lead, more, children }: SectionHeadProps) {
  return (
    <div className="mb-5 flex flex-wrap items-end justify-between gap-x-6 gap-y-1 lg:mb-10">
      <div>
        <h2 id={id}>{title}</h2>
        {lead ? <p className="mt-2 max-w-[52ch] text-muted">{lead}</p> : null}
      </div>
      {more ? (
        <Link
          to={more.to}
          className="inline-flex min-h-11 items-center gap-1.5 whitespace-nowrap font-semibold text-mar-600 hover:text-mar-700"
        >
          {more.label}
          <ArrowRight aria-hidden="true" className="size-4.5" />
        </Link>
      ) : null}
      {children}
    </div>
  )
}
