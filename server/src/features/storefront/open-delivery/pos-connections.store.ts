import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import { statement } from '../../../platform/database/checked-sql.ts'
import type { Connection } from '../../../platform/database/database.ts'
import { readingBegins, readingEnded, stillRead } from '../../../platform/foreign/reading-mark.ts'

type MenuRead = { at: Date; status: 'success' | 'processing' | 'fail'; info: string }

export type PosConnection = {
  establishmentId: string
  clientId: string
  secretSealed: Buffer
  secretNumber: number
  createdAt: Date
  rotatedAt: Date
  merchantId: string | null
  webhookUrl: string | null
  merchantUrl: string | null
  apiKeySealed: Buffer | null
  lastContactAt: Date | null
  lastDeliveryAt: Date | null
  failedAt: Date | null
  failure: string | null
  menuReadAt: Date | null
  menuReadStatus: MenuRead['status'] | null
  menuReadInfo: string
  followsMenu: boolean
  /** In a row: they had to be stopped, or ended their process. */
  stoppedReadings: number
}

const COLUMNS = sql`establishment_id as "establishmentId", client_id as "clientId",
  secret_sealed as "secretSealed", secret_number as "secretNumber", created_at as "createdAt",
  rotated_at as "rotatedAt", merchant_id as "merchantId", webhook_url as "webhookUrl",
  merchant_url as "merchantUrl", api_key_sealed as "apiKeySealed",
  last_contact_at as "lastContactAt", last_delivery_at as "lastDeliveryAt",
  failed_at as "failedAt", failure, menu_read_at as "menuReadAt",
  menu_read_status as "menuReadStatus", menu_read_info as "menuReadInfo",
  follows_menu as "followsMenu", stopped_readings as "stoppedReadings"`

/** A look at the clock each second is enough to say "há um minuto". */
const CONTACT_STEP = sql`interval '30 seconds'`

