import { randomUUID } from 'node:crypto'
import type { EventContent } from '@portal/contract/city/events/event-content'
import type { EditedEvent, EventRow } from '@portal/contract/city/events/event-editor'
import { sql } from 'kysely'
import { beforeEach, describe, expect, it } from 'vitest'
import { call } from '../../../../test/calls.ts'
import { createListing, createPhoto } from '../../../../test/establishments.ts'
import { createEvent, SAMPLE_EVENT, WEEKLY_FAIR } from '../../../../test/events.ts'
import { createPerson, type TestPerson } from '../../../../test/people.ts'
import { fixedClock, useTestApp } from '../../../../test/test-app.ts'

const portal = useTestApp({ clock: fixedClock() })
let admin: TestPerson

beforeEach(async () => {
  await portal.deps.connection.deleteFrom('events').execute()
  portal.deps.reads.cache.expireAll()
  admin = await createPerson(portal, { role: 'admin' })
})

type Method = 'GET' | 'POST' | 'PUT'
const as = (method: Method, path: string, body?: object, who: TestPerson = admin) =>
  call(portal, method, `/admin/events${path}`, body, who)
const save = ({ id, version, content }: EditedEvent, changes: Partial<EventContent>) =>
  as('PUT', `/${id}`, { version, content: { ...content, ...changes } })
const rows = async (query = '') =>
  ((await as('GET', query)).json.events as EventRow[]).map(({ title }) => title)

describe('an event', () => {
  // spec: 387
  it('reads back whole what was written', async () => {
    const contacts = { contact_phone: '91988887777', contact_email: 'feira@exemplo.test' }
    const { id } = await createEvent(portal, admin, { ...WEEKLY_FAIR, ...contacts })
    expect((await as('GET', `/${id}`)).json).toMatchObject({
      content: { ...WEEKLY_FAIR, ...contacts },
      status: 'published',
      situation: 'scheduled',
      submitter: null,
    })
  })

  it('of two editors is told to the second, not written over', async () => {
    const event = await createEvent(portal, admin)
    expect((await save(event, { title: 'Primeiro' })).status).toBe(200)
    expect(await save(event, { title: 'Segundo' })).toMatchObject({
      status: 409,
      json: { code: 'stale' },
    })
    expect((await as('GET', `/${event.id}`)).json.content.title).toBe('Primeiro')
  })

  it('changes for the next visitor, dates and all', async () => {
    const event = await createEvent(portal, admin, WEEKLY_FAIR)
    await call(portal, 'GET', `/events/${event.slug}`)
    await save(event, { when: { ...WEEKLY_FAIR.when, time: '18:30' } })
    const { dates } = (await call(portal, 'GET', `/events/${event.slug}`)).json
    expect(dates[0].starts_at).toBe('2026-07-18T21:30:00.000Z')
  })

  // spec: 387
  it('is cancelled everywhere it is shown', async () => {
    const { id, slug, version } = await createEvent(portal, admin)
    const note = 'Por causa da chuva.'
    const body = { version, situation: 'cancelled', note }
    expect((await as('POST', `/${id}/situation`, body)).json).toMatchObject({
      situation: 'cancelled',
      version: version + 1,
    })
    const shown = (await call(portal, 'GET', `/events/${slug}`)).json
    expect(shown).toMatchObject({ situation: 'cancelled', situation_note: note })
    expect((await call(portal, 'GET', '/events')).json.events).toMatchObject([
      { situation: 'cancelled' },
    ])
  })

  it('says in the record what was changed, and by whom', async () => {
    const event = await createEvent(portal, admin)
    await save(event, { title: 'Outro luau', is_free: true })
    const entry = await portal.deps.connection
      .selectFrom('audit_log')
      .select(['action', 'actor_id', 'details'])
      .orderBy('id', 'desc')
      .executeTakeFirst()
    expect(entry).toMatchObject({ action: 'event.updated', actor_id: admin.userId })
    expect(entry?.details).toMatchObject({
      parts: ['title', 'is_free', 'price_min_cents', 'price_max_cents'],
    })
  })
})

