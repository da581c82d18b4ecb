import { civilDateOfDay, dayOfDate, dayOfKnownDate, isoDateOfDay } from './calendar-days.ts'

export type Holiday = {
  /** "2026-10-12" */
  date: string
  name: string
  scope: 'national' | 'state' | 'municipal'
  /** Ponto facultativo: offices may close, no law makes it a day of rest. */
  isOptional: boolean
}

type FixedHoliday = Pick<Holiday, 'name' | 'scope'> & { month: number; day: number; since?: number }

const FIXED: readonly FixedHoliday[] = [
  { month: 1, day: 1, name: 'Confraternização Universal', scope: 'national' },
  { month: 4, day: 21, name: 'Tiradentes', scope: 'national' },
  { month: 5, day: 1, name: 'Dia do Trabalho', scope: 'national' },
  { month: 8, day: 15, name: 'Adesão do Pará à Independência', scope: 'state' },
  { month: 9, day: 7, name: 'Independência do Brasil', scope: 'national' },
  { month: 10, day: 12, name: 'Nossa Senhora Aparecida', scope: 'national' },
  // The patron saint's day, 8 September, is left out: no law that makes it a holiday was found.
  { month: 10, day: 22, name: 'Aniversário de Salinópolis', scope: 'municipal' },
  { month: 11, day: 2, name: 'Finados', scope: 'national' },
  { month: 11, day: 15, name: 'Proclamação da República', scope: 'national' },
  // Law 14.759 of 21 December 2023.
  { month: 11, day: 20, name: 'Dia da Consciência Negra', scope: 'national', since: 2024 },
  { month: 12, day: 25, name: 'Natal', scope: 'national' },
]

/** Days counted from Easter. Ash Wednesday is free until 14h only, so it is not a day of its own. */
const MOVABLE = [
  { fromEaster: -48, name: 'Segunda-feira de Carnaval', isOptional: true },
  { fromEaster: -47, name: 'Terça-feira de Carnaval', isOptional: true },
  { fromEaster: -2, name: 'Sexta-feira Santa', isOptional: false },
  { fromEaster: 60, name: 'Corpus Christi', isOptional: true },
] as const

const MOST_YEARS_REMEMBERED = 200
const remembered = new Map<number, ReadonlyMap<number, Holiday>>()

/** Every holiday of a year in Salinópolis, in order of date. */
export function holidaysOfYear(year: number): Holiday[] {
  const easter = easterOf(year)
  const fixed = FIXED.filter(({ since = 0 }) => year >= since).map(
    ({ month, day, name, scope }): Holiday => ({
      date: isoDateOfDay(dayOfDate(year, month, day)),
      name,
      scope,
      isOptional: false,
    }),
  )
  const movable = MOVABLE.map(
    ({ fromEaster, name, isOptional }): Holiday => ({
      date: isoDateOfDay(easter + fromEaster),
      name,
      scope: 'national',
      isOptional,
    }),
  )
  return [...fixed, ...movable].sort((one, other) => compare(one.date, other.date))
}

export function holidayOnDay(day: number): Holiday | null {
  return holidaysByDay(civilDateOfDay(day).year).get(day) ?? null
}

/** One holiday a day; where two meet (Tiradentes on Good Friday), one that is not optional. */
export function holidaysByDay(year: number): ReadonlyMap<number, Holiday> {
  const known = remembered.get(year)
  if (known) return known
  const days = new Map(
    holidaysOfYear(year)
      .sort((one, other) => Number(other.isOptional) - Number(one.isOptional))
      .map((holiday) => [dayOfKnownDate(holiday.date), holiday]),
  )
  if (remembered.size >= MOST_YEARS_REMEMBERED) remembered.clear()
  remembered.set(year, days)
  return days
}

/** Easter Sunday by the anonymous Gregorian computus (Meeus, Astronomical Algorithms, ch. 8). */
export function easterOf(year: number): number {
  const a = year % 19
  const b = Math.floor(year / 100)
  const c = year % 100
  const d = Math.floor(b / 4)
  const f = Math.floor((b + 8) / 25)
  const g = Math.floor((b - f + 1) / 3)
  const h = (19 * a + b - d - g + 15) % 30
  const l = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - h - (c % 4)) % 7
  const m = Math.floor((a + 11 * h + 22 * l) / 451)
  const sum = h + l - 7 * m + 114
  return dayOfDate(year, Math.floor(sum / 31), (sum % 31) + 1)
}

function compare(one: string, other: string) {
  return one < other ? -1 : one > other ? 1 : 0
}
