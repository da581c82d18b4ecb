import type { ServerResponse } from 'node:http'
import type { PortalSettings } from '@portal/contract/ground/settings/portal-settings'
import type { TabBarItem } from '@portal/contract/portal/tabbar/tabbar-item'

/** Apart from the components: who measures the home need not know their types. */
export type HomeData = {
  settings: PortalSettings
  tabBar: TabBarItem[]
  /** The portal the rest is read from, once. */
  portal: string
  origin: string
  release: string
}
export type CreateHome = (data: HomeData) => Promise<(response: ServerResponse) => void>
