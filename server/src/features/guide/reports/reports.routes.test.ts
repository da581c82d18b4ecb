import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, it } from 'vitest'
import { call } from '../../../../test/calls.ts'
import { createListing } from '../../../../test/establishments.ts'
import { createKitchen } from '../../../../test/orders.ts'
import { createPerson, type TestPerson } from '../../../../test/people.ts'
import { fixedClock, useTestApp } from '../../../../test/test-app.ts'

const clock = fixedClock()
const portal = useTestApp({ clock })
const profile = { whatsapp: '91988887777', state: 'PA', city: 'Salinópolis' }
let lastAddress = 0
const address = () => `10.2.${Math.floor(++lastAddress / 200)}.${(lastAddress % 200) + 1}`

let rosa: TestPerson
let admin: TestPerson
let place: string
beforeEach(async () => {
  rosa = await createPerson(portal)
  admin = await createPerson(portal, { role: 'admin' })
  place = (await createListing(portal, { fields: { name: 'Peixaria do Zé' } })).id
})

type From = Partial<TestPerson> & { address?: string; origin?: string }
const send = (from: From, change: object = {}) =>
  call(
    portal,
    'POST',
    '/reports',
    { subject_kind: 'establishment', subject_id: place, reason: 'wrong-phone', ...change },
    { address: address(), ...from },
  )
async function writeReview(text = 'Ótimo.', id = place) {
  const person = await createPerson(portal, { profile })
  const body = { rating: 5, text }
  return (await call(portal, 'PUT', `/establishments/${id}/my-review`, body, person)).json.id
}
const list = (from: From, query = '') =>
  call(portal, 'GET', `/admin/reports${query}`, undefined, from)
const close = (from: From, id: string, how: 'resolve' | 'dismiss' = 'resolve', body: object = {}) =>
  call(portal, 'POST', `/admin/reports/${id}/${how}`, body, from)
const stored = (id = place) =>
  portal.deps.connection
    .selectFrom('reports')
    .selectAll()
    .where('subject_id', '=', id)
    .orderBy('created_at')
    .execute()
const open = async (id = place) => {
  const { json } = await list(admin, '?limit=100')
  return json.reports.find((report: { subject_id: string }) => report.subject_id === id)
}

describe('"informar erro"', () => {
  it('is taken from a visitor, of whom nothing is kept', async () => {
    const answer = await send({}, { details: ' O número é outro ' })
    expect(answer).toMatchObject({ status: 201, json: { received: true } })
    expect(await stored()).toMatchObject([
      { user_id: null, reason: 'wrong-phone', details: 'O número é outro', status: 'open' },
    ])
  })

  it('is taken from somebody signed in, once while it is open', async () => {
    await Promise.all(Array.from({ length: 5 }, () => send(rosa)))
    expect(await stored()).toMatchObject([{ user_id: rosa.userId }])
    await close(admin, (await open()).id)
    await send(rosa)
    expect(await stored()).toHaveLength(2)
  })

  it('says nothing about what is not on the air', async () => {
    for (const status of ['draft', 'suspended', 'archived'] as const) {
      const { id } = await createListing(portal, { status })
      expect((await send({}, { subject_id: id })).status).toBe(404)
    }
    expect((await send({}, { subject_id: randomUUID() })).status).toBe(404)
  })
})

describe('"denunciar"', () => {
  it('shows the administrators the review and its place', async () => {
    const review = await writeReview()
    await send(rosa, {
      subject_kind: 'review',
      subject_id: review,
      reason: 'other',
      details: 'Sou vizinha e nunca houve isso',
    })
    expect(await open(review)).toMatchObject({
      subject_kind: 'review',
      place: { kind: 'establishment', id: place, name: 'Peixaria do Zé' },
      review: { rating: 5, text: 'Ótimo.', status: 'published' },
      reason: 'other',
      reporter: { id: rosa.userId, email: rosa.email },
    })
    const { json } = await call(
      portal,
      'GET',
      `/admin/reviews?status=published&place=${place}`,
      undefined,
      admin,
    )
    expect(json.reviews).toMatchObject([{ id: review, open_reports: 1 }])
  })

  it('is of a published review only', async () => {
    const waiting = await writeReview('www.exemplo.com.br')
    const about = { subject_kind: 'review', reason: 'false' }
    expect((await send({}, { ...about, subject_id: waiting })).status).toBe(404)
    expect((await send({}, { ...about, subject_id: place })).status).toBe(404)
  })

  it('outlives the review', async () => {
    const person = await createPerson(portal, { profile })
    const path = `/establishments/${place}/my-review`
    const { json } = await call(portal, 'PUT', path, { rating: 1, text: 'Ruim' }, person)
    await send(rosa, { subject_kind: 'review', subject_id: json.id, reason: 'offensive' })
    await call(portal, 'DELETE', path, undefined, person)
    expect(await open(json.id)).toMatchObject({ review: null, place: null })
  })
})

