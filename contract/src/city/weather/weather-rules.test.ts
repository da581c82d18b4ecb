import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { dayOfKnownDate } from '../../shared/calendar-days.ts'
import { MINUTES_PER_DAY } from '../../shared/time-zones.ts'
import { rainText, uvName, weatherFacts, windName } from './weather.texts.ts'
import { rainLevel, type WeatherHour, weatherDay } from './weather-rules.ts'

const DAY = dayOfKnownDate('2026-07-18')
const MIDNIGHT = DAY * MINUTES_PER_DAY
const DRY: Omit<WeatherHour, 'minute'> = {
  ...{ temperature_c: 29, rain_percent: 5, rain_mm: 0, has_thunder: false },
  ...{ wind_kmh: 18, gust_kmh: 30, wind_from: 50, uv: 6, wave_m: 1.2 },
}
const hoursOf = (of: (hour: number) => Partial<WeatherHour> = () => ({}), count = 24) =>
  Array.from({ length: count }, (_, hour) => ({
    ...DRY,
    minute: MIDNIGHT + hour * 60,
    ...of(hour),
  }))
const dayFrom = (hours: WeatherHour[], from = MIDNIGHT) => {
  const day = weatherDay(hours, DAY, from)
  if (!day) throw new Error('not known')
  return day
}

describe('the weather of a day', () => {
  it('says when it rains', () => {
    const wet = (hour: number) =>
      [14, 15, 16, 20].includes(hour) ? { rain_percent: 70, rain_mm: 1.5 } : {}
    const day = dayFrom(hoursOf(wet))
    expect(rainText(day)).toBe('Chuva provável das 14h às 17h e das 20h às 21h')
    expect(day.rain).toMatchObject({ level: 'likely', percent: 70, mm: 6 })
    expect(rainText(dayFrom(hoursOf()))).toBe('Chuva pouco provável')
    expect(rainText(dayFrom(hoursOf(() => ({ rain_percent: 45 }))))).toBe('Pode chover o dia todo')
    const late = (hour: number) => (hour === 23 ? { rain_percent: 90, has_thunder: true } : {})
    expect(rainText(dayFrom(hoursOf(late)))).toBe(
      'Chuva provável das 23h à meia-noite, com trovoada',
    )
  })

  it('speaks only of what is left of it', () => {
    const morning = (hour: number) => (hour < 9 ? { rain_percent: 90, uv: 11 } : {})
    const day = dayFrom(hoursOf(morning), MIDNIGHT + 9 * 60 + 40)
    expect(day).toMatchObject({ is_rest: true, uv: 6, rain: { level: 'none' } })
  })

  it('is not known where an hour of it is missing', () => {
    expect(weatherDay(hoursOf(undefined, 20), DAY, MIDNIGHT)).toBeNull()
    const holed = hoursOf().filter(({ minute }) => minute !== MIDNIGHT + 15 * 60)
    expect(weatherDay(holed, DAY, MIDNIGHT)).toBeNull()
    expect(weatherDay(holed, DAY, MIDNIGHT + 16 * 60)).not.toBeNull()
    expect(weatherDay(hoursOf(), DAY - 1, MIDNIGHT)).toBeNull()
  })

  it('leaves out what nobody says, and adds up no guess', () => {
    const day = dayFrom(
      hoursOf((hour) => ({
        ...{ rain_mm: hour === 3 ? null : 1, uv: null, wave_m: null, wind_kmh: null },
      })),
    )
    expect(day.rain?.mm).toBeNull()
    expect(weatherFacts(day).map(({ kind }) => kind)).toEqual(['rain'])
    expect(dayFrom(hoursOf(() => ({ rain_percent: null }))).rain).toBeNull()
  })

  it('names winds and the strength of the sun', () => {
    expect([0, 22, 23, 90, 200, 359].map(windName)).toEqual(
      'norte norte nordeste leste sul norte'.split(' '),
    )
    expect([0, 2.4, 2.5, 6, 8, 10.6].map(uvName)).toEqual([
      'baixo',
      'baixo',
      'moderado',
      'alto',
      'muito alto',
      'extremo',
    ])
  })

  it('has the spans that one finds by asking every hour by itself', () => {
    const chance = fc.option(fc.integer({ min: 0, max: 100 }), { nil: null })
    fc.assert(
      fc.property(
        fc.array(chance, { minLength: 24, maxLength: 24 }),
        fc.integer({ min: 0, max: MINUTES_PER_DAY - 1 }),
        (chances, from) => {
          const hours = hoursOf((hour) => ({ rain_percent: chances[hour] ?? null }))
          const rain = dayFrom(hours, MIDNIGHT + from).rain
          const left = chances.map((one, hour) => (hour >= Math.floor(from / 60) ? one : null))
          const top = left.reduce<number | null>(
            (most, one) => (one === null ? most : Math.max(most ?? 0, one)),
            null,
          )
          expect(rain?.percent ?? null).toBe(top)
          if (!rain || top === null) return
          const level = rainLevel(top)
          for (let hour = 0; hour < 24; hour += 1) {
            const one = left[hour] ?? null
            const isWet = level !== 'none' && one !== null && rainLevel(one) === level
            const minute = hour * 60
            const isTold = rain.spans.some(({ from: begin, to }) => begin <= minute && minute < to)
            expect([hour, isTold]).toEqual([hour, isWet])
          }
          // Never two that touch: they are one.
          expect(rain.spans.every(({ from: begin }, n) => begin !== rain.spans[n - 1]?.to)).toBe(
            true,
          )
        },
      ),
    )
  })
})
