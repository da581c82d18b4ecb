import { PortalSettings, readPortalSettings } from '@portal/contract/settings/portal-settings'
import { z } from 'zod'
import { route } from '../../server/src/platform/http/route.ts'
import { serveWith } from '../harness-app.ts'

const day = z.iso.date().nullable()
const response = PortalSettings.extend({
  banner_start: day,
  banner_end: day,
  popup_start: day,
  popup_end: day,
})

/** The settings once more, through the whole app but read from the database for each request. */
await serveWith((app, { stores }) => {
  const path = '/api/v1/bench/portal-settings' as const
  route(app, { ...readPortalSettings, path, response }, () => stores.settings.read())
})
