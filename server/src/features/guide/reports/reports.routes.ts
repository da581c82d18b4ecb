import * as contract from '@portal/contract/guide/reports/report'
import type { FastifyInstance } from 'fastify'
import { decodeCursor } from '../../../platform/database/list-cursor.ts'
import { NotFound } from '../../../platform/errors/domain-errors.ts'
import { route } from '../../../platform/http/route.ts'
import type { Deps } from './reports.feature.ts'
import { closeReport, sendReport } from './reports.writes.ts'

export function reportsRoutes(app: FastifyInstance, deps: Deps) {
  const { stores } = deps

  async function present(id: string) {
    const report = await stores.reports.find(id)
    if (!report) throw new NotFound('report', id)
    return report
  }

  route(app, contract.sendReport, async ({ body, actor: person }, request) => {
    await sendReport({ person, address: request.ip }, body, deps)
    return { received: true as const }
  })
  route(app, contract.listReports, async ({ query }) => {
    const { cursor, limit, ...which } = query
    const after = cursor ? decodeCursor(cursor) : null
    const [{ rows, nextCursor }, open] = await Promise.all([
      stores.reports.list(which, after, limit),
      stores.reports.countOpen(),
    ])
    return { reports: rows, next_cursor: nextCursor, open }
  })
  route(app, contract.resolveReport, async ({ params, body, actor }) => {
    await closeReport(actor, { ...params, ...body, status: 'resolved' }, deps)
    return present(params.id)
  })
  route(app, contract.dismissReport, async ({ params, body, actor }) => {
    await closeReport(actor, { ...params, ...body, status: 'dismissed' }, deps)
    return present(params.id)
  })
}
