import type { Event, EventCard } from '@portal/contract/city/events/event'
import { beforeEach, describe, expect, it } from 'vitest'
import { call } from '../../../../test/calls.ts'
import { createListing, createPhoto } from '../../../../test/establishments.ts'
import { createEvent, type SAMPLE_EVENT, WEEKLY_FAIR } from '../../../../test/events.ts'
import { createPerson, type TestPerson } from '../../../../test/people.ts'
import { fixedClock, useTestApp } from '../../../../test/test-app.ts'

/** Saturday, 18 July 2026, 11h48 in the city. */
const clock = fixedClock()
const START = clock.now()
const portal = useTestApp({ clock })
const DAY_MS = 86_400_000
let admin: TestPerson

beforeEach(async () => {
  clock.advance(START.getTime() - clock.now().getTime())
  await portal.deps.connection.deleteFrom('events').execute()
  portal.deps.reads.cache.expireAll()
  admin = await createPerson(portal, { role: 'admin' })
})

const list = async (query = '') => (await call(portal, 'GET', `/events${query}`)).json
const titles = async (query = '') =>
  ((await list(query)).events as EventCard[]).map(({ title }) => title)
const page = (slug: string) => call(portal, 'GET', `/events/${slug}`)
const on = (day: string, time = '20:00') => ({ day, time, end_day: null, end_time: null })
const add = (title: string, content: Partial<typeof SAMPLE_EVENT> = {}) =>
  createEvent(portal, admin, { title, ...content })

describe('the programme', () => {
  beforeEach(async () => {
    await add('Hoje', { when: on('2026-07-18') })
    await add('Amanhã', { when: on('2026-07-19') })
    await add('Terça', { when: on('2026-07-21') })
    await add('Agosto', { when: on('2026-08-03') })
    await add('Ontem', { when: on('2026-07-17') })
  })

  // spec: 382
  it('says what is on today, at the weekend, this month and later', async () => {
    expect(await titles('?periodo=hoje')).toEqual(['Hoje'])
    expect(await titles('?periodo=fim-de-semana')).toEqual(['Hoje', 'Amanhã'])
    expect(await titles('?periodo=mes')).toEqual(['Hoje', 'Amanhã', 'Terça'])
    expect(await titles()).toEqual(['Hoje', 'Amanhã', 'Terça', 'Agosto'])
    expect(await list('?periodo=mes')).toMatchObject({ from: '2026-07-18', to: '2026-07-31' })
  })

  it('has of the weekend what is left, of Friday only the evening, and the next one after it', async () => {
    const next = { end_day: null, end_time: null }
    await add('Sexta cedo', { when: { day: '2026-07-24', time: '08:00', ...next } })
    await add('Sexta à noite', { when: { day: '2026-07-24', time: '20:00', ...next } })
    await add('Domingo tarde da noite', { when: { day: '2026-07-19', time: '23:30', ...next } })
    expect(await titles('?periodo=fim-de-semana')).toEqual([
      'Hoje',
      'Amanhã',
      'Domingo tarde da noite',
    ])
    expect(await titles('?periodo=proximo-fim-de-semana')).toEqual(['Sexta à noite'])
    expect(await list('?periodo=proximo-fim-de-semana')).toMatchObject({
      from: '2026-07-24',
      to: '2026-07-26',
    })
  })

  it('reads any days, also past ones', async () => {
    expect(await titles('?de=2026-07-17&ate=2026-07-18')).toEqual(['Ontem', 'Hoje'])
  })

  it('is read page by page, each event once', async () => {
    const first = await list('?limit=3')
    const rest = await list(`?limit=3&cursor=${first.next_cursor}`)
    expect(rest.events.map(({ title }: EventCard) => title)).toEqual(['Agosto'])
    expect(rest.next_cursor).toBeNull()
    expect((await call(portal, 'GET', '/events?cursor=nada')).status).toBe(422)
  })

  it('goes on without what is over, and with what still runs after midnight', async () => {
    await add('Madrugada', {
      when: { day: '2026-07-18', time: '23:00', end_day: null, end_time: '04:00' },
    })
    clock.advance(14 * 3_600_000) // Sunday, 1h48
    portal.deps.reads.cache.expireAll()
    expect(await titles('?periodo=hoje')).toEqual(['Madrugada', 'Amanhã'])
  })

  it('is not of drafts, nor of what was archived', async () => {
    await createEvent(portal, admin, { title: 'Rascunho', status: 'draft' })
    const gone = await add('Arquivado', { when: on('2026-07-20') })
    const body = { version: gone.version, status: 'archived' }
    await call(portal, 'POST', `/admin/events/${gone.id}/status`, body, admin)
    expect(await titles()).toEqual(['Hoje', 'Amanhã', 'Terça', 'Agosto'])
  })

  it.each(['?periodo=ontem', '?de=2026-13-01', '?categoria=nada', '?limit=0', '?gratis=talvez'])(
    'refuses %s',
    async (query) => expect((await call(portal, 'GET', `/events${query}`)).status).toBe(422),
  )
})

