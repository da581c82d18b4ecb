import { z } from 'zod'
import { endpoint } from '../../shared/endpoint.ts'
import { moment } from '../../shared/moment.ts'
import {
  CITY_MATTERS,
  PRICE_BARS,
  PROPERTY_PRICE_MAX_CENTS,
  PROPERTY_SORTS,
} from './properties.texts.ts'
import { PropertyAdvertiser, PropertyCard } from './property.ts'
import { PropertyKind, PropertyType } from './property-fields.ts'

/** How many a page of the list holds. */
export const CITY_PROPERTIES_PAGE = 24
const MOST_CHOSEN = 12

const CityMatter = z.enum(CITY_MATTERS)
const listOf = <Value extends string>(values: z.ZodType<Value, Value>, mostLetters: number) =>
  z
    .string()
    .max(mostLetters)
    .transform((list) => list.split(','))
    .pipe(z.array(values).max(MOST_CHOSEN))
    .optional()

/** What somebody looks for. The names are those of the page's address. */
export const propertyCriteria = {
  negocio: PropertyKind.default('venda'),
  /** In reais. */
  de: z.coerce.number().int().min(0).max(PROPERTY_PRICE_MAX_CENTS).optional(),
  ate: z.coerce.number().int().min(1).max(PROPERTY_PRICE_MAX_CENTS).optional(),
  /** At least this many. */
  quartos: z.coerce.number().int().min(1).max(9).optional(),
  /** Any of these, with commas between. */
  bairro: listOf(z.string().trim().min(1).max(80), 600),
  tipo: listOf(PropertyType, 200),
  /** All of these. */
  importa: listOf(CityMatter, 200),
}

export const CityPropertyQuery = z.object({
  ...propertyCriteria,
  ordem: z.enum(PROPERTY_SORTS).default('recentes'),
  cursor: z.string().max(200).optional(),
})
export type CityPropertyQuery = z.infer<typeof CityPropertyQuery>

export const CityPropertyCard = PropertyCard.extend({
  advertiser: PropertyAdvertiser,
  published_at: moment,
}).meta({ id: 'CityPropertyCard' })
export type CityPropertyCard = z.input<typeof CityPropertyCard>

const count = z.int().nonnegative()
const cents = z.int().nonnegative()

/** Each choice with what it would leave, the other choices as they are. */
const Choices = z
  .object({
    kinds: z.object({ venda: count, aluguel: count, temporada: count }),
    /** At least one bedroom, two, three, four; and however many. */
    bedrooms: z.array(count).length(4),
    any_bedrooms: count,
    neighbourhoods: z.array(z.object({ name: z.string(), count })),
    any_neighbourhood: count,
    types: z.array(z.object({ type: PropertyType, count })),
    any_type: count,
    matters: z.array(z.object({ matter: CityMatter, count })),
    any_matter: count,
    any_price: count,
    /** Null where nothing has one. Most lie between the two usual ones; the last bar holds all above. */
    prices: z
      .object({
        ...{ least: cents, usual_from: cents, usual_to: cents, most_shown: cents },
        bars: z.array(count).length(PRICE_BARS),
      })
      .nullable(),
  })
  .meta({ id: 'CityPropertyChoices' })
export type CityPropertyChoices = z.input<typeof Choices>

export const listCityProperties = endpoint({
  method: 'GET',
  path: '/api/v1/city-properties',
  access: 'anyone',
  tag: 'Imóveis',
  summary: 'Imóveis de todos os anunciantes da cidade',
  query: CityPropertyQuery,
  response: z
    .object({
      properties: z.array(CityPropertyCard),
      next_cursor: z.string().nullable(),
      total: count,
      advertisers: count,
      /** Of what was found, so many came within thirty days. */
      came_lately: count,
      choices: Choices,
      /** Where nothing was found: what comes nearest in price. */
      near: z.array(CityPropertyCard),
    })
    .meta({ id: 'CityPropertyList' }),
  status: 200,
})
export type CityPropertyList = z.input<typeof listCityProperties.response>
