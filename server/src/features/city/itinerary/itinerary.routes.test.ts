import { randomUUID } from 'node:crypto'
import type { Itinerary } from '@portal/contract/city/itinerary/itinerary'
import type { EditedSight } from '@portal/contract/city/sights/sight-editor'
import { richTextFrom } from '@portal/contract/rich-text/plain-text-of'
import ICAL from 'ical.js'
import { sql } from 'kysely'
import { beforeEach, describe, expect, it } from 'vitest'
import { call } from '../../../../test/calls.ts'
import { createCategories, createListing, dailyHours } from '../../../../test/establishments.ts'
import { createEvent, WEEKLY_FAIR } from '../../../../test/events.ts'
import { createPerson, type TestPerson } from '../../../../test/people.ts'
import { fixedClock, useTestApp } from '../../../../test/test-app.ts'

const portal = useTestApp({ clock: fixedClock() })
let admin: TestPerson

beforeEach(async () => {
  await portal.asOwner('delete from establishments; delete from events; delete from sights')
  portal.deps.reads.cache.expireAll()
  admin = await createPerson(portal, { role: 'admin' })
})

const read = async (plan: string) =>
  (await portal.app.inject({ url: '/api/v1/itinerary', query: { p: plan } })).json() as Itinerary
const warningsOf = async (plan: string) => (await read(plan)).stops.map(({ warnings }) => warnings)

async function createBeach(level_m: number | null) {
  const as = (path: string, method: 'POST' | 'PUT', body: object) =>
    call(portal, method, `/admin/sights${path}`, body, admin)
  const draft = (await as('', 'POST', { kind: 'beach', name: 'Praia do Atalaia' }))
    .json as EditedSight
  const ramp = { id: randomUUID(), name: '1º acesso', access: 'open', level_m, note: '' }
  const content = {
    ...draft.content,
    summary: 'Areia larga.',
    description: richTextFrom('Um mar que sobe.'),
    ramps: [{ ...ramp, latitude: null, longitude: null }],
  }
  const { id, name, tags, version } = draft
  const place = { latitude: -0.596, longitude: -47.307, is_approximate: true }
  const told = (await as(`/${id}`, 'PUT', { version, name, tags, place, content })).json
  expect(told).toMatchObject({ version: version + 1 })
  return (await as(`/${id}/status`, 'POST', { version: told.version, status: 'published' }))
    .json as EditedSight
}

async function createBar() {
  const { peixaria } = await createCategories(portal)
  return createListing(portal, {
    fields: { name: 'Maré Mansa', category_id: peixaria, neighbourhood: 'Atalaia' },
    hours: dailyHours(18 * 60, 23 * 60),
  })
}

