import type { TabBarAudience, TabBarIcon, TabBarItem } from '@portal/contract/tabbar/tabbar-item'
import type { Connection } from '../../platform/database/database.ts'

export function tabbarStore(connection: Connection) {
  return {
    async listActive(): Promise<TabBarItem[]> {
      const rows = await connection
        .selectFrom('mobile_tabbar_config')
        .selectAll()
        .where('is_active', '=', true)
        .orderBy('display_order')
        .orderBy('id')
        .execute()
      return rows.map((row) => ({
        ...row,
        // Both lists are check constraints of the table.
        icon: row.icon as TabBarIcon,
        plan_types: row.plan_types as TabBarAudience[],
      }))
    },
  }
}
