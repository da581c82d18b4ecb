import type { PropertyContent } from '@portal/contract/properties/properties/property-fields'
import type { Selectable } from 'kysely'
import type { Properties } from '../../../platform/database/schema.generated.ts'
import type { Property } from './properties.rules.ts'

export type PropertyRow = Selectable<Properties> & { photo_ids: string[] }

/** What is written of a property, by the names of the table. */
export function columnsOf({ iptu, location, ...content }: PropertyContent) {
  return {
    ...content,
    iptu_cents: iptu?.cents ?? null,
    iptu_period: iptu?.period ?? null,
    latitude: location?.latitude ?? null,
    longitude: location?.longitude ?? null,
  }
}

export function toProperty(row: PropertyRow): Property {
  return {
    id: row.id,
    establishmentId: row.establishment_id,
    slug: row.slug,
    status: row.status,
    hiddenBy: row.hidden_by,
    hiddenReason: row.hidden_reason,
    publishedAt: row.published_at,
    confirmedAt: row.confirmed_at,
    askedAt: row.asked_at,
    feedId: row.feed_id,
    externalId: row.external_id,
    version: row.version,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
    photoIds: row.photo_ids,
    content: contentOf(row),
  }
}

function contentOf(row: PropertyRow): PropertyContent {
  const { iptu_cents: iptuCents, iptu_period: period, latitude, longitude } = row
  return {
    title: row.title,
    description: row.description,
    code: row.code,
    type: row.type,
    usage: row.usage,
    sale_price_cents: row.sale_price_cents,
    rent_price_cents: row.rent_price_cents,
    season_price_cents: row.season_price_cents,
    condominium_cents: row.condominium_cents,
    iptu:
      iptuCents === null
        ? null
        : { cents: iptuCents, period: period === 'month' ? 'month' : 'year' },
    living_area: row.living_area,
    lot_area: row.lot_area,
    bedrooms: row.bedrooms,
    suites: row.suites,
    bathrooms: row.bathrooms,
    parking: row.parking,
    amenities: row.amenities,
    papers: row.papers,
    street: row.street,
    number: row.number,
    complement: row.complement,
    neighbourhood: row.neighbourhood,
    cep: row.cep,
    display_address: row.display_address,
    location: latitude === null || longitude === null ? null : { latitude, longitude },
  }
}
