import type { Event } from '@portal/contract/events/event'
import { AGE_RATING_WORDS } from '@portal/contract/events/event.texts'
import { recurrenceText } from '@portal/contract/events/recurrence.texts'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { phoneText, priceText, whenText } from './event-text.rules.ts'
import { eventPageTexts as texts } from './events.texts.ts'
import { venueAddress } from './venue-address.rules.ts'

const link = 'inline-flex min-h-11 items-center underline underline-offset-4'

export function EventFacts({ event }: { event: Event }) {
  const { recurrence, venue } = event
  const place = venueAddress(venue)
  return (
    <dl className="grid border-mar-900 border-t-[1.5px]">
      <Fact name={texts.when}>
        <span className="first-letter:uppercase">{whenText(event)}</span>
        {recurrence ? (
          <span className="block text-muted">{recurrenceText(recurrence, event.first_day)}</span>
        ) : null}
      </Fact>
      <Fact name={texts.where}>
        {place ? (
          <Link to={place} className={link}>
            {venue.name}
          </Link>
        ) : (
          venue.name
        )}
        {venue.address ? <span className="block text-muted">{venue.address}</span> : null}
      </Fact>
      <Fact name={texts.price}>{priceText(event)}</Fact>
      {event.age_rating ? <Fact name={texts.age}>{AGE_RATING_WORDS[event.age_rating]}</Fact> : null}
      {event.organiser ? <Fact name={texts.organiser}>{event.organiser}</Fact> : null}
      <Contact event={event} />
    </dl>
  )
}

function Contact({ event: { contact_phone, contact_email, contact_url } }: { event: Event }) {
  if (!contact_phone && !contact_email && !contact_url) return null
  return (
    <Fact name={texts.contact}>
      <span className="flex flex-wrap gap-x-5">
        {contact_phone ? (
          <a href={`tel:+55${contact_phone}`} className={link}>
            {phoneText(contact_phone)}
          </a>
        ) : null}
        {contact_email ? (
          <a href={`mailto:${contact_email}`} className={`${link} wrap-anywhere`}>
            {contact_email}
          </a>
        ) : null}
        {contact_url ? (
          <a href={contact_url} target="_blank" rel="noopener noreferrer nofollow" className={link}>
            {texts.site}
          </a>
        ) : null}
      </span>
    </Fact>
  )
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="grid grid-cols-[7.5rem_1fr] gap-3 border-line border-b py-3">
      <dt className="text-muted text-sm">{name}</dt>
      <dd className="min-w-0 wrap-break-word">{children}</dd>
    </div>
  )
}
