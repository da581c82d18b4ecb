import type { EventCard } from '@portal/contract/city/events/event'
import { Link } from 'react-router'
import { DateBlock } from './DateBlock.tsx'
import { eventAddress } from './event-address.rules.ts'
import { priceText, shortWhenText } from './event-text.rules.ts'
import { eventsTexts as texts } from './events.texts.ts'

export type EventsHereProps = { events: readonly EventCard[] }

/** What is on at a place, on the page of that place. */
export function EventsHere({ events }: EventsHereProps) {
  return (
    <section aria-labelledby="eventos-aqui">
      <h2 id="eventos-aqui" className="scroll-mt-32">
        {texts.here}
      </h2>
      <ul className="mt-4 grid gap-3">
        {events.map((event) => (
          <li key={event.id}>
            <Link
              to={eventAddress(event)}
              className="flex items-center gap-4 rounded-card bg-white p-3 shadow-soft"
            >
              <DateBlock day={event.day} />
              <span className="grid min-w-0 gap-1">
                <span className="font-semibold wrap-break-word">{event.title}</span>
                <span className="num text-muted text-sm">
                  {shortWhenText(event)} · {priceText(event)}
                </span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
