import { ArrowLeft, ArrowRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { LinkButton } from './LinkButton.tsx'
import { words } from './words.ts'

type CursorPaginationProps = {
  previous?: string | null | undefined
  next?: string | null | undefined
  /** "8 de 46 lugares". */
  summary?: ReactNode
  label?: string | undefined
}

/** For lists that know only what comes before and after. */
export function CursorPagination({
  previous,
  next,
  summary,
  label = words.pagination.label,
}: CursorPaginationProps) {
  if (!previous && !next) return null
  return (
    <nav aria-label={label} className="flex flex-wrap items-center justify-between gap-3">
      {previous ? (
        <LinkButton to={previous} rel="prev" look="line" size="sm">
          <ArrowLeft aria-hidden="true" />
          {words.pagination.previous}
        </LinkButton>
      ) : null}
      {summary ? (
        <p className="text-sm text-muted max-md:order-last max-md:w-full">{summary}</p>
      ) : null}
      {next ? (
        <LinkButton to={next} rel="next" look="line" size="sm" className="ml-auto md:ml-0">
          {words.pagination.next}
          <ArrowRight aria-hidden="true" />
        </LinkButton>
      ) : null}
    </nav>
  )
}