describe('"informar erro em um item"', () => {
  // spec: 315
  it('shows the administrators what is sold, where, and at which price', async () => {
    const kitchen = await createKitchen(portal)
    const item = await kitchen.addItem('Filhote na brasa', 8_990)
    const about = { subject_kind: 'item', subject_id: item.id, reason: 'wrong-price' }
    expect((await send(rosa, about)).status).toBe(201)
    expect(await open(item.id)).toMatchObject({
      subject_kind: 'item',
      place: { kind: 'establishment', id: kitchen.listing.id },
      item: { name: 'Filhote na brasa', catalogue: 'menu', price_cents: 8_990 },
      review: null,
      reason: 'wrong-price',
    })
    expect((await send(rosa, { ...about, reason: 'wrong-phone' })).status).toBe(422)

    await kitchen.mine('DELETE', `/catalogue-items/${item.id}?version=${item.version}`)
    expect((await send({}, about)).status).toBe(404)
    expect(await open(item.id)).toMatchObject({ item: null, place: null })
  })
})

describe('what is refused', () => {
  it.each([
    ['a reason of the other list', { reason: 'offensive' }],
    ['no reason', { reason: '' }],
    ['another motive without a word', { reason: 'other' }],
    ['1,001 letters', { details: 'a'.repeat(1001) }],
    ['a thing of another kind', { subject_kind: 'event' }],
    ['no id', { subject_id: 'x' }],
    ['somebody else’s name', { user_id: randomUUID() }],
    ['a status', { status: 'resolved' }],
  ])('%s', async (_, change) => {
    expect((await send(rosa, change)).status).toBe(422)
    expect(await stored()).toEqual([])
  })

  it('another site', async () => {
    expect((await send({ ...rosa, origin: 'https://evil.example' })).status).toBe(403)
  })

  it('the eleventh of a person and the twenty-first of an address within the hour', async () => {
    for (let count = 0; count < 10; count += 1) expect((await send(rosa)).status).toBe(201)
    expect(await send(rosa)).toMatchObject({ status: 429, json: { code: 'report.too-many' } })
    const household = (count: number) => ({ address: `2001:db8:9:9::${count + 1}` })
    for (let count = 0; count < 20; count += 1) {
      expect((await send(household(count))).status).toBe(201)
    }
    expect(await send(household(20))).toMatchObject({
      status: 429,
      json: { code: 'report-address.too-many' },
    })
  })
})

describe('the administrators', () => {
  it('have the oldest first, page by page, by kind', async () => {
    const review = await writeReview()
    await send({})
    clock.advance(1000)
    await send({}, { subject_kind: 'review', subject_id: review, reason: 'false' })
    const ids: string[] = []
    for (let cursor: string | null = ''; cursor !== null; ) {
      const { json }: Awaited<ReturnType<typeof list>> = await list(
        admin,
        `?limit=1${cursor && `&cursor=${cursor}`}`,
      )
      ids.push(...json.reports.map((report: { subject_id: string }) => report.subject_id))
      cursor = json.next_cursor
    }
    expect(new Set(ids).size).toBeGreaterThan(1)
    expect(ids.indexOf(place)).toBeLessThan(ids.indexOf(review))
    const { json } = await list(admin, '?subject_kind=review&limit=100')
    const kinds = json.reports.map((one: { subject_kind: string }) => one.subject_kind)
    expect(new Set(kinds)).toEqual(new Set(['review']))
    expect(json.open).toBeGreaterThanOrEqual(2)
  })

  it('close one, with what was done, and it is on record', async () => {
    await send(rosa)
    const { id } = await open()
    const answer = await close(admin, id, 'resolve', { resolution: 'Telefone corrigido.' })
    expect(answer).toMatchObject({
      status: 200,
      json: {
        status: 'resolved',
        resolution: 'Telefone corrigido.',
        resolved_at: clock.now().toISOString(),
      },
    })
    const { rows } = await portal.deps.pool.query(
      'select action, actor_id from audit_log where subject_id = $1',
      [id],
    )
    expect(rows).toEqual([{ action: 'report.resolved', actor_id: admin.userId }])
    const { json } = await list(admin, '?status=resolved')
    expect(json.reports[0].id).toBe(id)
  })

  it('close it once, of however many', async () => {
    await send(rosa)
    const { id } = await open()
    const answers = await Promise.all(
      Array.from({ length: 6 }, (_, count) =>
        close(admin, id, count % 2 ? 'resolve' : 'dismiss', {}),
      ),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409, 409])
  })

  it('are the only ones', async () => {
    await send(rosa)
    const { id } = await open()
    expect((await list({})).status).toBe(401)
    expect((await list(rosa)).status).toBe(403)
    for (const how of ['resolve', 'dismiss'] as const) {
      expect((await close({}, id, how)).status).toBe(401)
      expect((await close(rosa, id, how)).status).toBe(403)
      expect((await close({ ...admin, origin: 'https://evil.example' }, id, how)).status).toBe(403)
      expect((await close(admin, randomUUID(), how)).status).toBe(404)
      expect((await close(admin, id, how, { resolution: 'a'.repeat(501) })).status).toBe(422)
    }
    expect(await stored()).toMatchObject([{ status: 'open' }])
  })
})