describe('a plan', () => {
  it('is told in the order of its days, and keeps what the guide does not have apart', async () => {
    const beach = await createBeach(null)
    const bar = await createBar()
    const { stops, missing } = await read(
      `guia.${bar.slug}.20260719.1900_guia.nada_praia.${beach.slug}.20260718`,
    )
    expect(stops.map(({ name, about, date, minute }) => ({ name, about, date, minute }))).toEqual([
      { name: 'Praia do Atalaia', about: 'Praia', date: '2026-07-18', minute: null },
      { name: 'Maré Mansa', about: 'Peixaria · Atalaia', date: '2026-07-19', minute: 1140 },
    ])
    expect(missing).toEqual([{ kind: 'guia', slug: 'nada', date: null, minute: null }])
  })

  // spec: 456
  it('tells how long the way by street takes from each stop of a day to the next', async () => {
    const beach = await createBeach(null)
    const { peixaria } = await createCategories(portal)
    const place = { latitude: -0.61476, longitude: -47.35767 }
    const square = await createListing(portal, {
      owner: admin,
      fields: { name: 'Na Praça', category_id: peixaria, place },
    })
    const day = (date: string) =>
      `guia.${square.slug}.${date}.0900_praia.${beach.slug}.${date}.1500`
    const { stops } = await read(
      `${day('20260718')}_guia.${square.slug}.20260719_praia.${beach.slug}`,
    )
    const ways = stops.map(({ way_here }) => way_here)
    expect(ways).toEqual([
      null,
      {
        from: `guia.${square.slug}`,
        leg: {
          walk: expect.any(Object),
          drive: expect.objectContaining({ metres: expect.any(Number) }),
        },
      },
      null,
      null,
    ])
    // By the bridge: three times as far as a bird flies.
    expect(ways[1]?.leg.drive?.metres).toBeGreaterThan(12_000)
  })

  // spec: 392
  it('warns of a beach at high tide, and of a car on its sand', async () => {
    const { slug } = await createBeach(3.4)
    const [low, near, without] = await warningsOf(
      `praia.${slug}.20260719.0430_praia.${slug}.20260719.1130_praia.${slug}`,
    )
    expect(low).toEqual([])
    expect(near).toEqual([
      expect.stringMatching(
        /^Sem carros na areia nesta hora: pela previsão, retire o carro até \d/,
      ),
      expect.stringMatching(/^Maré alta nesta hora: preamar às 1[01]h\d*, com 4,\d\sm\.$/),
    ])
    expect(without).toEqual([])
  })

  it('says nothing of cars where the administration has set no level', async () => {
    const { slug } = await createBeach(null)
    const [told] = await warningsOf(`praia.${slug}.20260719.1130`)
    expect(told).toEqual([expect.stringMatching(/^Maré alta/)])
  })

  it('warns of the high water just past midnight', async () => {
    const { slug } = await createBeach(null)
    const stops = Array.from({ length: 10 }, (_, n) => `praia.${slug}.202607${20 + n}.2359`)
    const { stops: told } = await read(stops.join('_'))
    const late = told.filter(({ warnings }) => warnings.some((text) => /à [01]h/.test(text)))
    expect(late.length).toBeGreaterThan(0)
  })

  it('names the hour of the evening before where the water came then', async () => {
    const { slug } = await createBeach(3.4)
    const stops = Array.from({ length: 10 }, (_, n) => `praia.${slug}.202607${20 + n}.0010`)
    const { stops: told } = await read(stops.join('_'))
    const noCars = told.flatMap(({ warnings }) =>
      warnings.filter((text) => /^Sem carros/.test(text)),
    )
    expect(noCars.length).toBeGreaterThan(2)
    for (const text of noCars) expect(text).toMatch(/retire o carro até (2[0-3]h|0h0?5)/)
    expect(noCars.some((text) => /até 2[0-3]h/.test(text))).toBe(true)
  })

  // spec: 392
  it('warns of a place that is closed, and of one about to close', async () => {
    const { slug } = await createBar()
    expect(
      await warningsOf(
        `guia.${slug}.20260719_guia.${slug}.20260719.1500_guia.${slug}.20260719.2000_guia.${slug}.20260719.2230`,
      ),
    ).toEqual([
      [],
      ['Fechado nesta hora. Abre às 18h.'],
      [],
      ['Fecha às 23h, menos de uma hora depois.'],
    ])
  })

  it('says when an event does not happen that day, or not at all', async () => {
    const fair = await createEvent(portal, admin, WEEKLY_FAIR)
    const plan = `eventos.${fair.slug}.20260725.1700_eventos.${fair.slug}.20260726.1700`
    expect(await warningsOf(plan)).toEqual([
      [],
      ['Não acontece neste dia. Próxima data: sáb., 18 de jul.'],
    ])
    await sql`update events set situation = 'cancelled', situation_note = 'Chuva.'`.execute(
      portal.deps.connection,
    )
    portal.deps.reads.cache.expireAll()
    expect(await warningsOf(plan)).toEqual([
      ['Este evento foi cancelado.'],
      ['Este evento foi cancelado.'],
    ])
  })

  it('says nothing of days that are over', async () => {
    const { slug } = await createBar()
    expect(await warningsOf(`guia.${slug}.20260710.1500`)).toEqual([[]])
  })

  it('shows no place that is off the air', async () => {
    const { slug, id } = await createBar()
    await sql`update establishments set status = 'suspended' where id = ${id}`.execute(
      portal.deps.connection,
    )
    const { stops, missing } = await read(`guia.${slug}`)
    expect(stops).toEqual([])
    expect(missing).toHaveLength(1)
  })

  it('reads what it can of a broken link, and refuses a book', async () => {
    expect(await read('<script>_praia')).toEqual({ stops: [], missing: [] })
    const book = await portal.app.inject({
      url: '/api/v1/itinerary',
      query: { p: 'x'.repeat(7000) },
    })
    expect(book.statusCode).toBe(422)
  })

  // spec: 393
  it('is an appointment in a calendar, on the clocks of the city', async () => {
    const { slug } = await createBar()
    const { body, headers } = await portal.app.inject({
      url: '/meu-roteiro.ics',
      query: { p: `guia.${slug}.20260719.1500_guia.${slug}.20260720_guia.${slug}` },
    })
    expect(headers['content-type']).toBe('text/calendar; charset=utf-8')
    const calendar = new ICAL.Component(ICAL.parse(body))
    const events = calendar.getAllSubcomponents('vevent').map((event) => new ICAL.Event(event))
    expect(
      events.map(({ startDate }) => [
        startDate.isDate,
        startDate.isDate ? startDate.toString() : startDate.toJSDate().toISOString(),
      ]),
    ).toEqual([
      [false, '2026-07-19T18:00:00.000Z'],
      [true, '2026-07-20'],
    ])
    expect(events[0]?.summary).toBe('Maré Mansa')
    expect(events[0]?.description).toContain('Fechado nesta hora. Abre às 18h.')
  })
})
