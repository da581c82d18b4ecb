import { LogOut, type LucideIcon, Settings } from 'lucide-react'
import { Avatar } from '~/ui/Avatar.tsx'
import { dashboardInfo } from './dashboard.rules.ts'
import { dashboardIcon } from './dashboard-icon.ts'
import { dropdownPanel, dropdownRow } from './dropdown-styles.ts'
import { MenuLink } from './MenuLink.tsx'
import { OWN_LINKS } from './navigation.ts'
import { planLabels } from './plan-labels.rules.ts'
import { ShellLink } from './ShellLink.tsx'
import { shellTexts } from './shell.texts.ts'
import { useDisclosure } from './use-disclosure.ts'
import { useSignOut } from './use-sign-out.ts'
import type { Member } from './viewer.ts'

type AvatarMenuProps = {
  member: Member
  disabled: boolean
  onOpenProfile: () => void
  /** The member's own dashboard, unless told of more places. */
  places?: readonly { label: string; path: string; icon: LucideIcon }[] | undefined
}

const row = `${dropdownRow} flex w-full items-center font-[550] aria-[current]:font-bold [&_svg]:flex-none`

/** Who is signed in and what belongs to them. */
export function AvatarMenu({ member, disabled, onOpenProfile, places }: AvatarMenuProps) {
  const { root, button, panelId, isOpen, close, closeToButton } = useDisclosure()
  const { isLeaving, leave } = useSignOut()
  const own = { ...dashboardInfo(member.planType), icon: dashboardIcon(member.planType) }
  const { account } = shellTexts

  return (
    <div ref={root} className="relative flex-none">
      <button
        {...button}
        disabled={disabled}
        aria-label={account.menu}
        className="grid size-11 place-items-center rounded-full hover:bg-areia-200 disabled:pointer-events-none disabled:opacity-55"
      >
        <Avatar name={member.name} src={member.avatarUrl} />
      </button>
      <div
        id={panelId}
        hidden={!isOpen || disabled}
        className={`${dropdownPanel} right-0 w-72 text-ink text-sm`}
      >
        <div className="border-line border-b px-3 pt-2 pb-3">
          <p className="truncate font-semibold" title={member.email}>
            {member.email}
          </p>
          <p className="text-muted">{planLabels(member.planType).menu}</p>
        </div>
        <ul className="mt-2">
          {(places ?? [own]).map(({ label, path, icon: Icon }) => (
            <li key={path}>
              <ShellLink to={path} onClick={close} className={row}>
                <Icon aria-hidden="true" size={20} strokeWidth={1.9} className="text-mar-600" />
                {label}
              </ShellLink>
            </li>
          ))}
          {OWN_LINKS.map((item) => (
            <li key={item.path}>
              <MenuLink item={item} onNavigate={close} className={dropdownRow} />
            </li>
          ))}
          <li>
            <button
              type="button"
              className={row}
              onClick={() => {
                closeToButton()
                onOpenProfile()
              }}
            >
              <Settings aria-hidden="true" size={20} strokeWidth={1.9} className="text-mar-600" />
              {account.settings}
            </button>
          </li>
          <li className="mt-2 border-line border-t pt-2">
            <button type="button" aria-disabled={isLeaving} className={row} onClick={leave}>
              <LogOut aria-hidden="true" size={20} strokeWidth={1.9} className="text-mar-600" />
              {account.signOut}
            </button>
          </li>
        </ul>
      </div>
    </div>
  )
}
