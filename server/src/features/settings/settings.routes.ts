import { readPortalSettings } from '@portal/contract/settings/portal-settings'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../deps.ts'
import { publicRead } from '../../platform/http/route.ts'

/** Long, because a change drops it at once on every node. */
const TTL_SECONDS = 3600

export function settingsRoutes(app: FastifyInstance, { reads, stores }: Deps) {
  publicRead(
    app,
    reads,
    readPortalSettings,
    { tags: ['settings'], ttlSeconds: TTL_SECONDS },
    async () => stores.settings.read(),
  )
}
