import { Skeleton } from '~/ui/Skeleton.tsx'
import { receivedReviewsTexts } from './received-reviews.texts.ts'

export function ReviewsSkeleton() {
  return (
    <div role="status" className="grid gap-5">
      <span className="sr-only">{receivedReviewsTexts.loading}</span>
      <Skeleton shape="block" className="h-44" />
      {['a', 'b', 'c'].map((key) => (
        <div key={key} className="grid gap-3 border-t border-line pt-5">
          <div className="flex items-center gap-3">
            <Skeleton shape="circle" className="size-10" />
            <Skeleton className="w-1/3" />
          </div>
          <Skeleton className="w-full" />
          <Skeleton className="w-2/3" />
        </div>
      ))}
    </div>
  )
}
