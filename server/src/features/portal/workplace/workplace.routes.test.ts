import { beforeEach, describe, expect, it } from 'vitest'
import { call } from '../../../../test/calls.ts'
import { createListing } from '../../../../test/establishments.ts'
import { SAMPLE_EVENT } from '../../../../test/events.ts'
import { createPerson, type TestPerson } from '../../../../test/people.ts'
import { fixedClock, useTestApp } from '../../../../test/test-app.ts'
import { countPortal } from '../../../../test/visits.ts'

const clock = fixedClock()
const portal = useTestApp({ clock })
const profile = { whatsapp: '91988887777', state: 'PA', city: 'Salinópolis' }
let admin: TestPerson
let rosa: TestPerson
beforeEach(async () => {
  admin = await createPerson(portal, { role: 'admin' })
  rosa = await createPerson(portal, { plan: 'espadarte', profile })
})

const find = (path: string, typed: string, who: TestPerson) =>
  call(portal, 'GET', `${path}?busca=${encodeURIComponent(typed)}`, undefined, who)
const found = async (path: string, typed: string, who: TestPerson) =>
  (await find(path, typed, who)).json.map(({ kind, title }: { kind: string; title: string }) => [
    kind,
    title,
  ])

describe('records for administrators', () => {
  it('are found by name without accents, whatever their kind and state', async () => {
    await createListing(portal, { owner: rosa, fields: { name: 'Maré Cheia' }, status: 'draft' })
    const when = { ...SAMPLE_EVENT.when, day: '2099-07-25' }
    const event = { ...SAMPLE_EVENT, title: 'Festival da maré', when }
    const form = { client_id: crypto.randomUUID(), submitter: null, phone: null, event }
    expect((await call(portal, 'POST', '/event-submissions', form, rosa)).status).toBe(201)
    expect(await found('/admin/records', 'mare', admin)).toEqual([
      ['establishment', 'Maré Cheia'],
      ['event', 'Festival da maré'],
    ])
  })

  it('begin with what begins as it was typed', async () => {
    await createListing(portal, { owner: rosa, fields: { name: 'Bar do Sol' } })
    await createListing(portal, { owner: rosa, fields: { name: 'Sol e Mar' } })
    const titles = (await found('/admin/records', 'sol', admin)).map(([, title]: string[]) => title)
    expect(titles).toEqual(['Sol e Mar', 'Bar do Sol'])
  })

  // spec: 1101
  it('are beaches, utilities and itineraries too, before people, and whose telephone it is', async () => {
    const { connection } = portal.deps
    const now = portal.deps.clock.now()
    await connection
      .insertInto('utility_entries')
      .values({
        kind: 'health',
        title: 'Hospital Regional do Farol',
        status: 'published',
        created_at: now,
        updated_at: now,
      })
      .execute()
    await createListing(portal, {
      owner: rosa,
      fields: { name: 'Farol Grill', whatsapp: '91988776655' },
    })
    expect(await found('/admin/records', 'farol', admin)).toEqual(
      expect.arrayContaining([
        ['establishment', 'Farol Grill'],
        ['utility', 'Hospital Regional do Farol'],
      ]),
    )
    expect(await found('/admin/records', '(91) 98877-6655', admin)).toEqual([
      ['establishment', 'Farol Grill'],
    ])
  })

  it('are people too, by name or e-mail', async () => {
    const [record] = (await find('/admin/records', rosa.email, admin)).json
    expect(record).toMatchObject({ kind: 'person', id: rosa.userId, note: rosa.email })
  })

  it('take the signs of a pattern as they are written', async () => {
    await createListing(portal, { owner: rosa, fields: { name: 'Maré Cheia' } })
    expect(await found('/admin/records', '%_', admin)).toEqual([])
  })

  it('are nobody else’s to read, and are asked for with two letters at least', async () => {
    expect((await find('/admin/records', 'mare', rosa)).status).toBe(403)
    expect((await find('/admin/records', 'm', admin)).status).toBe(422)
    expect((await call(portal, 'GET', '/admin/records?busca=mare')).status).toBe(401)
  })
})

describe('records of one’s own', () => {
  it('are the messages of one’s places, and not those of others', async () => {
    const place = await createListing(portal, { owner: rosa, fields: { name: 'Maré Cheia' } })
    const dona = await createPerson(portal, { plan: 'espadarte', profile })
    const other = await createListing(portal, { owner: dona, fields: { name: 'Outra Casa' } })
    const guest = await createPerson(portal, { profile })
    for (const { id } of [place, other]) {
      const message = {
        ...{ idempotency_key: crypto.randomUUID(), establishment_id: id },
        message: 'A caldeirada serve quantas pessoas?',
      }
      expect((await call(portal, 'POST', '/contact-messages', message, guest)).status).toBe(201)
    }
    const records = (await find('/my/records', 'CALDEIRADA', rosa)).json
    expect(records).toHaveLength(1)
    expect(records[0]).toMatchObject({
      kind: 'message',
      establishment: { id: place.id, name: 'Maré Cheia' },
    })
    expect((await find('/my/records', 'caldeirada', guest)).json).toEqual([])
  })

  it('need somebody who asks', async () => {
    expect((await call(portal, 'GET', '/my/records?busca=mare')).status).toBe(401)
  })
})

