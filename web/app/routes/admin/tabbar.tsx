import { ADMIN_PAGES } from '~/features/admin/admin-pages.ts'
import { dashboardInfo } from '~/features/shell/dashboard.rules.ts'
import { TabBarEditor } from '~/features/tabbar/editor/TabBarEditor.tsx'
import { adminMetadata } from './admin-metadata.ts'

export const meta = adminMetadata(ADMIN_PAGES.tabbar.label)

export default function TabBarPage() {
  return <TabBarEditor dashboardOf={dashboardInfo} />
}
