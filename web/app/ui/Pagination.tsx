import clsx from 'clsx'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { pageWindow } from './page-window.ts'
import { words } from './words.ts'

type PaginationProps = {
  page: number
  pageCount: number
  hrefFor: (page: number) => string
  /** Tells two of them on a page apart. */
  label?: string | undefined
}

const cell =
  'num grid min-h-11 min-w-11 place-items-center rounded-full text-sm font-semibold [&_svg]:size-5'

/** Numbered pages, each with its address. Nothing to turn, nothing shown. */
export function Pagination({
  page,
  pageCount,
  hrefFor,
  label = words.pagination.label,
}: PaginationProps) {
  if (pageCount < 2) return null
  return (
    <nav aria-label={label}>
      <ul className="flex items-center justify-center gap-x-0.5 md:gap-x-1">
        <Step to={page > 1 ? hrefFor(page - 1) : null} label={words.pagination.previous} rel="prev">
          <ChevronLeft aria-hidden="true" />
        </Step>
        {pageWindow(page, pageCount).map((number, index, all) =>
          number === null ? (
            <li key={`gap after ${all[index - 1]}`} className="w-6 text-center text-muted">
              …
            </li>
          ) : (
            <li
              key={number}
              // A phone has room for the ends and the middle only.
              className={clsx(
                Math.abs(number - page) === 1 && isInner(number, pageCount) && 'max-md:hidden',
              )}
            >
              <Link
                to={hrefFor(number)}
                aria-label={words.pagination.page(number)}
                aria-current={number === page ? 'page' : undefined}
                className={clsx(
                  cell,
                  number === page ? 'bg-mar-900 text-on-dark' : 'text-ink hover:bg-areia-200/60',
                )}
              >
                {number}
              </Link>
            </li>
          ),
        )}
        <Step
          to={page < pageCount ? hrefFor(page + 1) : null}
          label={words.pagination.next}
          rel="next"
        >
          <ChevronRight aria-hidden="true" />
        </Step>
      </ul>
    </nav>
  )
}

type StepProps = { to: string | null; label: string; rel: 'prev' | 'next'; children: ReactNode }

function Step({ to, label, rel, children }: StepProps) {
  return (
    <li>
      {to === null ? (
        <span aria-hidden="true" className={clsx(cell, 'text-edge')}>
          {children}
        </span>
      ) : (
        <Link
          to={to}
          rel={rel}
          aria-label={label}
          className={clsx(cell, 'text-mar-600 hover:bg-areia-200/60')}
        >
          {children}
        </Link>
      )}
    </li>
  )
}

function isInner(number: number, pageCount: number) {
  return pageCount > 5 && number > 1 && number < pageCount
}
