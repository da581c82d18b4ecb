import { z } from 'zod'
import { endpoint } from '../../shared/endpoint.ts'
import { MOST_UNITS } from './lodging.texts.ts'
import {
  HouseSeason,
  HouseSeasons,
  NightPrices,
  SettingsContent,
  UnitContent,
  unitContentWith,
} from './lodging-fields.ts'
import { LodgingSettings, LodgingUnit } from './unit.ts'

export const OwnUnit = LodgingUnit.extend({
  is_published: z.boolean(),
  version: z.int(),
  /** Whether visitors see it: a smaller plan hides the last ones, and gives them back when it grows. */
  is_within_plan: z.boolean(),
}).meta({ id: 'OwnLodgingUnit' })
export type OwnUnit = z.infer<typeof OwnUnit>

/** A lodging as its people see it, with everything that visitors do not. */
export const OwnLodging = z
  .object({
    units: z.array(OwnUnit),
    settings: LodgingSettings.extend({
      /** 0 until somebody has saved them once. */
      version: z.int(),
    }),
    /** In the order of the table; 0 until it was saved once. */
    seasons: z.array(HouseSeason),
    seasons_version: z.int(),
    /** A hotel or a pousada must be registered with the Ministry; a home need not. */
    asks_cadastur: z.boolean(),
    /** Null is no limit. */
    unit_limit: z.int().nullable(),
    /** Whether the owner's plan has lodging, and whether the page shows it. */
    is_in_plan: z.boolean(),
    is_switched_on: z.boolean(),
    may: z.object({ edit: z.boolean() }),
  })
  .meta({ id: 'OwnLodging' })
export type OwnLodging = z.infer<typeof OwnLodging>

const place = z.object({ id: z.uuid() })
const unit = place.extend({ unit: z.uuid() })
/** What the editor read: two people never overwrite each other silently. */
const seen = { version: z.int().positive() }

const BASE = '/api/v1/my/establishments/:id'
const own = { tag: 'Meu negócio' } as const

export const readOwnLodging = endpoint({
  ...own,
  access: 'person',
  method: 'GET',
  path: `${BASE}/lodging`,
  summary: 'Quartos, diárias e regras, como a equipe do negócio os vê',
  params: place,
  response: OwnLodging,
  status: 200,
})

/** The id is made by the browser: the same one a second time adds nothing. */
export const createUnit = endpoint({
  ...own,
  access: 'person',
  method: 'POST',
  path: `${BASE}/lodging-units`,
  summary: 'Cria um quarto ou outra unidade, no fim da lista',
  params: place,
  body: UnitContent.pick({
    name: true,
    kind: true,
    capacity: true,
    base_price_cents: true,
  })
    .extend({ id: z.uuid() })
    .strict(),
  response: OwnUnit,
  status: 201,
})

export const updateUnit = endpoint({
  ...own,
  access: 'person',
  method: 'PUT',
  path: `${BASE}/lodging-units/:unit`,
  summary: 'Grava uma unidade inteira: camas, comodidades, fotos, diárias e temporadas',
  params: unit,
  body: unitContentWith(seen),
  response: OwnUnit,
  status: 200,
})

export const removeUnit = endpoint({
  ...own,
  access: 'person',
  method: 'DELETE',
  path: `${BASE}/lodging-units/:unit`,
  summary: 'Remove uma unidade',
  params: unit,
  query: z.object({ version: z.coerce.number().int().positive() }),
  response: z.object({ removed: z.literal(true) }),
  status: 200,
})

/** Right after the unit, with its prices and without its photos' order lost. */
export const copyUnit = endpoint({
  ...own,
  access: 'person',
  method: 'POST',
  path: `${BASE}/lodging-units/:unit/copies`,
  summary: 'Duplica uma unidade',
  params: unit,
  body: z.object({ id: z.uuid() }).strict(),
  response: OwnUnit,
  status: 201,
})

const UnitOrder = z.array(z.uuid()).max(MOST_UNITS)

/** Refused where somebody changed it meanwhile. */
export const orderUnits = endpoint({
  ...own,
  access: 'person',
  method: 'PUT',
  path: `${BASE}/lodging-order`,
  summary: 'Grava a ordem das unidades',
  params: place,
  body: z.object({ seen: UnitOrder, wanted: UnitOrder }).strict(),
  response: OwnLodging,
  status: 200,
})

/** The whole table. Refused where somebody saved it meanwhile. Who has asked for a stay keeps the price they saw. */
export const saveSeasons = endpoint({
  ...own,
  access: 'person',
  method: 'PUT',
  path: `${BASE}/lodging-seasons`,
  summary: 'Grava as temporadas da casa, com o preço de cada quarto em cada uma',
  params: place,
  body: z.object({ seasons: HouseSeasons, version: z.int().nonnegative() }).strict(),
  response: OwnLodging,
  status: 200,
})

export const priceNights = endpoint({
  ...own,
  access: 'person',
  method: 'POST',
  path: `${BASE}/night-prices`,
  summary: 'Muda o preço ou o mínimo de noites de certas datas, em um quarto ou em vários',
  params: place,
  body: NightPrices,
  response: z.object({ nights: z.int() }),
  status: 200,
})

export const saveLodgingSettings = endpoint({
  ...own,
  access: 'person',
  method: 'PUT',
  path: `${BASE}/lodging-settings`,
  summary: 'Grava as regras da casa, o cancelamento, a taxa de limpeza e o Cadastur',
  params: place,
  body: SettingsContent.extend({ version: z.int().nonnegative() }),
  response: OwnLodging,
  status: 200,
})
