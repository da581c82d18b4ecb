import {
  askSystemTest as askContract,
  readFirstUse as readContract,
  typeMailCode as typeContract,
  updateFirstUse as updateContract,
} from '@portal/contract/portal/first-use/first-use'
import type { FastifyInstance } from 'fastify'
import { route } from '../../../platform/http/route.ts'
import type { Deps } from './health.feature.ts'
import { askSystemTest } from './run-system-test.ts'
import { readFirstUse, typeMailCode, updateFirstUse } from './take-first-steps.ts'

export function systemTestsRoutes(app: FastifyInstance, deps: Deps) {
  route(app, readContract, ({ actor }) => readFirstUse(actor, deps))
  route(app, askContract, async ({ body, actor }) => {
    await askSystemTest(actor, body.kind, deps)
    return { asked: true as const }
  })
  route(app, typeContract, ({ body, actor }) => typeMailCode(actor, body.code, deps))
  route(app, updateContract, ({ body, actor }) => updateFirstUse(actor, body, deps))
}
