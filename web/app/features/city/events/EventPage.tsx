import type { Event, EventCard as Listed } from '@portal/contract/city/events/event'
import { AGE_RATING_WORDS, EVENT_CATEGORY_WORDS } from '@portal/contract/city/events/event.texts'
import { recurrenceText } from '@portal/contract/city/events/recurrence.texts'
import { CalendarDays, ChevronRight, CircleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { Picture } from '~/ui/Picture.tsx'
import { DateBlock } from './DateBlock.tsx'
import { EventActions } from './EventActions.tsx'
import { EventCard } from './EventCard.tsx'
import { EventEssentials } from './EventEssentials.tsx'
import { EventPlace } from './EventPlace.tsx'
import { EVENTS, eventsAddress } from './event-address.rules.ts'
import { hoursText, longDay, whenText } from './event-text.rules.ts'
import { eventPageTexts as texts } from './events.texts.ts'

/** In letters: beside the date a longer one would fill a phone. */
const LONG_TITLE = 60

type EventPageProps = {
  event: Event
  related: Listed[]
  origin: string
  /** Puts it into a plan. */
  plan?: ReactNode
}

export function EventPage({ event, related, origin, plan }: EventPageProps) {
  return (
    <article className="wrap pt-1 pb-16 lg:pt-10">
      <Crumbs event={event} />
      <div className="mt-1 grid gap-4 md:mt-3 lg:grid-cols-[5fr_7fr] lg:gap-14">
        <Picture
          picture={event.photo}
          alt={event.photo?.alt || texts.posterOf(event.title)}
          ratio="4/5"
          sizes="(min-width: 64rem) 480px, 100vw"
          loading="priority"
          className={`max-lg:aspect-auto! max-lg:h-32 md:max-lg:h-80 ${event.is_over || event.situation === 'cancelled' ? 'saturate-50' : ''}`}
        >
          <span className="grid place-items-center bg-mar-100 text-mar-700">
            <CalendarDays aria-hidden="true" className="size-16" />
          </span>
        </Picture>
        <div className="grid content-start gap-4 lg:gap-6">
          <div className="flex items-start gap-4">
            <DateBlock day={event.day} isOver={event.is_over} />
            <div className="min-w-0">
              <h1
                className={`wrap-break-word ${event.title.length > LONG_TITLE ? 'text-h3 md:text-h2' : 'text-h2 md:text-h1'}`}
              >
                {event.title}
              </h1>
              <p className="mt-1 text-muted first-letter:uppercase md:mt-2 md:text-lead">
                {whenText(event)}
              </p>
            </div>
          </div>
          <EventNotice event={event} />
          <EventEssentials event={event} />
          <EventActions event={event} origin={origin} plan={plan} />
          <EventFacts event={event} />
          {event.description ? (
            <section aria-labelledby="sobre">
              <h2 id="sobre" className="text-h3">
                {texts.about}
              </h2>
              <p className="mt-2 max-w-[68ch] whitespace-pre-line wrap-break-word">
                {event.description}
              </p>
            </section>
          ) : null}
          <NextDates event={event} />
        </div>
      </div>
      <EventPlace event={event} />
      {related.length > 0 ? (
        <section aria-labelledby="tambem" className="mt-14">
          <h2 id="tambem">{texts.related}</h2>
          <ul className="mt-6 grid gap-x-6 gap-y-10 md:grid-cols-2 lg:grid-cols-3">
            {related.map((one) => (
              <li key={one.id}>
                <EventCard event={one} />
              </li>
            ))}
          </ul>
        </section>
      ) : null}
    </article>
  )
}

function Crumbs({ event }: { event: Event }) {
  return (
    <nav aria-label={texts.crumb}>
      <ol className="flex items-center gap-2 font-[550] text-mar-700 text-sm [&_a]:inline-flex [&_a]:min-h-11 [&_a]:items-center [&_a]:hover:underline">
        <li>
          <Link to={EVENTS}>{texts.crumb}</Link>
        </li>
        <li className="flex items-center gap-2">
          <ChevronRight aria-hidden="true" className="size-4" />
          <Link to={eventsAddress({ categoria: event.category })}>
            {EVENT_CATEGORY_WORDS[event.category]}
          </Link>
        </li>
      </ol>
    </nav>
  )
}

function NextDates({ event }: { event: Event }) {
  if (event.dates.length < 2) return null
  return (
    <section aria-labelledby="datas">
      <h2 id="datas" className="text-h3">
        {texts.dates}
      </h2>
      <ul className="mt-2 grid gap-x-8 md:grid-cols-2">
        {event.dates.map((date) => (
          <li key={date.starts_at} className="border-line border-b py-2.5">
            <time dateTime={date.starts_at} className="num">
              {longDay(date.day)}, {hoursText({ ...date, is_all_day: event.is_all_day })}
            </time>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** What everybody must know before anything else: cancelled, postponed, sold out, over. */
function EventNotice({ event }: { event: Event }) {
  const { situation, situation_note, is_over } = event
  if (situation === 'scheduled' && !is_over) return null
  const { title, text } = situation === 'scheduled' ? texts.notices.over : texts.notices[situation]
  const tone = situation === 'cancelled' ? 'bg-guara-100' : 'bg-sol-100'
  return (
    <section aria-label={title} className={`flex gap-3 rounded-card p-5 ${tone}`}>
      <CircleAlert aria-hidden="true" className="mt-0.5 size-5 flex-none" />
      <div>
        <p className="font-semibold">{title}</p>
        <p>{situation_note || text}</p>
      </div>
    </section>
  )
}

/** What is good to know besides. */
function EventFacts({ event }: { event: Event }) {
  const { recurrence, age_rating, organiser } = event
  if (!recurrence && !age_rating && !organiser) return null
  return (
    <dl className="grid border-line border-t">
      {recurrence ? (
        <Fact name={texts.repeats}>{recurrenceText(recurrence, event.first_day)}</Fact>
      ) : null}
      {age_rating ? <Fact name={texts.age}>{AGE_RATING_WORDS[age_rating]}</Fact> : null}
      {organiser ? <Fact name={texts.organiser}>{organiser}</Fact> : null}
    </dl>
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
