import type { ReactNode } from 'react'
import { ErrorState } from './ErrorState.tsx'
import { Skeleton } from './Skeleton.tsx'

type Query<Data> = {
  data: Data | undefined
  isError: boolean
  isFetching: boolean
  refetch: () => unknown
}

type SummaryRowsProps<Data> = {
  query: Query<Data>
  texts: { loading: string; loadError: string }
  rows: (data: Data) => readonly (readonly [name: string, value: ReactNode])[]
}

/** A few figures of an overview, with what stands there until they are known. */
export function SummaryRows<Data>({ query, texts, rows }: SummaryRowsProps<Data>) {
  const { data, isError, isFetching, refetch } = query
  if (isError) {
    return (
      <ErrorState
        surface="plain"
        title={texts.loadError}
        onRetry={() => void refetch()}
        retrying={isFetching}
      />
    )
  }
  if (data === undefined) {
    return (
      <div role="status" className="grid gap-3 py-2">
        <span className="sr-only">{texts.loading}</span>
        <Skeleton className="w-2/3" />
        <Skeleton className="w-1/2" />
        <Skeleton className="w-3/5" />
      </div>
    )
  }
  return (
    <dl>
      {rows(data).map(([name, value]) => (
        <div key={name} className="flex justify-between gap-4 border-t border-line py-2 last:pb-0">
          <dt className="text-muted">{name}</dt>
          <dd className="num min-w-0 text-right font-semibold wrap-break-word">{value}</dd>
        </div>
      ))}
    </dl>
  )
}
