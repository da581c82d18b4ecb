import { sql } from 'kysely'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createListing } from '../../../../test/establishments.ts'
import { fixedClock, useTestApp } from '../../../../test/test-app.ts'
import { BROWSERS, ROBOTS } from '../../../../test/user-agents.ts'
import { keepVisitDays } from './analytics.jobs.ts'
import { BEACONS_PER_MINUTE, PEOPLE_OF_AN_ADDRESS } from './visits.constants.ts'

const clock = fixedClock()
const portal = useTestApp({ clock, environment: { METRICS_TOKEN: 'a-token-for-this-test' } })
const [BROWSER = ''] = BROWSERS
const PLANTED = { address: '203.0.113.77', agent: `${BROWSER} Plantado/7f3a91` }

let place: { id: string; slug: string }
beforeAll(async () => {
  place = await createListing(portal)
})
beforeEach(() => clock.advance(60_000))

type Sent = { address?: string; agent?: string; origin?: string; type?: string }
const send = (payload: unknown, { address, agent, origin, type }: Sent = {}) =>
  portal.app.inject({
    method: 'POST',
    url: '/api/v1/visits',
    remoteAddress: address ?? '198.51.100.1',
    headers: {
      'content-type': type ?? 'application/json',
      'user-agent': agent ?? BROWSER,
      ...(origin ? { origin } : {}),
    },
    payload: typeof payload === 'string' ? payload : JSON.stringify(payload),
  })
const home = { kind: 'view', page: '/' }
/** The batch is written every two seconds. */
const events = (page: string) =>
  portal.deps.connection
    .selectFrom('portal_visit_hours')
    .select((one) => [
      one.fn.sum<number>('events').as('events'),
      one.fn.sum<number>('people').as('people'),
    ])
    .where('page', '=', page)
    .executeTakeFirst()
const metric = async (line: string) => {
  const { body } = await portal.app.inject({
    url: '/metrics',
    headers: { authorization: 'Bearer a-token-for-this-test' },
  })
  return Number(
    new RegExp(`^${line.replaceAll(/[{}"]/g, '\\$&')} (\\d+)$`, 'm').exec(body)?.[1] ?? 0,
  )
}

describe('a beacon', () => {
  // spec: 666
  it('is taken without a word, from anyone, and counted', async () => {
    const answer = await send({ kind: 'view', page: '/mapa' }, { origin: 'http://portal.test' })
    expect(answer.statusCode).toBe(204)
    expect(answer.body).toBe('')
    expect(answer.headers['cache-control']).toBe('no-store')
    expect(answer.headers['set-cookie']).toBeUndefined()
    await expect.poll(() => events('map'), { timeout: 6_000 }).toEqual({ events: 1, people: 1 })
  })

  it.each([
    ['a field nobody asked for', { ...home, email: 'maria@exemplo.com' }],
    ['a kind nobody knows', { ...home, kind: 'stare' }],
    ['a page with parameters', { ...home, page: '/buscar?q=maria' }],
    ['no page', { kind: 'view' }],
    ['thirty-one cards', { kind: 'listed', page: '/', of: Array(31).fill('a') }],
    ['a business with a name of another shape', { kind: 'save', page: '/', of: ['A B'] }],
    ['a very long source', { ...home, from: 'a'.repeat(301) }],
    ['a list', [home]],
  ])('is refused with %s', async (_, payload) => {
    const answer = await send(payload)
    expect(answer.statusCode).toBe(422)
    expect(answer.json()).toMatchObject({ code: 'input.invalid', title: 'Dados inválidos' })
  })

  it('is refused when it is large, broken or plain text', async () => {
    const large = await send({ ...home, from: 'a'.repeat(3000) })
    expect(large.statusCode).toBe(413)
    expect((await send('{"kind":')).statusCode).toBe(400)
    expect((await send('view', { type: 'text/plain' })).statusCode).toBeGreaterThanOrEqual(400)
  })

  it('is refused from another site', async () => {
    const answer = await send(home, { origin: 'https://evil.example' })
    expect(answer.statusCode).toBe(403)
    expect(answer.json().code).toBe('origin.foreign')
  })

  // spec: 666
  it('of a robot is answered like any other and counts as nobody', async () => {
    const before = await metric('visits_ignored_total{reason="robot"}')
    for (const agent of ROBOTS) {
      expect((await send({ kind: 'view', page: '/turismo' }, { agent })).statusCode).toBe(204)
    }
    await send({ kind: 'view', page: '/podcast' })
    await expect.poll(() => events('podcast'), { timeout: 6_000 }).toMatchObject({ events: 1 })
    expect((await events('tourism'))?.events).toBeNull()
    expect(await metric('visits_ignored_total{reason="robot"}')).toBe(before + ROBOTS.length)
  })

  it('of every browser counts as somebody', async () => {
    for (const agent of BROWSERS) await send({ kind: 'view', page: '/eventos' }, { agent })
    const all = { events: BROWSERS.length, people: BROWSERS.length }
    await expect.poll(() => events('events'), { timeout: 6_000 }).toEqual(all)
  })

  it('is counted so often a minute from one address; the next address is none the worse', async () => {
    const article = { kind: 'view', page: '/noticias/festa' }
    const before = await metric('visits_ignored_total{reason="limit"}')
    for (let n = 0; n < BEACONS_PER_MINUTE + 5; n += 1) {
      const answer = await send(article, { address: `2001:db8:1:2::${(n % 9) + 1}` })
      expect(answer.statusCode).toBe(204)
    }
    await send(article, { address: '2001:db8:1:3::1' })
    const counted = { events: BEACONS_PER_MINUTE + 1, people: 2 }
    await expect.poll(() => events('article'), { timeout: 6_000 }).toEqual(counted)
    expect(await metric('visits_ignored_total{reason="limit"}')).toBe(before + 5)
  })
})

