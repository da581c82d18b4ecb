import { z } from 'zod'
import { dayOfIsoDate } from '../../shared/calendar-days.ts'
import { textBlock, textLine } from '../../shared/plain-text.ts'
import {
  BED_KINDS,
  MOST_AREA_M2,
  MOST_BEDS,
  MOST_GUESTS,
  MOST_HOUSE_SEASONS,
  MOST_MIN_NIGHTS,
  MOST_ROOMS_OF_UNIT,
  MOST_SEASONS,
  MOST_UNIT_PHOTOS,
  MOST_UNITS,
  NIGHT_MAX_CENTS,
  NIGHT_MIN_CENTS,
  RULES_MAX,
  SEASON_NAME_MAX,
  UNIT_AMENITIES,
  UNIT_NAME_MAX,
  UNIT_TEXT_MAX,
} from './lodging.texts.ts'
import { isDayOfYear, MOST_DAYS_FROM_EASTER } from './seasons.ts'
import { BedKind, Cancellation, Pets, Smoking, UnitAmenity, UnitKind } from './unit.ts'

/** What the people of a lodging write. */

const DAYS_OF_SEASON = 366

const nightCents = z
  .int('Escreva o preço da noite.')
  .min(NIGHT_MIN_CENTS, 'Escreva o preço da noite.')
  .max(NIGHT_MAX_CENTS, 'Este preço é alto demais. Confira os centavos.')
const count = (least: number, most: number) =>
  z.int('Escreva um número.').min(least, `Pelo menos ${least}.`).max(most, `No máximo ${most}.`)
const minNights = count(1, MOST_MIN_NIGHTS)
const day = z.iso.date('Escreva a data.')
const clock = z
  .string()
  .regex(/^([01][0-9]|2[0-3]):[0-5][0-9]$/, 'Escreva a hora.')
  .nullable()

export const unitName = textLine(UNIT_NAME_MAX).min(1, 'Escreva o nome.')

const EditedSeason = z
  .object({
    name: textLine(SEASON_NAME_MAX).min(1, 'Escreva o nome da temporada.'),
    first_night: day,
    last_night: day,
    price_cents: nightCents.nullable(),
    weekend_price_cents: nightCents.nullable(),
    min_nights: minNights.nullable(),
  })
  .strict()
  .refine((season) => season.price_cents !== null || season.min_nights !== null, {
    path: ['price_cents'],
    message: 'Escreva o preço da noite.',
  })
  .refine(({ first_night: first, last_night: last }) => first <= last, {
    path: ['last_night'],
    message: 'A última noite não pode ser antes da primeira.',
  })
  .refine(
    ({ first_night: first, last_night: last }) =>
      (dayOfIsoDate(last) ?? 0) - (dayOfIsoDate(first) ?? 0) < DAYS_OF_SEASON,
    { path: ['last_night'], message: 'Uma temporada tem no máximo um ano.' },
  )
export type EditedSeason = z.infer<typeof EditedSeason>

/** All of a unit but its place in the list. */
export const UnitContent = z
  .object({
    name: unitName,
    kind: UnitKind,
    capacity: count(1, MOST_GUESTS),
    bedrooms: count(0, MOST_ROOMS_OF_UNIT),
    beds: z
      .array(z.object({ kind: BedKind, count: count(1, MOST_BEDS) }).strict())
      .max(BED_KINDS.length)
      .refine(
        (beds) => new Set(beds.map(({ kind }) => kind)).size === beds.length,
        'Cada tipo de cama uma vez.',
      ),
    bathrooms: count(0, MOST_ROOMS_OF_UNIT),
    area_m2: count(1, MOST_AREA_M2).nullable(),
    amenities: z
      .array(UnitAmenity)
      .max(UNIT_AMENITIES.length)
      .refine((all) => new Set(all).size === all.length, 'Cada comodidade uma vez.'),
    description: textBlock(UNIT_TEXT_MAX),
    base_price_cents: nightCents,
    weekend_price_cents: nightCents.nullable(),
    min_nights: minNights,
    is_published: z.boolean(),
    seasons: z.array(EditedSeason).max(MOST_SEASONS, `Use no máximo ${MOST_SEASONS} temporadas.`),
    photo_ids: z
      .array(z.uuid())
      .max(MOST_UNIT_PHOTOS, `Use no máximo ${MOST_UNIT_PHOTOS} fotos.`)
      .refine((ids) => new Set(ids).size === ids.length, 'A mesma foto aparece duas vezes.'),
  })
  .strict()
export type UnitContent = z.infer<typeof UnitContent>

const dayOfYear = z
  .string()
  .regex(/^\d{2}-\d{2}$/, 'Escreva o dia e o mês.')
  .refine((text) => isDayOfYear(text), 'Escreva o dia e o mês.')
const fromEaster = z.int().min(-MOST_DAYS_FROM_EASTER).max(MOST_DAYS_FROM_EASTER)

/** Of every year: from a day to a day, or so many days from Easter. */
const SeasonDays = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('yearly'), first: dayOfYear, last: dayOfYear }).strict(),
  z
    .object({ kind: z.literal('easter'), first: fromEaster, last: fromEaster })
    .strict()
    .refine(({ first, last }) => first <= last, {
      path: ['last'],
      message: 'A última noite não pode ser antes da primeira.',
    }),
])

