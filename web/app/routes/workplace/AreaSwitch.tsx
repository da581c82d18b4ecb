import { ChevronsUpDown, Landmark, type LucideIcon, Store, UserRound } from 'lucide-react'
import { useDisclosure } from '~/features/portal/shell/use-disclosure.ts'
import { LiveState } from '~/features/portal/workplace/LiveState.tsx'
import type { WorkArea } from '~/features/portal/workplace/work-area.ts'
import { workplaceTexts } from '~/features/portal/workplace/workplace.texts.ts'
import { CountBadge } from '~/ui/CountBadge.tsx'
import { waitingText } from '~/ui/link-groups.ts'
import { Picture } from '~/ui/Picture.tsx'
import type { Photo } from '~/ui/photo-sources.ts'
import { SwitchedLink } from '~/ui/SwitchedLink.tsx'
import { useWorkPlaces, type WorkPlace } from './use-work-places.ts'

const texts = workplaceTexts.switch
const ICONS: Record<WorkArea['kind'], LucideIcon> = {
  admin: Landmark,
  business: Store,
  club: UserRound,
}

/** Where one works now, and every other place one may work at. */
export function AreaSwitch({ area, disabled }: { area: WorkArea; disabled: boolean }) {
  const { root, button, panelId, isOpen, close } = useDisclosure()
  const places = useWorkPlaces(area)
  const current = places.find(({ isCurrent }) => isCurrent)
  /** What waits elsewhere, before the list is opened. */
  const elsewhere = places.reduce(
    (sum, { isCurrent, waiting = 0 }) => sum + (isCurrent ? 0 : waiting),
    0,
  )
  const face = <Face icon={ICONS[area.kind]} photo={current?.photo} look="bg-mar-700" />
  if (places.length < 2) {
    return (
      <p className="flex h-11 min-w-0 items-center gap-2.5 px-1.5 max-md:flex-1 lg:w-57">
        {face}
        <b className="truncate font-semibold">{area.name}</b>
      </p>
    )
  }
  return (
    <div ref={root} className="relative min-w-0 max-md:flex-1 lg:w-57">
      <button
        {...button}
        disabled={disabled}
        className="flex h-11 w-full min-w-0 max-w-75 items-center gap-2.5 rounded-item px-1.5 text-left hover:bg-mar-900 disabled:opacity-55"
      >
        {face}
        <span className="min-w-0 flex-1 leading-[1.2]">
          <span className="sr-only">{texts.label}: </span>
          <b className="block truncate font-semibold">{area.name}</b>
          {area.live ? (
            <span className="block text-on-dark-muted text-xs md:hidden">
              <LiveState {...area.live} />
            </span>
          ) : null}
        </span>
        {elsewhere > 0 ? <CountBadge count={elsewhere} label={texts.elsewhere(elsewhere)} /> : null}
        <ChevronsUpDown aria-hidden="true" className="size-4.5 flex-none text-on-dark-muted" />
      </button>
      <nav
        id={panelId}
        aria-label={texts.label}
        hidden={!isOpen || disabled}
        className="absolute top-[calc(100%+8px)] left-0 max-h-[calc(100dvh-5rem)] w-80 max-w-[calc(100vw-1.5rem)] overflow-y-auto rounded-card bg-areia-50 p-2 text-ink shadow-soft ring-1 ring-line"
      >
        <ul>
          {places.map((place) => (
            <li key={place.to}>
              <PlaceRow place={place} onFollow={close} />
            </li>
          ))}
        </ul>
      </nav>
    </div>
  )
}

function PlaceRow({ place, onFollow }: { place: WorkPlace; onFollow: () => void }) {
  const { to, name, note, icon, photo, waiting, isCurrent } = place
  return (
    <SwitchedLink
      to={to}
      disabled={false}
      current={isCurrent}
      onClick={onFollow}
      className="flex min-h-14 items-center gap-3 rounded-item px-3 py-1 -outline-offset-3 hover:bg-areia-100 aria-[current]:bg-areia-100"
    >
      <Face icon={icon} photo={photo} look="bg-areia-200 text-mar-700" />
      <span className="min-w-0 flex-1 leading-[1.3]">
        <b className="block truncate font-semibold">{name}</b>
        {note ? <span className="block truncate text-muted text-xs">{note}</span> : null}
      </span>
      {waiting ? <CountBadge count={waiting} label={waitingText(waiting)} /> : null}
    </SwitchedLink>
  )
}

type FaceProps = { icon: LucideIcon; photo: Photo | null | undefined; look: string }

function Face({ icon: Icon, photo, look }: FaceProps) {
  if (photo) {
    return (
      <Picture
        picture={photo}
        alt=""
        ratio="1/1"
        sizes="32px"
        className="size-8 flex-none rounded-[8px]!"
      />
    )
  }
  return (
    <span className={`grid size-8 flex-none place-items-center rounded-[8px] ${look}`}>
      <Icon aria-hidden="true" className="size-4.5" />
    </span>
  )
}
