import { ExternalLink } from 'lucide-react'
import { GroupedLinks } from '~/ui/GroupedLinks.tsx'
import { SwitchedLink } from '~/ui/SwitchedLink.tsx'
import type { WorkArea } from './work-area.ts'

type SideMenuProps = {
  area: WorkArea
  disabled: boolean
}

/** Beside the page on a desk: every screen in reach without scrolling on a screen of 800 px. */
export function SideMenu({ area, disabled }: SideMenuProps) {
  const { groups, current, firstGroup, publicPage } = area
  return (
    <nav
      aria-label={area.navLabel}
      className="sticky top-13 col-start-1 row-start-2 flex h-[calc(100dvh-3.25rem-var(--player))] flex-col self-start overflow-y-auto overscroll-contain px-3 py-2 text-sm max-lg:hidden print:hidden"
    >
      <GroupedLinks groups={groups} current={current} first={firstGroup} disabled={disabled} />
      {area.kind === 'business' && publicPage ? (
        <SwitchedLink
          to={publicPage.to}
          disabled={disabled}
          className="mt-auto flex min-h-11 flex-none items-center gap-3 rounded-item px-3 font-[550] text-mar-900 -outline-offset-3 hover:bg-areia-200"
        >
          <ExternalLink aria-hidden="true" className="size-4.5 flex-none text-mar-600" />
          {publicPage.label}
        </SwitchedLink>
      ) : null}
    </nav>
  )
}
