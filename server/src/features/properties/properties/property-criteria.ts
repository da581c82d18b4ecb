import type { CityPropertyQuery } from '@portal/contract/properties/properties/city-properties'
import type { PropertyKind } from '@portal/contract/properties/properties/properties.texts'
import { type RawBuilder, sql } from 'kysely'
import { bool } from '../../../platform/database/checked-sql.ts'

/** What somebody looks for, of the whole city. */
export type PropertyCriteria = Omit<CityPropertyQuery, 'ordem' | 'cursor'>
/** The groups of choices. What each would leave is counted with the others as they are. */
export type CriteriaGroup = 'price' | 'bedrooms' | 'neighbourhood' | 'type' | 'matter'

export const PRICES: Record<PropertyKind, RawBuilder<number | null>> = {
  venda: sql.ref('property.sale_price_cents'),
  aluguel: sql.ref('property.rent_price_cents'),
  temporada: sql.ref('property.season_price_cents'),
}
/** Papers and amenities are asked for in one breath. */
export const MATTERS = sql`(property.papers || property.amenities)`

/** All that is asked for but that one group, of rows called `property`. */
export function isWantedBut(
  criteria: PropertyCriteria,
  group: CriteriaGroup | null = null,
): RawBuilder<boolean> {
  const { negocio, de, ate, quartos, bairro, tipo, importa } = criteria
  const price = PRICES[negocio]
  const conditions: Record<CriteriaGroup, RawBuilder<boolean>[]> = {
    price: [
      ...(de ? [bool`${price} >= ${de}::bigint * 100`] : []),
      ...(ate ? [bool`${price} <= ${ate}::bigint * 100`] : []),
    ],
    bedrooms: quartos ? [bool`property.bedrooms >= ${quartos}`] : [],
    neighbourhood: bairro ? [bool`property.neighbourhood = any(${bairro}::text[])`] : [],
    type: tipo ? [bool`property.type = any(${tipo}::text[])`] : [],
    matter: importa ? [bool`${MATTERS} @> ${importa}::text[]`] : [],
  }
  const asked = Object.entries(conditions).flatMap(([name, all]) => (name === group ? [] : all))
  return bool`${sql.join([bool`${price} is not null`, ...asked], sql` and `)}`
}
