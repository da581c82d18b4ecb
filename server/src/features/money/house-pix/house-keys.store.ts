import { DEPOSIT_PERCENT } from '@portal/contract/money/house-pix/house-pix.texts'
import { sql } from 'kysely'
import { statement } from '../../../platform/database/checked-sql.ts'
import type { Connection } from '../../../platform/database/database.ts'
import type { HouseKey, HouseSettings } from './house-pix.rules.ts'

const FIELDS = sql`key.id, key.establishment_id, key.kind, key.key, key.holder, key.city,
  key.created_at, key.starts_at`

/** Owns the keys of houses, and what each house has switched on. Written while the business is held. */
export function houseKeysStore(connection: Connection) {
  return {
    async settings(establishmentId: string): Promise<HouseSettings> {
      const { rows } = await statement<HouseSettings>`
        select takes_orders, takes_deposits, deposit_percent, confirms_stays from house_pix_settings
        where establishment_id = ${establishmentId}
      `.execute(connection)
      return (
        rows[0] ?? {
          takes_orders: false,
          takes_deposits: false,
          deposit_percent: DEPOSIT_PERCENT.usual,
          confirms_stays: true,
        }
      )
    },

    async saveSettings(establishmentId: string, settings: HouseSettings, now: Date) {
      const { takes_orders, takes_deposits, deposit_percent, confirms_stays } = settings
      await sql`
        insert into house_pix_settings
          (establishment_id, takes_orders, takes_deposits, deposit_percent, confirms_stays, updated_at)
        values (${establishmentId}, ${takes_orders}, ${takes_deposits}, ${deposit_percent},
          ${confirms_stays}, ${now})
        on conflict (establishment_id) do update set takes_orders = ${takes_orders},
          takes_deposits = ${takes_deposits}, deposit_percent = ${deposit_percent},
          confirms_stays = ${confirms_stays}, updated_at = ${now}
      `.execute(connection)
    },

    /** The one in force, and the one that is to come. */
    async keys(
      establishmentId: string,
      now: Date,
    ): Promise<{ key: HouseKey | null; coming: HouseKey | null }> {
      const { rows } = await statement<HouseKey & { is_coming: boolean }>`
        select ${FIELDS}, key.starts_at > ${now} as is_coming from house_pix_keys as key
          join establishments as listing on listing.id = key.establishment_id
        where key.establishment_id = ${establishmentId} and key.stopped_at is null
          and (key.id = house_pix_key(${establishmentId}, ${now})
            or (key.starts_at > ${now} and key.set_by = listing.user_id))
      `.execute(connection)
      return {
        key: rows.find(({ is_coming }) => !is_coming) ?? null,
        coming: rows.find(({ is_coming }) => is_coming) ?? null,
      }
    },

    async add({ setBy, ...key }: Omit<HouseKey, 'id'> & { setBy: string }): Promise<string> {
      const { id } = await connection
        .insertInto('house_pix_keys')
        .values({ ...key, set_by: setBy })
        .returning('id')
        .executeTakeFirstOrThrow()
      return id
    },

    /** The link by which whoever did not do this stops it, signed in or not. */
    async addLink(keyId: string, tokenHash: Buffer, expiresAt: Date) {
      await connection
        .insertInto('house_pix_key_links')
        .values({ key_id: keyId, token_hash: tokenHash, expires_at: expiresAt })
        .execute()
    },

    /** Once: of two presses the second finds it used. Answers with whose key it is of. */
    async useLink(tokenHash: Buffer, now: Date) {
      const { rows } = await statement<{ keyId: string; establishmentId: string; setBy: string }>`
        update house_pix_key_links as link set used_at = ${now}
        from house_pix_keys as key
        where link.token_hash = ${tokenHash} and link.used_at is null and link.expires_at > ${now}
          and key.id = link.key_id
        returning key.id as "keyId", key.establishment_id as "establishmentId",
          key.set_by as "setBy"
      `.execute(connection)
      return rows[0] ?? null
    },

    /** What cannot be used any more. */
    async removeLinks(before: Date): Promise<number> {
      const { numDeletedRows } = await connection
        .deleteFrom('house_pix_key_links')
        .where('expires_at', '<', before)
        .executeTakeFirst()
      return Number(numDeletedRows)
    },

    /** One key waits at a time: the last one that was set. */
    async stopComing(establishmentId: string, now: Date) {
      await sql`
        update house_pix_keys set stopped_at = ${now}
        where establishment_id = ${establishmentId} and stopped_at is null and starts_at > ${now}
      `.execute(connection)
    },

    /** Stopped twice it is stopped once. Null where the business has no such key. */
    async stop(
      establishmentId: string,
      keyId: string,
      now: Date,
    ): Promise<'stopped' | 'before' | null> {
      const { rows } = await statement<{ was_stopped: boolean }>`
        update house_pix_keys set stopped_at = coalesce(stopped_at, ${now})
        where establishment_id = ${establishmentId} and id = ${keyId}
        returning old.stopped_at is not null as was_stopped
      `.execute(connection)
      const [row] = rows
      return row ? (row.was_stopped ? 'before' : 'stopped') : null
    },

    async placeName(establishmentId: string): Promise<string> {
      const { rows } = await statement<{ name: string }>`
        select name from establishments where id = ${establishmentId}
      `.execute(connection)
      return rows[0]?.name ?? ''
    },

    /** Of who leaves the portal. The businesses whose keys they were. */
    async removeOf(userId: string) {
      await sql`delete from house_pix_keys where set_by = ${userId}`.execute(connection)
    },
  }
}
