import { adminTexts } from '~/features/admin/admin.texts.ts'
import { dashboardInfo } from '~/features/shell/dashboard.rules.ts'
import { TabBarEditor } from '~/features/tabbar/editor/TabBarEditor.tsx'
import { adminMetadata } from './admin-metadata.ts'

export const meta = adminMetadata(adminTexts.pages.tabbar.label)

export default function TabBarPage() {
  return <TabBarEditor dashboardOf={dashboardInfo} />
}