// spec: 666
it('one address that invents browsers is so many people a day, and one more for all the rest', async () => {
  const podcast = { kind: 'view', page: '/noticias' }
  const before = await metric('visits_merged_total')
  const address = '203.0.113.9'
  const invented = (n: number) => ({ address, agent: `${BROWSER} Inventado/${n}` })
  for (let n = 0; n < PEOPLE_OF_AN_ADDRESS + 20; n += 1) await send(podcast, invented(n))
  // Who was somebody stays somebody; the address beside it is none the worse.
  await send(podcast, invented(3))
  await send(podcast, { address: '203.0.113.10' })
  const counted = { events: PEOPLE_OF_AN_ADDRESS + 22, people: PEOPLE_OF_AN_ADDRESS + 2 }
  await expect.poll(() => events('news'), { timeout: 6_000 }).toEqual(counted)
  expect(await metric('visits_merged_total')).toBe(before + 20)
})

/** Every column of every table of the database that can be read as text. */
async function tablesHolding(needles: readonly string[]): Promise<string[]> {
  const { rows } = await portal.asOwner<{ name: string }>(
    `select oid::regclass::text as name from pg_class
     where relkind = 'r' and relnamespace in ('public'::regnamespace, 'jobs'::regnamespace)`,
  )
  const holding: string[] = []
  for (const { name } of rows) {
    const found = await portal.asOwner(
      `select from ${name} as one where ${needles
        .map((_, n) => `one::text ilike '%' || $${n + 1} || '%'`)
        .join(' or ')} limit 1`,
      [...needles],
    )
    if (found.rowCount) holding.push(name)
  }
  return holding
}

// spec: 666
it('no table holds an address or a browser, and after the day nothing leads back', async () => {
  const { rows: before } = await sql<{ count: number }>`
    select count(*)::integer as count from visit_events where establishment_id = ${place.id}
  `.execute(portal.deps.connection)
  await send(
    { kind: 'view', page: `/guia/${place.slug}`, from: 'blog-plantado.example', word: 'plantado' },
    PLANTED,
  )
  await send({ kind: 'whatsapp', page: `/guia/${place.slug}` }, PLANTED)
  await expect
    .poll(
      async () =>
        (await portal.asOwner('select from visit_events where establishment_id = $1', [place.id]))
          .rowCount,
      { timeout: 6_000 },
    )
    .toBe((before[0]?.count ?? 0) + 2)
  const hex = (text: string) => Buffer.from(text).toString('hex')
  const needles = [
    PLANTED.address,
    hex(PLANTED.address),
    'Plantado/7f3a91',
    hex('Plantado/7f3a91'),
    'blog-plantado',
  ]
  expect(await tablesHolding(needles)).toEqual([])

  clock.advance(86_400_000)
  await keepVisitDays.handle(
    {},
    {
      ...portal.deps,
      stores: {
        ...portal.deps.stores,
        visitDays: { ...portal.deps.stores.visitDays, keepPartitions: async () => 0 },
      },
    },
  )
  // What the hashes were made with is gone: nobody can make the hash of an address they suspect.
  expect((await portal.asOwner('select from visit_salts')).rowCount).toBe(0)
  expect(await tablesHolding(needles)).toEqual([])
})
