import { useQuery } from '@tanstack/react-query'
import { ErrorState } from '~/ui/ErrorState.tsx'
import { Skeleton } from '~/ui/Skeleton.tsx'
import { allTabBarQuery } from './tabbar-editor.queries.ts'
import { tabbarEditorTexts } from './tabbar-editor.texts.ts'
import { POSITIONS } from './tabbar-order.rules.ts'

/** For the overview: how much of the bar is configured. */
export function TabBarSummary() {
  const { data, isError, isFetching, refetch } = useQuery(allTabBarQuery())
  const { summary, loading, loadError } = tabbarEditorTexts
  if (isError) {
    return (
      <ErrorState
        surface="plain"
        title={loadError}
        onRetry={() => void refetch()}
        retrying={isFetching}
      />
    )
  }
  if (!data) {
    return (
      <div role="status" className="grid gap-3 py-2">
        <span className="sr-only">{loading}</span>
        <Skeleton className="w-2/3" />
        <Skeleton className="w-1/2" />
        <Skeleton className="w-3/5" />
      </div>
    )
  }
  const active = data.filter((item) => item.is_active)
  const configured = new Set(active.map(({ position }) => position))
  const rows = [
    [summary.active, active.length],
    [summary.inactive, data.length - active.length],
    [summary.standard, POSITIONS.length - configured.size],
  ] as const
  return (
    <dl>
      {rows.map(([name, value]) => (
        <div key={name} className="flex justify-between gap-4 border-t border-line py-2 last:pb-0">
          <dt className="text-muted">{name}</dt>
          <dd className="num font-semibold">{value}</dd>
        </div>
      ))}
    </dl>
  )
}
