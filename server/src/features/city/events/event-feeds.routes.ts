import { siteIdentity } from '@portal/contract/ground/settings/fallbacks'
import type { FastifyInstance } from 'fastify'
import { NotFound } from '../../../platform/errors/domain-errors.ts'
import { publicText } from '../../../platform/http/route.ts'
import { Tag } from '../../../platform/live/tags.ts'
import { eventCalendar } from './event-calendar.ts'
import { eventFeed } from './event-feed.ts'
import type { Deps } from './events.feature.ts'

const DAY_MS = 86_400_000
/** A calendar that looks once a week still hears that something was cancelled. */
const KEPT_MS = 30 * DAY_MS
const MOST = 1000
const CALENDAR = 'text/calendar; charset=utf-8'
const CACHE_CONTROL = 'public, max-age=300'
const MADE_OF = [Tag.events, Tag.establishments, Tag.sights, Tag.settings]
/** Events end by themselves. */
const TTL_SECONDS = 30

/** Calendars and the feed, at addresses that people keep. */
export function eventFeedsRoutes(app: FastifyInstance, { stores, clock, config, reads }: Deps) {
  async function site() {
    const { city } = siteIdentity(await stores.settings.read())
    return { origin: config.publicOrigin, city: city.name }
  }

  publicText(
    app,
    reads,
    '/eventos/agenda.ics',
    {
      contentType: CALENDAR,
      tags: MADE_OF,
      ttlSeconds: TTL_SECONDS,
      headers: {
        'cache-control': CACHE_CONTROL,
        'content-disposition': 'inline; filename="agenda-salinopolis.ics"',
      },
    },
    async () => {
      const now = clock.now()
      const since = new Date(now.getTime() - KEPT_MS)
      return eventCalendar(await stores.events.listForFeeds(since, MOST), await site(), now)
    },
  )

  publicText(
    app,
    reads,
    '/eventos/rss.xml',
    {
      contentType: 'application/rss+xml; charset=utf-8',
      tags: MADE_OF,
      ttlSeconds: TTL_SECONDS,
      headers: { 'cache-control': CACHE_CONTROL },
    },
    async () => {
      const now = clock.now()
      return eventFeed(await stores.events.listForFeeds(now, MOST), await site(), now)
    },
  )

  app.get<{ Params: { slug: string } }>(
    '/eventos/:slug/evento.ics',
    { schema: { hide: true } },
    async (request, reply) => {
      const { slug } = request.params
      const event = await reads.throughGate(request, () => stores.events.findPublished(slug))
      if (!event) throw new NotFound('event', slug)
      return reply
        .type(CALENDAR)
        .header('cache-control', CACHE_CONTROL)
        .header('content-disposition', `attachment; filename="${event.slug}.ics"`)
        .send(eventCalendar([event], await site(), clock.now()))
    },
  )
}
