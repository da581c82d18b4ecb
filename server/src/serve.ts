import { setTimeout as wait } from 'node:timers/promises'
import closeWithGrace from 'close-with-grace'
import { buildApp } from './app.ts'
import { createDeps } from './deps.ts'
import { migrationsFolder, webBuildFolder, webFolder } from './paths.ts'
import { readConfig } from './platform/config/config.ts'
import { isCurrent, readMigrations } from './platform/database/migrations.ts'
import { createLog } from './platform/log.ts'
import { loadBuiltRenderer, loadDevelopmentRenderer } from './platform/pages/page-renderer.ts'

const config = readConfig(process.env)
const log = createLog(config.logLevel, 'app')
const deps = await createDeps(config, log)
await deps.bus.start()

const readiness = { draining: false }
const migrationNames = (await readMigrations(migrationsFolder)).map(({ name }) => name)
const inDevelopment = config.environment === 'development'

const app = await buildApp({
  deps,
  readiness,
  isDatabaseReady: () => isCurrent((sql) => deps.pool.query(sql), migrationNames),
  web: {
    clientFolder: inDevelopment ? null : `${webBuildFolder}/client`,
    loadRenderer: (instance) =>
      inDevelopment
        ? loadDevelopmentRenderer(instance, webFolder)
        : loadBuiltRenderer(webBuildFolder),
  },
})

closeWithGrace({ delay: config.drainMs + 25_000, logger: log }, async ({ err }) => {
  if (err) log.fatal({ err }, 'stopping after an unexpected error')
  readiness.draining = true
  if (!err) await wait(config.drainMs)
  await app.close()
  await deps.close()
})

await app.listen({ host: config.host, port: config.port })
log.info({ address: config.publicOrigin, release: config.release }, 'portal is listening')
