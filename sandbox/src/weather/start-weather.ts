import type { AddressInfo } from 'node:net'
import { gzipSync } from 'node:zlib'
import Fastify, { type FastifyReply } from 'fastify'

/** How a provider has been seen to fail; one is played until it is taken back. */
export const WEATHER_FAULTS = [
  'forbidden',
  'broken',
  'html',
  'empty',
  'halved',
  'holes',
  'silent',
  'dripping',
  'leading-on',
  'huge',
  'bomb',
  'elsewhere',
  'impossible',
  'miles',
  'yesterday',
] as const
export type WeatherFault = (typeof WEATHER_FAULTS)[number]

/** Figures of one hour, as the API names them. */
export type SandboxHour = Partial<Record<(typeof LAND)[number] | 'wave_height', number | null>>

export type RunningWeather = {
  url: string
  port: number
  /** What the hours say from now on, by their number from the beginning of the day in Greenwich. */
  say(hours: (index: number) => SandboxHour): void
  fail(fault: WeatherFault | null, of?: 'both' | 'waves'): void
  /** Addresses asked for so far, with their search. */
  asked: string[]
  stop(): Promise<void>
}

const LAND = [
  'temperature_2m',
  'precipitation_probability',
  'precipitation',
  'weather_code',
  'wind_speed_10m',
  'wind_gusts_10m',
  'wind_direction_10m',
  'uv_index',
] as const
const UNITS: Record<string, string> = {
  time: 'unixtime',
  temperature_2m: '°C',
  precipitation_probability: '%',
  precipitation: 'mm',
  weather_code: 'wmo code',
  wind_speed_10m: 'km/h',
  wind_gusts_10m: 'km/h',
  wind_direction_10m: '°',
  uv_index: '',
  wave_height: 'm',
}
const HOUR_S = 3600
const DAY_S = 86_400

/** A coast of the trade winds: showers in the afternoon, wind with the sun. Made up. */
function usualHour(index: number): Required<SandboxHour> {
  const hour = (((index - 3) % 24) + 24) % 24
  const sun = Math.max(0, Math.sin(((hour - 6) / 12) * Math.PI))
  const isShower = hour >= 15 && hour <= 17
  return {
    temperature_2m: Math.round((25 + 6 * sun) * 10) / 10,
    precipitation_probability: isShower ? 65 : 10,
    precipitation: isShower ? 1.4 : 0,
    weather_code: isShower ? 80 : 2,
    wind_speed_10m: Math.round((12 + 14 * sun) * 10) / 10,
    wind_gusts_10m: Math.round((20 + 20 * sun) * 10) / 10,
    wind_direction_10m: 55,
    uv_index: Math.round(12 * sun * 10) / 10,
    wave_height: 1.1,
  }
}

/** Open-Meteo's forecast and its waves, of nowhere: with the faults that such servers have. */
export async function startWeather(
  { port }: { port: number },
  now: () => number = Date.now,
): Promise<RunningWeather> {
  const app = Fastify({ forceCloseConnections: true })
  const asked: string[] = []
  const state = {
    say: usualHour as (index: number) => SandboxHour,
    fault: null as WeatherFault | null,
    of: 'both' as 'both' | 'waves',
  }

  function answer(search: Record<string, string>, fault: WeatherFault | null) {
    const days = Number(search.forecast_days ?? 7)
    const names = (search.hourly ?? '').split(',')
    const begins = Math.floor(now() / 1000 / DAY_S) * DAY_S
    const first = fault === 'yesterday' ? begins - 30 * DAY_S : begins
    const time = Array.from({ length: days * 24 }, (_, index) => first + index * HOUR_S)
    const values = (name: string) =>
      time.map((_, index) => {
        if (fault === 'impossible') return 9999
        const said = { ...usualHour(index), ...state.say(index) }
        return said[name as keyof SandboxHour] ?? null
      })
    const isMiles = fault === 'miles'
    return {
      latitude: fault === 'elsewhere' ? 52.52 : Number(search.latitude),
      longitude: fault === 'elsewhere' ? 13.41 : Number(search.longitude),
      generationtime_ms: 0.1,
      utc_offset_seconds: 0,
      timezone: 'GMT',
      hourly_units: Object.fromEntries(
        ['time', ...names].map((name) => [
          name,
          isMiles && UNITS[name] === 'km/h' ? 'mp/h' : (UNITS[name] ?? ''),
        ]),
      ),
      hourly: {
        time,
        ...Object.fromEntries(
          names.map((name) => [name, fault === 'holes' ? values(name).slice(0, 20) : values(name)]),
        ),
      },
    }
  }

  const serve = (path: string, isWaves: boolean) =>
    app.get<{ Querystring: Record<string, string> }>(path, async (request, reply) => {
      asked.push(request.url)
      const fault = state.of === 'waves' && !isWaves ? null : state.fault
      return send(reply, fault, JSON.stringify(answer(request.query, fault)))
    })
  serve('/v1/forecast', false)
  serve('/v1/marine', true)

  /** For tests in another process. */
  app.put<{ Body: { fault?: WeatherFault | null } }>('/control', async ({ body }) => {
    state.fault = body?.fault ?? null
    return { fault: state.fault }
  })

  await app.listen({ host: '127.0.0.1', port })
  const listening = (app.server.address() as AddressInfo).port
  return {
    url: `http://127.0.0.1:${listening}`,
    port: listening,
    asked,
    say: (hours) => void Object.assign(state, { say: hours, fault: null }),
    fail: (fault, of = 'both') => void Object.assign(state, { fault, of }),
    stop: async () => app.close(),
  }
}

function send(reply: FastifyReply, fault: WeatherFault | null, body: string) {
  const json = reply.type('application/json; charset=utf-8')
  switch (fault) {
    case 'forbidden':
      return json.code(403).send('{"error":true,"reason":"Invalid API key"}')
    case 'broken':
      return json.code(500).send('{"error":true}')
    case 'html':
      return reply.type('text/html').send('<!doctype html><title>Entre</title>')
    case 'empty':
      return json.send('')
    case 'halved':
      return json.send(body.slice(0, Math.floor(body.length / 2)))
    case 'leading-on':
      return reply.redirect('http://169.254.169.254/latest', 302)
    case 'huge':
      return json.send(body.padEnd(2_000_000, ' '))
    case 'bomb':
      return json.header('content-encoding', 'gzip').send(gzipSync(Buffer.alloc(20_000_000, ' ')))
    case 'dripping':
      reply.hijack()
      drip(reply)
      return reply
    case 'silent':
      // The connection stays open.
      reply.hijack()
      return reply
    default:
      // What is wrong, if anything, is in the body.
      return json.send(body)
  }
}

function drip({ raw }: FastifyReply) {
  raw.writeHead(200, { 'content-type': 'application/json' })
  const drops = setInterval(() => raw.write(' '), 50)
  raw.on('close', () => clearInterval(drops))
}
