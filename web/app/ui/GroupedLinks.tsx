import type { LucideIcon } from 'lucide-react'
import { Link } from 'react-router'
import { CountBadge } from './CountBadge.tsx'

type GroupedLink = {
  id: string
  label: string
  icon: LucideIcon
  to: string
  /** How many things wait there, and how that is said. */
  waiting?: { count: number; label: string } | undefined
}
export type LinkGroup = { title: string | null; links: readonly GroupedLink[] }

type GroupedLinksProps = {
  groups: readonly LinkGroup[]
  /** The id of the one that is open. */
  current: string | undefined
}

/** The menu of an area on its dark side. */
export function GroupedLinks({ groups, current }: GroupedLinksProps) {
  return groups.map(({ title, links }) => (
    <div key={title ?? ''}>
      {title ? <p className="px-3.5 pt-4 pb-1 text-on-dark-muted text-xs">{title}</p> : null}
      <ul aria-label={title ?? undefined} className="grid gap-1">
        {links.map(({ id, label, icon: Icon, to, waiting }) => (
          <li key={id}>
            <Link
              to={to}
              aria-current={id === current ? 'page' : undefined}
              className="flex min-h-11 items-center gap-3 rounded-item px-3.5 font-[550] text-on-dark text-sm hover:bg-mar-900 aria-[current]:bg-areia-50 aria-[current]:font-semibold aria-[current]:text-mar-950"
            >
              <Icon aria-hidden="true" className="size-4.5 flex-none" />
              <span className="flex-1">{label}</span>
              {waiting && waiting.count > 0 ? <CountBadge {...waiting} /> : null}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  ))
}
