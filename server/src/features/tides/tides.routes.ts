import { dayOfIsoDate } from '@portal/contract/shared/calendar-days'
import { dayAt } from '@portal/contract/shared/time-zones'
import * as contract from '@portal/contract/tides/tide'
import { TIDE_STATION } from '@portal/contract/tides/tide-words'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../deps.ts'
import { Invalid } from '../../platform/errors/domain-errors.ts'
import { publicRead } from '../../platform/http/route.ts'
import { presentTideDay } from './present-tide.ts'
import { readTideDays } from './read-tide-days.ts'
import { highTideCalendar } from './tide-calendar.ts'
import { TIDES_TAG, tidesTexts } from './tides.texts.ts'

/** "Today" moves on at midnight, and no page may lag far behind. */
const TTL_SECONDS = 60
const CALENDAR_DAYS = 60
const HOUR_SECONDS = 3600

export function tidesRoutes(app: FastifyInstance, deps: Deps) {
  const { clock, reads, config } = deps

  publicRead(
    app,
    reads,
    contract.readTides,
    { tags: [TIDES_TAG], ttlSeconds: TTL_SECONDS },
    async ({ query }) => {
      const first = query.from ? dayOfIsoDate(query.from) : dayAt(clock.now())
      if (first === null) throw new Invalid('tides.date', 'no such day', [], tidesTexts.date)
      const { days, tables } = await readTideDays(first, query.days, deps)
      return {
        station: TIDE_STATION,
        days: days.map((day) => presentTideDay(day, tables, query.levels)),
      }
    },
  )

  /** For calendars that subscribe to it. */
  app.get('/mares/preamares.ics', { schema: { hide: true } }, async (_request, reply) => {
    const read = await readTideDays(dayAt(clock.now()), CALENDAR_DAYS, deps)
    return reply
      .type('text/calendar; charset=utf-8')
      .header('cache-control', `public, max-age=${HOUR_SECONDS}`)
      .header('content-disposition', 'inline; filename="preamares-salinopolis.ics"')
      .send(highTideCalendar(read, new URL(config.publicOrigin).hostname, clock.now()))
  })
}
