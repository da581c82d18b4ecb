import { sendErrorReport } from './diagnostics/error-report.ts'
import { readPortalSettings } from './settings/portal-settings.ts'
import { listTabBarItems } from './tabbar/tabbar-item.ts'

/** Every call of the API. The server must serve each of them: a test compares this with its routes. */
export const endpoints = {
  readPortalSettings,
  listTabBarItems,
  sendErrorReport,
}
export type Endpoints = (typeof endpoints)[keyof typeof endpoints]
