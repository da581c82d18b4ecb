import { queryOptions, useQuery } from '@tanstack/react-query'
import { CopyCheck } from 'lucide-react'
import { type ApiClient, browserApi } from '~/platform/api.ts'
import { failureText } from '~/platform/failure-text.ts'
import { useAuth } from '~/platform/session/auth-context.ts'
import { EmptyState } from '~/ui/EmptyState.tsx'
import { ErrorState } from '~/ui/ErrorState.tsx'
import { Panel } from '~/ui/Panel.tsx'
import { Skeleton } from '~/ui/Skeleton.tsx'
import { DuplicatePair } from './DuplicatePair.tsx'
import { duplicatesTexts } from './duplicates.texts.ts'

export default function DuplicatesScreen() {
  // Superadmins alone decide between two owners.
  const mayChooseOwner = useAuth().planType === 'superadmin'
  const found = useQuery(duplicatesQuery())
  if (found.isError) {
    return (
      <ErrorState
        title={duplicatesTexts.loadError}
        onRetry={() => void found.refetch()}
        retrying={found.isFetching}
      >
        {failureText(found.error)}
      </ErrorState>
    )
  }
  if (!found.data) return <PairsSkeleton />
  const { pairs, total } = found.data
  if (pairs.length === 0) {
    return (
      <EmptyState icon={<CopyCheck />} title={duplicatesTexts.none.title} level="h2">
        {duplicatesTexts.none.text}
      </EmptyState>
    )
  }
  return (
    <section aria-label={duplicatesTexts.caption} className="grid gap-5">
      <p role="status" className="text-muted">
        {duplicatesTexts.count(total)} {total > pairs.length ? duplicatesTexts.rest : null}
      </p>
      {pairs.map((pair) => (
        <DuplicatePair
          key={`${pair.one.id}${pair.other.id}`}
          mayChooseOwner={mayChooseOwner}
          {...pair}
        />
      ))}
    </section>
  )
}

function PairsSkeleton() {
  return (
    <div role="status" className="grid gap-5">
      <span className="sr-only">{duplicatesTexts.loading}</span>
      {['a', 'b'].map((key) => (
        <Panel key={key} className="grid gap-4 md:grid-cols-2">
          <Skeleton shape="block" className="h-64 w-full" />
          <Skeleton shape="block" className="h-64 w-full" />
        </Panel>
      ))}
    </div>
  )
}

const DUPLICATES_KEY = ['admin', 'duplicates'] as const

const duplicatesQuery = (api: ApiClient = browserApi) =>
  queryOptions({
    queryKey: DUPLICATES_KEY,
    queryFn: () => api.get('/api/v1/admin/duplicates'),
    refetchOnMount: 'always',
  })
