import { useQuery } from '@tanstack/react-query'
import { ClipboardList } from 'lucide-react'
import { useSearchParams } from 'react-router'
import { failureText } from '~/platform/failure-text.ts'
import { Button } from '~/ui/Button.tsx'
import { Chip } from '~/ui/Chip.tsx'
import { CursorPagination } from '~/ui/CursorPagination.tsx'
import { cursorTrail, withFilter } from '~/ui/cursor-trail.ts'
import { EmptyState } from '~/ui/EmptyState.tsx'
import { ErrorState } from '~/ui/ErrorState.tsx'
import { Field } from '~/ui/Field.tsx'
import { Panel } from '~/ui/Panel.tsx'
import { Select } from '~/ui/Select.tsx'
import { AuditEntryRow } from './AuditEntryRow.tsx'
import { AuditSkeleton } from './AuditSkeleton.tsx'
import { auditQuery } from './audit.queries.ts'
import { auditTexts } from './audit.texts.ts'
import { byDay } from './audit-days.ts'
import { actionName } from './audit-sentences.ts'

export const ACTION = 'acao'
export const SUBJECT = 'sobre'
const ALL = 'tudo'

export function AuditScreen() {
  const [address, setAddress] = useSearchParams()
  const action = address.get(ACTION) ?? undefined
  const subject = address.get(SUBJECT) ?? undefined
  const trail = cursorTrail(address)
  const log = useQuery(auditQuery({ action, subject, cursor: trail.current }))
  const actions = [...new Set([...(log.data?.actions ?? []), ...(action ? [action] : [])])]
  const options = [
    { value: ALL, label: auditTexts.all },
    ...actions
      .map((value) => ({ value, label: actionName(value) }))
      .sort((a, b) => a.label.localeCompare(b.label, 'pt-BR')),
  ]
  const filterBy = (name: string, value: string) =>
    setAddress((current) => withFilter(current, name, value))
  return (
    <Panel aria-label={auditTexts.title} className="grid gap-4">
      <div className="grid items-end gap-4 md:grid-cols-[20rem_auto] md:justify-start">
        <Field label={auditTexts.filter}>
          <Select
            options={options}
            value={action ?? ALL}
            onValueChange={(chosen) => filterBy(ACTION, chosen === ALL ? '' : chosen)}
          />
        </Field>
        {subject ? (
          <Chip removable onClick={() => filterBy(SUBJECT, '')} className="justify-self-start">
            {auditTexts.aboutOne}
            <span className="sr-only">, {auditTexts.aboutAll}</span>
          </Chip>
        ) : null}
      </div>
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
            <NoEntries
              isFiltered={address.size > 0}
              onClear={() => setAddress(new URLSearchParams())}
            />
          ) : null}
          {byDay(log.data.entries).map(({ day, title, entries }) => (
            <section key={day} aria-label={title} className="mb-4">
              <h2 className="border-b border-line pb-2 text-base font-semibold">{title}</h2>
              <ul>
                {entries.map((entry) => (
                  <AuditEntryRow
                    key={entry.id}
                    entry={entry}
                    aboutSubject={(id) => `?${withFilter(new URLSearchParams(), SUBJECT, id)}`}
                  />
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
  const { none, clear } = auditTexts
  return (
    <EmptyState
      surface="plain"
      icon={<ClipboardList />}
      title={isFiltered ? none.filteredTitle : none.title}
      action={isFiltered ? <Button onClick={onClear}>{clear}</Button> : null}
    >
      {isFiltered ? none.filteredText : none.text}
    </EmptyState>
  )
}
