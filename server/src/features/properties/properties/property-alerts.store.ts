import { MOST_ALERTS } from '@portal/contract/properties/properties/properties.texts'
import type { AlertCriteria } from '@portal/contract/properties/properties/property-alert'
import { sql } from 'kysely'
import type { PersonKey } from '../../../platform/auth/proved-email.ts'
import { statement } from '../../../platform/database/checked-sql.ts'
import type { Connection } from '../../../platform/database/database.ts'
import { criteriaOf } from './property-alerts.rules.ts'
import { isWantedBut, PRICES } from './property-criteria.ts'

export type Alert = {
  id: string
  user_id: string | null
  email: string | null
  criteria: AlertCriteria
  created_at: Date
  confirmed_at: Date | null
  told_at: Date | null
}
/** Whose it is: an account, or an address. */
export type AlertOwner = { userId: string } | { email: string }
export type NewProperty = {
  id: string
  path: string
  title: string
  cents: number
  neighbourhood: string
  advertiser: string
  creci: string | null
}

const COLUMNS = sql`alert.id, alert.user_id, alert.email, alert.criteria, alert.created_at,
  alert.confirmed_at, alert.told_at`
const owned = (owner: AlertOwner) =>
  'userId' in owner ? sql`alert.user_id = ${owner.userId}` : sql`alert.email = ${owner.email}`
/** An alert is about what came lately: an older one that comes back on the air is no news. */
const NEWS_DAYS = 30

