import { z } from 'zod'
import { endpoint } from '../../shared/endpoint.ts'
import { moment } from '../../shared/moment.ts'
import { WEATHER_FAULTS } from './weather.texts.ts'
import { RAIN_LEVELS } from './weather-rules.ts'

const figure = z.number().nullable()

export const WeatherHour = z
  .object({
    /** Of the wall's clock in the city, counted from 1970, with which the hour begins. */
    minute: z.int(),
    temperature_c: figure,
    rain_percent: figure,
    rain_mm: figure,
    has_thunder: z.boolean().nullable(),
    wind_kmh: figure,
    gust_kmh: figure,
    wind_from: figure,
    uv: figure,
    wave_m: figure,
  })
  .meta({ id: 'WeatherHour' })

export const WeatherDay = z
  .object({
    date: z.iso.date(),
    is_rest: z.boolean(),
    rain: z
      .object({
        level: z.enum(RAIN_LEVELS),
        percent: z.number(),
        mm: figure,
        spans: z.array(z.object({ from: z.int(), to: z.int() })),
      })
      .nullable(),
    has_thunder: z.boolean(),
    temperature_min_c: figure,
    temperature_max_c: figure,
    wind_kmh: figure,
    wind_from: figure,
    gust_kmh: figure,
    uv: figure,
    wave_m: figure,
  })
  .meta({ id: 'WeatherDay' })

export const Weather = z
  .object({
    source: z.object({ name: z.string(), url: z.string() }),
    licence: z.object({ name: z.string(), url: z.string() }),
    read_at: moment,
    /** From then on nobody may show it. */
    silent_at: moment,
    /** From the one that is now, until it is too old. */
    hours: z.array(WeatherHour),
    /** What is left of today, and the days after it as far as they are known whole. */
    days: z.array(WeatherDay),
  })
  .meta({ id: 'Weather' })
export type Weather = z.input<typeof Weather>

export const readWeather = endpoint({
  method: 'GET',
  path: '/api/v1/weather',
  access: 'anyone',
  tag: 'Turismo',
  summary:
    'Previsão do tempo da cidade: chuva, vento, UV e ondas, com fonte, hora e licença. Nada quando não há, está desligada ou ficou velha',
  response: z.object({ weather: Weather.nullable() }),
  status: 200,
})

/** How the team sees it. */
export const WeatherStanding = z
  .object({
    version: z.int(),
    is_shown: z.boolean(),
    /** Whoever runs the portal has set a provider up. */
    is_configured: z.boolean(),
    source: z.string().nullable(),
    asked_at: moment.nullable(),
    read_at: moment.nullable(),
    silent_at: moment.nullable(),
    /** Of the last time it was asked for. */
    fault: z.enum(WEATHER_FAULTS).nullable(),
  })
  .meta({ id: 'WeatherStanding' })
export type WeatherStanding = z.input<typeof WeatherStanding>

const admin = {
  path: '/api/v1/admin/weather',
  tag: 'Administração',
  response: WeatherStanding,
  status: 200,
} as const

export const readWeatherStanding = endpoint({
  ...admin,
  method: 'GET',
  access: 'administrator',
  summary: 'A previsão do tempo: se está configurada, ligada, e como foi a última leitura',
})

export const setWeather = endpoint({
  ...admin,
  method: 'PUT',
  access: 'administrator',
  summary: 'Liga ou desliga a previsão do tempo nas páginas e na busca',
  body: z.object({ version: z.int().positive(), is_shown: z.boolean() }).strict(),
})

export const askForWeather = endpoint({
  ...admin,
  method: 'POST',
  access: 'administrator',
  path: '/api/v1/admin/weather/reading',
  summary: 'Pede ao worker uma leitura agora',
  status: 202,
})
