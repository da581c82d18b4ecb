import { EVENT_CATEGORY_WORDS } from '@portal/contract/city/events/event.texts'
import { recurrenceText } from '@portal/contract/city/events/recurrence.texts'
import { isoDateOfDay } from '@portal/contract/shared/calendar-days'
import { CITY_TIME_ZONE } from '@portal/contract/shared/time-zones'
import { generateRssFeed } from 'feedsmith'
import { type Site, titleInFeeds } from './event-calendar.ts'
import { firstDayOf } from './event-times.rules.ts'
import type { CityEvent } from './events.rules.ts'
import { eventsTexts } from './events.texts.ts'

const texts = eventsTexts.calendar
const day = new Intl.DateTimeFormat('pt-BR', {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  timeZone: CITY_TIME_ZONE,
})
const time = new Intl.DateTimeFormat('pt-BR', {
  hour: '2-digit',
  minute: '2-digit',
  timeZone: CITY_TIME_ZONE,
})

/** The newest announcements first; a cancelled event says so in its title. */
export function eventFeed(events: readonly CityEvent[], { origin, city }: Site, now: Date): string {
  const newest = [...events].sort((a, b) => publishedAt(b) - publishedAt(a))
  return generateRssFeed({
    title: texts.name(city),
    description: texts.description(city),
    link: `${origin}/eventos`,
    language: 'pt-BR',
    lastBuildDate: now,
    atom: {
      links: [{ href: `${origin}/eventos/rss.xml`, rel: 'self', type: 'application/rss+xml' }],
    },
    items: newest.map((event) => itemOf(event, origin)),
  })
}

function itemOf(event: CityEvent, origin: string) {
  const { details } = event
  return {
    title: titleInFeeds(event),
    link: `${origin}/eventos/${event.slug}`,
    guid: { value: `urn:uuid:${event.id}`, isPermaLink: false },
    pubDate: event.publishedAt ?? event.createdAt,
    categories: [{ name: EVENT_CATEGORY_WORDS[details.category] }],
    description: [whenText(event), event.venue.name, event.situationNote, details.description]
      .filter(Boolean)
      .join('\n'),
  }
}

function whenText({ times }: CityEvent): string {
  const { startsAt, isAllDay, recurrence } = times
  if (recurrence) return recurrenceText(recurrence, isoDateOfDay(firstDayOf(times)))
  return isAllDay ? day.format(startsAt) : `${day.format(startsAt)}, ${time.format(startsAt)}`
}

const publishedAt = ({ publishedAt: at, createdAt }: CityEvent) => (at ?? createdAt).getTime()
