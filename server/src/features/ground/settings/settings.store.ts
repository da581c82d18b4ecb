import type {
  PortalSettings,
  PortalSettingsChanges,
} from '@portal/contract/ground/settings/portal-settings'
import { type Selectable, sql } from 'kysely'
import type { Connection } from '../../../platform/database/database.ts'
import type { PortalSettings as Row } from '../../../platform/database/schema.generated.ts'

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

    /** Where a picture of the portal gives way to another; whether one did. */
    async replacePicture(oldId: string, newId: string, at: Date): Promise<boolean> {
      const put = (column: string) =>
        sql`${sql.ref(column)} = replace(${sql.ref(column)}, ${oldId}, ${newId})`
      const { numAffectedRows } = await sql`
        update portal_settings set ${sql.join(['logo_url', 'logo_home_url', 'favicon_url', 'og_image_url'].map(put))},
          version = version + 1, updated_at = ${at}
        where ${oldId}::uuid in (logo_media_id, logo_home_media_id, favicon_media_id, og_image_media_id)
      `.execute(connection)
      return (numAffectedRows ?? 0n) > 0n
    },

    async save(current: PortalSettings, changes: PortalSettingsChanges, at: Date) {
      const row = await connection
        .updateTable('portal_settings')
        .set({ ...toColumns(changes), version: current.version + 1, updated_at: at })
        .where('id', '=', current.id)
        .returningAll()
        .executeTakeFirstOrThrow()
      return toSettings(row)
    },
  }
}

/** The driver takes a plain array for an array of PostgreSQL; this column is JSON. */
function toColumns({ club_testimonials: testimonials, ...changes }: PortalSettingsChanges) {
  if (testimonials === undefined) return changes
  return { ...changes, club_testimonials: testimonials && JSON.stringify(testimonials) }
}

/** Left out: what the database keeps for itself, its only row and which photos the addresses show. */
function toSettings(whole: Selectable<Row>): PortalSettings {
  const {
    singleton: _singleton,
    logo_media_id: _logo,
    logo_home_media_id: _logoHome,
    favicon_media_id: _favicon,
    og_image_media_id: _ogImage,
    ...row
  } = whole
  return {
    ...row,
    // Written by `save` alone, from what the contract let through.
    club_testimonials: row.club_testimonials,
    club_figures: row.club_figures,
    updated_at: row.updated_at.toISOString(),
  }
}
