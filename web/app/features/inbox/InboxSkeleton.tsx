import { Skeleton } from '~/ui/Skeleton.tsx'
import { inboxTexts } from './inbox.texts.ts'

export function InboxSkeleton() {
  return (
    <div role="status" className="grid">
      <span className="sr-only">{inboxTexts.loading}</span>
      {['a', 'b', 'c', 'd', 'e'].map((key) => (
        <div key={key} className="flex gap-3 border-t border-line px-2 py-3.5 first:border-0">
          <Skeleton shape="circle" className="size-10 flex-none" />
          <div className="grid flex-1 gap-2.5 pt-1">
            <Skeleton className="w-2/5" />
            <Skeleton className="w-4/5" />
          </div>
        </div>
      ))}
    </div>
  )
}
