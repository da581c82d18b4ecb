import { useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { dashboardsTexts } from '~/features/portal/dashboards/dashboards.texts.ts'
import { workplaceTexts } from '~/features/portal/workplace/workplace.texts.ts'
import { clubMenu } from '~/screens/own.rules.ts'
import { CLUB_SCREENS } from '~/screens/own.screens.ts'
import { tabsOf } from '~/screens/screen.ts'
import { Chrome, type ChromeProps } from './Chrome.tsx'
import { useOwedSteps } from './use-owed-steps.ts'

/** /dash-clube: one page whose sections are the entries of its menu. */
export function ClubChrome(props: Omit<ChromeProps, 'area'>) {
  const isPending = useLocation().pathname.startsWith('/todo')
  const count = useOwedSteps()
  const groups = clubMenu({ pendencias: { count, label: dashboardsTexts.waiting.steps(count) } })
  const names = groups.flatMap(({ links }) => links.map(({ id }) => id))
  const inSight = useSectionInSight(names.filter((name) => name !== 'pendencias'))
  return (
    <Chrome
      {...props}
      area={{
        kind: 'club',
        name: dashboardsTexts.club.area,
        navLabel: dashboardsTexts.nav,
        groups,
        current: isPending ? 'pendencias' : inSight,
        tabs: tabsOf(CLUB_SCREENS, groups),
        hasFoot: false,
        publicPage: { label: workplaceTexts.toSite, to: '/' },
        live: null,
      }}
    />
  )
}

/** A section is being read once its beginning has passed this part of the screen. */
const READING_LINE = 0.35

/** The last section whose beginning has passed, for the menu to mark; the first until one has. */
function useSectionInSight(ids: readonly string[]): string | undefined {
  const [inSight, setInSight] = useState(ids[0])
  const list = ids.join(' ')
  useEffect(() => {
    const all = list.split(' ')
    function look() {
      const line = window.innerHeight * READING_LINE
      const passed = all.filter((id) => {
        const section = document.getElementById(id)
        return section !== null && section.getBoundingClientRect().top <= line
      })
      setInSight(passed.at(-1) ?? all[0])
    }
    window.addEventListener('scroll', look, { passive: true })
    return () => window.removeEventListener('scroll', look)
  }, [list])
  return inSight
}
