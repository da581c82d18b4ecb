import {
  APPROXIMATE_RADIUS_METERS,
  type PropertyKind,
} from '@portal/contract/properties/properties/properties.texts'
import type { PropertyCard as Card } from '@portal/contract/properties/properties/property'
import { X } from 'lucide-react'
import { useMemo, useState } from 'react'
import { IconButton } from '~/ui/IconButton.tsx'
import type { MapMarker } from '~/ui/map/map.types.ts'
import { SmallMap } from '~/ui/map/SmallMap.tsx'
import { TextLink } from '~/ui/TextLink.tsx'
import { propertiesTexts } from './properties.texts.ts'
import { propertyPath } from './property-address.rules.ts'
import { circleText, priceLines } from './property-text.rules.ts'

const texts = propertiesTexts.map

/** In a list of many advertisers each says whose it is. */
type Shown = Card & { advertiser?: { slug: string; name: string } }

type PropertiesMapProps = {
  properties: readonly Shown[]
  /** Of all of them, where they have one. */
  advertiserSlug?: string
  asked?: PropertyKind | undefined
  pointedId: string | null
}

/** The properties of this page of the list: a pin with the price opens a small card. */
export function PropertiesMap({
  properties,
  advertiserSlug,
  asked,
  pointedId,
}: PropertiesMapProps) {
  const [chosenId, choose] = useState<string | null>(null)
  const markers = useMemo(
    () => properties.flatMap((property) => markerOf(property, asked)),
    [properties, asked],
  )
  const chosen = properties.find(({ id }) => id === chosenId)
  if (markers.length === 0) return <p className="p-4 text-sm">{texts.none}</p>
  return (
    <SmallMap
      asked
      label={texts.label}
      markers={markers}
      selectedId={chosen?.id ?? pointedId}
      onSelect={choose}
      instead={texts.instead}
      className="h-full"
    >
      {chosen ? (
        <div className="absolute inset-x-3 bottom-3 flex items-start gap-2 rounded-card bg-white p-3 shadow-lg">
          <div className="min-w-0 flex-1">
            <p className="num font-semibold">{priceLines(chosen, asked)[0]?.price}</p>
            <p className="wrap-break-word text-sm">{chosen.title}</p>
            <p className="text-muted text-sm">
              {[chosen.neighbourhood, chosen.advertiser?.name].filter(Boolean).join(' · ')}
            </p>
            <TextLink
              to={propertyPath(advertiserSlug ?? chosen.advertiser?.slug ?? '', chosen.slug)}
              block
            >
              {texts.open}
            </TextLink>
          </div>
          <IconButton label={texts.close} onClick={() => choose(null)}>
            <X aria-hidden="true" />
          </IconButton>
        </div>
      ) : null}
    </SmallMap>
  )
}

/** What is only known roughly has a circle around its price: the place is somewhere in it. */
function markerOf(property: Card, asked: PropertyKind | undefined): MapMarker[] {
  const { id, title, place, neighbourhood } = property
  const price = priceLines(property, asked)[0]?.price ?? ''
  if (!place) return []
  const position = { lat: place.latitude, lng: place.longitude }
  const pin = { id, name: texts.pin(price, title), face: price, look: 'pill' as const, position }
  if (place.is_exact) return [pin]
  const area = {
    id: `${id}-area`,
    name: circleText(neighbourhood),
    position,
    radiusMeters: APPROXIMATE_RADIUS_METERS,
  }
  return [area, { ...pin, isRough: true }]
}
