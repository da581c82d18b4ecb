import type { BaseMapSchema } from '@portal/contract/ground/base-map/base-map'
import { type Selectable, sql } from 'kysely'
import type { Connection } from '../../../platform/database/database.ts'
import type { BaseMaps } from '../../../platform/database/schema.generated.ts'

export type InstalledMap = {
  hash: string
  bytes: number
  schema: BaseMapSchema
  minZoom: number
  maxZoom: number
  bounds: { west: number; south: number; east: number; north: number }
  attribution: string
  installedAt: Date
}

/** The maps of streets that were installed, and which of them is in use. */
export function baseMapsStore(connection: Connection) {
  return {
    async find(hash: string): Promise<InstalledMap | null> {
      const row = await connection
        .selectFrom('base_maps')
        .selectAll()
        .where('hash', '=', hash)
        .executeTakeFirst()
      return row ? toMap(row) : null
    },

    async inUse(): Promise<InstalledMap | null> {
      const row = await connection
        .selectFrom('base_maps')
        .selectAll()
        .where('is_in_use', '=', true)
        .executeTakeFirst()
      return row ? toMap(row) : null
    },

    /** The same file again is the same map. */
    async add({ minZoom, maxZoom, installedAt, bounds, ...map }: InstalledMap) {
      await connection
        .insertInto('base_maps')
        .values({
          ...map,
          ...bounds,
          min_zoom: minZoom,
          max_zoom: maxZoom,
          installed_at: installedAt,
        })
        .onConflict((conflict) => conflict.column('hash').doNothing())
        .execute()
    },

    /** Whether somebody, or the portal's first start, has decided which map is in use. */
    async isChosen(): Promise<boolean> {
      const rows = await connection.selectFrom('base_map_choice').select('chosen_at').execute()
      return rows.length > 0
    },

    /** Until the transaction ends nobody else chooses. */
    async lockChoice() {
      await sql`select pg_advisory_xact_lock(hashtextextended('base-map', 0))`.execute(connection)
    },

    /** Null is the schematic map. Two who choose at once do so one after the other. */
    async use(hash: string | null, at: Date) {
      await this.lockChoice()
      await connection
        .insertInto('base_map_choice')
        .values({ chosen_at: at })
        .onConflict((conflict) => conflict.column('is_only').doNothing())
        .execute()
      await connection
        .updateTable('base_maps')
        .set({ is_in_use: false })
        .where('is_in_use', '=', true)
        .execute()
      if (hash === null) return
      await connection
        .updateTable('base_maps')
        .set({ is_in_use: true })
        .where('hash', '=', hash)
        .execute()
    },
  }
}

function toMap(row: Selectable<BaseMaps>): InstalledMap {
  const { west, south, east, north } = row
  return {
    hash: row.hash,
    bytes: Number(row.bytes),
    // The list is a check constraint of the table.
    schema: row.schema,
    minZoom: row.min_zoom,
    maxZoom: row.max_zoom,
    bounds: { west, south, east, north },
    attribution: row.attribution,
    installedAt: row.installed_at,
  }
}
