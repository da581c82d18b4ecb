import { z } from 'zod'
import { EstablishmentCard } from '../../guide/establishments/establishment.ts'
import { endpoint } from '../../shared/endpoint.ts'
import { textLine } from '../../shared/plain-text.ts'
import { MOST_GUESTS } from './lodging.texts.ts'
import { LodgingSettings, LodgingUnit } from './unit.ts'

/** The units of a lodging that are on the air, and what holds for all of them. */
export const Lodging = z
  .object({
    establishment: z.object({ id: z.uuid(), slug: z.string(), name: z.string() }),
    units: z.array(LodgingUnit),
    settings: LodgingSettings,
    /** Of the cheapest night of any unit that lies ahead. Null without units. */
    from_cents: z.int().nullable(),
  })
  .meta({ id: 'Lodging' })
export type Lodging = z.infer<typeof Lodging>

const params = z.object({ slug: z.string().max(120) })

/** Not found where the business is not on the air, or has it switched off or outside of its plan. */
export const readLodging = endpoint({
  method: 'GET',
  path: '/api/v1/establishments/:slug/lodging',
  access: 'anyone',
  tag: 'Guia comercial',
  summary: 'Quartos, diárias e regras de uma hospedagem',
  params,
  response: Lodging,
  status: 200,
})

/** What a stay is asked for by, as the address of a page holds it. */
export const StayQuery = z.object({
  chegada: z.iso.date(),
  saida: z.iso.date(),
  pessoas: z.coerce.number().int().min(1).max(MOST_GUESTS).default(2),
})

const StayDates = z.object({ arrival: z.iso.date(), departure: z.iso.date() })

export const StayQuote = z
  .object({
    nights: z.array(
      z.object({
        date: z.iso.date(),
        cents: z.int(),
        season: z.string().nullable(),
        is_weekend: z.boolean(),
      }),
    ),
    nights_cents: z.int(),
    cleaning_fee_cents: z.int(),
    total_cents: z.int(),
    min_nights: z.int(),
    is_too_short: z.boolean(),
  })
  .meta({ id: 'StayQuote' })

/**
 * `free`: can be had; `taken`: somebody has one of the nights; `short`: it is let for more nights at a
 * time; `small`: so many people do not fit.
 */
export const UnitState = z.enum(['free', 'taken', 'short', 'small'])
export type UnitState = z.infer<typeof UnitState>

export const UnitAnswer = z
  .object({
    id: z.uuid(),
    state: UnitState,
    quote: StayQuote,
    /** Where it is taken: as many nights of it near by, which are free. */
    instead: StayDates.extend({ total_cents: z.int() }).nullable(),
  })
  .meta({ id: 'UnitAnswer' })
export type UnitAnswer = z.infer<typeof UnitAnswer>

/** How far ahead the calendar of a unit is shown. */
export const CALENDAR_DAYS = 92

/** The nights of a unit from today on, in order: what each costs, or that it is taken. */
export const readUnitNights = endpoint({
  method: 'GET',
  path: '/api/v1/establishments/:slug/lodging/units/:unit/nights',
  access: 'anyone',
  tag: 'Guia comercial',
  summary: 'As próximas noites de uma unidade, com o preço das que estão livres',
  params: params.extend({ unit: z.uuid() }),
  response: z.object({
    establishment_id: z.uuid(),
    nights: z.array(
      z.object({
        date: z.iso.date(),
        cents: z.int(),
        is_taken: z.boolean(),
        /** For how many nights who arrives then stays at least. */
        min_nights: z.int(),
      }),
    ),
  }),
  status: 200,
})

/** Dates of the past, or that are no stay, are refused. */
export const readFreeUnits = endpoint({
  method: 'GET',
  path: '/api/v1/establishments/:slug/lodging/free',
  access: 'anyone',
  tag: 'Guia comercial',
  summary: 'Que unidades estão livres em certas datas, e por quanto',
  params,
  query: StayQuery,
  response: z.object({ establishment_id: z.uuid(), units: z.array(UnitAnswer) }),
  status: 200,
})

/** How many lodgings a page holds. */
export const FREE_LODGINGS_PAGE = 24

const flag = z
  .enum(['1'])
  .transform(() => true)
  .optional()

export const FreeLodging = z
  .object({
    card: EstablishmentCard,
    free_units: z.int().positive(),
    /** Of the cheapest free unit, all nights with the cleaning. */
    total_cents: z.int(),
    unit_name: z.string(),
  })
  .meta({ id: 'FreeLodging' })
export type FreeLodging = z.infer<typeof FreeLodging>

/** A lodging that has nothing for the dates, and when it next has as many nights. */
export const TakenLodging = z
  .object({
    card: EstablishmentCard,
    unit_name: z.string(),
    instead: StayDates.extend({ total_cents: z.int() }),
  })
  .meta({ id: 'TakenLodging' })
export type TakenLodging = z.infer<typeof TakenLodging>

/** The best ones first, or the cheapest. A category that is none of lodgings has none. */
export const listFreeLodgings = endpoint({
  method: 'GET',
  path: '/api/v1/free-lodgings',
  access: 'anyone',
  tag: 'Guia',
  summary: 'Hospedagens com vaga em certas datas, com o total da mais barata de cada uma',
  query: StayQuery.extend({
    categoria: textLine(80).optional(),
    bairro: textLine(80).optional(),
    preco: z.coerce.number().int().min(1).max(4).optional(),
    acessivel: flag,
    pet: flag,
    cupom: flag,
    ordem: z.enum(['relevancia', 'total']).default('relevancia'),
    cursor: z.string().max(200).optional(),
  }),
  response: z.object({
    lodgings: z.array(FreeLodging),
    /** With the first page: some of those that are full, with their nearest free dates. */
    taken: z.array(TakenLodging),
    next_cursor: z.string().nullable(),
  }),
  status: 200,
})
