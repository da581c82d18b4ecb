import { setTimeout as wait } from 'node:timers/promises'
import closeWithGrace from 'close-with-grace'
import { type AppOptions, buildApp } from './app.ts'
import { createDeps } from './deps.ts'
import { installFirstMap } from './features/ground/base-map/install-base-map.ts'
import { startHealthBeat } from './features/portal/health/health-beat.ts'
import { migrationsFolder, shippedMapFile, webBuildFolder, webFolder } from './paths.ts'
import { readConfig } from './platform/config/config.ts'
import { isCurrent, readMigrations } from './platform/database/migrations.ts'
import { requireLimits, requireNarrowRole } from './platform/database/roles.ts'
import { createLog } from './platform/log.ts'
import { loadBuiltRenderer, loadDevelopmentRenderer } from './platform/pages/page-renderer.ts'
import { requireWayToBePaid } from './require-way-to-be-paid.ts'

/** How long after the drain a request in hand may take before the process ends anyway. */
const FINISH_MS = 25_000

/** Starts a node of the portal and stops it with grace. */
export async function servePortal(harness: Pick<AppOptions, 'extraRoutes'> = {}) {
  const config = readConfig(process.env)
  const log = createLog(config.logLevel, 'app')
  const deps = await createDeps(config, log)
  if (config.environment === 'production') await requireNarrowRole(deps.pool)
  if (config.database.isPooled) await requireLimits(deps.pool)
  await requireWayToBePaid(deps)
  await deps.bus.start()
  // A portal without streets is still one: it starts, and says so.
  await installFirstMap(shippedMapFile, deps).catch((err: unknown) =>
    log.error({ err }, 'the map of the release was not installed; the one in use stays'),
  )

  const readiness = { draining: false }
  const migrationNames = (await readMigrations(migrationsFolder)).map(({ name }) => name)
  const inDevelopment = config.environment === 'development'
  const app = await buildApp({
    ...harness,
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

  const beat = startHealthBeat('app', deps)
  closeWithGrace({ delay: config.drainMs + FINISH_MS, logger: log }, async ({ err }) => {
    if (err) log.fatal({ err }, 'stopping after an unexpected error')
    readiness.draining = true
    if (!err) await wait(config.drainMs)
    await app.close()
    await beat.stop()
    await deps.close()
  })

  await app.listen({ host: config.host, port: config.port })
  log.info({ address: config.publicOrigin, release: config.release }, 'portal is listening')
}
