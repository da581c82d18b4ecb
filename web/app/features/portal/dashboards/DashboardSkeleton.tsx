import { Skeleton } from '~/ui/Skeleton.tsx'
import { dashboardsTexts } from './dashboards.texts.ts'

/** The shape of greeting and cards while the profile is on its way. */
export function DashboardSkeleton() {
  return (
    <div role="status" className="wrap grid gap-5 py-8">
      <span className="sr-only">{dashboardsTexts.loading}</span>
      <Skeleton className="w-40" />
      <Skeleton className="h-9 w-72 max-w-full" />
      <div className="mt-2 grid gap-5 lg:grid-cols-3">
        <Skeleton shape="block" className="h-56 lg:col-span-2" />
        <Skeleton shape="block" className="h-56" />
      </div>
      <Skeleton shape="block" className="h-72" />
    </div>
  )
}