/** Owns the systems at the counters, and what they say of an order beside its state. */
export function posConnectionsStore(connection: Connection) {
  return {
    async find(establishmentId: string): Promise<PosConnection | null> {
      const { rows } = await statement<PosConnection>`
        select ${COLUMNS} from pos_connections where establishment_id = ${establishmentId}
      `.execute(connection)
      return rows[0] ?? null
    },

    async lock(establishmentId: string): Promise<PosConnection | null> {
      const { rows } = await statement<PosConnection>`
        select ${COLUMNS} from pos_connections where establishment_id = ${establishmentId} for update
      `.execute(connection)
      return rows[0] ?? null
    },

    async findClient(clientId: string): Promise<PosConnection | null> {
      const { rows } = await statement<PosConnection>`
        select ${COLUMNS} from pos_connections where client_id = ${clientId}
      `.execute(connection)
      return rows[0] ?? null
    },

    /** False where there is one already. */
    async add(establishmentId: string, secretSealed: Buffer, now: Date): Promise<boolean> {
      const { rows } = await sql`
        insert into pos_connections (establishment_id, secret_sealed, created_at, rotated_at)
        values (${establishmentId}, ${secretSealed}, ${now}, ${now})
        on conflict (establishment_id) do nothing returning 1
      `.execute(connection)
      return rows.length > 0
    },

    async rotate(establishmentId: string, secretSealed: Buffer, now: Date) {
      await sql`
        update pos_connections set secret_sealed = ${secretSealed}, rotated_at = ${now},
          secret_number = secret_number + 1
        where establishment_id = ${establishmentId}
      `.execute(connection)
    },

    /** Nobody knows the secret that it has now, and nobody is called: who runs the place connects it anew. */
    async disarm(establishmentId: string, now: Date) {
      await sql`
        update pos_connections set secret_sealed = ${randomBytes(32)}, rotated_at = ${now},
          secret_number = secret_number + 1, webhook_url = null, merchant_url = null,
          api_key_sealed = null, follows_menu = false
        where establishment_id = ${establishmentId}
      `.execute(connection)
    },

    /** With its events; orders and what became of them stay. */
    async remove(establishmentId: string) {
      await sql`delete from pos_connections where establishment_id = ${establishmentId}`.execute(
        connection,
      )
    },

    async saveWebhook(establishmentId: string, url: string | null) {
      await sql`
        update pos_connections set webhook_url = ${url}, failed_at = null, failure = null
        where establishment_id = ${establishmentId}
      `.execute(connection)
    },

    async introduce(
      establishmentId: string,
      told: {
        merchantId: string
        webhookUrl: string | null
        merchantUrl: string | null
        apiKeySealed: Buffer | null
      },
    ) {
      await sql`
        update pos_connections set merchant_id = ${told.merchantId},
          webhook_url = ${told.webhookUrl}, merchant_url = ${told.merchantUrl},
          api_key_sealed = ${told.apiKeySealed}, failed_at = null, failure = null,
          follows_menu = follows_menu and ${told.merchantUrl}::text is not distinct from merchant_url
        where establishment_id = ${establishmentId}
      `.execute(connection)
    },

    async touch(establishmentId: string, now: Date) {
      await sql`
        update pos_connections set last_contact_at = ${now}
        where establishment_id = ${establishmentId}
          and (last_contact_at is null or last_contact_at < ${now}::timestamptz - ${CONTACT_STEP})
      `.execute(connection)
    },

    async noteDelivery(establishmentId: string, now: Date) {
      await sql`
        update pos_connections set last_delivery_at = ${now}, failed_at = null, failure = null
        where establishment_id = ${establishmentId}
      `.execute(connection)
    },

    async noteFailure(establishmentId: string, failure: string, now: Date) {
      await sql`
        update pos_connections set failed_at = ${now}, failure = ${failure.slice(0, 200)}
        where establishment_id = ${establishmentId}
      `.execute(connection)
    },

    async noteMenuRead(establishmentId: string, { at, status, info }: MenuRead) {
      await sql`
        update pos_connections set menu_read_at = ${at}, menu_read_status = ${status},
          menu_read_info = ${info.slice(0, 500)}
        where establishment_id = ${establishmentId}
      `.execute(connection)
    },

    /** Before what it answered is read. */
    async beginReading(establishmentId: string, now: Date): Promise<number> {
      const { rows } = await statement<{ stopped: number }>`
        update pos_connections set ${readingBegins(now)} where establishment_id = ${establishmentId}
        returning stopped_readings as stopped
      `.execute(connection)
      return rows[0]?.stopped ?? 0
    },

    async endReading(establishmentId: string, isStopped: boolean): Promise<number> {
      const { rows } = await statement<{ stopped: number }>`
        update pos_connections set ${readingEnded(isStopped)} where establishment_id = ${establishmentId}
        returning stopped_readings as stopped
      `.execute(connection)
      return rows[0]?.stopped ?? 0
    },

    async followMenu(establishmentId: string, isFollowed: boolean) {
      await sql`
        update pos_connections set follows_menu = ${isFollowed}
        where establishment_id = ${establishmentId}
      `.execute(connection)
    },

    async setMenuTtl(establishmentId: string, seconds: number) {
      await sql`
        update pos_connections set menu_ttl_seconds = ${seconds}
        where establishment_id = ${establishmentId}
      `.execute(connection)
    },

    /** Businesses whose menu follows and is older than it may be. */
    async menusDue(now: Date): Promise<string[]> {
      const { rows } = await statement<{ id: string }>`
        select establishment_id as id from pos_connections
        where follows_menu and ${stillRead} and (menu_read_at is null
          or menu_read_at + menu_ttl_seconds * interval '1 second' <= ${now}::timestamptz)
      `.execute(connection)
      return rows.map(({ id }) => id)
    },

    /** What is not said stays as it was. */
    async noteOrder(
      { establishmentId, orderId }: { establishmentId: string; orderId: string },
      { externalCode, preparationAt }: { externalCode?: string; preparationAt?: Date },
    ) {
      await sql`
        insert into pos_orders (order_id, establishment_id, external_code, preparation_at)
        values (${orderId}, ${establishmentId}, ${externalCode ?? null}, ${preparationAt ?? null})
        on conflict (order_id) do update set
          external_code = coalesce(excluded.external_code, pos_orders.external_code),
          preparation_at = coalesce(excluded.preparation_at, pos_orders.preparation_at)
      `.execute(connection)
    },

    async noteOf(
      orderId: string,
    ): Promise<{ externalCode: string | null; preparationAt: Date | null }> {
      const { rows } = await statement<{ externalCode: string | null; preparationAt: Date | null }>`
        select external_code as "externalCode", preparation_at as "preparationAt"
        from pos_orders where order_id = ${orderId}
      `.execute(connection)
      return rows[0] ?? { externalCode: null, preparationAt: null }
    },
  }
}