describe('what cannot be is refused, with its field', () => {
  const recurrence = WEEKLY_FAIR.recurrence
  it.each<[string, Partial<EventContent>, string]>([
    [
      'an end before the beginning',
      { when: { ...SAMPLE_EVENT.when, end_day: '2026-07-01' } },
      'content.when.end_day',
    ],
    [
      'a first day off its rule',
      { ...WEEKLY_FAIR, when: { ...WEEKLY_FAIR.when, day: '2026-07-19' } },
      'content.recurrence.weekdays',
    ],
    [
      'a rule that ends before it begins',
      { ...WEEKLY_FAIR, recurrence: recurrence && { ...recurrence, until: '2026-07-01' } },
      'content.recurrence.until',
    ],
    [
      'no day left',
      {
        ...WEEKLY_FAIR,
        exception_days: ['2026-07-18'],
        recurrence: recurrence && { ...recurrence, count: 1 },
      },
      'content.exception_days',
    ],
    [
      'a dearest price below the cheapest',
      { price_min_cents: 3000, price_max_cents: 2000 },
      'content.price_max_cents',
    ],
    [
      'a place nobody knows',
      { venue: { kind: 'establishment', id: randomUUID() } },
      'content.venue',
    ],
    ['a poster of nobody', { poster: { id: randomUUID(), alt: '' } }, 'content.poster'],
    ['a link that runs', { ticket_url: 'javascript:alert(1)' }, 'content.ticket_url'],
    ['no title', { title: ' ' }, 'content.title'],
  ])('%s', async (_, changes, path) => {
    const answer = await as('POST', '', { content: { ...SAMPLE_EVENT, ...changes } })
    expect(answer.status).toBe(422)
    expect(answer.json.errors).toMatchObject([{ path }])
  })

  it('the photo of somebody else', async () => {
    const stranger = await createPerson(portal)
    const poster = { id: await createPhoto(portal, stranger), alt: '' }
    const answer = await as('POST', '', { content: { ...SAMPLE_EVENT, poster } })
    expect(answer).toMatchObject({ status: 422, json: { code: 'events.poster' } })
  })

  it('a business that is not in the guide', async () => {
    const { id } = await createListing(portal, { status: 'draft' })
    const venue = { kind: 'establishment', id }
    expect((await as('POST', '', { content: { ...SAMPLE_EVENT, venue } })).status).toBe(422)
  })

  it('a way no event goes', async () => {
    const { id, version } = await createEvent(portal, admin, { status: 'draft' })
    const body = { version, status: 'suspended', reason: 'Sem motivo.' }
    expect(await as('POST', `/${id}/status`, body)).toMatchObject({
      status: 409,
      json: { code: 'events.transition' },
    })
    expect((await as('POST', `/${id}/status`, { version, status: 'rejected' })).status).toBe(422)
  })
})

it('are listed by state, time and words', async () => {
  await createEvent(portal, admin, { title: 'Rascunho', status: 'draft' })
  await createEvent(portal, admin, {
    title: 'Passado',
    when: { day: '2026-07-01', time: '20:00', end_day: null, end_time: null },
  })
  await createEvent(portal, admin, { title: 'Próximo' })
  expect(await rows()).toEqual(['Próximo', 'Passado', 'Rascunho'])
  expect(await rows('?status=draft')).toEqual(['Rascunho'])
  expect(await rows('?when=past')).toEqual(['Passado'])
  expect(await rows('?when=upcoming&status=published')).toEqual(['Próximo'])
  expect(await rows('?search=PROXIMO')).toEqual(['Próximo'])
  const first = (await as('GET', '?limit=2')).json
  expect(await rows(`?limit=2&cursor=${first.next_cursor}`)).toEqual(['Rascunho'])
})

