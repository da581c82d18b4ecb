import * as faults from '@portal/contract/portal/diagnostics/error-faults'
import { sendErrorReport } from '@portal/contract/portal/diagnostics/error-report'
import type { FastifyInstance } from 'fastify'
import { NotFound } from '../../../platform/errors/domain-errors.ts'
import { route } from '../../../platform/http/route.ts'
import type { Deps } from './diagnostics.feature.ts'
import { mendFault, reopenFault } from './mend-fault.ts'
import { recordErrorReport } from './record-error-report.ts'

const DAY_MS = 86_400_000
const IN_SUMMARY = 3

export function diagnosticsRoutes(app: FastifyInstance, deps: Deps) {
  const { clock } = deps
  route(app, sendErrorReport, async ({ body }, request) => {
    request.log.warn({ page: body.path, release: body.release }, 'a page crashed in a browser')
    return recordErrorReport(body, request.ip, deps)
  })

  route(app, faults.listErrorFaults, async ({ query }) => {
    const { sort, cursor, limit, ...filter } = query
    const [page, total] = await Promise.all([
      deps.stores.faults.list(filter, { sort, cursor, limit }),
      deps.stores.faults.total(filter),
    ])
    return { faults: page.faults, next_cursor: page.nextCursor, total }
  })
  route(app, faults.readErrorFault, async ({ params }) => {
    const [fault, latest] = await Promise.all([
      deps.stores.faults.find(params.id),
      deps.stores.faults.latestReports(params.id),
    ])
    if (!fault) throw new NotFound('error-fault', params.id)
    return { fault, latest }
  })
  route(app, faults.readErrorSummary, async () => {
    const now = clock.now().getTime()
    const [lastDay, twoDays, { faults: open }] = await Promise.all([
      deps.stores.diagnostics.countSince(new Date(now - DAY_MS)),
      deps.stores.diagnostics.countSince(new Date(now - 2 * DAY_MS)),
      deps.stores.faults.list({ state: 'aberta' }, { sort: 'recentes', limit: IN_SUMMARY }),
    ])
    const faultsOfTheDay = open.filter(({ last_at }) => Date.parse(last_at) > now - DAY_MS)
    return { last_day: lastDay, day_before: twoDays - lastDay, faults: faultsOfTheDay }
  })
  route(app, faults.mendErrorFault, ({ params, actor }) => mendFault(actor, params.id, deps))
  route(app, faults.reopenErrorFault, ({ params, actor }) => reopenFault(actor, params.id, deps))
}
