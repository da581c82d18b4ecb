import * as contract from '@portal/contract/city/events/event'
import { isoDateOfDay } from '@portal/contract/shared/calendar-days'
import { dayAt } from '@portal/contract/shared/time-zones'
import type { FastifyInstance } from 'fastify'
import { decodeCursor } from '../../../platform/database/list-cursor.ts'
import { NotFound } from '../../../platform/errors/domain-errors.ts'
import { publicRead } from '../../../platform/http/route.ts'
import { Tag, tagsOfPhotos } from '../../../platform/live/tags.ts'
import { DATES_SHOWN, RELATED_SHOWN } from './events.constants.ts'
import type { Deps } from './events.feature.ts'
import { daysOf, daysOfMonth } from './periods.rules.ts'
import { presentCalendar, presentCard, presentEvent } from './present-event.ts'

/** "Today" moves on and shows end: no page may lag far behind. */
const TTL_SECONDS = 60

const photoTags = (cards: readonly { photo: { id: string } | null }[]) =>
  tagsOfPhotos(cards.map(({ photo }) => photo))

export function eventsRoutes(app: FastifyInstance, { clock, ports, reads, stores }: Deps) {
  publicRead(
    app,
    reads,
    contract.listEvents,
    { ttlSeconds: TTL_SECONDS, tags: ({ events }) => [Tag.events, ...photoTags(events)] },
    async ({ query }) => {
      const now = clock.now()
      const { cursor, limit, periodo, de, ate, ...narrowing } = query
      const days = daysOf({ periodo, de, ate }, now)
      const { rows, nextCursor } = await stores.events.list(days, narrowing, {
        now,
        today: isoDateOfDay(dayAt(now)),
        after: cursor ? decodeCursor(cursor) : null,
        limit,
      })
      return {
        events: rows.map((row) => presentCard(row, now)),
        next_cursor: nextCursor,
        from: days.from,
        to: days.to,
      }
    },
  )

  publicRead(
    app,
    reads,
    contract.listUpcomingEvents,
    { ttlSeconds: TTL_SECONDS, tags: (cards) => [Tag.events, ...photoTags(cards)] },
    async ({ query }) => {
      const now = clock.now()
      const rows = await stores.events.listUpcoming(now, query)
      return rows.map((row) => presentCard(row, now))
    },
  )

  publicRead(
    app,
    reads,
    contract.readEventCalendar,
    { ttlSeconds: TTL_SECONDS, tags: [Tag.events] },
    async ({ params, query }) => {
      const { from, to } = daysOfMonth(params.month)
      return presentCalendar(await stores.events.listDates(from, to, query), from, to)
    },
  )

  publicRead(
    app,
    reads,
    contract.readEvent,
    {
      ttlSeconds: TTL_SECONDS,
      // The way there is told by ramps and sights.
      tags: (event) => [Tag.event(event.id), Tag.sights, ...photoTags([event])],
    },
    async ({ params }) => {
      const now = clock.now()
      const event = await find(params.slug)
      const dates = await stores.events.datesOf(event.id, now, DATES_SHOWN)
      const { venue, ...told } = presentEvent(event, dates, now)
      const { latitude, longitude } = venue
      const isPlaced = latitude !== null && longitude !== null
      const way = isPlaced ? await ports.readWayInWords({ latitude, longitude }) : null
      return { ...told, venue: way ? { ...venue, way_in_words: way } : venue }
    },
  )

  publicRead(
    app,
    reads,
    contract.listRelatedEvents,
    { ttlSeconds: TTL_SECONDS, tags: (cards) => [Tag.events, ...photoTags(cards)] },
    async ({ params }) => {
      const now = clock.now()
      const rows = await stores.events.listRelated(await find(params.slug), now, RELATED_SHOWN)
      return rows.map((row) => presentCard(row, now))
    },
  )

  async function find(slug: string) {
    const event = await stores.events.findPublished(slug)
    if (!event) throw new NotFound('event', slug)
    return event
  }
}
