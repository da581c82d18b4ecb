import { readPortalSettings } from '@portal/contract/ground/settings/portal-settings'
import { route } from '../../server/src/platform/http/route.ts'
import { servePortal } from '../../server/src/serve-portal.ts'

/** The settings once more, through the whole app but read from the database for each request. */
await servePortal({
  extraRoutes: (app, { stores }) => {
    const path = '/api/v1/bench/portal-settings' as const
    route(app, { ...readPortalSettings, path }, () => stores.settings.read())
  },
})
