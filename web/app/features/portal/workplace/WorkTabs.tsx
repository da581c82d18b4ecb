import { Menu } from 'lucide-react'
import { type ReactNode, useEffect, useState } from 'react'
import { CountBadge } from '~/ui/CountBadge.tsx'
import { waitingIn, waitingText } from '~/ui/link-groups.ts'
import { SwitchedLink } from '~/ui/SwitchedLink.tsx'
import { isTabOpen, type WorkArea } from './work-area.ts'
import { workplaceTexts } from './workplace.texts.ts'

type WorkTabsProps = {
  area: WorkArea
  disabled: boolean
  isMenuOpen: boolean
  onOpenMenu: () => void
}

/** On tablets a rail beside the page, in both. */
const RAIL =
  'md:sticky md:top-13 md:col-start-1 md:row-start-2 md:grid md:h-[calc(100dvh-3.25rem-var(--player))] md:content-start md:gap-1 md:self-start md:bg-transparent md:py-2 md:border-0 lg:hidden print:hidden'
/** The portal's own tabs are not on these pages: these stand in their place. */
const AT_THE_FOOT =
  'fixed inset-x-0 bottom-0 z-28 grid auto-cols-fr grid-flow-col border-line border-t bg-areia-50 pb-[env(safe-area-inset-bottom)] md:inset-x-auto md:bottom-auto md:grid-flow-row md:auto-rows-min md:pb-2'
/** The portal's tabs are at the foot: these go up while somebody reads on, and come back. */
const UNDER_THE_BAR =
  'sticky top-13 z-20 grid h-11 auto-cols-fr grid-flow-col border-line border-b bg-areia-50 transition-transform focus-within:translate-y-0 md:grid-flow-row md:auto-rows-min md:translate-y-0'

const FACE =
  'group grid min-w-0 content-center justify-items-center gap-0.5 font-semibold text-2xs text-muted -outline-offset-3 disabled:opacity-55 aria-[current]:text-mar-900 md:h-15'

export function WorkTabs({ area, disabled, isMenuOpen, onOpenMenu }: WorkTabsProps) {
  const isAtFoot = area.hasFoot
  const isAway = useScrollsDown(!isAtFoot)
  const shown = area.tabs.map(({ id }) => id)
  const behind = area.groups.flatMap(({ links }) => links.filter(({ id }) => !shown.includes(id)))
  const isBehind =
    behind.some(({ id }) => id === area.current) &&
    !area.tabs.some((tab) => isTabOpen(tab, area.current))
  const waiting = waitingIn({ title: null, links: behind })
  const face = `${FACE} ${isAtFoot ? 'h-[55px]' : 'h-[43px]'}`
  const place = isAtFoot ? AT_THE_FOOT : `${UNDER_THE_BAR} ${isAway ? '-translate-y-full' : ''}`
  return (
    <nav data-bar="head" aria-label={workplaceTexts.tabs} className={`${place} ${RAIL}`}>
      {area.tabs.map((tab) => (
        <SwitchedLink
          key={tab.id}
          to={tab.to}
          disabled={disabled}
          current={isTabOpen(tab, area.current)}
          className={face}
        >
          <TabFace icon={<tab.icon aria-hidden="true" className="size-5" />} waiting={tab.waiting}>
            {tab.label}
          </TabFace>
        </SwitchedLink>
      ))}
      <button
        type="button"
        disabled={disabled}
        aria-haspopup="dialog"
        aria-expanded={isMenuOpen}
        aria-current={isBehind ? 'true' : undefined}
        className={face}
        onClick={onOpenMenu}
      >
        <TabFace
          icon={<Menu aria-hidden="true" className="size-5" />}
          waiting={{ count: waiting, label: waitingText(waiting) }}
        >
          {workplaceTexts.menu[area.kind]}
        </TabFace>
      </button>
    </nav>
  )
}

type TabFaceProps = {
  icon: ReactNode
  waiting: { count: number; label: string } | undefined
  children: string
}

/** The label is first in the text, so that it begins the name: "Menu, 4 à espera". */
function TabFace({ icon, waiting, children }: TabFaceProps) {
  return (
    <>
      <span className="order-last max-w-full truncate">{children}</span>
      <span className="relative grid h-6 w-12 place-items-center rounded-full group-aria-[current]:bg-mar-100 group-aria-[current]:text-mar-700">
        {icon}
        {waiting && waiting.count > 0 ? (
          <span className="absolute top-0 left-7">
            <CountBadge {...waiting} />
          </span>
        ) : null}
      </span>
    </>
  )
}

/** A hand that rests on the glass moves the page a little: that is no reading on. */
const STEP_PX = 8
/** Near the top nothing has to make room. */
const TOP_PX = 60

/** Whether the page was last moved down, away from its top. */
function useScrollsDown(isWatched: boolean): boolean {
  const [isDown, setDown] = useState(false)
  useEffect(() => {
    if (!isWatched) return
    let last = window.scrollY
    function look() {
      const at = window.scrollY
      if (at > TOP_PX && Math.abs(at - last) < STEP_PX) return
      setDown(at > TOP_PX && at > last)
      last = at
    }
    window.addEventListener('scroll', look, { passive: true })
    return () => window.removeEventListener('scroll', look)
  }, [isWatched])
  return isWatched && isDown
}
