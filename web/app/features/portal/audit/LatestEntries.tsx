import { useQuery } from '@tanstack/react-query'
import { ClipboardList } from 'lucide-react'
import { momentText } from '~/platform/moments.ts'
import { EmptyState } from '~/ui/EmptyState.tsx'
import { ErrorState } from '~/ui/ErrorState.tsx'
import { AuditLine } from './AuditLine.tsx'
import { AuditSkeleton } from './AuditSkeleton.tsx'
import { auditQuery } from './audit.queries.ts'
import { auditTexts } from './audit.texts.ts'

const LATEST = 8

/** For the overview: the last deeds in the portal. */
export function LatestEntries() {
  const { data, isError, isFetching, refetch } = useQuery(auditQuery({ limit: LATEST }))
  if (isError) {
    return (
      <ErrorState
        surface="plain"
        title={auditTexts.loadError}
        onRetry={() => void refetch()}
        retrying={isFetching}
      />
    )
  }
  if (!data) return <AuditSkeleton lines={5} />
  if (data.entries.length === 0) {
    return (
      <EmptyState surface="plain" icon={<ClipboardList />} title={auditTexts.none.title}>
        {auditTexts.none.text}
      </EmptyState>
    )
  }
  return (
    <ol>
      {data.entries.map((entry) => (
        <li
          key={entry.id}
          className="flex flex-wrap justify-between gap-x-4 border-t border-line py-2 last:pb-0"
        >
          <AuditLine entry={entry} />
          <time dateTime={entry.at} className="num text-xs leading-[1.5rem] text-muted">
            {momentText(new Date(entry.at))}
          </time>
        </li>
      ))}
    </ol>
  )
}
