import { NAV_ICONS } from './nav-icons.ts'
import type { NavItem } from './navigation.ts'
import { ShellLink } from './ShellLink.tsx'

type MenuLinkProps = { item: NavItem; onNavigate: () => void; className: string }

/** A link with its picture, as the dropdown and the drawer list them. */
export function MenuLink({ item, onNavigate, className }: MenuLinkProps) {
  const Icon = NAV_ICONS[item.path]
  return (
    <ShellLink
      to={item.path}
      onClick={onNavigate}
      className={`flex items-center font-[550] aria-[current]:font-bold ${className}`}
    >
      {Icon ? (
        <Icon aria-hidden="true" size={20} strokeWidth={1.9} className="flex-none text-mar-600" />
      ) : null}
      {item.label}
    </ShellLink>
  )
}
