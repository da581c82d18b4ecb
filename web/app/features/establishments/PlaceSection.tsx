import type { Establishment } from '@portal/contract/establishments/establishment'
import { Globe, Phone } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Routes } from '~/platform/route-apps.ts'
import { FacebookIcon, InstagramIcon } from '~/ui/brand-icons.tsx'
import { businessTexts as texts } from './business.texts.ts'
import {
  addressLines,
  callLink,
  cepText,
  facebookLink,
  instagramLink,
  phoneText,
  websiteText,
} from './contact.rules.ts'
import { PlaceMap } from './PlaceMap.tsx'
import { RouteLinks } from './RouteLinks.tsx'

const outside = { target: '_blank', rel: 'noopener noreferrer' } as const

type PlaceSectionProps = { business: Establishment; routes: Routes | null }

export function PlaceSection({ business, routes }: PlaceSectionProps) {
  const { phone, website, instagram, facebook, address } = business
  const [first, ...more] = addressLines(address)
  return (
    <section aria-labelledby="como-chegar">
      <h2 id="como-chegar" className="text-h3">
        {texts.place}
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
        {...(kind ? outside : {})}
        className="num flex min-h-11 items-center gap-3 hover:underline [&_svg]:size-5 [&_svg]:flex-none [&_svg]:text-mar-600"
      >
        {icon}
        {kind ? <span className="sr-only">{kind}: </span> : null}
        <span className="min-w-0 wrap-anywhere">{children}</span>
      </a>
    </li>
  )
}
