import { z } from 'zod'
import { Photo } from '../../ground/media/media.ts'
import { CATALOGUE_KINDS } from '../../guide/establishments/catalogue-kinds.ts'
import { endpoint } from '../../shared/endpoint.ts'
import { ALLERGENS, ITEM_TAGS, PRICE_METHODS } from './catalogue.texts.ts'

export const CatalogueKind = z.enum(CATALOGUE_KINDS)
export const ItemTag = z.enum(ITEM_TAGS)
export const Allergen = z.enum(ALLERGENS)
export const PriceMethod = z.enum(PRICE_METHODS)

const cents = z.int().nonnegative()
const moment = z.iso.datetime({ offset: true })
/** While it lies ahead: "esgotado hoje". */
const soldOut = { sold_out_until: moment.nullable() }

/** Days from Sunday (0), minutes of the city's day; an end that is not after the beginning is the next day's. */
export const AvailabilityWindow = z
  .object({ days: z.array(z.int()), from_minute: z.int(), until_minute: z.int() })
  .meta({ id: 'AvailabilityWindow' })

const option = {
  id: z.uuid(),
  name: z.string(),
  price_cents: cents,
  sku: z.string().nullable(),
  is_available: z.boolean(),
  ...soldOut,
}
const group = {
  id: z.uuid(),
  name: z.string(),
  min_choices: z.int(),
  max_choices: z.int(),
  price_method: PriceMethod,
}
/** Two levels: the options of an option have none of their own, and say so with an empty list. */
const InnerGroup = z.object({
  ...group,
  options: z.array(z.object({ ...option, groups: z.array(z.never()) })),
})
export const OptionGroup = z
  .object({
    ...group,
    options: z.array(z.object({ ...option, groups: z.array(InnerGroup) })),
  })
  .meta({ id: 'OptionGroup' })
export type OptionGroup = z.infer<typeof OptionGroup>

export const ItemVariant = z
  .object({
    id: z.uuid(),
    name: z.string(),
    sku: z.string().nullable(),
    /** Null is the item's own price, with its promotion. */
    price_cents: cents.nullable(),
    promo_cents: cents.nullable(),
    is_available: z.boolean(),
    /** How many can still be ordered; null where nobody counts. */
    left: z.int().nullable(),
  })
  .meta({ id: 'ItemVariant' })

export const CatalogueItem = z
  .object({
    id: z.uuid(),
    name: z.string(),
    description: z.string(),
    price_cents: cents,
    promo: z.object({ cents, starts_at: moment.nullable(), ends_at: moment.nullable() }).nullable(),
    photo: Photo.nullable(),
    tags: z.array(ItemTag),
    /** Null is "não informado", which is not "none". */
    allergens: z.array(Allergen).nullable(),
    is_alcoholic: z.boolean(),
    sku: z.string().nullable(),
    is_available: z.boolean(),
    ...soldOut,
    windows: z.array(AvailabilityWindow),
    groups: z.array(OptionGroup),
    variants: z.array(ItemVariant),
  })
  .meta({ id: 'CatalogueItem' })
export type CatalogueItem = z.infer<typeof CatalogueItem>

export const CatalogueSection = z
  .object({
    id: z.uuid(),
    name: z.string(),
    description: z.string(),
    is_available: z.boolean(),
    windows: z.array(AvailabilityWindow),
    items: z.array(CatalogueItem),
  })
  .meta({ id: 'CatalogueSection' })

/** Only what is for sale; what is sold out or not served at this hour is there, and says so. */
export const Catalogue = z
  .object({
    establishment: z.object({ id: z.uuid(), slug: z.string(), name: z.string() }),
    kind: CatalogueKind,
    sections: z.array(CatalogueSection),
  })
  .meta({ id: 'Catalogue' })
export type Catalogue = z.infer<typeof Catalogue>

/** Not found where the business is not on the air, or has it switched off or outside of its plan. */
export const readCatalogue = endpoint({
  method: 'GET',
  path: '/api/v1/establishments/:slug/catalogue/:kind',
  access: 'anyone',
  tag: 'Guia comercial',
  summary: 'O cardápio ou a loja de um estabelecimento',
  params: z.object({ slug: z.string().max(120), kind: CatalogueKind }),
  response: Catalogue,
  status: 200,
})
