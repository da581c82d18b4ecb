import type { PosEventType } from '@portal/contract/storefront/open-delivery/open-delivery.texts'
import { sql } from 'kysely'
import { statement } from '../../../platform/database/checked-sql.ts'
import type { Connection } from '../../../platform/database/database.ts'
import {
  type KeptPosEvent,
  type NewPosEvent,
  type PosStep,
  posEventsOf,
} from './pos-events.rules.ts'

const COLUMNS = sql`event.id, event.type, event.order_id as "orderId", event.metadata,
  event.created_at as "createdAt"`

type Place = Pick<PosStep, 'establishmentId' | 'orderId' | 'version'>
export type EventToDeliver = KeptPosEvent & {
  establishmentId: string
  attempts: number
  webhookUrl: string
  merchantId: string | null
  secretSealed: Buffer
}

/** Owns what the systems at the counters are told. */
export function posEventsStore(connection: Connection) {
  /** The ids of those that are to be delivered; none where no system is there. */
  async function add(place: Place, events: readonly NewPosEvent[], now: Date): Promise<string[]> {
    if (events.length === 0) return []
    const types = events.map(({ type }) => type)
    const metadata = events.map((event) => event.metadata && JSON.stringify(event.metadata))
    const { rows } = await statement<{ id: string }>`
      with system as (
        select establishment_id, webhook_url from pos_connections
        where establishment_id = ${place.establishmentId}
      ), told as (
        insert into pos_events (establishment_id, order_id, order_version, type, metadata, created_at)
        select system.establishment_id, ${place.orderId}, ${place.version}, one.type,
          one.metadata::jsonb, ${now}
        from system, unnest(${types}::text[], ${metadata}::text[]) with ordinality
          as one (type, metadata, position)
        order by one.position
        on conflict (order_id, order_version, type) do nothing
        returning id, number
      )
      select told.id from told, system where system.webhook_url is not null order by told.number
    `.execute(connection)
    return rows.map(({ id }) => id)
  }

  return {
    add,

    /** In the transaction of the step. */
    record: (step: PosStep, now: Date) => add(step, posEventsOf(step), now),

    async hasTold(orderId: string, type: PosEventType): Promise<boolean> {
      const { rows } = await sql`
        select 1 from pos_events where order_id = ${orderId} and type = ${type}
      `.execute(connection)
      return rows.length > 0
    },

    async lastOf(orderId: string): Promise<PosEventType | null> {
      const { rows } = await statement<{ type: PosEventType }>`
        select type from pos_events where order_id = ${orderId} order by number desc limit 1
      `.execute(connection)
      return rows[0]?.type ?? null
    },

    /** Not acknowledged and not too old, as they happened. */
    async listWaiting(
      establishmentId: string,
      { since, most }: { since: Date; most: number },
    ): Promise<KeptPosEvent[]> {
      const { rows } = await statement<KeptPosEvent>`
        select ${COLUMNS} from pos_events as event
        where event.establishment_id = ${establishmentId} and event.acknowledged_at is null
          and event.created_at > ${since}
        order by event.number limit ${most}
      `.execute(connection)
      return rows
    },

    async countWaiting(establishmentId: string, since: Date): Promise<number> {
      const { rows } = await statement<{ count: number }>`
        select count(*)::integer as count from pos_events
        where establishment_id = ${establishmentId} and acknowledged_at is null
          and created_at > ${since}
      `.execute(connection)
      return rows[0]?.count ?? 0
    },

    /** What a filter leaves out is never asked for again. */
    async passOver(establishmentId: string, wanted: readonly PosEventType[], now: Date) {
      await sql`
        update pos_events set acknowledged_at = ${now}
        where establishment_id = ${establishmentId} and acknowledged_at is null
          and type <> all(${[...wanted]}::text[])
      `.execute(connection)
    },

    /** Of this business, by id; those that are not there are not its own. */
    async findOwn(establishmentId: string, ids: readonly string[]) {
      const { rows } = await statement<{ id: string; type: PosEventType; orderId: string }>`
        select id, type, order_id as "orderId" from pos_events
        where establishment_id = ${establishmentId} and id = any(${[...ids]}::uuid[])
      `.execute(connection)
      return new Map(rows.map(({ id, ...event }) => [id, event]))
    },

    async acknowledge(establishmentId: string, ids: readonly string[], now: Date) {
      await sql`
        update pos_events set acknowledged_at = ${now}
        where establishment_id = ${establishmentId} and id = any(${[...ids]}::uuid[])
          and acknowledged_at is null
      `.execute(connection)
    },

    /** With where it goes; null where it was fetched meanwhile or nobody listens any more. */
    async findToDeliver(id: string): Promise<EventToDeliver | null> {
      const { rows } = await statement<EventToDeliver>`
        select ${COLUMNS}, event.establishment_id as "establishmentId", event.attempts,
          system.webhook_url as "webhookUrl", system.merchant_id as "merchantId",
          system.secret_sealed as "secretSealed"
        from pos_events as event
        join pos_connections as system on system.establishment_id = event.establishment_id
        where event.id = ${id} and event.acknowledged_at is null and system.webhook_url is not null
      `.execute(connection)
      return rows[0] ?? null
    },

    async noteDelivered(id: string, now: Date) {
      await sql`
        update pos_events set delivered_at = ${now}, attempts = attempts + 1,
          acknowledged_at = coalesce(acknowledged_at, ${now})
        where id = ${id}
      `.execute(connection)
    },

    /** How often it was tried by now. */
    async noteAttempt(id: string): Promise<number> {
      const { rows } = await statement<{ attempts: number }>`
        update pos_events set attempts = attempts + 1 where id = ${id} returning attempts
      `.execute(connection)
      return rows[0]?.attempts ?? 0
    },

    async forget(before: Date): Promise<number> {
      const { numAffectedRows } = await sql`
        delete from pos_events where created_at < ${before}
      `.execute(connection)
      return Number(numAffectedRows ?? 0n)
    },
  }
}
