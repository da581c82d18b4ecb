import type { WeatherFault } from '@portal/contract/city/weather/weather.texts'
import { z } from 'zod'
import type { WeatherConfig } from '../config/weather-config.ts'
import { guardedRequest, OutgoingRefused } from '../outgoing/guarded-request.ts'
import type { ForecastHour, ForecastOutcome, ForecastPlace, WeatherPort } from './weather-port.ts'

const DAYS = 6
const MOST_HOURS = 24 * (DAYS + 2)
/** A week by the hour is 20 KB. */
const MAX_BYTES = 300_000
const HOUR_S = 3600
/** A cell of the model is some kilometres wide; one of the sea may lie farther out. */
const NEAR_DEGREES = { land: 0.5, sea: 1 }
const THUNDER_CODES = new Set([95, 96, 99])

const series = (least: number, most: number) =>
  z.array(z.number().min(least).max(most).nullable()).max(MOST_HOURS)
const place = {
  latitude: z.number().min(-90).max(90),
  longitude: z.number().min(-180).max(180),
}
const time = z.array(z.int().positive()).min(1).max(MOST_HOURS)

/** In the units that were asked for, within what weather can be. */
const Land = z.object({
  ...place,
  hourly_units: z.object({
    time: z.literal('unixtime'),
    temperature_2m: z.literal('°C'),
    precipitation: z.literal('mm'),
    wind_speed_10m: z.literal('km/h'),
    wind_gusts_10m: z.literal('km/h'),
  }),
  hourly: z.object({
    time,
    temperature_2m: series(-30, 60),
    precipitation_probability: series(0, 100),
    precipitation: series(0, 400),
    weather_code: series(0, 99),
    wind_speed_10m: series(0, 400),
    wind_gusts_10m: series(0, 500),
    wind_direction_10m: series(0, 360),
    uv_index: series(0, 25),
  }),
})
const Sea = z.object({
  ...place,
  hourly_units: z.object({ time: z.literal('unixtime'), wave_height: z.literal('m') }),
  hourly: z.object({ time, wave_height: series(0, 40) }),
})

class Unusable extends Error {
  readonly fault: WeatherFault
  constructor(fault: WeatherFault) {
    super(fault)
    this.name = 'Unusable'
    this.fault = fault
  }
}

/** Open-Meteo's API, at its paid hosts or at one's own. */
export function createOpenMeteo(
  { apiUrl, marineUrl, key, source }: WeatherConfig,
  timeoutMs = 10_000,
): WeatherPort {
  const ask = async <Answer extends z.ZodType>(
    { base, path, hourly }: { base: string; path: string; hourly: readonly string[] },
    { latitude, longitude }: ForecastPlace,
    schema: Answer,
  ): Promise<z.infer<Answer>> => {
    const url = new URL(path, base)
    const search = {
      latitude: latitude.toFixed(4),
      longitude: longitude.toFixed(4),
      hourly: hourly.join(','),
      timeformat: 'unixtime',
      timezone: 'GMT',
      forecast_days: String(DAYS),
      ...(key ? { apikey: key } : {}),
    }
    url.search = new URLSearchParams(search).toString()
    const { status, body } = await guardedRequest(
      url.href,
      {
        method: 'GET',
        headers: { 'user-agent': 'GuiaDaCidade/1.0 (previsao)', accept: 'application/json' },
        timeoutMs,
        maxBytes: MAX_BYTES,
      },
      // The operator's own setting, which may be inside the house; what it leads to is not followed.
      { reachesPrivate: false, trustedOrigins: [url.origin] },
    )
    if (status !== 200) throw new Unusable('status')
    const parsed = schema.safeParse(jsonIn(body))
    if (!parsed.success) throw new Unusable('unreadable')
    return parsed.data
  }

  return {
    source,
    async read(place, now) {
      try {
        const land = await ask(
          {
            base: apiUrl,
            path: '/v1/forecast',
            hourly: Object.keys(Land.shape.hourly.shape).slice(1),
          },
          place,
          Land,
        )
        requireNear(land, place, NEAR_DEGREES.land)
        const hours = hoursOf(land.hourly)
        requireCovering(hours, now)
        const waves = await readWaves(place)
        return { kind: 'ok', value: hours.map((hour) => ({ ...hour, wave_m: waves(hour.at) })) }
      } catch (error) {
        return failed(error)
      }
    },
  }

  /** The forecast stands without its waves. */
  async function readWaves(place: ForecastPlace): Promise<(at: number) => number | null> {
    try {
      const sea = await ask(
        { base: marineUrl, path: '/v1/marine', hourly: ['wave_height'] },
        place,
        Sea,
      )
      requireNear(sea, place, NEAR_DEGREES.sea)
      const { time, wave_height: heights } = sea.hourly
      const waves = new Map(time.map((at, index) => [at, heights[index] ?? null]))
      return (at) => waves.get(at) ?? null
    } catch (error) {
      failed(error)
      return () => null
    }
  }
}

function failed(error: unknown): ForecastOutcome & { kind: 'unknown' } {
  if (error instanceof OutgoingRefused) return { kind: 'unknown', reason: error.reason }
  if (error instanceof Unusable) return { kind: 'unknown', reason: error.fault }
  throw error
}

function jsonIn(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString('utf8'))
  } catch {
    return null
  }
}

/** An answer about somewhere else is no answer. */
function requireNear(answer: ForecastPlace, asked: ForecastPlace, degrees: number) {
  const isNear =
    Math.abs(answer.latitude - asked.latitude) <= degrees &&
    Math.abs(answer.longitude - asked.longitude) <= degrees
  if (!isNear) throw new Unusable('elsewhere')
}

/** Yesterday's copy of a forecast may be well formed and say nothing of today. */
function requireCovering(hours: readonly ForecastHour[], now: Date) {
  const hour = Math.floor(now.getTime() / 1000 / HOUR_S) * HOUR_S
  if (!hours.some(({ at }) => at === hour)) throw new Unusable('outdated')
}

/** Rain and gusts are told of the hour that has ended; here of the one that begins. */
function hoursOf(hourly: z.infer<typeof Land>['hourly']): ForecastHour[] {
  const { time } = hourly
  const isHourly = time.every((at, index) => index === 0 || at - (time[index - 1] ?? 0) === HOUR_S)
  const { time: _, ...figures } = hourly
  const areWhole = Object.values(figures).every((values) => values.length === time.length)
  if (!isHourly || !areWhole || (time[0] ?? 1) % HOUR_S !== 0) throw new Unusable('unreadable')
  return time.slice(0, -1).map((at, index) => {
    const code = hourly.weather_code[index] ?? null
    return {
      at,
      temperature_c: hourly.temperature_2m[index] ?? null,
      rain_percent: hourly.precipitation_probability[index + 1] ?? null,
      rain_mm: hourly.precipitation[index + 1] ?? null,
      has_thunder: code === null ? null : THUNDER_CODES.has(code),
      wind_kmh: hourly.wind_speed_10m[index] ?? null,
      gust_kmh: hourly.wind_gusts_10m[index + 1] ?? null,
      wind_from: hourly.wind_direction_10m[index] ?? null,
      uv: hourly.uv_index[index] ?? null,
      wave_m: null,
    }
  })
}
