import {
  readPortalSettings,
  updatePortalSettings,
} from '@portal/contract/ground/settings/portal-settings'
import type { FastifyInstance } from 'fastify'
import { publicRead, route } from '../../../platform/http/route.ts'
import { Tag } from '../../../platform/live/tags.ts'
import type { Deps } from './settings.feature.ts'
import { updatePortalSettings as update } from './update-portal-settings.ts'

/** Long, because a change drops it at once on every node. */
const TTL_SECONDS = 3600

export function settingsRoutes(app: FastifyInstance, deps: Deps) {
  publicRead(
    app,
    deps.reads,
    readPortalSettings,
    { tags: [Tag.settings], ttlSeconds: TTL_SECONDS },
    async () => deps.stores.settings.read(),
  )
  route(app, updatePortalSettings, ({ body, actor }) => update(actor, body, deps))
}
