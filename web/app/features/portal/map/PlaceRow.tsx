import { openStateLine } from '@portal/contract/guide/establishments/hours.texts'
import type { MapPlace } from '@portal/contract/portal/map/map'
import { distanceOf } from '@portal/contract/shared/distance-text'
import { MapPin, Ticket } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router'
import { Badge } from '~/ui/Badge.tsx'
import { IconButton } from '~/ui/IconButton.tsx'
import { OpenState } from '~/ui/OpenState.tsx'
import { Picture } from '~/ui/Picture.tsx'
import { Rating } from '~/ui/Rating.tsx'
import { LayerIcon } from './layer-faces.tsx'
import { mapPageTexts as texts } from './map-page.texts.ts'
import { placeLine, whenText } from './place-text.rules.ts'

type PlaceRowProps = {
  place: MapPlace
  now: Date
  isChosen: boolean
  /** None where there is no map to show it on. */
  onShow: (() => void) | null
  onPoint: (isPointed: boolean) => void
}

/** One place of the list: its name leads to its page, the pin to its place on the map. */
export function PlaceRow({ place, now, isChosen, onShow, onPoint }: PlaceRowProps) {
  return (
    <li
      onPointerEnter={() => onPoint(true)}
      onPointerLeave={() => onPoint(false)}
      onFocus={() => onPoint(true)}
      onBlur={() => onPoint(false)}
      className="map-row"
      data-chosen={isChosen || undefined}
    >
      <PlacePicture place={place} />
      <div className="min-w-0 flex-1">
        <h2 className="map-row-name">
          <Link to={place.href} className="after:absolute after:inset-0 hover:underline">
            {place.name}
          </Link>
        </h2>
        <p className="truncate text-muted text-sm">{placeLine(place)}</p>
        <PlaceFacts place={place} now={now} />
      </div>
      {onShow ? (
        <IconButton label={texts.showOnMap(place.name)} onClick={onShow} className="map-show">
          <MapPin aria-hidden="true" />
        </IconButton>
      ) : null}
    </li>
  )
}

/** Without a connection a photo that was never seen does not come: then its kind stands for it. */
export function PlacePicture({ place }: { place: MapPlace }) {
  const [isMissing, setMissing] = useState(false)
  return (
    <div className="map-picture" onErrorCapture={() => setMissing(true)}>
      <Picture picture={isMissing ? null : place.photo} alt="" ratio="1/1" sizes="88px">
        <span className="grid place-items-center text-mar-700 [&_svg]:size-8">
          <LayerIcon layer={place.layer} />
        </span>
      </Picture>
    </div>
  )
}

/** What decides: is it good, is it open, how far is it. */
export function PlaceFacts({ place, now }: { place: MapPlace; now: Date }) {
  const { rating, date, kind } = place
  const distance = distanceOf(place)
  const open = kind === 'establishment' && !place.facts ? openStateLine(place.hours, now) : null
  return (
    <div className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
      {rating && rating.count > 0 ? <Rating score={rating.mean} count={rating.count} /> : null}
      {open ? <OpenState state={open.look}>{open.text}</OpenState> : null}
      {place.facts ? <span className="text-muted">{place.facts.join(' · ')}</span> : null}
      {date ? <span className="num font-semibold text-mar-700">{whenText(date)}</span> : null}
      {distance === null ? null : <span className="num text-muted">{distance}</span>}
      {place.has_coupon ? (
        <Badge tone="sol">
          <Ticket aria-hidden="true" />
          {texts.coupon}
        </Badge>
      ) : null}
      {place.is_featured ? <Badge tone="mar">{texts.featured}</Badge> : null}
    </div>
  )
}
