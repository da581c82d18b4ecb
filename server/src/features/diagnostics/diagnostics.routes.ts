import { sendErrorReport } from '@portal/contract/diagnostics/error-report'
import type { FastifyInstance } from 'fastify'
import { route } from '../../platform/http/route.ts'
import type { Deps } from './diagnostics.feature.ts'
import { recordErrorReport } from './record-error-report.ts'

export function diagnosticsRoutes(app: FastifyInstance, deps: Deps) {
  route(app, sendErrorReport, async ({ body }, request) => {
    request.log.warn({ page: body.path, release: body.release }, 'a page crashed in a browser')
    return recordErrorReport(body, request.ip, deps)
  })
}
