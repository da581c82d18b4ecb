import type { Event } from '@portal/contract/city/events/event'
import { MapPin, Phone, Wallet } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { phoneText, priceText } from './event-text.rules.ts'
import { eventPageTexts as texts } from './events.texts.ts'
import { venueAddress } from './venue-address.rules.ts'

const link = 'inline-flex min-h-11 items-center font-semibold underline underline-offset-4'

/** What one asks before going: where it is, what it costs and whom to ask. On a phone it is on the first screen. */
export function EventEssentials({ event }: { event: Event }) {
  const { venue, contact_phone, contact_email, contact_url } = event
  const place = venueAddress(venue)
  const hasContact = contact_phone || contact_email || contact_url
  return (
    <dl className="grid border-mar-900 border-t-[1.5px]">
      <Essential name={texts.where} icon={<MapPin />}>
        {place ? (
          <Link to={place} className={link}>
            {venue.name}
          </Link>
        ) : (
          <span className="font-semibold">{venue.name}</span>
        )}
        {venue.address ? (
          <span className="block truncate text-muted text-sm">{venue.address}</span>
        ) : null}
      </Essential>
      <Essential name={texts.price} icon={<Wallet />}>
        <span className="num font-semibold">{priceText(event)}</span>
      </Essential>
      {hasContact ? (
        <Essential name={texts.contact} icon={<Phone />}>
          <span className="flex flex-wrap gap-x-5">
            {contact_phone ? (
              <a
                href={`tel:+55${contact_phone}`}
                aria-label={texts.phone(phoneText(contact_phone))}
                className={`num ${link}`}
              >
                {phoneText(contact_phone)}
              </a>
            ) : null}
            {contact_url ? (
              <a
                href={contact_url}
                target="_blank"
                rel="noopener noreferrer nofollow"
                className={link}
              >
                {texts.site}
              </a>
            ) : null}
            {contact_email ? (
              <a href={`mailto:${contact_email}`} className={`${link} wrap-anywhere`}>
                {contact_email}
              </a>
            ) : null}
          </span>
        </Essential>
      ) : null}
    </dl>
  )
}

type EssentialProps = { name: string; icon: ReactNode; children: ReactNode }

function Essential({ name, icon, children }: EssentialProps) {
  return (
    <div className="flex min-h-11 items-center gap-3 border-line border-b py-1.5">
      <dt className="flex-none text-mar-700 [&_svg]:size-5">
        <span aria-hidden="true">{icon}</span>
        <span className="sr-only">{name}</span>
      </dt>
      <dd className="min-w-0 wrap-break-word leading-snug">{children}</dd>
    </div>
  )
}