/** A season of a house with what each room costs in it; a room without a price has no season then. */
export const HouseSeason = z
  .object({
    /** Made by the browser. */
    id: z.uuid(),
    name: textLine(SEASON_NAME_MAX).min(1, 'Escreva o nome da temporada.'),
    days: SeasonDays,
    rates: z
      .array(
        z
          .object({
            unit_id: z.uuid(),
            price_cents: nightCents,
            weekend_price_cents: nightCents.nullable(),
            min_nights: minNights.nullable(),
          })
          .strict(),
      )
      .max(MOST_UNITS)
      .refine(
        (rates) => new Set(rates.map((rate) => rate.unit_id)).size === rates.length,
        'Cada quarto uma vez.',
      ),
  })
  .strict()
  .meta({ id: 'HouseSeason' })
export type HouseSeason = z.infer<typeof HouseSeason>

/** In the order of the table. */
export const HouseSeasons = z
  .array(HouseSeason)
  .max(MOST_HOUSE_SEASONS, `Use no máximo ${MOST_HOUSE_SEASONS} temporadas.`)
  .refine(
    (seasons) => new Set(seasons.map(({ id }) => id)).size === seasons.length,
    'Cada temporada uma vez.',
  )

/** Nights of some rooms with a price of their own, dearer or cheaper by so much, or as the table says again. */
export const NightPrices = z
  .object({
    unit_ids: z.array(z.uuid()).min(1).max(MOST_UNITS),
    first_night: day,
    last_night: day,
    change: z.discriminatedUnion('kind', [
      z.object({ kind: z.literal('cents'), cents: nightCents }).strict(),
      z.object({ kind: z.literal('percent'), percent: z.int().min(-90).max(900) }).strict(),
      z.object({ kind: z.literal('same') }).strict(),
      z.object({ kind: z.literal('table') }).strict(),
    ]),
    /** Null leaves the shortest stay as it is. */
    min_nights: minNights.nullable(),
  })
  .strict()
  .refine(({ first_night: first, last_night: last }) => first <= last, {
    path: ['last_night'],
    message: 'A última noite não pode ser antes da primeira.',
  })
  .refine(({ change, min_nights: least }) => change.kind !== 'same' || least !== null, {
    path: ['min_nights'],
    message: 'Escreva o preço ou o mínimo de noites.',
  })
export type NightPrices = z.infer<typeof NightPrices>

/** With the version it was read at, and no two seasons over one night. */
export const unitContentWith = <Shape extends z.ZodRawShape>(shape: Shape) =>
  UnitContent.extend(shape).superRefine((value, context) => {
    // The shape above has them, whatever was added to it.
    const { seasons } = value as unknown as Pick<UnitContent, 'seasons'>
    const clash = overlappingSeason(seasons)
    if (clash === null) return
    context.addIssue({
      code: 'custom',
      path: ['seasons', clash.later, 'first_night'],
      message: `Estas noites já são da temporada “${seasons[clash.earlier]?.name ?? ''}”.`,
    })
  })

type Nights = { first_night: string; last_night: string }

/** The first season that shares a night with one before it; null where none does. */
export function overlappingSeason(
  seasons: readonly Nights[],
): { earlier: number; later: number } | null {
  for (let later = 1; later < seasons.length; later += 1) {
    for (let earlier = 0; earlier < later; earlier += 1) {
      const [a, b] = [seasons[earlier], seasons[later]]
      if (a && b && a.first_night <= b.last_night && b.first_night <= a.last_night)
        return { earlier, later }
    }
  }
  return null
}

/** What holds for the whole house. Its hours of check-in and check-out are of the listing. */
export const SettingsContent = z
  .object({
    check_in_until: clock,
    rules: textBlock(RULES_MAX),
    cancellation: Cancellation,
    pets: Pets.nullable(),
    smoking: Smoking.nullable(),
    cadastur: z
      .string()
      .transform((typed) => typed.replace(/\D/g, ''))
      .refine(
        (digits) => digits.length === 14 || digits.length === 15,
        'O número do Cadastur tem 14 ou 15 algarismos.',
      )
      .nullable(),
    cleaning_fee_cents: z
      .int('Escreva um valor.')
      .min(0, 'A taxa não pode ser menor que zero.')
      .max(NIGHT_MAX_CENTS, 'Este valor é alto demais. Confira os centavos.'),
  })
  .strict()
export type SettingsContent = z.infer<typeof SettingsContent>

/** What a unit has that only a name, a kind, its guests and its price are known of. */
export const PLAIN_UNIT: Omit<UnitContent, 'name' | 'kind' | 'capacity' | 'base_price_cents'> = {
  bedrooms: 1,
  beds: [],
  bathrooms: 1,
  area_m2: null,
  amenities: [],
  description: '',
  weekend_price_cents: null,
  min_nights: 1,
  is_published: true,
  seasons: [],
  photo_ids: [],
}

export const PLAIN_SETTINGS: SettingsContent = {
  check_in_until: null,
  rules: '',
  cancellation: 'moderada',
  pets: null,
  smoking: null,
  cadastur: null,
  cleaning_fee_cents: 0,
}
