import { buildApp } from '../../server/src/app.ts'
import { createDeps } from '../../server/src/deps.ts'
import { readConfig } from '../../server/src/platform/config/config.ts'
import { createLog } from '../../server/src/platform/log.ts'

/** A node without pages: photos need no compiled web. */
const config = readConfig(process.env)
const deps = await createDeps(config, createLog(config.logLevel, 'app'))
await deps.bus.start()
const app = await buildApp({
  deps,
  readiness: { draining: false },
  isDatabaseReady: async () => true,
})
await app.listen({ host: '127.0.0.1', port: config.port })
