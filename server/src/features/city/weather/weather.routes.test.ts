import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { startWeather } from '../../../../../sandbox/src/weather/start-weather.ts'
import { call } from '../../../../test/calls.ts'
import { createPerson, type TestPerson } from '../../../../test/people.ts'
import { fixedClock, useTestApp } from '../../../../test/test-app.ts'
import { weatherJobs } from './weather.jobs.ts'

/** A Saturday in July, 11h48 in the city. */
const NOW = '2026-07-18T14:48:00Z'
const HOUR_MS = 3_600_000
const clock = fixedClock(NOW)
const outside = await startWeather({ port: 0 }, () => clock.now().getTime())
afterAll(() => outside.stop())
const portal = useTestApp({
  clock,
  environment: { WEATHER_API_URL: outside.url, WEATHER_SOURCE: 'Exemplo' },
})
const without = useTestApp({ clock })
let admin: TestPerson

const shown = async () => (await call(portal, 'GET', '/weather')).json.weather
const standing = async () => (await call(portal, 'GET', '/admin/weather', undefined, admin)).json
const setShown = async (isShown: boolean, version?: number) =>
  call(
    portal,
    'PUT',
    '/admin/weather',
    { version: version ?? (await standing()).version, is_shown: isShown },
    admin,
  )
const due = weatherJobs.find(({ name }) => name === 'weather.read-due')
const work = () => due?.handle({}, portal.deps)
const answerTo = async (q: string) =>
  (await call(portal, 'GET', `/search?q=${encodeURIComponent(q)}`)).json.answer

/** The next noon of the city. */
function advanceToNoon() {
  const now = clock.now().getTime()
  const days = Math.ceil((now - 15 * HOUR_MS) / (24 * HOUR_MS))
  clock.advance(days * 24 * HOUR_MS + 15 * HOUR_MS - now)
}

beforeAll(async () => {
  admin = await createPerson(portal, { role: 'admin' })
})
beforeEach(async () => {
  outside.say(() => ({}))
  outside.asked.length = 0
  await portal.asOwner(
    `update weather set is_shown = false, source = null, read_at = null, hours = '[]', asked_at = null, fault = null`,
  )
  portal.deps.reads.cache.expireAll()
})

describe('the forecast', () => {
  // spec: 1040
  it('is off until a provider is set up and an administrator shows it, which is recorded', async () => {
    expect((await call(without, 'GET', '/weather')).json).toEqual({ weather: null })
    const chief = await createPerson(without, { role: 'admin' })
    const refused = await call(
      without,
      'PUT',
      '/admin/weather',
      { version: 1, is_shown: true },
      chief,
    )
    expect([refused.status, refused.json.detail]).toEqual([
      422,
      'A previsão do tempo ainda não tem provedor. Quem cuida do servidor configura um antes.',
    ])

    await work()
    expect(outside.asked).toEqual([])
    expect(await shown()).toBeNull()
    expect((await setShown(true)).json).toMatchObject({ is_shown: true, is_configured: true })
    const asked = await portal.asOwner<{ count: number }>(
      `select count(*)::integer as count from jobs.job where name = 'weather.read'`,
    )
    expect(asked.rows[0]?.count).toBe(1)
    const { details } = await portal.deps.connection
      .selectFrom('audit_log')
      .where('action', '=', 'weather.shown-set')
      .select('details')
      .executeTakeFirstOrThrow()
    expect(details).toEqual({ is_shown: true })
    await work()
    expect(await shown()).toMatchObject({
      source: { name: 'Exemplo', url: 'https://open-meteo.com/' },
      licence: { name: 'CC BY 4.0' },
      read_at: new Date(NOW).toISOString(),
    })
    await setShown(false)
    expect(await shown()).toBeNull()
  })

  it('is switched by administrators, each over what they read', async () => {
    const editor = await createPerson(portal, { role: 'editor' })
    expect((await call(portal, 'GET', '/admin/weather', undefined, editor)).status).toBe(403)
    expect((await call(portal, 'GET', '/admin/weather')).status).toBe(401)
    const { version } = await standing()
    expect((await setShown(true, version)).status).toBe(200)
    const late = await setShown(false, version)
    expect([late.status, late.json.code]).toEqual([409, 'stale'])
    expect((await call(portal, 'POST', '/admin/weather/reading', undefined, admin)).status).toBe(
      202,
    )
  })

  // spec: 1041
  it('is asked for by the worker alone, once an hour, and never by a page or a search', async () => {
    await setShown(true)
    await shown()
    await answerTo('vai chover hoje')
    expect(outside.asked).toEqual([])
    await work()
    expect(outside.asked).toHaveLength(2)
    clock.advance(20 * 60_000)
    await work()
    expect(outside.asked).toHaveLength(2)
    clock.advance(40 * 60_000)
    await work()
    expect(outside.asked).toHaveLength(4)
  })

  // spec: 1041
  it('keeps what was read while the provider fails, and says why to the team', async () => {
    await setShown(true)
    await work()
    const before = await shown()
    clock.advance(HOUR_MS)
    outside.fail('impossible')
    await work()
    expect(await standing()).toMatchObject({ fault: 'unreadable', read_at: before.read_at })
    expect(await shown()).toMatchObject({ read_at: before.read_at })
    outside.fail(null)
    clock.advance(20 * 60_000)
    await work()
    expect(await standing()).toMatchObject({ fault: null })
  })

  // spec: 1042
  it('is silent three hours after it was read, on pages and in the search', async () => {
    await setShown(true)
    await work()
    const { silent_at: silentAt, read_at: readAt } = await shown()
    expect(Date.parse(silentAt) - Date.parse(readAt)).toBe(3 * HOUR_MS)
    clock.advance(3 * HOUR_MS - 1)
    expect(await shown()).not.toBeNull()
    clock.advance(1)
    expect(await shown()).toBeNull()
    expect(await answerTo('vai chover')).toMatchObject({
      kind: 'weather',
      is_missing: true,
      title: 'A previsão do tempo ficou velha',
    })
  })
})

describe('a question about the weather', () => {
  beforeEach(async () => {
    advanceToNoon()
    outside.say((index) => ({
      wind_speed_10m: index === 20 ? 31 : 12,
      wind_direction_10m: 45,
      precipitation_probability: index === 19 || index === 20 ? 80 : 5,
    }))
    await setShown(true)
    await work()
  })

  // spec: 1043
  it('is answered with when it rains, the source, its hour and the licence', async () => {
    expect(await answerTo('vai chover?')).toMatchObject({
      kind: 'weather',
      title: 'Chuva provável das 15h às 17h',
      source: { name: 'Exemplo', checked_at: clock.now().toISOString() },
      actions: [
        { kind: 'page', href: '/turismo' },
        { kind: 'outside', text: 'Licença CC BY 4.0' },
      ],
      is_missing: false,
    })
  })

  // spec: 1043
  it('names the wind where the wind is asked for, and the whole day otherwise', async () => {
    expect(await answerTo('vento hoje')).toMatchObject({
      title: 'Vento de nordeste, até',
      value: '31\u00a0km/h',
    })
    const { facts } = await answerTo('previsão do tempo amanhã')
    expect(facts.map(({ name }: { name: string }) => name)).toEqual([
      ...['Chuva', 'Vento', 'UV', 'Ondas'],
    ])
  })

  it('is told that the forecast ends, where it does', async () => {
    expect(await answerTo('previsão do tempo dia 30')).toMatchObject({
      is_missing: true,
      title: 'A previsão não chega a este dia',
    })
  })
})