/** Owns what people wait for among the properties, and what each of them was told of. */
export function propertyAlertsStore(connection: Connection) {
  return {
    /** One at a time of one owner: the limit is counted under it. */
    async holdOwner(owner: AlertOwner) {
      const key = 'userId' in owner ? owner.userId : owner.email
      await sql`select pg_advisory_xact_lock(hashtextextended(${`property-alerts:${key}`}, 0))`.execute(
        connection,
      )
    },

    async listAlerts(owner: AlertOwner): Promise<Alert[]> {
      const { rows } = await statement<Alert>`
        select ${COLUMNS} from property_alerts as alert
        where ${owned(owner)} and alert.confirmed_at is not null
        order by alert.created_at desc, alert.id limit ${MOST_ALERTS}
      `.execute(connection)
      return rows
    },

    async lockAlert(id: string): Promise<Alert | null> {
      const { rows } = await statement<Alert>`
        select ${COLUMNS} from property_alerts as alert where alert.id = ${id} for update
      `.execute(connection)
      return rows[0] ?? null
    },

    /** The same search of the same owner is the one that is there. */
    async addAlert(owner: AlertOwner, criteria: AlertCriteria, now: Date): Promise<Alert> {
      const [userId, email] = 'userId' in owner ? [owner.userId, null] : [null, owner.email]
      const json = JSON.stringify(criteria)
      await sql`
        insert into property_alerts (user_id, email, criteria, created_at, confirmed_at, seen_until)
        values (${userId}, ${email}, ${json}::jsonb, ${now}, ${userId ? now : null}, ${now})
        on conflict do nothing
      `.execute(connection)
      const { rows } = await statement<Alert>`
        select ${COLUMNS} from property_alerts as alert
        where ${owned(owner)} and alert.criteria = ${json}::jsonb
      `.execute(connection)
      const [alert] = rows
      if (!alert) throw new Error('an alert that was just written')
      return alert
    },

    /** What an address asked for and never proved: the newest is the only one. */
    async removeUnproved(email: string, butId: string) {
      await sql`
        delete from property_alerts where email = ${email} and confirmed_at is null and id <> ${butId}
      `.execute(connection)
    },

    async confirmAlert(id: string, now: Date) {
      await sql`
        update property_alerts set confirmed_at = ${now}, seen_until = ${now}
        where id = ${id} and confirmed_at is null
      `.execute(connection)
    },

    async removeAlert(id: string, owner: AlertOwner | null): Promise<boolean> {
      const { numAffectedRows } = await sql`
        delete from property_alerts as alert where alert.id = ${id} and ${owner ? owned(owner) : sql`true`}
      `.execute(connection)
      return (numAffectedRows ?? 0n) > 0n
    },

    async removeAlertsOf({ userId, provedEmail }: PersonKey) {
      await sql`
        delete from property_alerts where user_id = ${userId} or email = ${provedEmail}::text
      `.execute(connection)
    },

    /** Which alerts anything came for since they were looked at, and that told of nothing today. */
    async listToLook(after: string | null, dayBegan: Date, limit: number): Promise<string[]> {
      const { rows } = await statement<{ id: string }>`
        select alert.id from property_alerts as alert
        where alert.confirmed_at is not null
          and (${after}::uuid is null or alert.id > ${after}::uuid)
          and (alert.told_at is null or alert.told_at < ${dayBegan})
          and alert.seen_until < (select max(published_at) from city_properties)
        order by alert.id limit ${limit}
      `.execute(connection)
      return rows.map(({ id }) => id)
    },

    /** What fits and is new, of which this one was not told. */
    async listNews(alert: Alert, now: Date, limit: number): Promise<NewProperty[]> {
      const criteria = criteriaOf(alert.criteria)
      const { rows } = await statement<NewProperty>`
        select property.id, '/imoveis/' || listing.slug || '/' || property.slug as path, property.title,
          ${PRICES[criteria.negocio]} as cents, property.neighbourhood, listing.name as advertiser,
          advertiser.creci
        from city_properties as property
        join establishments as listing on listing.id = property.establishment_id
        left join property_advertisers as advertiser on advertiser.establishment_id = listing.id
        where ${isWantedBut(criteria)}
          and property.published_at > greatest(${alert.confirmed_at}::timestamptz,
            ${now}::timestamptz - ${NEWS_DAYS} * interval '1 day')
          and not exists (select from property_alert_tellings as told
            where told.alert_id = ${alert.id} and told.property_id = property.id)
        order by property.published_at desc, property.id desc limit ${limit}
      `.execute(connection)
      return rows
    },

    /** A property may have come while this was looked for: what it is about is looked at once more. */
    async markLooked(id: string, until: Date) {
      await sql`update property_alerts set seen_until = ${until} where id = ${id}`.execute(
        connection,
      )
    },

    async markTold(id: string, propertyIds: readonly string[], now: Date) {
      await sql`
        insert into property_alert_tellings (alert_id, property_id, told_at)
        select ${id}, told.id, ${now} from unnest(${[...propertyIds]}::uuid[]) as told (id)
      `.execute(connection)
      await sql`update property_alerts set told_at = ${now} where id = ${id}`.execute(connection)
    },

    /** For the e-mail, when it is sent: what is off the air by then is left out. */
    async listTold(alertId: string, propertyIds: readonly string[]): Promise<NewProperty[]> {
      const { rows } = await statement<NewProperty>`
        select property.id, '/imoveis/' || listing.slug || '/' || property.slug as path, property.title,
          case alert.criteria ->> 'negocio' when 'venda' then property.sale_price_cents
            when 'aluguel' then property.rent_price_cents else property.season_price_cents end as cents,
          property.neighbourhood, listing.name as advertiser, advertiser.creci
        from property_alerts as alert
        join city_properties as property on property.id = any(${[...propertyIds]}::uuid[])
        join establishments as listing on listing.id = property.establishment_id
        left join property_advertisers as advertiser on advertiser.establishment_id = listing.id
        where alert.id = ${alertId} order by property.published_at desc, property.id desc
      `.execute(connection)
      return rows.filter(({ cents }) => cents !== null)
    },

    async findAlert(id: string): Promise<Alert | null> {
      const { rows } = await statement<Alert>`
        select ${COLUMNS} from property_alerts as alert where alert.id = ${id}
      `.execute(connection)
      return rows[0] ?? null
    },

    /** What nobody proved, and what was asked for so long ago that a home has been found. */
    async forgetAlerts(unprovedBefore: Date, before: Date): Promise<number> {
      const { numAffectedRows } = await sql`
        delete from property_alerts
        where created_at < ${before} or (confirmed_at is null and created_at < ${unprovedBefore})
      `.execute(connection)
      return Number(numAffectedRows ?? 0n)
    },
  }
}
