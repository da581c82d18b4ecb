import { atTime, hourOfClock } from '../../shared/clock.texts.ts'
import { openState } from './hours-rules.ts'
import type { OpeningHours } from './hours-types.ts'

/**
 * What a kind of place is chosen by. Most are chosen by whether they are open; where people sleep the
 * hours of the desk decide nothing, and facts of its own stand in their place. Free of zod: the owner's
 * editor reads it too. A new kind is a line in each of the two tables.
 */
export type EstablishmentKind = 'food' | 'lodging' | 'other'

const KIND_FIELDS = {
  food: [],
  lodging: ['rooms', 'check_in', 'check_out'],
  other: [],
} as const satisfies Record<EstablishmentKind, readonly string[]>
export type KindField = (typeof KIND_FIELDS)[EstablishmentKind][number]
export type KindValues = { rooms: number | null; check_in: string | null; check_out: string | null }

export const MOST_ROOMS = 2000

export const fieldsOfKind = (kind: EstablishmentKind): readonly KindField[] => KIND_FIELDS[kind]

const FACT_WORDS: { [Name in KindField]: (value: NonNullable<KindValues[Name]>) => string } = {
  rooms: (count) => (count === 1 ? '1 quarto' : `${count} quartos`),
  check_in: (clock) => `Check-in ${atTime(hourOfClock(clock))}`,
  check_out: (clock) => `Check-out ${atTime(hourOfClock(clock))}`,
}

/** Types of schema.org. */
const TYPES: Record<string, EstablishmentKind> = {
  FoodEstablishment: 'food',
  Restaurant: 'food',
  FastFoodRestaurant: 'food',
  BarOrPub: 'food',
  NightClub: 'food',
  Bakery: 'food',
  CafeOrCoffeeShop: 'food',
  IceCreamShop: 'food',
  LodgingBusiness: 'lodging',
  Hotel: 'lodging',
  Hostel: 'lodging',
  BedAndBreakfast: 'lodging',
  Campground: 'lodging',
  Resort: 'lodging',
}
const ICONS: Record<string, EstablishmentKind> = { utensils: 'food', music: 'food', bed: 'lodging' }

/**
 * By its top category. What that is to machines decides; one that an administrator made is no more than
 * a business to them, and the drawing chosen for it tells.
 */
export function kindOfCategory(schemaType: string, icon: string): EstablishmentKind {
  if (schemaType === 'LocalBusiness') return ICONS[icon] ?? 'other'
  return TYPES[schemaType] ?? 'other'
}

type Told = KindValues & {
  hours: OpeningHours | null
  /** Of the cheapest night that lies ahead, where units are let here. */
  nightly_from_cents?: number | null | undefined
}

/**
 * What stands in place of the open state: what its owner told, perhaps nothing. Undefined where the open
 * state speaks: of every other kind, and of a house that is closed for a while.
 */
export function factsOfKind(kind: EstablishmentKind, told: Told, now: Date): string[] | undefined {
  const fields = fieldsOfKind(kind)
  if (fields.length === 0) return undefined
  if (openState(told.hours, now).state === 'temporarily-closed') return undefined
  const { nightly_from_cents: nightly } = told
  const price = nightly == null ? [] : [`Desde ${roundReais(nightly)} a noite`]
  return [...price, ...fields.flatMap((name) => factOf(name, told[name]) ?? [])]
}

const reais = new Intl.NumberFormat('pt-BR', {
  style: 'currency',
  currency: 'BRL',
  maximumFractionDigits: 0,
})

/** "R$ 240": among cards nobody compares centavos, and none is promised cheaper than it is. */
const roundReais = (cents: number) => reais.format(Math.ceil(cents / 100))

function factOf<Name extends KindField>(name: Name, value: KindValues[Name]): string | null {
  return value === null ? null : FACT_WORDS[name](value)
}
