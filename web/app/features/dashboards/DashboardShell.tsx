import { type ReactNode, useEffect, useState } from 'react'
import { useHashTarget } from '~/platform/use-hash-target.ts'
import { Avatar } from '~/ui/Avatar.tsx'
import { DashboardLinks } from './DashboardLinks.tsx'
import { DashboardPhoneNav } from './DashboardPhoneNav.tsx'
import type { DashboardLink } from './dashboard-link.ts'
import { dashboardsTexts } from './dashboards.texts.ts'

/** A section is being read while it crosses the upper middle of the screen. */
const READING_BAND = '-25% 0px -65% 0px'

type DashboardShellProps = {
  area: string
  person: { name: string; planLabel: string; avatarUrl: string | null }
  links: readonly DashboardLink[]
  /** How many things wait in "Pendências". */
  waiting: number
  children: ReactNode
}

/** Navigation beside the sections on a desk, as chips above them on a phone. */
export function DashboardShell({ area, person, links, waiting, children }: DashboardShellProps) {
  const current = useCurrentSection(links.map(({ id }) => id))
  useHashTarget()
  return (
    <div className="lg:grid lg:min-h-[calc(100dvh-4.75rem)] lg:grid-cols-[15.5rem_minmax(0,1fr)]">
      <div className="on-dark hidden bg-mar-950 text-on-dark lg:block">
        <nav aria-label={dashboardsTexts.nav} className="sticky top-19 px-3.5 py-6">
          <p className="px-3.5 pb-3 text-xs text-on-dark-muted">{area}</p>
          <div className="mb-4 flex items-center gap-3 rounded-item bg-mar-900 px-3 py-2.5">
            <Avatar name={person.name} src={person.avatarUrl} />
            <p className="min-w-0 text-sm leading-tight font-semibold">
              <span className="block truncate">{person.name}</span>
              <span className="block text-xs font-normal text-on-dark-muted">
                {person.planLabel}
              </span>
            </p>
          </div>
          <DashboardLinks links={links} current={current} waiting={waiting} />
        </nav>
      </div>
      <DashboardPhoneNav links={links} current={current} waiting={waiting} />
      <div className="min-w-0 bg-areia-50 px-4 pt-6 pb-14 text-sm md:px-(--gutter)">
        <div className="mx-auto grid max-w-(--content) grid-cols-[minmax(0,1fr)] gap-10">
          {children}
        </div>
      </div>
    </div>
  )
}

/** The id of the section on screen, for the navigation to mark. */
function useCurrentSection(ids: readonly string[]): string | undefined {
  const [current, setCurrent] = useState(ids[0])
  const list = ids.join(' ')

  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => {
        const seen = entries.find(({ isIntersecting }) => isIntersecting)
        if (seen) setCurrent(seen.target.id)
      },
      { rootMargin: READING_BAND },
    )
    for (const id of list.split(' ')) {
      const section = document.getElementById(id)
      if (section) observer.observe(section)
    }
    return () => observer.disconnect()
  }, [list])

  return current
}
