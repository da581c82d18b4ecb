import { Skeleton } from '~/ui/Skeleton.tsx'
import { auditTexts } from './audit.texts.ts'

export function AuditSkeleton({ lines }: { lines: number }) {
  return (
    <div role="status" className="grid gap-5 py-2">
      <span className="sr-only">{auditTexts.loading}</span>
      {Array.from({ length: lines }, (_, line) => line).map((line) => (
        <div key={line} className="flex gap-4">
          <Skeleton className="w-12" />
          <Skeleton className="w-2/3" />
        </div>
      ))}
    </div>
  )
}