describe('saved filters', () => {
  const PATH = '/admin/saved-filters'
  const kept = { list: 'events', name: 'Rascunhos', query: 'situacao=draft' }
  const listOf = async (who: TestPerson, name = 'events') =>
    (await call(portal, 'GET', `${PATH}?list=${name}`, undefined, who)).json

  // spec: 498
  it('are kept by name for one person and one list; the same name takes the place', async () => {
    const answer = await call(portal, 'POST', PATH, kept, admin)
    expect([answer.status, answer.json.name]).toEqual([201, 'Rascunhos'])
    await call(portal, 'POST', PATH, { ...kept, query: 'situacao=draft&ordem=nome' }, admin)
    expect(await listOf(admin)).toMatchObject([
      { name: 'Rascunhos', query: 'situacao=draft&ordem=nome' },
    ])
    expect(await listOf(admin, 'people')).toEqual([])
    const editor = await createPerson(portal, { role: 'editor' })
    expect(await listOf(editor)).toEqual([])
  })

  // spec: 1101
  it('are for everybody of the team where whoever kept one says so', async () => {
    const shared = { ...kept, list: 'people', name: 'Bloqueados', is_shared: true }
    const { id } = (await call(portal, 'POST', PATH, shared, admin)).json
    const colleague = await createPerson(portal, { role: 'moderator' })
    expect(await listOf(colleague, 'people')).toMatchObject([
      { name: 'Bloqueados', is_mine: false },
    ])
    expect((await call(portal, 'DELETE', `${PATH}/${id}`, undefined, colleague)).json).toEqual({
      deleted: false,
    })
  })

  it('are deleted by nobody but who kept them', async () => {
    const { id } = (await call(portal, 'POST', PATH, kept, admin)).json
    const other = await createPerson(portal, { role: 'moderator' })
    const gone = await call(portal, 'DELETE', `${PATH}/${id}`, undefined, other)
    expect([gone.status, gone.json]).toEqual([200, { deleted: false }])
    expect((await call(portal, 'DELETE', `${PATH}/${id}`, undefined, admin)).json).toEqual({
      deleted: true,
    })
    expect(await listOf(admin)).toEqual([])
  })

  it('are twenty in a list at most, also when kept at once', async () => {
    const reporter = await createPerson(portal, { role: 'reporter' })
    const answers = await Promise.all(
      Array.from({ length: 23 }, (_, index) =>
        call(portal, 'POST', PATH, { ...kept, name: `Filtro ${index}` }, reporter),
      ),
    )
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(20)
    const refused = answers.find(({ status }) => status !== 201)
    expect([refused?.status, refused?.json.code]).toEqual([409, 'saved-filters.too-many'])
  })

  it('are of the team only, of a list that exists, with a name', async () => {
    expect((await call(portal, 'POST', PATH, kept, rosa)).status).toBe(403)
    expect((await call(portal, 'GET', `${PATH}?list=events`, undefined, rosa)).status).toBe(403)
    expect((await call(portal, 'GET', `${PATH}?list=events`)).status).toBe(401)
    const id = crypto.randomUUID()
    expect((await call(portal, 'DELETE', `${PATH}/${id}`, undefined, rosa)).status).toBe(403)
    for (const wrong of [{ list: 'nada' }, { name: ' ' }, { query: '' }]) {
      expect((await call(portal, 'POST', PATH, { ...kept, ...wrong }, admin)).status).toBe(422)
    }
  })
})

describe('visits to the whole portal', () => {
  const read = (who: Partial<TestPerson> = admin) =>
    call(portal, 'GET', '/admin/traffic', undefined, who)
  const at = (hour: number, people: number) =>
    Array.from({ length: 24 }, (_, one) => (one === hour ? people : 0))

  it('say that nothing was counted yet', async () => {
    expect((await read()).json).toEqual({
      ...{ day: '2026-07-18', today: at(0, 0), before: at(0, 0), counted_since: null },
    })
  })

  // spec: 349
  it('are those of today and of the same weekday a week ago, by the day of the city', async () => {
    for (const [day, people] of [
      ['2026-07-18', 12],
      ['2026-07-11', 30],
      ['2026-07-10', 99],
      ['2026-07-19', 77],
    ] as const) {
      await countPortal(portal, day, people)
    }
    expect((await read()).json).toEqual({
      ...{ day: '2026-07-18', today: at(10, 12), before: at(10, 30), counted_since: '2026-07-10' },
    })
    // Ten at night in the city is the next day elsewhere.
    clock.advance(10.5 * 3_600_000)
    expect((await read()).json.day).toBe('2026-07-18')
    clock.advance(2 * 3_600_000)
    expect((await read()).json).toMatchObject({ day: '2026-07-19', today: at(10, 77) })
  })

  it('are for administrators only', async () => {
    expect((await read({})).status).toBe(401)
    expect((await read(rosa)).status).toBe(403)
    expect((await read(await createPerson(portal, { role: 'editor' }))).status).toBe(403)
  })
})
