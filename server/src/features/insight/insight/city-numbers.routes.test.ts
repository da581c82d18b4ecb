import type { CityNumbers } from '@portal/contract/insight/insight/city-numbers'
import { sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import { call } from '../../../../test/calls.ts'
import { createListing } from '../../../../test/establishments.ts'
import { createPerson } from '../../../../test/people.ts'
import { fixedClock, useTestApp } from '../../../../test/test-app.ts'
import { countPortal } from '../../../../test/visits.ts'
import { fontsFolder } from '../../../paths.ts'
import { drawJulyReport, rowsOf } from './draw-july-report.ts'

const clock = fixedClock('2026-07-18T14:48:00Z')
const portal = useTestApp({ clock })
const read = async () =>
  (await portal.app.inject('/api/v1/city-numbers')).json() as unknown as CityNumbers

const search = (day: string, term: string, searches: number, empty = 0) =>
  sql`
  insert into search_terms (day, term, searches, empty)
  values (${day}::date, ${term}, ${searches}, ${empty})
`.execute(portal.deps.connection)

beforeAll(async () => {
  await createListing(portal)
  await countPortal(portal, '2026-07-17', 310)
  await countPortal(portal, '2026-07-16', 9)
  // Today is not over.
  await countPortal(portal, '2026-07-18', 99)
  await countPortal(portal, '2025-07-17', 200)
  await search('2026-07-17', 'peixe', 30)
  await search('2026-07-16', 'rara', 9)
  await search('2026-07-16', 'nome de alguem', 40, 40)
  portal.deps.reads.cache.expireAll()
})

describe('the city in figures', () => {
  // spec: 673
  it('shows the days that are over, and none of fewer than ten people', async () => {
    const { days, counting_since } = await read()
    expect(days).toHaveLength(28)
    expect(days.at(-1)).toEqual({ day: '2026-07-17', people: 310 })
    expect(days.at(-2)).toEqual({ day: '2026-07-16', people: null })
    expect(days[0]).toEqual({ day: '2026-06-20', people: null })
    expect(counting_since).toBe('2025-07-17')
  })

  it('shows words that many look for and that find something', async () => {
    expect((await read()).searches).toEqual([{ term: 'peixe', searches: 30 }])
  })

  it('counts members, businesses and dates, with the hour', async () => {
    const numbers = await read()
    expect(numbers).toMatchObject({
      businesses: 1,
      partners: 0,
      events_this_month: 0,
      counted_at: clock.now().toISOString(),
    })
  })

  it('ends at midnight of the city, when another day is over', async () => {
    const answer = await portal.app.inject('/api/v1/city-numbers')
    expect(answer.headers['x-fresh-until']).toBe('2026-07-19T03:00:00.000Z')
  })

  // spec: 673
  it('comes as open files that say their licence', async () => {
    const csv = await portal.app.inject('/dados/cidade-em-numeros.csv')
    expect(csv.headers).toMatchObject({
      'content-type': 'text/csv; charset=utf-8',
      'access-control-allow-origin': '*',
    })
    expect(csv.headers.link).toContain('creativecommons.org/licenses/by/4.0')
    expect(csv.body).toContain('pessoas_no_dia,2026-07-17,310\r\n')
    expect(csv.body).toContain('pessoas_no_dia,2026-07-16,\r\n')
    expect(csv.body).not.toContain('rara')
    const json = await portal.app.inject('/dados/cidade-em-numeros.json')
    expect(json.json()).toMatchObject({
      licence: 'CC-BY-4.0',
      about: 'http://portal.test/cidade-em-numeros',
      days: (await read()).days,
    })
  })

  it('says on the page, in its files and in July that a demonstration was invented', async () => {
    expect((await read()).has_examples).toBe(false)
    await portal.asOwner('update establishments set is_demo = true')
    portal.deps.reads.cache.expireAll()
    expect((await read()).has_examples).toBe(true)
    const csv = await portal.app.inject('/dados/cidade-em-numeros.csv')
    expect(csv.body.split('\r\n')[1]).toMatch(/^contem_exemplos,.*,sim$/)
    expect((await portal.deps.stores.cityNumbers.readJuly(2026)).hasExamples).toBe(true)
    await portal.asOwner('update establishments set is_demo = false')
    portal.deps.reads.cache.expireAll()
  })

  it('stands in the sitemap', async () => {
    const { body } = await portal.app.inject('/sitemaps/paginas.xml')
    expect(body).toContain('http://portal.test/cidade-em-numeros')
  })
})

describe('July for the city hall', () => {
  const ask = (person: { cookie: string } | null, year: string) =>
    call(portal, 'GET', `/admin/july-report?year=${year}`, undefined, person ?? {})

  // spec: 673
  it('is a PDF for administrators', async () => {
    const admin = await createPerson(portal, { role: 'admin' })
    const answer = await portal.app.inject({
      url: '/api/v1/admin/july-report?year=2026',
      headers: admin,
    })
    expect(answer.statusCode).toBe(200)
    expect(answer.headers['content-type']).toBe('application/pdf')
    expect(answer.body.startsWith('%PDF-')).toBe(true)
    expect((await ask(admin, 'ontem')).status).toBe(422)
    expect((await ask(admin, '1500')).status).toBe(422)
  })

  it('is nobody else’s', async () => {
    expect((await ask(null, '2026')).status).toBe(401)
    expect((await ask(await createPerson(portal, { plan: 'espadarte' }), '2026')).status).toBe(403)
    expect((await ask(await createPerson(portal, { role: 'editor' }), '2026')).status).toBe(403)
  })

  it('says July beside July, and what was not counted yet', async () => {
    const { cityNumbers } = portal.deps.stores
    const years = {
      now: await cityNumbers.readJuly(2026),
      before: await cityNumbers.readJuly(2025),
    }
    const rows = rowsOf(years)
    expect(rows[0]).toEqual(['Visitas no mês', '409', '200', '105% a mais'])
    expect(rows[2]?.slice(0, 3)).toEqual([
      'Dia de maior movimento',
      '17 de jul. (310)',
      '17 de jul. (200)',
    ])
    const none = { ...years, before: await cityNumbers.readJuly(2024) }
    expect(rowsOf(none)[0]?.slice(2)).toEqual(['–', ''])
    const options = {
      site: { name: 'Guia', city: 'Salinópolis' },
      fontsFolder,
      madeAt: clock.now(),
      compress: false,
    }
    const file = (await drawJulyReport(none, options)).toString('latin1')
    expect(file.match(/\/Type \/Page\b/g)).toHaveLength(1)
  })
})
