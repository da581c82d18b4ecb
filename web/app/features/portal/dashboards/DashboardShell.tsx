import type { ReactNode } from 'react'
import { useHashTarget } from '~/platform/use-hash-target.ts'

/** What a screen of a dashboard stands in; its menu is around the page. */
export function DashboardShell({ children }: { children: ReactNode }) {
  useHashTarget()
  return (
    <div className="min-w-0 px-4 pt-5 pb-12 text-sm md:px-7 md:pt-6 lg:px-9 lg:pt-7">
      <div className="mx-auto grid max-w-(--content) grid-cols-[minmax(0,1fr)] gap-10">
        {children}
      </div>
    </div>
  )
}
