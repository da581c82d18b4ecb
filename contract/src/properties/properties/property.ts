import { z } from 'zod'
import { Photo } from '../../ground/media/media.ts'
import { endpoint } from '../../shared/endpoint.ts'
import { moment } from '../../shared/moment.ts'
import { textLine } from '../../shared/plain-text.ts'
import { IPTU_PERIODS, PROPERTY_PRICE_MAX_CENTS, PROPERTY_SORTS } from './properties.texts.ts'
import {
  PropertyAmenity,
  PropertyKind,
  PropertyPaper,
  PropertyType,
  PropertyUsage,
} from './property-fields.ts'

const cents = z.int().nonnegative()
const count = z.int().nonnegative().nullable()

/** How many a page of the list holds. */
export const PROPERTIES_PAGE = 24

/** What everybody may know of where it stands: a point, or a cell that holds it. */
export const PropertyPlace = z
  .object({ latitude: z.number(), longitude: z.number(), is_exact: z.boolean() })
  .meta({ id: 'PropertyPlace' })

const facts = {
  id: z.uuid(),
  slug: z.string(),
  title: z.string(),
  type: PropertyType,
  /** Null where it is not offered so; the season's is by the night, the rent's by the month. */
  prices: z.object({
    sale_cents: cents.nullable(),
    rent_cents: cents.nullable(),
    season_cents: cents.nullable(),
  }),
  /** By the month; zero is "sem condomínio", null "não informado". */
  condominium_cents: cents.nullable(),
  iptu: z.object({ cents, period: z.enum(IPTU_PERIODS) }).nullable(),
  neighbourhood: z.string(),
  living_area: count,
  lot_area: count,
  bedrooms: count,
  suites: count,
  bathrooms: count,
  parking: count,
  place: PropertyPlace.nullable(),
  updated_at: moment,
}

export const PropertyCard = z
  .object({ ...facts, photo: Photo.nullable(), photo_count: z.int() })
  .meta({ id: 'PropertyCard' })
export type PropertyCard = z.input<typeof PropertyCard>

/** Who advertises; the number of the council is shown beside the name. */
export const PropertyAdvertiser = z
  .object({ id: z.uuid(), slug: z.string(), name: z.string(), creci: z.string().nullable() })
  .meta({ id: 'PropertyAdvertiser' })

export const Property = z
  .object({
    ...facts,
    code: z.string().nullable(),
    description: z.string(),
    usage: PropertyUsage,
    amenities: z.array(PropertyAmenity),
    papers: z.array(PropertyPaper),
    /** As much of it as the advertiser shows: "Rua X, 12" or "Rua X"; null is only the neighbourhood. */
    address: z.string().nullable(),
    photos: z.array(Photo),
    /** When the advertiser last said that it is still to be had. */
    confirmed_at: moment,
    advertiser: PropertyAdvertiser,
    /** Of the same advertiser, the nearest in kind and price. */
    alike: z.array(PropertyCard),
  })
  .meta({ id: 'Property' })
export type Property = z.input<typeof Property>

/** The names are those of the page's address. */
export const PropertyQuery = z.object({
  negocio: PropertyKind.optional(),
  tipo: PropertyType.optional(),
  /** In reais, of the way it is offered that was asked for; of any of them otherwise. */
  de: z.coerce.number().int().min(0).max(PROPERTY_PRICE_MAX_CENTS).optional(),
  ate: z.coerce.number().int().min(1).max(PROPERTY_PRICE_MAX_CENTS).optional(),
  /** At least this many. */
  quartos: z.coerce.number().int().min(1).max(9).optional(),
  bairro: textLine(80).optional(),
  ordem: z.enum(PROPERTY_SORTS).default('recentes'),
  pagina: z.coerce.number().int().min(1).max(500).default(1),
})
export type PropertyQuery = z.infer<typeof PropertyQuery>

const place = z.object({ slug: z.string().max(120) })

/** Not found where the business is not on the air, or has the module switched off or outside of its plan. */
export const listProperties = endpoint({
  method: 'GET',
  path: '/api/v1/establishments/:slug/properties',
  access: 'anyone',
  tag: 'Imóveis',
  summary: 'Imóveis anunciados por um estabelecimento',
  params: place,
  query: PropertyQuery,
  response: z
    .object({
      advertiser: PropertyAdvertiser,
      properties: z.array(PropertyCard),
      total: z.int(),
      pages: z.int(),
      /** Of all of the advertiser's, whatever was asked for. */
      counts: z.object({ venda: z.int(), aluguel: z.int(), temporada: z.int() }),
      types: z.array(PropertyType),
      neighbourhoods: z.array(z.string()),
    })
    .meta({ id: 'PropertyList' }),
  status: 200,
})
export type PropertyList = z.input<typeof listProperties.response>

export const readProperty = endpoint({
  method: 'GET',
  path: '/api/v1/establishments/:slug/properties/:property',
  access: 'anyone',
  tag: 'Imóveis',
  summary: 'Um imóvel anunciado',
  params: place.extend({ property: z.string().max(120) }),
  response: Property,
  status: 200,
})

/** For addresses that know only the id. */
export const findProperty = endpoint({
  method: 'GET',
  path: '/api/v1/properties/:id',
  access: 'anyone',
  tag: 'Imóveis',
  summary: 'A página de um imóvel, pelo seu código',
  params: z.object({ id: z.uuid() }),
  response: z.object({ id: z.uuid(), path: z.string() }),
  status: 200,
})
