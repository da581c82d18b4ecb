import { setTimeout as wait } from 'node:timers/promises'
import closeWithGrace from 'close-with-grace'
import { type AppOptions, buildApp } from '../server/src/app.ts'
import { createDeps } from '../server/src/deps.ts'
import { hasWebBuild, migrationsFolder, webBuildFolder } from '../server/src/paths.ts'
import { readConfig } from '../server/src/platform/config/config.ts'
import { isCurrent, readMigrations } from '../server/src/platform/database/migrations.ts'
import { createLog } from '../server/src/platform/log.ts'
import { loadBuiltRenderer } from '../server/src/platform/pages/page-renderer.ts'

/** The product's own app behind its own door, with routes that only a harness needs. */
export async function serveWith(extraRoutes: NonNullable<AppOptions['extraRoutes']>) {
  if (!hasWebBuild()) throw new Error('web/build is missing: npm run build')
  const config = readConfig(process.env)
  const log = createLog(config.logLevel, 'app')
  const deps = await createDeps(config, log)
  await deps.bus.start()
  const readiness = { draining: false }
  const names = (await readMigrations(migrationsFolder)).map(({ name }) => name)
  const app = await buildApp({
    deps,
    readiness,
    isDatabaseReady: () => isCurrent((sql) => deps.pool.query(sql), names),
    web: {
      clientFolder: `${webBuildFolder}/client`,
      loadRenderer: () => loadBuiltRenderer(webBuildFolder),
    },
    extraRoutes,
  })
  closeWithGrace({ delay: config.drainMs + 25_000, logger: log }, async ({ err }) => {
    if (err) log.fatal({ err }, 'stopping after an unexpected error')
    readiness.draining = true
    if (!err) await wait(config.drainMs)
    await app.close()
    await deps.close()
  })
  await app.listen({ host: config.host, port: config.port })
}
