import { TabIcon } from './TabIcon.tsx'
import type { Tab } from './tabbar.rules.ts'

/**
 * Worn by what holds a `TabFace`; its `aria-current` lights the tab up. A tab is as wide as its words
 * need, up to the 85 px of spec §2.5: "Dashboard Empresarial" would touch the edge of a sixth of 360 px.
 */
export const tabStyle =
  'group flex h-(--tab,4rem) min-w-0 max-w-[85px] flex-auto flex-col px-0.5 items-center justify-center gap-[3px] font-semibold text-2xs text-muted -outline-offset-3 aria-[current]:text-mar-900'

export function TabFace({ tab }: { tab: Pick<Tab, 'icon' | 'label'> }) {
  return (
    <>
      <span className="grid h-(--tab-pill,1.75rem) w-11 flex-none place-items-center rounded-full group-aria-[current]:bg-mar-100 group-aria-[current]:text-mar-700">
        <TabIcon name={tab.icon} />
      </span>
      <span className="line-clamp-2 max-w-full text-center">{tab.label}</span>
    </>
  )
}
