import * as contract from '@portal/contract/city/tides/tide'
import { TIDE_STATION } from '@portal/contract/city/tides/tide.constants'
import { dayOfIsoDate } from '@portal/contract/shared/calendar-days'
import { dayAt, wallMinuteAt } from '@portal/contract/shared/time-zones'
import type { FastifyInstance } from 'fastify'
import type { z } from 'zod'
import { Invalid, NotFound } from '../../../platform/errors/domain-errors.ts'
import { publicRead, publicText } from '../../../platform/http/route.ts'
import { Tag } from '../../../platform/live/tags.ts'
import { leaveCalendar, nextLeave } from './leave-calendar.ts'
import { nextTurn } from './next-turn.rules.ts'
import { presentTideDay } from './present-tide.ts'
import { readTideDays, warmUpTideDays } from './read-tide-days.ts'
import { highTideCalendar } from './tide-calendar.ts'
import type { Deps } from './tides.feature.ts'
import { tidesTexts } from './tides.texts.ts'

/** "Today" moves on at midnight, and no page may lag far behind. */
const TTL_SECONDS = 60
const CALENDAR_DAYS = 60
/** All the days that may be asked for are worked out once and kept; for ever would be without end. */
const DAYS_BACK = 366
const DAYS_AHEAD = 731
const HOUR_SECONDS = 3600
const CALENDAR = 'text/calendar; charset=utf-8'
/** Yesterday, which may reach into today, and as far as a water can be away. */
const LEAVE_DAYS = 9

export function tidesRoutes(app: FastifyInstance, deps: Deps) {
  const { clock, reads, config, log } = deps
  const closing = new AbortController()
  app.addHook('onListen', async () => {
    warmUpTideDays({ ...deps, signal: closing.signal }).catch((error) =>
      log.warn({ err: error }, 'the coming days of the tide were not worked out ahead'),
    )
  })
  app.addHook('onClose', async () => closing.abort())

  publicRead(
    app,
    reads,
    contract.readTides,
    {
      tags: [Tag.tides],
      ttlSeconds: TTL_SECONDS,
      until: async ({ days }) => nextTurn(days, clock.now()),
    },
    async ({ query }) => {
      const today = dayAt(clock.now())
      const first = query.from ? dayOfIsoDate(query.from) : today
      if (first === null || first < today - DAYS_BACK || first > today + DAYS_AHEAD) {
        throw new Invalid('tides.date', 'no such day, or too far away', [], tidesTexts.date)
      }
      const { days, tables } = await readTideDays(first - query.back, query.days + query.back, deps)
      return {
        station: TIDE_STATION,
        days: days.map((day) => presentTideDay(day, tables, query.levels)),
      }
    },
  )

  /** For calendars that subscribe to it. */
  publicText(
    app,
    reads,
    '/mares/preamares.ics',
    {
      contentType: CALENDAR,
      tags: [Tag.tides],
      ttlSeconds: TTL_SECONDS,
      headers: {
        'cache-control': `public, max-age=${HOUR_SECONDS}`,
        'content-disposition': 'inline; filename="preamares-salinopolis.ics"',
      },
    },
    async () => {
      const read = await readTideDays(dayAt(clock.now()), CALENDAR_DAYS, deps)
      return highTideCalendar(read, new URL(config.publicOrigin).hostname, clock.now())
    },
  )

  /** "Me avise antes da maré": the next time the water comes to a ramp's level, for one's own calendar. */
  app.get(
    '/mares/retire-o-carro.ics',
    { schema: { hide: true, querystring: contract.LeaveReminder } },
    async (request, reply) => {
      const { nivel, praia } = request.query as z.output<typeof contract.LeaveReminder>
      const now = clock.now()
      const { days } = await reads.throughGate(request, () =>
        readTideDays(dayAt(now) - 1, LEAVE_DAYS, deps),
      )
      const leave = nextLeave(days, nivel, wallMinuteAt(now))
      if (leave === null) throw new NotFound('tide', praia)
      const host = new URL(config.publicOrigin).hostname
      const page = `${config.publicOrigin}/praia/${praia}`
      return reply
        .type(CALENDAR)
        .header('cache-control', 'no-store')
        .header('content-disposition', 'attachment; filename="retire-o-carro.ics"')
        .send(leaveCalendar(leave, nivel, { host, page, now }))
    },
  )
}
