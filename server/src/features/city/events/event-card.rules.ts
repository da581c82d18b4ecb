import { createHash } from 'node:crypto'
import { EVENT_CATEGORY_WORDS } from '@portal/contract/city/events/event.texts'
import { CITY_TIME_ZONE } from '@portal/contract/shared/time-zones'
import type { CityEvent } from './events.rules.ts'

/** Raised when cards are drawn otherwise: every page then has a new one. */
const DRAWING = 1
const PREFIX = 'event-cards/'
export const EVENT_CARDS = '/cartoes/eventos'

const dayText = new Intl.DateTimeFormat('pt-BR', {
  day: 'numeric',
  month: 'long',
  timeZone: CITY_TIME_ZONE,
})

/** "Feiras e mercados · Praça da Matriz"; with its day where it happens once. */
export function kickerOf({ details, venue, times }: CityEvent): string {
  const what = times.recurrence
    ? EVENT_CATEGORY_WORDS[details.category]
    : dayText.format(times.startsAt)
  return `${what} · ${venue.name}`
}

/** What the picture depends on, in few letters: another content is another address. */
export function cardVersion(event: CityEvent): string {
  const shown = [DRAWING, event.details.title, kickerOf(event), event.photo?.id ?? null]
  return createHash('sha256').update(JSON.stringify(shown)).digest('hex').slice(0, 16)
}

export const cardPath = (event: CityEvent) => `${EVENT_CARDS}/${event.id}/${cardVersion(event)}.jpg`
export const cardsOf = (id: string) => `${PREFIX}${id}/`
export const cardKey = (id: string, version: string) => `${cardsOf(id)}${version}.jpg`