it('is narrowed by category, price and words, accents or not', async () => {
  await add('Feira do Peixe', { category: 'feira', is_free: true, when: on('2026-07-20') })
  await add('Show na Praça', { description: 'Com peixe frito', when: on('2026-07-21') })
  expect(await titles('?categoria=feira')).toEqual(['Feira do Peixe'])
  expect(await titles('?gratis=1')).toEqual(['Feira do Peixe'])
  expect(await titles('?busca=praca')).toEqual(['Show na Praça'])
  expect(await titles('?busca=PEIXE%20frito')).toEqual(['Show na Praça'])
  expect(await titles('?busca=%25')).toEqual([])
})

describe('a weekly fair', () => {
  it('is one card with its next date, and says how many more', async () => {
    await createEvent(portal, admin, WEEKLY_FAIR)
    const { events } = await list('?periodo=mes')
    expect(events).toMatchObject([
      { title: 'Feira da Orla', day: '2026-07-18', more_dates: 1, is_recurring: true },
    ])
  })

  it('is on each of its days in the calendar, but not on its exception', async () => {
    await createEvent(portal, admin, WEEKLY_FAIR)
    const august = (await call(portal, 'GET', '/event-calendar/2026-08')).json
    expect(august.map(({ day }: { day: string }) => day)).toEqual([
      '2026-08-08',
      '2026-08-15',
      '2026-08-22',
      '2026-08-29',
    ])
  })

  it('shows its next dates on its page', async () => {
    const { slug } = await createEvent(portal, admin, WEEKLY_FAIR)
    const fair = (await page(slug)).json as Event
    expect(fair.dates).toHaveLength(8)
    expect(fair.dates.slice(0, 3).map(({ day }) => day)).toEqual([
      '2026-07-18',
      '2026-07-25',
      '2026-08-08',
    ])
    expect(fair).toMatchObject({ first_day: '2026-07-18', recurrence: { weekdays: [6] } })
  })

  it('gets new dates as time goes by', async () => {
    const { id } = await createEvent(portal, admin, WEEKLY_FAIR)
    const count = async () =>
      (
        await portal.deps.connection
          .selectFrom('event_occurrences')
          .select((expression) => expression.fn.countAll<number>().as('count'))
          .where('event_id', '=', id)
          .executeTakeFirstOrThrow()
      ).count
    expect(await count()).toBe(78)
    const { refill } = await import('./events.jobs.ts')
    await refill.handle({}, portal.deps)
    expect(await count()).toBe(78)
    clock.advance(70 * DAY_MS)
    await refill.handle({}, portal.deps)
    expect(await count()).toBe(88)
  })
})

it('lasts over several days of the calendar, the month it is asked for', async () => {
  await add('Festival', {
    when: { day: '2026-07-30', time: null, end_day: '2026-08-02', end_time: null },
  })
  const days = async (month: string) =>
    (await call(portal, 'GET', `/event-calendar/${month}`)).json.map(
      ({ day }: { day: string }) => day,
    )
  expect(await days('2026-07')).toEqual(['2026-07-30', '2026-07-31'])
  expect(await days('2026-08')).toEqual(['2026-08-01', '2026-08-02'])
  expect((await call(portal, 'GET', '/event-calendar/2026-13')).status).toBe(422)
})

