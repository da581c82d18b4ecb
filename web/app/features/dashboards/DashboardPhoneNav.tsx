import { ChipRow } from '~/ui/ChipRow.tsx'
import { CountBadge } from '~/ui/CountBadge.tsx'
import { LinkChip } from '~/ui/LinkChip.tsx'
import type { DashboardLink } from './dashboard-link.ts'
import { dashboardsTexts } from './dashboards.texts.ts'

type DashboardPhoneNavProps = {
  links: readonly DashboardLink[]
  current: string | undefined
  waiting: number
}

/** Stays under the header of a phone or tablet while the sections pass below. */
export function DashboardPhoneNav({ links, current, waiting }: DashboardPhoneNavProps) {
  return (
    <nav
      aria-label={dashboardsTexts.nav}
      className="sticky top-15 z-20 border-b border-line bg-areia-50 px-(--gutter) py-1 lg:hidden"
    >
      {/* Positioned, or the unseen words of the badge would widen the page. */}
      <ChipRow className="relative">
        {links.map(({ id, label }) => (
          <LinkChip key={id} to={`#${id}`} aria-current={id === current ? 'true' : undefined}>
            {label}
          </LinkChip>
        ))}
        <LinkChip to="/todo">
          {dashboardsTexts.sections.pending}
          {waiting > 0 ? (
            <CountBadge count={waiting} label={dashboardsTexts.waiting(waiting)} />
          ) : null}
        </LinkChip>
      </ChipRow>
    </nav>
  )
}
