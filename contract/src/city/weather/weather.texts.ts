import { atTime, fromTime } from '../../shared/clock.texts.ts'
import { MINUTES_PER_DAY } from '../../shared/time-zones.ts'
import { metresText } from '../tides/tide.texts.ts'
import type { RainSpan, WeatherDay } from './weather-rules.ts'

/** The forecast in words. Free of zod: the browser reads it too. */

/** Why a reading gave nothing that may be shown. */
export const WEATHER_FAULTS = [
  'not-allowed',
  'not-found',
  'refused',
  'timeout',
  'too-large',
  'redirects',
  'certificate',
  'status',
  'unreadable',
  'elsewhere',
  'outdated',
] as const
export type WeatherFault = (typeof WEATHER_FAULTS)[number]

/** Open-Meteo's terms ask for both beside what is shown. */
export const WEATHER_SOURCE_URL = 'https://open-meteo.com/'
export const WEATHER_LICENCE = {
  name: 'CC BY 4.0',
  url: 'https://creativecommons.org/licenses/by/4.0/deed.pt-br',
} as const

const WINDS = ['norte', 'nordeste', 'leste', 'sudeste', 'sul', 'sudoeste', 'oeste', 'noroeste']

/** Where the wind comes from: 45 is "nordeste". */
export const windName = (degrees: number): string => WINDS[Math.round(degrees / 45) % 8] ?? ''

/** The classes of the World Health Organization. */
export function uvName(index: number): string {
  const whole = Math.round(index)
  if (whole <= 2) return 'baixo'
  if (whole <= 5) return 'moderado'
  if (whole <= 7) return 'alto'
  return whole <= 10 ? 'muito alto' : 'extremo'
}

const hour = (minute: number) =>
  minute === MINUTES_PER_DAY ? 'meia-noite' : `${Math.floor(minute / 60)}h`
const spanText = ({ from, to }: RainSpan) => {
  const end = to === MINUTES_PER_DAY ? 'à meia-noite' : atTime(hour(to))
  return `${fromTime(hour(from))} ${end}`
}
const MOST_SPANS = 2
const WHOLE_DAY: RainSpan = { from: 0, to: MINUTES_PER_DAY }

const RAIN = {
  none: 'Chuva pouco provável',
  maybe: 'Pode chover',
  likely: 'Chuva provável',
} as const

/** "das 14h às 17h"; empty where it may be at any hour. */
export function rainHours({ spans }: NonNullable<WeatherDay['rain']>): string {
  const [first] = spans
  const isAllDay = first?.from === WHOLE_DAY.from && first.to === WHOLE_DAY.to
  if (spans.length === 0) return ''
  if (isAllDay) return 'o dia todo'
  return spans.length > MOST_SPANS ? 'a qualquer hora' : spans.map(spanText).join(' e ')
}

/** "Chuva provável das 14h às 17h" */
export function rainText({ rain, has_thunder: thunder }: Pick<WeatherDay, 'rain' | 'has_thunder'>) {
  if (!rain) return null
  const words = [RAIN[rain.level], rainHours(rain)].filter(Boolean).join(' ')
  return thunder && rain.level !== 'none' ? `${words}, com trovoada` : words
}

export const percentText = (percent: number) => `${Math.round(percent)}%`
export const speedText = (kmh: number) => `${Math.round(kmh)}\u00a0km/h`
export const uvText = (index: number) => String(Math.round(index))
export const degreesText = (celsius: number) => `${Math.round(celsius)}\u00a0°C`
export const waveText = (metres: number) => metresText(metres)

/** What a screen or an answer says of a day, each fact with its figure and what to make of it. */
export type WeatherFact = { kind: 'rain' | 'wind' | 'uv' | 'waves'; value: string; more: string }

export const WEATHER_FACT_NAMES: Record<WeatherFact['kind'], string> = {
  rain: 'Chuva',
  wind: 'Vento',
  uv: 'UV',
  waves: 'Ondas',
}

/** What is not known is left out. */
export function weatherFacts(day: WeatherDay): WeatherFact[] {
  const { rain, wind_kmh: wind, wind_from: from, gust_kmh: gust, uv, wave_m: wave } = day
  const facts: WeatherFact[] = []
  if (rain) {
    const more = rainHours(rain) || 'pouco provável'
    facts.push({ kind: 'rain', value: percentText(rain.percent), more })
  }
  if (wind !== null) {
    const more = [
      from === null ? '' : `de ${windName(from)}`,
      gust === null ? '' : `rajada ${speedText(gust)}`,
    ]
    facts.push({ kind: 'wind', value: speedText(wind), more: more.filter(Boolean).join(', ') })
  }
  // At night there is none to speak of.
  if (uv !== null && Math.round(uv) > 0)
    facts.push({ kind: 'uv', value: uvText(uv), more: uvName(uv) })
  if (wave !== null) facts.push({ kind: 'waves', value: waveText(wave), more: 'em alto-mar' })
  return facts
}
