import { ChevronRight } from 'lucide-react'
import { Link } from 'react-router'
import { words } from './words.ts'

/** The way from the front page. A step without `to` is the page one is on. */
export function Breadcrumb({ steps }: { steps: { label: string; to?: string | undefined }[] }) {
  return (
    <nav aria-label={words.trail}>
      <ol className="flex flex-wrap items-center gap-x-1.5 text-sm text-muted">
        {steps.map(({ label, to }, index) => (
          <li key={label} className="flex min-w-0 items-center gap-1.5">
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
