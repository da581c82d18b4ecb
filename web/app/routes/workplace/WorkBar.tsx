import { isAdministratorPlan } from '@portal/contract/shared/plan-rules'
import { useQuery } from '@tanstack/react-query'
import { ExternalLink, Search, Shield, Store, UserRound } from 'lucide-react'
import { useSiteIdentity } from '~/features/ground/settings/settings.queries.ts'
import { myListingsQuery } from '~/features/guide/my-listings/my-listings.queries.ts'
import { NotificationBell } from '~/features/people/notifications/NotificationBell.tsx'
import { AvatarMenu } from '~/features/portal/shell/AvatarMenu.tsx'
import { dashboardInfo } from '~/features/portal/shell/dashboard.rules.ts'
import { viewerOf } from '~/features/portal/shell/viewer.ts'
import { LiveState } from '~/features/portal/workplace/LiveState.tsx'
import type { WorkArea } from '~/features/portal/workplace/work-area.ts'
import { workplaceTexts as texts } from '~/features/portal/workplace/workplace.texts.ts'
import { useAuth } from '~/platform/session/auth-context.ts'
import { LogoMark } from '~/ui/LogoMark.tsx'
import { SwitchedLink } from '~/ui/SwitchedLink.tsx'
import { AreaSwitch } from './AreaSwitch.tsx'

type WorkBarProps = {
  area: WorkArea | null
  disabled: boolean
  onOpenPalette: () => void
  onOpenProfile: () => void
}

/** One slim bar: where one is, how it stands, and who one is. */
export function WorkBar({ area, disabled, onOpenPalette, onOpenProfile }: WorkBarProps) {
  const viewer = viewerOf(useAuth())
  const { siteName } = useSiteIdentity()
  const places = useOwnPlaces()
  return (
    <header data-bar="head" className="on-dark gap-1 text-on-dark text-sm md:gap-2 print:hidden">
      <SwitchedLink
        to="/"
        disabled={disabled}
        className={`grid size-11 flex-none place-items-center rounded-item hover:bg-mar-900 ${area ? 'max-md:hidden' : ''}`}
      >
        <LogoMark className="size-8" />
        <span className="sr-only">{texts.home(siteName)}</span>
      </SwitchedLink>
      {area ? <AreaSwitch area={area} disabled={disabled} /> : null}
      {area ? <GoTo disabled={disabled} onOpen={onOpenPalette} /> : <span className="flex-1" />}
      {area?.live ? (
        <SwitchedLink
          to={area.live.to}
          disabled={disabled}
          className="flex h-11 min-w-0 flex-none items-center rounded-item px-2.5 font-semibold hover:bg-mar-900 max-md:hidden"
        >
          <LiveState {...area.live} />
        </SwitchedLink>
      ) : null}
      {area?.publicPage ? (
        <SwitchedLink
          to={area.publicPage.to}
          disabled={disabled}
          className="grid size-11 flex-none place-items-center rounded-item text-on-dark-muted hover:bg-mar-900 max-md:hidden"
        >
          <ExternalLink aria-hidden="true" className="size-5" />
          <span className="sr-only">{area.publicPage.label}</span>
        </SwitchedLink>
      ) : null}
      {area ? <NotificationBell to={bellAddress(area)} disabled={disabled} /> : null}
      {viewer.status === 'member' ? (
        <AvatarMenu
          member={viewer}
          disabled={disabled}
          onOpenProfile={onOpenProfile}
          places={places}
        />
      ) : null}
    </header>
  )
}

/** The section of this area's own account; the administration has that of a member. */
const bellAddress = ({ groups }: WorkArea) =>
  groups.flatMap(({ links }) => links).find(({ id }) => id === 'avisos')?.to ?? '/dash-clube#avisos'

/** Looks like the box it opens; on a phone there is room for its picture only. */
function GoTo({ disabled, onOpen }: { disabled: boolean; onOpen: () => void }) {
  return (
    <button
      type="button"
      disabled={disabled}
      aria-haspopup="dialog"
      aria-keyshortcuts="Control+K Meta+K"
      onClick={onOpen}
      className="grid size-11 flex-none place-items-center rounded-item hover:bg-mar-900 disabled:opacity-55 md:mx-auto md:flex md:w-auto md:min-w-0 md:max-w-110 md:flex-1 md:gap-2.5 md:bg-mar-900 md:px-3.5 md:text-on-dark-muted md:hover:bg-mar-700"
    >
      <Search aria-hidden="true" className="size-5 flex-none" />
      <span className="min-w-0 truncate text-left max-md:sr-only md:flex-1">{texts.goTo}</span>
      <kbd className="flex-none rounded-[6px] bg-mar-950 px-1.5 py-0.5 font-semibold font-text text-on-dark text-xs max-lg:hidden">
        {texts.shortcut}
      </kbd>
    </button>
  )
}

/** Every dashboard that is open to the person, and the way back to the portal. */
function useOwnPlaces() {
  const { user, planType } = useAuth()
  const listings = useQuery({ ...myListingsQuery(), enabled: user !== null })
  const own = dashboardInfo(planType)
  const business = dashboardInfo('espadarte')
  const isBusiness = own.path === business.path || (listings.data ?? []).length > 0
  return [
    ...(isAdministratorPlan(planType) ? [{ ...own, icon: Shield }] : []),
    ...(isBusiness ? [{ ...business, icon: Store }] : []),
    { ...dashboardInfo('clube'), icon: UserRound },
    { label: texts.toSite, path: '/', icon: ExternalLink },
  ]
}
