import { Menu } from 'lucide-react'
import type { ReactNode } from 'react'
import { useLocation } from 'react-router'
import { useHashTarget } from '~/platform/use-hash-target.ts'
import { FoldedNav } from '~/ui/FoldedNav.tsx'
import { GroupedLinks, type LinkGroup } from '~/ui/GroupedLinks.tsx'
import { dashboardsTexts } from './dashboards.texts.ts'

type WorkplaceShellProps = {
  area: string
  groups: readonly LinkGroup[]
  /** The id of the screen that is open. */
  current: string
  /** Which listing the screens are of. */
  head: ReactNode
  children: ReactNode
}

/** Screens by address: their menu beside them on a desk, unfolded from a bar on a phone. */
export function WorkplaceShell({ area, groups, current, head, children }: WorkplaceShellProps) {
  useHashTarget()
  return (
    <div className="lg:grid lg:min-h-[calc(100dvh-4.75rem)] lg:grid-cols-[15.5rem_minmax(0,1fr)]">
      <div className="on-dark hidden bg-mar-950 text-on-dark lg:block">
        <nav
          aria-label={dashboardsTexts.nav}
          className="sticky top-19 max-h-[calc(100dvh-4.75rem)] overflow-y-auto px-3.5 py-6"
        >
          <p className="px-3.5 pb-3 text-on-dark-muted text-xs">{area}</p>
          <div className="mb-4">{head}</div>
          <GroupedLinks groups={groups} current={current} />
        </nav>
      </div>
      <PhoneNav groups={groups} current={current} head={head} />
      <div className="min-w-0 bg-areia-50 px-4 pt-6 pb-14 text-sm md:px-(--gutter)">
        <div className="mx-auto grid max-w-(--content) grid-cols-[minmax(0,1fr)] gap-10">
          {children}
        </div>
      </div>
    </div>
  )
}

type PhoneNavProps = Pick<WorkplaceShellProps, 'groups' | 'current' | 'head'>

function PhoneNav({ groups, current, head }: PhoneNavProps) {
  const { key } = useLocation()
  const screen = groups.flatMap(({ links }) => links).find(({ id }) => id === current)
  return (
    <FoldedNav
      label={dashboardsTexts.nav}
      place={key}
      line={
        <>
          <Menu aria-hidden="true" className="size-5 flex-none" />
          <span className="min-w-0 flex-1 truncate font-semibold">
            {screen?.label ?? dashboardsTexts.sections.home}
          </span>
        </>
      }
    >
      <div className="py-2">{head}</div>
      <GroupedLinks groups={groups} current={current} />
    </FoldedNav>
  )
}
