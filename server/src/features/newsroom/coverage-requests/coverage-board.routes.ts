import {
  COVERAGE_STATUSES,
  isCoverageOver,
} from '@portal/contract/newsroom/coverage-requests/coverage.texts'
import * as contract from '@portal/contract/newsroom/coverage-requests/coverage-board'
import type { FastifyInstance } from 'fastify'
import { decodeCursor } from '../../../platform/database/list-cursor.ts'
import { NotFound } from '../../../platform/errors/domain-errors.ts'
import { route } from '../../../platform/http/route.ts'
import { arrangeCoverage } from './arrange-coverage.ts'
import type { Deps } from './coverage-requests.feature.ts'
import { moveCoverage } from './move-coverage.ts'
import { noteOnCoverage } from './note-on-coverage.ts'
import { presentLine, presentManaged } from './present-coverage.ts'

/** For the team. */
export function coverageBoardRoutes(app: FastifyInstance, deps: Deps) {
  const { coverage } = deps.stores

  async function present(id: string) {
    const found = await coverage.find(id)
    if (!found) throw new NotFound('coverage', id)
    return presentManaged(found)
  }

  route(app, contract.readCoverageBoard, async ({ query }) => {
    const [team, ...columns] = await Promise.all([
      coverage.listTeam(),
      ...COVERAGE_STATUSES.map((status) =>
        coverage.listColumn(status, query, isCoverageOver(status)),
      ),
    ])
    return {
      team,
      columns: columns.map(({ rows, ...column }) => ({
        ...column,
        requests: rows,
      })),
    }
  })
  route(app, contract.listCoverageRequests, async ({ query: { cursor, limit, ...which } }) => {
    const after = cursor ? decodeCursor(cursor) : null
    const { rows, nextCursor } = await coverage.list(which, after, limit)
    return { requests: rows.map(presentLine), next_cursor: nextCursor }
  })
  route(app, contract.readManagedCoverage, ({ params }) => present(params.id))
  route(app, contract.moveCoverage, async ({ params, body, actor }) => {
    await moveCoverage(actor, { ...params, ...body }, deps)
    return present(params.id)
  })
  route(app, contract.arrangeCoverage, async ({ params, body, actor }) => {
    await arrangeCoverage(actor, { ...params, ...body }, deps)
    return present(params.id)
  })
  route(app, contract.noteOnCoverage, async ({ params, body, actor }) => {
    await noteOnCoverage(actor, { ...params, ...body }, deps)
    return present(params.id)
  })
}
