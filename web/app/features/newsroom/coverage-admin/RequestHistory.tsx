import { COVERAGE_STATUS_WORDS } from '@portal/contract/newsroom/coverage-requests/coverage.texts'
import type { ManagedCoverage } from '@portal/contract/newsroom/coverage-requests/coverage-board'
import { useId } from 'react'
import { momentText } from '~/platform/moments.ts'
import { Badge } from '~/ui/Badge.tsx'
import { coverageAdminTexts } from './coverage-admin.texts.ts'

const texts = coverageAdminTexts.detail
type Entry = ManagedCoverage['history'][number]

/** The oldest first; what only the team reads lies on yellow and says so. */
export function RequestHistory({ entries }: { entries: readonly Entry[] }) {
  const headingId = useId()
  return (
    <section aria-labelledby={headingId}>
      <h3 id={headingId} className="font-text text-base font-semibold tracking-normal">
        {texts.history}
      </h3>
      <ol className="mt-2 grid gap-2">
        {entries.map((entry) => (
          <li
            key={entry.id}
            className={`rounded-input px-4 py-3 text-sm ${entry.kind === 'note' ? 'bg-sol-100' : 'bg-white'}`}
          >
            <p className="flex flex-wrap items-center gap-2">
              <Badge>
                {entry.to_status
                  ? COVERAGE_STATUS_WORDS[entry.to_status]
                  : texts.kindsOf[entry.kind]}
              </Badge>
              <span className="num text-muted">
                {entry.author_name ?? texts.by[entry.by]}, {momentText(new Date(entry.at))}
              </span>
            </p>
            {entry.text ? (
              <p className="mt-1 whitespace-pre-line wrap-anywhere">{entry.text}</p>
            ) : null}
          </li>
        ))}
      </ol>
    </section>
  )
}
