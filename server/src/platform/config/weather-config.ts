import { z } from 'zod'

/** Where who pays by key is answered. The free hosts are not for commercial sites, and are refused. */
const PAID = {
  apiUrl: 'https://customer-api.open-meteo.com',
  marineUrl: 'https://customer-marine-api.open-meteo.com',
} as const
const FREE_HOSTS = ['api.open-meteo.com', 'marine-api.open-meteo.com']

/** Weather by Open-Meteo: its paid hosts with a key, or one's own; off unless one of them is set. */
export const weatherEnvironment = {
  WEATHER_API_KEY: z
    .string()
    .regex(/^[\w-]{4,200}$/)
    .optional(),
  /** One's own server of Open-Meteo. */
  WEATHER_API_URL: z.url({ protocol: /^https?$/ }).optional(),
  /** Unset means the same server answers about waves. */
  WEATHER_MARINE_URL: z.url({ protocol: /^https?$/ }).optional(),
  /** As it stands beside every figure; a stand-in is named so that nobody believes it. */
  WEATHER_SOURCE: z.string().min(1).max(60).default('Open-Meteo'),
}

type Environment = {
  WEATHER_API_KEY?: string | undefined
  WEATHER_API_URL?: string | undefined
  WEATHER_MARINE_URL?: string | undefined
  WEATHER_SOURCE: string
}

export type WeatherConfig = Readonly<{
  apiUrl: string
  marineUrl: string
  key: string | null
  source: string
}>

export function weatherOf(env: Environment): WeatherConfig | null {
  const { WEATHER_API_KEY: key, WEATHER_API_URL: own, WEATHER_SOURCE: source } = env
  if (!key && !own) return null
  const apiUrl = own ?? PAID.apiUrl
  return Object.freeze({
    apiUrl,
    marineUrl: env.WEATHER_MARINE_URL ?? own ?? PAID.marineUrl,
    key: key ?? null,
    source,
  })
}

/** `isOpenToAll`: in production, and not only on this machine. */
export function brokenWeatherSettings(env: Environment, isOpenToAll: boolean) {
  const broken: { name: keyof Environment; message: string }[] = []
  for (const name of ['WEATHER_API_URL', 'WEATHER_MARINE_URL'] as const) {
    const url = URL.parse(env[name] ?? '')
    if (!url) continue
    if (FREE_HOSTS.includes(url.hostname)) {
      broken.push({ name, message: 'is the free service, which is not for commercial sites' })
    } else if (isOpenToAll && env.WEATHER_API_KEY && url.protocol === 'http:') {
      broken.push({ name, message: 'is not https beside a key' })
    }
  }
  if (env.WEATHER_MARINE_URL && !env.WEATHER_API_URL) {
    broken.push({ name: 'WEATHER_API_URL', message: 'is missing beside the others' })
  }
  return broken
}
