import { ListTodo } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { CountBadge } from '~/ui/CountBadge.tsx'
import type { DashboardLink } from './dashboard-link.ts'
import { dashboardsTexts } from './dashboards.texts.ts'

type DashboardLinksProps = {
  links: readonly DashboardLink[]
  current: string | undefined
  waiting: number
}

/** The sections of this page, then the page of what waits, on the dark of the menu. */
export function DashboardLinks({ links, current, waiting }: DashboardLinksProps) {
  return (
    <ul className="grid gap-1">
      {links.map(({ id, label, icon: Icon }) => (
        <NavItem key={id} to={`#${id}`} isCurrent={id === current}>
          <Icon aria-hidden="true" className="size-4.5 flex-none" />
          {label}
        </NavItem>
      ))}
      <NavItem to="/todo">
        <ListTodo aria-hidden="true" className="size-4.5 flex-none" />
        <span className="flex-1">{dashboardsTexts.sections.pending}</span>
        {waiting > 0 ? (
          <CountBadge count={waiting} label={dashboardsTexts.waiting(waiting)} />
        ) : null}
      </NavItem>
    </ul>
  )
}

type NavItemProps = { to: string; isCurrent?: boolean; children: ReactNode }

function NavItem({ to, isCurrent = false, children }: NavItemProps) {
  return (
    <li>
      <Link
        to={to}
        aria-current={isCurrent ? 'true' : undefined}
        className="flex min-h-11 items-center gap-3 rounded-item px-3.5 text-sm font-[550] text-on-dark hover:bg-mar-900 aria-[current]:bg-areia-50 aria-[current]:font-semibold aria-[current]:text-mar-950"
      >
        {children}
      </Link>
    </li>
  )
}
