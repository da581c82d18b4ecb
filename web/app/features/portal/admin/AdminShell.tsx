import type { ReactNode } from 'react'
import { useLocation } from 'react-router'
import { adminHeadAt } from '~/screens/admin.rules.ts'
import { LinkTabs } from '~/ui/LinkTabs.tsx'

type Tabs = { label: string; links: { label: string; to: string; current: boolean }[] }
type AdminShellProps = {
  notice?: ReactNode
  /** The pages of its entry. */
  tabs: Tabs | null
  children: ReactNode
}

/** A page of the admin area under its name; its menu is around it. */
export function AdminShell({ notice, tabs, children }: AdminShellProps) {
  const { pathname } = useLocation()
  const current = adminHeadAt(pathname)
  return (
    <div className="min-w-0 px-4 pt-5 pb-10 text-sm md:px-7 md:pt-6 lg:px-9 lg:pt-7">
      <div className="mx-auto grid max-w-(--content) grid-cols-[minmax(0,1fr)] gap-5">
        {current ? (
          <header>
            <h1 className="text-[1.5rem] md:text-[1.875rem]">{current.label}</h1>
            {current.lead ? <p className="max-w-[64ch] text-muted">{current.lead}</p> : null}
          </header>
        ) : null}
        {tabs ? <LinkTabs {...tabs} /> : null}
        {notice}
        {children}
      </div>
    </div>
  )
}
