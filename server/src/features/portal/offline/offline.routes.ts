import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { siteIdentity } from '@portal/contract/ground/settings/fallbacks'
import type { FastifyInstance } from 'fastify'
import type { Deps } from './offline.feature.ts'
import { webManifest } from './web-manifest.ts'

/** Its own policy: it may ask this portal for things, and nothing else. */
const WORKER_POLICY = "default-src 'none'; connect-src 'self'; frame-ancestors 'none'"
/** Where nothing was built (development, most tests) there is nothing to keep either. */
const NO_WORKER = 'self.addEventListener("install", () => self.skipWaiting())'
const HOUR_SECONDS = 3600

/** What makes the portal installable, and readable without a connection. */
export function offlineRoutes(app: FastifyInstance, { config, folders, stores }: Deps) {
  // Switched off, those who have the worker are served one that takes it away again.
  const file = join(folders.webBuild, 'worker', config.offline ? 'service-worker.js' : 'retired.js')
  const worker = readFile(file, 'utf8').catch(() => NO_WORKER)

  app.get('/service-worker.js', { schema: { hide: true } }, async (_request, reply) =>
    reply
      .type('text/javascript; charset=utf-8')
      // Asked for anew each time: a release, and the switch, reach every tab with its next page.
      .header('cache-control', 'no-cache')
      .header('content-security-policy', WORKER_POLICY)
      .send(await worker),
  )

  app.get('/manifest.webmanifest', { schema: { hide: true } }, async (_request, reply) =>
    reply
      .type('application/manifest+json; charset=utf-8')
      .header('cache-control', `public, max-age=${HOUR_SECONDS}`)
      .send(JSON.stringify(webManifest(siteIdentity(await stores.settings.read())))),
  )
}