describe('the page of an event', () => {
  // spec: 383
  it('remains when it is over, and says so', async () => {
    const { slug } = await add('Passou', { when: on('2026-07-17') })
    expect((await page(slug)).json).toMatchObject({ is_over: true, day: '2026-07-17' })
  })

  it('moves with its title, and the old address leads to it', async () => {
    const event = await add('Luau velho')
    const content = { ...event.content, title: 'Luau novo' }
    await call(
      portal,
      'PUT',
      `/admin/events/${event.id}`,
      { version: event.version, content },
      admin,
    )
    expect((await page('luau-velho')).json).toMatchObject({ slug: 'luau-novo' })
    expect((await page('luau-novo')).status).toBe(200)
    expect((await add('Luau velho')).slug).toBe('luau-velho-2')
  })

  it('is not found while it is a draft', async () => {
    const { slug } = await createEvent(portal, admin, { status: 'draft' })
    expect((await page(slug)).status).toBe(404)
    expect((await page("x' or 1=1")).status).toBe(404)
  })

  it('leads to the business where it is, and keeps its name when that leaves the guide', async () => {
    const bar = await createListing(portal, { fields: { name: 'Bar da Orla' } })
    const { slug } = await add('Samba', { venue: { kind: 'establishment', id: bar.id } })
    expect((await page(slug)).json.venue).toMatchObject({
      kind: 'establishment',
      slug: bar.slug,
      name: 'Bar da Orla',
    })
    await portal.deps.connection
      .updateTable('establishments')
      .set({ status: 'suspended', status_reason: 'x' })
      .where('id', '=', bar.id)
      .execute()
    portal.deps.reads.cache.expireAll()
    expect((await page(slug)).json.venue).toMatchObject({
      kind: 'address',
      slug: null,
      name: 'Bar da Orla',
    })
  })

  it('names what is on at the same place or of the same kind', async () => {
    const { slug } = await add('Primeiro', { when: on('2026-07-20') })
    await add('Segundo', { when: on('2026-07-21') })
    await add('Outro', { category: 'curso', when: on('2026-07-22') })
    const related = (await call(portal, 'GET', `/events/${slug}/related`)).json
    expect(related.map(({ title }: EventCard) => title)).toEqual(['Segundo'])
  })

  it('shows its poster with its words', async () => {
    const poster = { id: await createPhoto(portal, admin), alt: 'Cartaz azul' }
    const { slug } = await add('Com cartaz', { poster })
    expect((await page(slug)).json.photo).toMatchObject({ id: poster.id, alt: 'Cartaz azul' })
  })
})

it('tells what comes next, in one statement', async () => {
  await add('Logo', { when: on('2026-07-18') })
  await createEvent(portal, admin, WEEKLY_FAIR)
  await add('Passou', { when: on('2026-07-17') })
  const cards = await portal.deps.stores.events.listUpcoming(clock.now(), { limit: 6 })
  expect(cards.map(({ title }) => title)).toEqual(['Feira da Orla', 'Logo'])
  expect((await call(portal, 'GET', '/upcoming-events?limit=1')).json).toHaveLength(1)
})

// spec: 472
it('tells the page of a business what happens there', async () => {
  const { id } = await createListing(portal, { status: 'published' })
  const there = { venue: { kind: 'establishment' as const, id } }
  await add('Samba na casa', { ...there, when: on('2026-07-19') })
  await add('Samba que já passou', { ...there, when: on('2026-07-17') })
  await add('Em outro lugar', { when: on('2026-07-19') })
  const { json } = await call(portal, 'GET', `/upcoming-events?establishment=${id}`)
  expect(json.map(({ title }: EventCard) => title)).toEqual(['Samba na casa'])
})

it('is in the sitemap, with its address', async () => {
  const { slug } = await add('No mapa')
  const { body } = await portal.app.inject('/sitemaps/eventos-1.xml')
  expect(body).toContain(`<loc>http://portal.test/eventos/${slug}</loc>`)
  expect((await portal.app.inject('/sitemap.xml')).body).toContain('eventos-1.xml')
})

it('has a picture for other sites, at an address of its own', async () => {
  const { slug } = await add('Com retrato')
  const { card_path } = (await page(slug)).json as Event
  const answer = await portal.app.inject(card_path)
  expect(answer.headers['content-type']).toBe('image/jpeg')
  expect(answer.rawPayload.subarray(0, 2).toString('hex')).toBe('ffd8')
  const old = await portal.app.inject(card_path.replace(/[0-9a-f]{16}/, '0'.repeat(16)))
  expect(old.headers.location).toBe(card_path)
})
