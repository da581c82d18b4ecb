import { dashboardInfo } from '~/features/shell/dashboard.rules.ts'
import { TabBarEditor } from '~/features/tabbar/editor/TabBarEditor.tsx'

export default function TabBarPage() {
  return <TabBarEditor dashboardOf={dashboardInfo} />
}
