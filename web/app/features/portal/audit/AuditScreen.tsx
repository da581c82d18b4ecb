import { useQuery } from '@tanstack/react-query'
import { ClipboardList } from 'lucide-react'
import { failureText } from '~/platform/failure-text.ts'
import { Button } from '~/ui/Button.tsx'
import { CursorPagination } from '~/ui/CursorPagination.tsx'
import { withFilter } from '~/ui/cursor-trail.ts'
import { EmptyState } from '~/ui/EmptyState.tsx'
import { ErrorState } from '~/ui/ErrorState.tsx'
import { Panel } from '~/ui/Panel.tsx'
import { AuditEntryRow } from './AuditEntryRow.tsx'
import { AuditFilters } from './AuditFilters.tsx'
import { AuditSkeleton } from './AuditSkeleton.tsx'
import { auditQuery } from './audit.queries.ts'
import { auditTexts } from './audit.texts.ts'
import { byDay } from './audit-days.ts'
import { type FilterName, useAuditFilter } from './use-audit-filter.ts'

const filteredBy = (name: FilterName, value: string) =>
  `?${withFilter(new URLSearchParams(), name, value)}`
const UNNAMED = { actor: null, subject: null }

export default function AuditScreen() {
  const { filter, trail, isFiltered, clear, ...address } = useAuditFilter()
  const log = useQuery(auditQuery({ ...filter, cursor: trail.current }))
  return (
    <Panel aria-label={auditTexts.title} className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <AuditFilters
        {...address}
        filter={filter}
        isFiltered={isFiltered}
        clear={clear}
        actions={log.data?.actions ?? []}
        named={log.data && !log.isPlaceholderData ? log.data.chosen : UNNAMED}
      />
      {log.isError ? (
        <ErrorState
          surface="plain"
          title={auditTexts.loadError}
          onRetry={() => void log.refetch()}
          retrying={log.isFetching}
        >
          {failureText(log.error)}
        </ErrorState>
      ) : log.data ? (
        <div
          aria-busy={log.isPlaceholderData}
          className={log.isPlaceholderData ? 'opacity-60' : undefined}
        >
          {log.data.entries.length === 0 ? (
            <NoEntries isFiltered={isFiltered} onClear={clear} />
          ) : null}
          {byDay(log.data.entries, new Date()).map(({ day, title, entries }) => (
            <section key={day} aria-label={title} className="mb-4">
              <h2 className="border-b border-line pb-2 text-base font-semibold">{title}</h2>
              <ul>
                {entries.map((entry) => (
                  <AuditEntryRow key={entry.id} entry={entry} filteredBy={filteredBy} />
                ))}
              </ul>
            </section>
          ))}
          <CursorPagination previous={trail.previous} next={trail.next(log.data.next_cursor)} />
        </div>
      ) : (
        <AuditSkeleton lines={8} />
      )}
    </Panel>
  )
}

function NoEntries({ isFiltered, onClear }: { isFiltered: boolean; onClear: () => void }) {
  const { none, filters } = auditTexts
  return (
    <EmptyState
      surface="plain"
      icon={<ClipboardList />}
      title={isFiltered ? none.filteredTitle : none.title}
      action={isFiltered ? <Button onClick={onClear}>{filters.clear}</Button> : null}
    >
      {isFiltered ? none.filteredText : none.text}
    </EmptyState>
  )
}
