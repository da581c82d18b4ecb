import type { MapPlace } from '@portal/contract/portal/map/map'
import { Navigation, Share2, X } from 'lucide-react'
import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { Link } from 'react-router'
import { ROUTE_APPS, routesToGoal } from '~/platform/route-apps.ts'
import { Button } from '~/ui/Button.tsx'
import { IconButton } from '~/ui/IconButton.tsx'
import { LinkButton } from '~/ui/LinkButton.tsx'
import { useShare } from '~/ui/use-share.ts'
import { mapPageTexts } from './map-page.texts.ts'
import { PlaceFacts, PlacePicture } from './PlaceRow.tsx'
import { placeLine } from './place-text.rules.ts'

const texts = mapPageTexts.card
const APP_NAMES = { google: 'Google Maps', waze: 'Waze', any: 'Outro aplicativo' } as const

type PlaceCardProps = {
  place: MapPlace
  now: Date
  /** As the map's address says it with this place chosen: "?lugar=…". */
  search: string
  /** Opened by the person: the keyboard goes on here. */
  isTaken: boolean
  /** Links leave the page that shows the map inside its own. */
  isEmbedded: boolean
  onClose: () => void
}

/** What the chosen pin is, and the ways on from it. */
export function PlaceCard({ place, now, search, isTaken, isEmbedded, onClose }: PlaceCardProps) {
  const [isRouteOpen, setRouteOpen] = useState(false)
  const routesId = useId()
  const share = useShare(place.name, search)
  const { latitude, longitude, is_approximate: isApproximate } = place.place
  const routes = routesToGoal({ name: place.name, pin: `${latitude},${longitude}` })
  // The way to the middle of a neighbourhood leads to nobody's door.
  const hasHiddenAddress = place.kind === 'property' && isApproximate
  const outside = { target: '_blank', rel: 'noopener noreferrer' }
  return (
    <CardFrame name={place.name} isTaken={isTaken} onClose={onClose}>
      <div className="flex gap-3">
        <PlacePicture place={place} />
        <div className="map-card-words">
          <h2 className="map-row-name">
            <Link to={place.href} {...(isEmbedded ? outside : {})} className="hover:underline">
              {place.name}
            </Link>
          </h2>
          <p className="text-muted text-sm">{placeLine(place)}</p>
          <PlaceFacts place={place} now={now} />
          {isApproximate ? <p className="text-muted text-xs">{mapPageTexts.approximate}</p> : null}
        </div>
      </div>
      <div className="mt-3 flex gap-2">
        <LinkButton
          to={place.href}
          {...(isEmbedded ? outside : {})}
          size="sm"
          className="flex-1"
          aria-label={texts.pageOf(place.name)}
        >
          {texts.page}
        </LinkButton>
        {hasHiddenAddress ? null : (
          <Button
            look="line"
            size="sm"
            aria-expanded={isRouteOpen}
            aria-controls={routesId}
            onClick={() => setRouteOpen(!isRouteOpen)}
          >
            <Navigation aria-hidden="true" />
            {texts.route}
          </Button>
        )}
        <IconButton label={texts.share(place.name)} look="line" onClick={() => void share()}>
          <Share2 aria-hidden="true" />
        </IconButton>
      </div>
      <ul id={routesId} aria-label={texts.routes} hidden={!isRouteOpen} className="map-routes">
        {ROUTE_APPS.map((app) => (
          <li key={app}>
            <a href={routes[app]} {...outside} className="map-route">
              {APP_NAMES[app]}
            </a>
          </li>
        ))}
      </ul>
    </CardFrame>
  )
}

type CardFrameProps = {
  name: string
  isTaken: boolean
  onClose: () => void
  children: ReactNode
}

/** Takes the keyboard where the person opened it, and gives it back to where it was. */
export function CardFrame({ name, isTaken, onClose, children }: CardFrameProps) {
  const card = useRef<HTMLElement>(null)
  useEffect(() => {
    if (!isTaken) return
    const before = document.activeElement
    card.current?.focus({ preventScroll: true })
    return () => {
      if (before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true })
    }
  }, [isTaken])
  const closeOnEscape = (event: KeyboardEvent) => event.key === 'Escape' && onClose()
  return (
    <article
      ref={card}
      aria-label={name}
      tabIndex={-1}
      onKeyDown={closeOnEscape}
      className="map-card"
    >
      {children}
      <div className="map-card-close">
        <IconButton label={texts.close(name)} onClick={onClose}>
          <X aria-hidden="true" />
        </IconButton>
      </div>
    </article>
  )
}
