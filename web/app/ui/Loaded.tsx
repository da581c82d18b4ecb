import type { ReactNode } from 'react'
import { ErrorState } from './ErrorState.tsx'
import { Skeleton } from './Skeleton.tsx'

type LoadedProps<Data> = {
  query: {
    data: Data | undefined
    isError: boolean
    error: unknown
    isFetching: boolean
    refetch: () => unknown
  }
  texts: { loading: string; loadError: string }
  /** The sentence of a failure. */
  why: (error: unknown) => string
  surface?: 'sand' | 'plain'
  /** The height of what comes. */
  className?: string
  /** Another way out, beside trying again. */
  action?: ReactNode
  children: (data: Data) => ReactNode
}

/**
 * In its shape while it comes, with another try where it does not. What is there stays when asking
 * again fails: somebody may be writing in it.
 */
export function Loaded<Data>({
  query,
  texts,
  why,
  surface = 'sand',
  className = 'h-80',
  action,
  children,
}: LoadedProps<Data>) {
  if (query.data !== undefined) return children(query.data)
  if (query.isError) {
    return (
      <ErrorState
        title={texts.loadError}
        onRetry={() => void query.refetch()}
        retrying={query.isFetching}
        surface={surface}
        action={action}
      >
        {why(query.error)}
      </ErrorState>
    )
  }
  return (
    <div role="status">
      <span className="sr-only">{texts.loading}</span>
      <Skeleton shape="block" className={className} />
    </div>
  )
}
