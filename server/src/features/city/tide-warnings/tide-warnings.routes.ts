import * as contract from '@portal/contract/city/tide-warnings/tide-watch'
import type { FastifyInstance } from 'fastify'
import { route } from '../../../platform/http/route.ts'
import { clientKey } from '../../../platform/limits/client-key.ts'
import type { Deps } from './tide-warnings.feature.ts'
import { keepWatch, moveWatches, readWatch, stopWatch, testWatch } from './tide-watches.writes.ts'

export function tideWarningsRoutes(app: FastifyInstance, deps: Deps) {
  const { config, sensitiveCalls } = deps

  route(app, contract.readPushKey, async () => ({ public_key: config.push?.publicKey ?? null }))

  route(app, contract.keepWatch, async ({ body }, request) => {
    await sensitiveCalls.spend('tide-watch-address', clientKey(request.ip))
    return keepWatch(body, deps)
  })

  route(app, contract.readWatch, ({ body }) => readWatch(body.token, deps))

  route(app, contract.stopWatch, async ({ body }) => {
    await stopWatch(body.token, deps)
    return null
  })

  route(app, contract.testWatch, async ({ body }) => {
    await testWatch(body.token, deps)
    return null
  })

  route(app, contract.moveWatches, async ({ body }, request) => {
    await sensitiveCalls.spend('tide-watch-address', clientKey(request.ip))
    await moveWatches(body, deps)
    return null
  })
}
