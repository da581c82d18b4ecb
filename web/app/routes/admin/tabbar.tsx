import { dashboardInfo } from '~/features/portal/shell/dashboard.rules.ts'
import { TabBarEditor } from '~/features/portal/tabbar/editor/TabBarEditor.tsx'

export default function TabBarPage() {
  return <TabBarEditor dashboardOf={dashboardInfo} />
}
