import type { Establishment } from '@portal/contract/guide/establishments/establishment'
import { Globe, Navigation, Phone } from 'lucide-react'
import { type ReactNode, useMemo } from 'react'
import { ROUTE_APPS, type Routes } from '~/platform/route-apps.ts'
import { FacebookIcon, InstagramIcon } from '~/ui/brand-icons.tsx'
import type { MapMarker } from '~/ui/map/map.types.ts'
import { SmallMap } from '~/ui/map/SmallMap.tsx'
import { TextLink } from '~/ui/TextLink.tsx'
import { businessTexts } from './business.texts.ts'
import { detailsTexts as texts } from './business-details.texts.ts'
import {
  addressLines,
  callLink,
  cepText,
  facebookLink,
  instagramLink,
  phoneText,
  websiteText,
} from './contact.rules.ts'

const outside = { target: '_blank', rel: 'noopener noreferrer' } as const

type PlaceSectionProps = { business: Establishment; routes: Routes | null }

export function PlaceSection({ business, routes }: PlaceSectionProps) {
  const { phone, website, instagram, facebook, address } = business
  const [first, ...more] = addressLines(address)
  return (
    <section aria-labelledby="como-chegar">
      <h2 id="como-chegar" className="scroll-mt-32 text-h3">
        {businessTexts.place}
      </h2>
      <PlaceMap business={business} />
      {first ? (
        <address className="mt-3 not-italic">
          <span className="font-semibold">{first}</span>
          {more.map((line) => (
            <span key={line} className="block text-muted">
              {line}
            </span>
          ))}
          {address.cep ? (
            <span className="num block text-muted text-sm">{texts.cep(cepText(address.cep))}</span>
          ) : null}
        </address>
      ) : (
        <p className="mt-3 text-muted">{texts.noAddress}</p>
      )}
      {business.way_in_words ? <p className="mt-1 text-sm">{business.way_in_words}</p> : null}
      {routes ? <RouteLinks routes={routes} /> : null}
      <ul className="mt-3 border-line border-t pt-2 empty:hidden" aria-label={texts.contact}>
        {phone ? (
          <ContactRow href={callLink(phone)} icon={<Phone aria-hidden="true" />}>
            {phoneText(phone)}
          </ContactRow>
        ) : null}
        {website ? (
          <ContactRow href={website} icon={<Globe aria-hidden="true" />} kind={texts.website}>
            {websiteText(website)}
          </ContactRow>
        ) : null}
        {instagram ? (
          <ContactRow
            href={instagramLink(instagram)}
            icon={<InstagramIcon />}
            kind={texts.instagram}
          >
            {instagram}
          </ContactRow>
        ) : null}
        {facebook ? (
          <ContactRow href={facebookLink(facebook)} icon={<FacebookIcon />} kind={texts.facebook}>
            {facebook}
          </ContactRow>
        ) : null}
      </ul>
    </section>
  )
}

type ContactRowProps = { href: string; icon: ReactNode; kind?: string; children: ReactNode }

function ContactRow({ href, icon, kind, children }: ContactRowProps) {
  return (
    <li>
      <a
        href={href}
        {...(kind ? { ...outside, 'data-visit': 'site' } : {})}
        className="num flex min-h-11 items-center gap-3 hover:underline [&_svg]:size-5 [&_svg]:flex-none [&_svg]:text-mar-600"
      >
        {icon}
        {kind ? <span className="sr-only">{kind}: </span> : null}
        <span className="min-w-0 wrap-anywhere">{children}</span>
      </a>
    </li>
  )
}

type PlaceMapProps = { business: Pick<Establishment, 'id' | 'name' | 'place'> }

/** Where the business is; nothing where its pin is not known. */
function PlaceMap({ business: { id, name, place } }: PlaceMapProps) {
  const markers = useMemo<MapMarker[]>(
    () => (place ? [{ id, name, position: { lat: place.latitude, lng: place.longitude } }] : []),
    [id, name, place],
  )
  if (markers.length === 0) return null
  return (
    <SmallMap
      label={texts.map(name)}
      markers={markers}
      instead={texts.withoutMap}
      className="mt-3 h-50 rounded-card md:h-60 lg:h-50"
    />
  )
}

/** The way there, in the application one has; only a phone knows what to do with "any". */
function RouteLinks({ routes }: { routes: Routes }) {
  return (
    <div className="mt-1 flex items-start gap-3 text-sm">
      <span className="inline-flex min-h-11 flex-none items-center gap-2 text-muted">
        <Navigation aria-hidden="true" className="size-5 text-mar-600" />
        {texts.route}
      </span>
      <ul aria-label={texts.route} className="flex flex-wrap gap-x-4">
        {ROUTE_APPS.map((app) => (
          <li key={app} className={app === 'any' ? 'hidden pointer-coarse:block' : ''}>
            <TextLink to={routes[app]} target="_blank" rel="noopener noreferrer" block>
              {texts.routes[app]}
            </TextLink>
          </li>
        ))}
      </ul>
    </div>
  )
}
