import { PortalSettingsChanges } from '@portal/contract/ground/settings/portal-settings'
import { z } from 'zod'
import { updatePortalSettings } from '../../server/src/features/ground/settings/update-portal-settings.ts'
import { systemActor } from '../../server/src/platform/actor.ts'
import { servePortal } from '../../server/src/serve-portal.ts'
import { WRITE_PATH } from './settings-client.ts'

const Update = z.object({ version: z.int(), changes: PortalSettingsChanges })

const OPEN = { schema: { hide: true }, config: { access: 'anyone' } } as const

/** The whole product, plus a write that anybody on this machine may make: for drills only. */
await servePortal({
  extraRoutes: (app, deps) => {
    app.get(WRITE_PATH, OPEN, async (_request, reply) => {
      reply.header('cache-control', 'no-store')
      return deps.stores.settings.read()
    })
    app.post(WRITE_PATH, OPEN, async (request, reply) => {
      reply.header('cache-control', 'no-store')
      return updatePortalSettings(systemActor, Update.parse(request.body), deps)
    })
  },
})
