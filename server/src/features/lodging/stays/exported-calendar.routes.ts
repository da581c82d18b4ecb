import { createHash } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { cityDay } from '../../../platform/city-time.ts'
import { NotFound } from '../../../platform/errors/domain-errors.ts'
import { clientKey } from '../../../platform/limits/client-key.ts'
import { exportCalendar, isLinkToken } from './export-calendar.rules.ts'
import type { Deps } from './stays.feature.ts'

const Params = z.object({ unit: z.uuid(), file: z.string().regex(/^[\w-]{1,64}\.ics$/) })

/** The calendar of a unit, for whoever has its address: other portals, every few hours. */
export function exportedCalendarRoutes(
  app: FastifyInstance,
  { stores, clock, config, sensitiveCalls }: Deps,
) {
  app.get(
    '/calendarios/:unit/:file',
    { schema: { hide: true }, config: { access: 'link' } },
    async (request, reply) => {
      const params = Params.safeParse(request.params)
      if (!params.success) throw new NotFound('calendar')
      const { unit: unitId, file } = params.data
      const now = clock.now()
      const number = (await stores.calendarFeeds.linkNumbers([unitId])).get(unitId) ?? 1
      const unit = await stores.houses.findName(unitId)
      const isRight = isLinkToken(file.slice(0, -4), { unitId, number }, config.auth.secret)
      if (!unit || !isRight) {
        await sensitiveCalls.spend('calendar-link', clientKey(request.ip))
        throw new NotFound('calendar', unitId)
      }
      const nights = await stores.nights.exported(unitId, cityDay(now))
      const body = exportCalendar(nights, {
        origin: config.publicOrigin,
        name: `${unit.establishment} · ${unit.name}`,
      })
      const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`
      void reply
        .header('etag', etag)
        .header('cache-control', 'private, no-cache')
        .header('x-robots-tag', 'noindex')
      if (request.headers['if-none-match'] === etag) return reply.code(304).send()
      return reply
        .type('text/calendar; charset=utf-8')
        .header('content-disposition', 'inline; filename="calendario.ics"')
        .send(body)
    },
  )
}
