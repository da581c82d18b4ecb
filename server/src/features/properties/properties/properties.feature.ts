import { ANSWER_WITHIN_HOURS } from '@portal/contract/guide/inbox/inbox-kinds'
import { isAvailable } from '@portal/contract/shared/capabilities'
import { sql } from 'kysely'
import type { FeatureDeps, WithinOf } from '../../../deps.ts'
import { bool } from '../../../platform/database/checked-sql.ts'
import { dueWithin } from '../../../platform/database/due-within.ts'
import { worksAt } from '../../../platform/database/works-at.ts'
import { defineFeature } from '../../../platform/feature.ts'
import { sitemapByIds } from '../../../platform/sitemap-by-ids.ts'
import { cityPropertiesStore } from './city-properties.store.ts'
import { feedPropertiesStore } from './feed-properties.store.ts'
import { findProperties } from './find-properties.ts'
import { ownPropertiesRoutes } from './own-properties.routes.ts'
import { names } from './personal-data.texts.ts'
import { presentLead } from './present-property.ts'
import { forget, propertiesJobs } from './properties.jobs.ts'
import { propertiesRoutes } from './properties.routes.ts'
import { propertiesStore } from './properties.store.ts'
import { propertiesAdminRoutes } from './properties-admin.routes.ts'
import { propertyAlertsRoutes, stopAlertRoute } from './property-alerts.routes.ts'
import { propertyAlertsStore } from './property-alerts.store.ts'
import { propertyCareStore } from './property-care.store.ts'
import { propertyLeadsStore } from './property-leads.store.ts'
import { propertyModerationStore } from './property-moderation.store.ts'
import { propertyMovesStore } from './property-moves.store.ts'
import { publicPropertiesStore } from './public-properties.store.ts'
import { teamWaits } from './team-waits.store.ts'
import { alertJobs, forgetAlerts } from './tell-of-news.ts'

export const stores = {
  cityProperties: cityPropertiesStore,
  feedProperties: feedPropertiesStore,
  properties: propertiesStore,
  propertyAlerts: propertyAlertsStore,
  propertyCare: propertyCareStore,
  propertyLeads: propertyLeadsStore,
  propertyModeration: propertyModerationStore,
  propertyMoves: propertyMovesStore,
  publicProperties: publicPropertiesStore,
}
export const ports = { findProperties }
const uses = ['establishments.limitsOf', 'establishments.lock', 'openPhoto', 'team.roleOf'] as const
export type Deps = FeatureDeps<typeof stores, (typeof uses)[number]>
export type Within = WithinOf<Deps>

const { cameAfter, dueOf } = dueWithin(ANSWER_WITHIN_HOURS.lead)

export const feature = defineFeature<Deps>({
  name: 'properties',
  owns: [
    'city_properties',
    'properties',
    'property_advertisers',
    'property_alert_tellings',
    'property_alerts',
    'property_flags',
    'property_lead_notes',
    'property_leads',
    'property_photos',
    'property_stocks',
    'public_properties',
  ],
  decisions: [
    {
      at: '/admin/properties/:id',
      table: 'properties',
      isOwn: (userId) => worksAt(userId, sql`thing.establishment_id`),
    },
    {
      at: '/admin/property-flags/:id',
      table: 'property_flags',
      isOwn: (userId) =>
        bool`exists (select from properties as property
        where property.id in (thing.property_id, thing.other_id)
          and ${worksAt(userId, sql`property.establishment_id`)})`,
    },
  ],
  objects: [
    { at: '/admin/properties/:id', is: 'property', table: 'properties', by: { id: 'id' } },
    {
      at: '/my/establishments/:id/properties/:property',
      is: 'property',
      table: 'properties',
      by: { id: 'property', establishment_id: 'id' },
    },
    {
      at: '/my/establishments/:id/property-leads/:lead',
      is: 'property-lead',
      table: 'property_leads',
      by: { id: 'lead', establishment_id: 'id' },
    },
    {
      at: '/my/property-alerts/:id',
      is: 'property-alert',
      table: 'property_alerts',
      by: { id: 'id' },
    },
    { at: '/properties/:id/leads', is: 'property', table: 'public_properties', by: { id: 'id' } },
  ],
  stores,
  ports,
  uses,
  routes: [propertiesRoutes, ownPropertiesRoutes, propertiesAdminRoutes, propertyAlertsRoutes],
  files: [stopAlertRoute],
  waits: [
    {
      kind: 'lead',
      urgency: 'person',
      async list({ stores: { propertyLeads } }, { establishmentId, after, limit }) {
        const rows = await propertyLeads.listWaiting(establishmentId, cameAfter(after), limit)
        return rows.map((row) => ({
          ...{ id: row.id, micros: dueOf(row), since: row.created_at },
          what: { kind: 'lead' as const, lead: presentLead(row) },
        }))
      },
      count: ({ stores: { propertyLeads } }, ids) => propertyLeads.countWaiting(ids),
    },
  ],
  onMerge: {
    async move({ propertyMoves }, pair) {
      const properties = await propertyMoves.moveAll(pair)
      return { counts: { properties }, modules: properties > 0 ? ['real_estate'] : [] }
    },
  },
  jobs: [...propertiesJobs, ...alertJobs],
  retention: [forget, forgetAlerts],
  sitemap: {
    pages: async () => (isAvailable('properties') ? [{ path: '/imoveis' }] : []),
    sources: ({ stores: { publicProperties } }) => ({
      imoveis: sitemapByIds('properties', publicProperties.listAddresses),
      imobiliarias: sitemapByIds('properties', publicProperties.listAdvertiserAddresses),
    }),
  },
  person: {
    policy: 'Quando você procura um imóvel',
    tables: { property_leads: 'user_id', property_lead_notes: 'written_by' },
    names,
    async collect(rows, { userId, provedEmail }) {
      const alerts = [
        ...(await rows.where('property_alerts', 'user_id', userId)),
        ...(await rows.sentTo('property_alerts', provedEmail)),
      ]
      const ids = alerts.map(({ id }) => String(id))
      const told = await rows.whereIn('property_alert_tellings', 'alert_id', ids)
      return { property_alerts: alerts, property_alert_tellings: told }
    },
    async erase({ propertyLeads, propertyAlerts }, person) {
      await propertyAlerts.removeAlertsOf(person)
      await propertyLeads.forgetSender(person.userId)
    },
  },
  teamWaits,
})
