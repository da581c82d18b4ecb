import { siteIdentity } from '@portal/contract/settings/fallbacks'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { NotFound } from '../../platform/errors/domain-errors.ts'
import { eventCalendar } from './event-calendar.ts'
import { eventFeed } from './event-feed.ts'
import type { Deps } from './events.feature.ts'

const DAY_MS = 86_400_000
/** A calendar that looks once a week still hears that something was cancelled. */
const KEPT_MS = 30 * DAY_MS
const MOST = 1000
const CALENDAR = 'text/calendar; charset=utf-8'
const RSS = 'application/rss+xml; charset=utf-8'

/** Calendars and the feed, at addresses that people keep. */
export function eventFeedsRoutes(app: FastifyInstance, { stores, clock, config }: Deps) {
  const hidden = { schema: { hide: true } }
  const shortly = (reply: FastifyReply, type: string) =>
    reply.type(type).header('cache-control', 'public, max-age=300')

  async function site() {
    const { city } = siteIdentity(await stores.settings.read())
    return { origin: config.publicOrigin, city: city.name }
  }

  app.get('/eventos/agenda.ics', hidden, async (_request, reply) => {
    const now = clock.now()
    const since = new Date(now.getTime() - KEPT_MS)
    const events = await stores.events.listForFeeds(since, MOST)
    return shortly(reply, CALENDAR)
      .header('content-disposition', 'inline; filename="agenda-salinopolis.ics"')
      .send(eventCalendar(events, await site(), now))
  })

  app.get('/eventos/rss.xml', hidden, async (_request, reply) => {
    const now = clock.now()
    const events = await stores.events.listForFeeds(now, MOST)
    return shortly(reply, RSS).send(eventFeed(events, await site(), now))
  })

  app.get<{ Params: { slug: string } }>(
    '/eventos/:slug/evento.ics',
    hidden,
    async (request, reply) => {
      const event = await stores.events.findPublished(request.params.slug)
      if (!event) throw new NotFound('event', request.params.slug)
      return shortly(reply, CALENDAR)
        .header('content-disposition', `attachment; filename="${event.slug}.ics"`)
        .send(eventCalendar([event], await site(), clock.now()))
    },
  )
}