// spec: 498
it('are sorted by date and by name, page by page', async () => {
  const on = (day: string) => ({ day, time: '20:00', end_day: null, end_time: null })
  await createEvent(portal, admin, { title: 'Árvore', when: on('2099-03-01') })
  await createEvent(portal, admin, { title: 'Baile', when: on('2099-01-01') })
  await createEvent(portal, admin, { title: 'Coral', when: on('2099-02-01') })
  for (const [sort, titles] of [
    ['data', ['Baile', 'Coral', 'Árvore']],
    ['data-desc', ['Árvore', 'Coral', 'Baile']],
    ['nome', ['Árvore', 'Baile', 'Coral']],
    ['nome-desc', ['Coral', 'Baile', 'Árvore']],
    ['antigos', ['Árvore', 'Baile', 'Coral']],
  ] as const) {
    expect(await rows(`?sort=${sort}`)).toEqual(titles)
    const first = (await as('GET', `?sort=${sort}&limit=2`)).json
    expect(await rows(`?sort=${sort}&limit=2&cursor=${first.next_cursor}`)).toEqual([titles[2]])
    const elsewhere = await as('GET', `?sort=recentes&cursor=${first.next_cursor}`)
    expect(elsewhere.status).toBe(422)
  }
  expect(await rows('?when=upcoming')).toEqual(['Baile', 'Coral', 'Árvore'])
  expect((await as('GET', '?sort=cor')).status).toBe(422)
})

it('stand once each, at the nearest date that comes, else at the last that was, else where they were to begin', async () => {
  const { connection, clock } = portal.deps
  const now = clock.now().getTime()
  const HOUR = 3_600_000
  // Hours from now at which each begins; every date lasts three.
  const dates: Record<string, number[]> = {
    Semanal: [-300, -132, 36, 204],
    Agora: [-168, -1, 167],
    Ontem: [-500, -24],
    Antigo: [-900],
    Distante: [2000],
    'Dois lados': [-2, 2],
    'Sem datas': [],
  }
  const listed = new Map<string, number>()
  for (const [title, hours] of Object.entries(dates)) {
    const { id } = await createEvent(portal, admin, { title })
    await connection.deleteFrom('event_occurrences').where('event_id', '=', id).execute()
    const said = new Date(now + 50 * HOUR)
    await connection.updateTable('events').set({ starts_at: said }).where('id', '=', id).execute()
    for (const hour of hours) {
      const [starts_at, over_at] = [hour, hour + 3].map((at) => new Date(now + at * HOUR))
      const day = starts_at?.toISOString().slice(0, 10) ?? ''
      await sql`insert into event_occurrences (event_id, starts_at, over_at, day, last_day)
        values (${id}, ${starts_at}, ${over_at}, ${day}, ${day})`.execute(connection)
    }
    const coming = hours.filter((hour) => hour + 3 > 0)
    const [nearest = 50] = (coming.length > 0 ? coming : hours).toSorted(
      (a, b) => Math.abs(a) - Math.abs(b) || a - b,
    )
    listed.set(title, nearest)
  }
  const expected = [...listed].toSorted(([, a], [, b]) => a - b).map(([title]) => title)
  const comes = expected.filter((title) => dates[title]?.some((hour) => hour + 3 > 0))
  for (const [query, titles] of [
    ['?sort=data', expected],
    ['?sort=data-desc', expected.toReversed()],
    ['?sort=data&when=upcoming', comes],
    ['?sort=data-desc&when=past', expected.toReversed().filter((title) => !comes.includes(title))],
  ] as const) {
    expect(await rows(query), query).toEqual(titles)
    expect(await allPages(`${query}&limit=2`), query).toEqual(titles)
  }
})

async function allPages(query: string): Promise<string[]> {
  const titles: string[] = []
  for (let cursor: string | null = ''; cursor !== null; ) {
    const { json } = await as('GET', `${query}${cursor && `&cursor=${cursor}`}`)
    titles.push(...(json.events as EventRow[]).map(({ title }) => title))
    cursor = json.next_cursor as string | null
  }
  return titles
}

it('are nobody’s to edit but the administrators’', async () => {
  const { id } = await createEvent(portal, admin)
  const person = await createPerson(portal, { plan: 'espadarte' })
  for (const [method, path, body] of [
    ['GET', '', undefined],
    ['GET', `/${id}`, undefined],
    ['POST', '', { content: SAMPLE_EVENT }],
    ['PUT', `/${id}`, { version: 1, content: SAMPLE_EVENT }],
    ['POST', `/${id}/status`, { version: 1, status: 'archived' }],
    ['POST', `/${id}/situation`, { version: 1, situation: 'cancelled', note: '' }],
  ] as const) {
    expect((await call(portal, method, `/admin/events${path}`, body)).status).toBe(401)
    expect((await as(method, path, body, person)).status).toBe(403)
  }
})
