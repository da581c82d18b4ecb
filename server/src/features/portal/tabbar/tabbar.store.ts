import type { TabBarItem } from '@portal/contract/portal/tabbar/tabbar-item'
import { type Selectable, sql } from 'kysely'
import type { Connection } from '../../../platform/database/database.ts'
import type { MobileTabbarConfig as Row } from '../../../platform/database/schema.generated.ts'
import type { TabBarItemChanges, TabBarOrder } from './tabbar.rules.ts'

export function tabbarStore(connection: Connection) {
  const ordered = () =>
    connection.selectFrom('mobile_tabbar_config').selectAll().orderBy('display_order').orderBy('id')

  return {
    async listActive(): Promise<TabBarItem[]> {
      const rows = await ordered().where('is_active', '=', true).execute()
      return rows.map(toItem)
    },

    async listAll(): Promise<TabBarItem[]> {
      return (await ordered().execute()).map(toItem)
    },

    /** One editor at a time, because an order and a key are about all items; readers never wait. */
    async lockAll(): Promise<TabBarItem[]> {
      await sql`lock table mobile_tabbar_config in share row exclusive mode`.execute(connection)
      return this.listAll()
    },

    async add(item: Omit<TabBarItem, 'id'>): Promise<TabBarItem> {
      const row = await connection
        .insertInto('mobile_tabbar_config')
        .values(item)
        .returningAll()
        .executeTakeFirstOrThrow()
      return toItem(row)
    },

    async save(id: string, changes: TabBarItemChanges): Promise<TabBarItem> {
      const row = await connection
        .updateTable('mobile_tabbar_config')
        .set(changes)
        .where('id', '=', id)
        .returningAll()
        .executeTakeFirstOrThrow()
      return toItem(row)
    },

    async remove(id: string) {
      await connection.deleteFrom('mobile_tabbar_config').where('id', '=', id).execute()
    },

    async reorder(order: TabBarOrder) {
      await sql`
        update mobile_tabbar_config as item
        set position = place.position, display_order = place.display_order
        from unnest(
          ${order.map(({ id }) => id)}::uuid[],
          ${order.map(({ position }) => position)}::smallint[],
          ${order.map(({ display_order }) => display_order)}::integer[]
        ) as place (id, position, display_order)
        where item.id = place.id`.execute(connection)
    },
  }
}

function toItem(row: Selectable<Row>): TabBarItem {
  return {
    ...row,
    // Both lists are check constraints of the table.
    icon: row.icon,
    plan_types: row.plan_types,
  }
}
