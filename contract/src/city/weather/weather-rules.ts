import { isoDateOfDay } from '../../shared/calendar-days.ts'
import { MINUTES_PER_DAY } from '../../shared/time-zones.ts'

/** What is foretold, put together for people. Free of zod and of any clock. */

/** So long after it was read a forecast is shown to nobody. */
export const WEATHER_SILENT_HOURS = 3
export const weatherSilentAt = (readAt: Date): Date =>
  new Date(readAt.getTime() + WEATHER_SILENT_HOURS * 3_600_000)

/** One hour, by the minute of the wall's clock with which it begins. Null: nobody says. */
export type WeatherHour = {
  minute: number
  temperature_c: number | null
  rain_percent: number | null
  rain_mm: number | null
  has_thunder: boolean | null
  wind_kmh: number | null
  gust_kmh: number | null
  wind_from: number | null
  uv: number | null
  wave_m: number | null
}

export const RAIN_LEVELS = ['none', 'maybe', 'likely'] as const
export type RainLevel = (typeof RAIN_LEVELS)[number]
const MAYBE_PERCENT = 30
const LIKELY_PERCENT = 60
const HOUR = 60

/** Hours in a row; `to` is where they end. Minutes of the day. */
export type RainSpan = { from: number; to: number }

/** What a day, or what is left of it, brings. A figure that no hour knows is null. */
export type WeatherDay = {
  date: string
  /** Its hours before now are left out. */
  is_rest: boolean
  rain: { level: RainLevel; percent: number; mm: number | null; spans: RainSpan[] } | null
  has_thunder: boolean
  temperature_min_c: number | null
  temperature_max_c: number | null
  wind_kmh: number | null
  wind_from: number | null
  gust_kmh: number | null
  uv: number | null
  wave_m: number | null
}

export function rainLevel(percent: number): RainLevel {
  if (percent >= LIKELY_PERCENT) return 'likely'
  return percent >= MAYBE_PERCENT ? 'maybe' : 'none'
}

/** A day from a moment on; null where the forecast does not reach its end, or has a hole in it. */
export function weatherDay(
  hours: readonly WeatherHour[],
  day: number,
  from: number,
): WeatherDay | null {
  const begins = day * MINUTES_PER_DAY
  const ends = begins + MINUTES_PER_DAY
  const first = Math.max(begins, Math.floor(from / HOUR) * HOUR)
  if (first >= ends) return null
  const those = hours.filter(({ minute }) => minute >= first && minute < ends)
  if (those.length !== (ends - first) / HOUR) return null
  const windiest = those.reduce((one, other) =>
    (other.wind_kmh ?? -1) > (one.wind_kmh ?? -1) ? other : one,
  )
  return {
    date: isoDateOfDay(day),
    is_rest: first > begins,
    rain: rainOf(those, begins),
    has_thunder: those.some(({ has_thunder: thunder }) => thunder === true),
    temperature_min_c: least(those.map(({ temperature_c: value }) => value)),
    temperature_max_c: most(those.map(({ temperature_c: value }) => value)),
    wind_kmh: windiest.wind_kmh,
    wind_from: windiest.wind_kmh === null ? null : windiest.wind_from,
    gust_kmh: most(those.map(({ gust_kmh: value }) => value)),
    uv: most(those.map(({ uv: value }) => value)),
    wave_m: most(those.map(({ wave_m: value }) => value)),
  }
}

/** The highest chance of any hour, and the hours that are of its level. Dry hours need no span. */
function rainOf(hours: readonly WeatherHour[], begins: number): WeatherDay['rain'] {
  const percent = most(hours.map(({ rain_percent: value }) => value))
  if (percent === null) return null
  const level = rainLevel(percent)
  const spans: RainSpan[] = []
  if (level !== 'none') {
    for (const { minute, rain_percent: chance } of hours) {
      if (chance === null || rainLevel(chance) !== level) continue
      const from = minute - begins
      const last = spans.at(-1)
      if (last?.to === from) last.to = from + HOUR
      else spans.push({ from, to: from + HOUR })
    }
  }
  return { level, percent, mm: sum(hours.map(({ rain_mm: value }) => value)), spans }
}

const known = (values: readonly (number | null)[]) => values.filter((value) => value !== null)
const most = (values: readonly (number | null)[]) =>
  known(values).length > 0 ? Math.max(...known(values)) : null
const least = (values: readonly (number | null)[]) =>
  known(values).length > 0 ? Math.min(...known(values)) : null

/** Of hours that all say how much; one that does not would make the sum a guess. */
const sum = (values: readonly (number | null)[]) =>
  known(values).length === values.length
    ? Math.round(known(values).reduce((all, one) => all + one, 0) * 10) / 10
    : null
