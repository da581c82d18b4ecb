import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { startWeather, type WeatherFault } from '../../../../sandbox/src/weather/start-weather.ts'
import { createOpenMeteo } from './open-meteo.ts'

const NOW = new Date('2026-07-18T14:48:00Z')
const SALINOPOLIS = { latitude: -0.6135, longitude: -47.3561 }
const outside = await startWeather({ port: 0 }, () => NOW.getTime())
afterAll(() => outside.stop())
beforeEach(() => {
  outside.say(() => ({}))
  outside.asked.length = 0
})

const provider = (timeoutMs?: number) =>
  createOpenMeteo(
    { apiUrl: outside.url, marineUrl: outside.url, key: 'chave-de-teste', source: 'Exemplo' },
    timeoutMs,
  )
const read = (timeoutMs?: number) => provider(timeoutMs).read(SALINOPOLIS, NOW)
const hourOf = async (iso: string) => {
  const outcome = await read()
  if (outcome.kind !== 'ok') throw new Error(outcome.reason)
  return outcome.value.find(({ at }) => at === Date.parse(iso) / 1000)
}

describe('Open-Meteo', () => {
  it('is asked for the city with the key, and for its waves', async () => {
    await read()
    const [land, sea] = outside.asked.map((path) => new URL(path, outside.url))
    expect([land?.pathname, sea?.pathname]).toEqual(['/v1/forecast', '/v1/marine'])
    expect(Object.fromEntries(land?.searchParams ?? [])).toMatchObject({
      ...{ latitude: '-0.6135', longitude: '-47.3561', apikey: 'chave-de-teste' },
      ...{ timeformat: 'unixtime', timezone: 'GMT' },
    })
  })

  it('tells rain and gusts of the hour that begins, where the API tells of the one that ended', async () => {
    outside.say((index) =>
      index === 16
        ? { precipitation: 2.5, precipitation_probability: 80, wind_gusts_10m: 44 }
        : { precipitation: 0, precipitation_probability: 5, wind_gusts_10m: 20 },
    )
    expect(await hourOf('2026-07-18T15:00:00Z')).toMatchObject({
      ...{ rain_mm: 2.5, rain_percent: 80, gust_kmh: 44, wave_m: 1.1 },
    })
    expect(await hourOf('2026-07-18T16:00:00Z')).toMatchObject({ rain_mm: 0, gust_kmh: 20 })
  })

  it('keeps what nobody says as unknown, and knows thunder by its code', async () => {
    outside.say(() => ({ uv_index: null, precipitation_probability: null, weather_code: 95 }))
    expect(await hourOf('2026-07-18T15:00:00Z')).toMatchObject({
      ...{ uv: null, rain_percent: null, has_thunder: true },
    })
  })

  it.each<[WeatherFault, string]>([
    ['forbidden', 'status'],
    ['broken', 'status'],
    ['html', 'unreadable'],
    ['empty', 'unreadable'],
    ['halved', 'unreadable'],
    ['holes', 'unreadable'],
    ['impossible', 'unreadable'],
    ['miles', 'unreadable'],
    ['elsewhere', 'elsewhere'],
    ['yesterday', 'outdated'],
    ['leading-on', 'redirects'],
    ['huge', 'too-large'],
    ['bomb', 'too-large'],
    ['silent', 'timeout'],
    ['dripping', 'timeout'],
  ])('is not believed where it is %s', async (fault, reason) => {
    outside.fail(fault)
    expect(await read(reason === 'timeout' ? 300 : undefined)).toEqual({ kind: 'unknown', reason })
  })

  it('stands without its waves', async () => {
    outside.fail('impossible', 'waves')
    const hour = await hourOf('2026-07-18T15:00:00Z')
    expect(hour).toMatchObject({ wave_m: null, wind_from: 55 })
  })
})
