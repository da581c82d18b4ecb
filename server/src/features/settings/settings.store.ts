import type {
  PortalSettings,
  PortalSettingsChanges,
} from '@portal/contract/settings/portal-settings'
import type { Selectable } from 'kysely'
import type { Connection } from '../../platform/database/database.ts'
import type { PortalSettings as Row } from '../../platform/database/schema.generated.ts'

/** One row, guarded by the table's own constraint; the migration put it there. */
export function settingsStore(connection: Connection) {
  return {
    async read(): Promise<PortalSettings> {
      return toSettings(
        await connection.selectFrom('portal_settings').selectAll().executeTakeFirstOrThrow(),
      )
    },

    /** Waits for whoever is editing, so that the version checked is the version changed. */
    async lock(): Promise<PortalSettings> {
      return toSettings(
        await connection
          .selectFrom('portal_settings')
          .selectAll()
          .forUpdate()
          .executeTakeFirstOrThrow(),
      )
    },

    async save(current: PortalSettings, changes: PortalSettingsChanges, at: Date) {
      const row = await connection
        .updateTable('portal_settings')
        .set({ ...changes, version: current.version + 1, updated_at: at })
        .where('id', '=', current.id)
        .returningAll()
        .executeTakeFirstOrThrow()
      return toSettings(row)
    },
  }
}

function toSettings({ singleton: _, updated_at, ...fields }: Selectable<Row>): PortalSettings {
  return { ...fields, updated_at: updated_at.toISOString() }
}
