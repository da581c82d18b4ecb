import { Skeleton } from '~/ui/Skeleton.tsx'

/** The shape of the reviews, for who comes from another page. */
export function ReviewsSkeleton() {
  return (
    <div aria-hidden="true" className="grid gap-5">
      <Skeleton className="h-9 w-52" />
      <Skeleton shape="block" className="h-28" />
      <Skeleton shape="block" className="h-40" />
    </div>
  )
}
