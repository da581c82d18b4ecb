import { ChevronRight } from 'lucide-react'
import { Link } from 'react-router'
import { words } from './words.ts'

/**
 * The way from the front page. A step without `to` is the page one is on. Always one line: the last
 * step is cut, and what still does not fit is scrolled to.
 */
export function Breadcrumb({ steps }: { steps: { label: string; to?: string | undefined }[] }) {
  return (
    <nav aria-label={words.trail} className="min-w-0">
      <ol className="flex items-center gap-x-1.5 overflow-x-auto whitespace-nowrap text-sm text-muted [scrollbar-width:none]">
        {steps.map(({ label, to }, index) => (
          <li key={label} className={`flex items-center gap-1.5 ${to ? 'flex-none' : 'min-w-24'}`}>
            {index > 0 ? <ChevronRight aria-hidden="true" className="size-4 flex-none" /> : null}
            {to ? (
              <Link
                to={to}
                className="inline-flex min-h-11 items-center hover:text-mar-600 hover:underline"
              >
                {label}
              </Link>
            ) : (
              <span
                aria-current="page"
                className="inline-flex min-h-11 min-w-0 items-center text-ink"
              >
                <span className="truncate">{label}</span>
              </span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}
