import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, it } from 'vitest'
import { call } from '../../../../test/calls.ts'
import { addMember, createListing, createPhoto } from '../../../../test/establishments.ts'
import { createKitchen, type Kitchen, lineOf, pickupOf } from '../../../../test/orders.ts'
import { createPerson, type TestPerson } from '../../../../test/people.ts'
import { createHouse, daysAfter, stayOf } from '../../../../test/stays.ts'
import { fixedClock, useTestApp } from '../../../../test/test-app.ts'
import { askForReviews } from './ask-for-reviews.ts'

const clock = fixedClock()
const portal = useTestApp({ clock })
const MINUTE = 60_000
const COMPLETE = { whatsapp: '91988887777', state: 'PA', city: 'Salinópolis' }
const member = () => createPerson(portal, { profile: COMPLETE })

let rosa: TestPerson
let place: string
beforeEach(async () => {
  rosa = await member()
  place = (await createListing(portal)).id
})

type Words = { rating?: unknown; text?: unknown; photos?: unknown; status?: unknown }
const write = (person: Partial<TestPerson>, words: Words = {}, id = place, origin?: string) =>
  call(
    portal,
    'PUT',
    `/establishments/${id}/my-review`,
    { rating: 5, text: 'Peixe ótimo.', ...words },
    { ...person, ...(origin ? { origin } : {}) },
  )
const mine = (person: Partial<TestPerson>, id = place) =>
  call(portal, 'GET', `/establishments/${id}/my-review`, undefined, person)
const remove = (person: Partial<TestPerson>, id = place) =>
  call(portal, 'DELETE', `/establishments/${id}/my-review`, undefined, person)
const list = async (id = place, cursor = '') =>
  call(portal, 'GET', `/establishments/${id}/reviews${cursor && `?cursor=${cursor}`}`)
const page = async (id = place) => (await call(portal, 'GET', `/establishments/${id}`)).json
const rows = (id = place) =>
  portal.deps.connection
    .selectFrom('reviews')
    .selectAll()
    .where('establishment_id', '=', id)
    .execute()

describe('a review', () => {
  it('shows at once, with first name and initial, and counts', async () => {
    const answer = await write(rosa, { rating: 4 })
    expect(answer.status).toBe(200)
    expect(answer.json).toMatchObject({
      author_name: 'Rosa P.',
      rating: 4,
      text: 'Peixe ótimo.',
      status: 'published',
      queue_reasons: [],
      edited_at: null,
      reply: null,
      place: { kind: 'establishment', id: place },
    })
    const { json } = await list()
    expect(json).toMatchObject({
      reviews: [{ author_name: 'Rosa P.', rating: 4 }],
      next_cursor: null,
      stars: [0, 0, 0, 1, 0],
    })
    expect(JSON.stringify(json)).not.toMatch(/Pinheiro|exemplo\.test|user_id/)
    expect((await page()).rating).toEqual({ mean: 4, count: 1 })
  })

  it('is edited by writing again: one row, the newest stars', async () => {
    await list()
    await write(rosa, { rating: 1, text: 'Ruim.' })
    clock.advance(MINUTE)
    const { json } = await write(rosa, { rating: 5, text: 'Melhorou.' })
    expect(json.edited_at).toBe(clock.now().toISOString())
    expect(await rows()).toHaveLength(1)
    expect((await list()).json).toMatchObject({ reviews: [{ text: 'Melhorou.' }] })
    expect((await page()).rating).toEqual({ mean: 5, count: 1 })
  })

  it('may be stars alone', async () => {
    expect((await write(rosa, { text: undefined })).json).toMatchObject({
      text: '',
      status: 'published',
    })
  })

  it('waits for a person when a rule says so, and does not count meanwhile', async () => {
    const { json } = await write(rosa, { text: 'Peça em www.exemplo.com.br' })
    expect(json).toMatchObject({ status: 'pending', queue_reasons: ['link'] })
    expect((await list()).json.reviews).toEqual([])
    expect((await page()).rating).toBeNull()
    expect((await mine(rosa)).json.review.status).toBe('pending')
  })

  it('leaves the air when an edit breaks a rule, and comes back when it is edited away', async () => {
    await write(rosa)
    await write(rosa, { text: 'Ligue 91 98888-7777' })
    expect((await page()).rating).toBeNull()
    expect((await list()).json.stars).toEqual([0, 0, 0, 0, 0])
    await write(rosa, { text: 'Tudo certo.' })
    expect((await page()).rating).toEqual({ mean: 5, count: 1 })
  })

  it('ranks its place: many good ones before a single perfect one', async () => {
    const other = (await createListing(portal)).id
    await write(rosa, { rating: 5 }, other)
    for (let count = 0; count < 12; count += 1) {
      await write(await member(), { rating: count % 6 === 0 ? 4 : 5 })
    }
    const scores = await portal.deps.connection
      .selectFrom('establishments')
      .select(['id', 'rating_count', 'rating_score', 'rank'])
      .where('id', 'in', [place, other])
      .execute()
    const [many, one] = [place, other].map((id) => scores.find((row) => row.id === id))
    expect(many?.rating_count).toBe(12)
    expect(many?.rating_score).toBeGreaterThan(one?.rating_score ?? 0)
    expect(many?.rank).toBeGreaterThan(one?.rank ?? 0)
  })

  it('is taken back by its writer, stars and all', async () => {
    await write(rosa)
    expect((await remove(rosa)).json).toEqual({ removed: true })
    expect(await rows()).toEqual([])
    expect((await page()).rating).toBeNull()
    expect((await remove(rosa)).status).toBe(404)
  })

  it('is remembered by who wrote it', async () => {
    const other = (await createListing(portal)).id
    await write(rosa)
    clock.advance(MINUTE)
    await write(rosa, { text: 'www.exemplo.com.br' }, other)
    const { json } = await call(portal, 'GET', '/my/reviews', undefined, rosa)
    expect(json).toMatchObject({
      reviews: [
        { place: { id: other }, status: 'pending' },
        { place: { kind: 'establishment', id: place }, status: 'published' },
      ],
      next_cursor: null,
    })
  })

  it('leaves a line in the audit log, without its words', async () => {
    const { json } = await write(rosa)
    const { rows: entries } = await portal.deps.pool.query(
      'select action, details from audit_log where subject_id = $1',
      [json.id],
    )
    expect(entries).toMatchObject([
      { action: 'review.written', details: { establishment_id: place } },
    ])
    expect(JSON.stringify(entries)).not.toContain('Peixe')
  })
})

describe('photos of a review', () => {
  it('are the writer’s own, ready, up to four, in their order', async () => {
    const photos = await Promise.all([1, 2, 3, 4].map(() => createPhoto(portal, rosa)))
    const { json } = await write(rosa, { photos })
    expect(json.photos.map(({ id }: { id: string }) => id)).toEqual(photos)
    const fewer = [photos[2], photos[0]]
    expect((await write(rosa, { photos: fewer })).json.photos).toMatchObject(
      fewer.map((id) => ({ id })),
    )
    expect((await list()).json.reviews[0].photos).toHaveLength(2)
  })

  it.each([
    ['somebody else’s', async () => createPhoto(portal, await member())],
    ['still in preparation', () => createPhoto(portal, rosa, 'processing')],
    ['broken', () => createPhoto(portal, rosa, 'failed')],
    ['unknown', async () => randomUUID()],
  ])('are refused when %s', async (_, photo) => {
    const answer = await write(rosa, { photos: [await photo()] })
    expect(answer).toMatchObject({
      status: 422,
      json: { code: 'reviews.photos', errors: [{ path: 'photos.0' }] },
    })
    expect(await rows()).toEqual([])
  })

  it('are refused when one comes twice', async () => {
    const photo = await createPhoto(portal, rosa)
    expect((await write(rosa, { photos: [photo, photo] })).status).toBe(422)
  })

  it('change their words on the page when they are described anew', async () => {
    const photo = await createPhoto(portal, rosa)
    await write(rosa, { photos: [photo] })
    await list()
    await call(portal, 'PATCH', `/media/${photo}`, { alt: 'Peixe na brasa' }, rosa)
    expect((await list()).json.reviews[0].photos[0].alt).toBe('Peixe na brasa')
  })
})

describe('who may not review', () => {
  it.each([
    [
      'without a confirmed e-mail',
      { profile: COMPLETE, emailVerified: false },
      'email-unconfirmed',
    ],
    ['without a complete profile', {}, 'profile-incomplete'],
  ])('somebody %s', async (_, options, barrier) => {
    const person = await createPerson(portal, options)
    expect(await write(person)).toMatchObject({ status: 403, json: { code: `reviews.${barrier}` } })
    expect((await mine(person)).json).toEqual({ review: null, barrier })
    expect(await rows()).toEqual([])
  })

  it('the owner, a manager and the staff of the place', async () => {
    const [owner, manager, staff] = [await member(), await member(), await member()]
    const { id } = await createListing(portal, { owner })
    await addMember(portal, id, manager, 'manager')
    await addMember(portal, id, staff, 'staff')
    for (const person of [owner, manager, staff]) {
      expect(await write(person, {}, id)).toMatchObject({
        status: 403,
        json: { code: 'reviews.own-place' },
      })
      expect((await mine(person, id)).json.barrier).toBe('own-place')
    }
    expect(await rows(id)).toEqual([])
  })

  it('a visitor, who reads', async () => {
    expect((await write({})).status).toBe(401)
    expect((await mine({})).status).toBe(401)
    expect((await remove({})).status).toBe(401)
    expect((await call(portal, 'GET', '/my/reviews')).status).toBe(401)
    expect((await list()).status).toBe(200)
  })

  it('another site, whoever is signed in', async () => {
    expect((await write(rosa, {}, place, 'https://evil.example')).status).toBe(403)
    expect(await rows()).toEqual([])
  })

  it('anybody of what is not on the air', async () => {
    for (const status of ['draft', 'pending', 'rejected', 'suspended', 'archived'] as const) {
      const { id } = await createListing(portal, { status })
      expect((await write(rosa, {}, id)).status).toBe(404)
      expect((await mine(rosa, id)).status).toBe(404)
      expect((await list(id)).status).toBe(404)
    }
    expect((await write(rosa, {}, randomUUID())).status).toBe(404)
  })

  it('more than thirty times an hour', async () => {
    for (let count = 0; count < 30; count += 1) await write(rosa)
    const refused = await write(rosa)
    expect(refused).toMatchObject({ status: 429, json: { code: 'review.too-many' } })
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
  })
})

it.each([
  ['no stars', { rating: 0 }],
  ['six stars', { rating: 6 }],
  ['half a star', { rating: 4.5 }],
  ['stars in words', { rating: '5' }],
  ['2,001 letters', { text: 'a'.repeat(2001) }],
  ['a null byte', { text: 'oi\u0000' }],
  ['five photos', { photos: Array.from({ length: 5 }, () => randomUUID()) }],
  ['a photo that is no id', { photos: ['x'] }],
  ['a status of its own', { status: 'published' }],
])('refuses %s', async (_, words) => {
  expect((await write(rosa, words)).status).toBe(422)
  expect(await rows()).toEqual([])
})

it('does not speak in somebody else’s name', async () => {
  const bento = await member()
  await write(rosa)
  expect((await remove(bento)).status).toBe(404)
  expect((await mine(bento)).json.review).toBeNull()
  expect(await rows()).toHaveLength(1)
})

describe('at once', () => {
  it('fifty reviews of one person are one row, counted once', async () => {
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, count) => write(rosa, { rating: (count % 5) + 1 })),
    )
    expect(answers.some(({ status }) => status === 200)).toBe(true)
    expect(answers.every(({ status }) => status === 200 || status === 429)).toBe(true)
    const [row, ...others] = await rows()
    expect(others).toEqual([])
    expect((await page()).rating).toEqual({ mean: row?.rating, count: 1 })
  })

  it('reviews of many people are all counted', async () => {
    const people = await Promise.all(Array.from({ length: 12 }, () => member()))
    await Promise.all(people.map((person) => write(person, { rating: 3 })))
    await Promise.all(people.slice(0, 4).map((person) => remove(person)))
    expect((await page()).rating).toEqual({ mean: 3, count: 8 })
  })
})

describe('the list', () => {
  it('goes from newest to oldest, ten a page, and skips and repeats none', async () => {
    for (let count = 0; count < 23; count += 1) {
      await write(await member(), { text: `Número ${count}` })
      // Several within one moment: the id tells them apart.
      if (count % 3 === 0) clock.advance(1)
    }
    const seen: string[] = []
    for (let cursor: string | null = ''; cursor !== null; ) {
      const { json }: Awaited<ReturnType<typeof list>> = await list(place, cursor)
      expect(json.reviews.length).toBeLessThanOrEqual(10)
      seen.push(...json.reviews.map(({ text }: { text: string }) => text))
      cursor = json.next_cursor
    }
    expect(seen).toEqual(Array.from({ length: 23 }, (_, count) => `Número ${22 - count}`))
  })

  it('refuses a cursor it did not write, and an id that is none', async () => {
    expect((await list(place, 'bG9s')).status).toBe(422)
    expect((await call(portal, 'GET', '/establishments/x/reviews')).status).toBe(422)
  })

  it('is remembered under its own tag, and leaves the air with its place', async () => {
    await write(rosa)
    const { headers } = await list()
    expect(String(headers['cache-tag']).split(',')).toEqual([
      `reviews:${place}`,
      `establishment:${place}`,
    ])
    const admin = await createPerson(portal, { role: 'admin' })
    await call(
      portal,
      'POST',
      `/admin/establishments/${place}/suspend`,
      { reason: 'Fechou' },
      admin,
    )
    expect((await list()).status).toBe(404)
  })
})

it('goes with its writer when the account is deleted, and no longer counts', async () => {
  const bento = await member()
  await write(rosa, { rating: 1 })
  await write(bento, { rating: 5 })
  await list()
  await call(portal, 'POST', '/account/deletion', { proof: rosa.email }, rosa)
  expect((await list()).json.reviews).toMatchObject([{ rating: 5 }])
  expect((await page()).rating).toEqual({ mean: 5, count: 1 })
})

describe('who is asked how it was', () => {
  const HOUR = 60 * MINUTE
  const asked = (person: TestPerson) =>
    portal.deps.connection
      .selectFrom('notifications')
      .select(['topic', 'path', 'round'])
      .where('user_id', '=', person.userId)
      .where('kind', '=', 'review-asked')
      .execute()
  const ask = () => askForReviews.handle({}, portal.deps)

  async function handOver(kitchen: Kitchen, person: TestPerson) {
    const item = await kitchen.addItem('Tacacá', 2_000)
    const { json } = await kitchen.place(pickupOf([lineOf(item)], 2_000), person)
    for (const to of ['accepted', 'ready', 'delivered']) await kitchen.move(json.id, to)
    return String(json.id)
  }

  // spec: 824
  it('was handed an order hours ago, once, and led to where it is said', async () => {
    const kitchen = await createKitchen(portal)
    const id = await handOver(kitchen, rosa)
    await ask()
    expect(await asked(rosa)).toEqual([])
    clock.advance(5 * HOUR)
    await ask()
    await ask()
    const path = `/guia/${kitchen.listing.slug}#avaliar`
    expect(await asked(rosa)).toEqual([{ topic: `review-asked:order:${id}`, path, round: 1 }])
  })

  it('is nobody who has said it, nor ordered days ago', async () => {
    const kitchen = await createKitchen(portal)
    const late = await member()
    await handOver(kitchen, rosa)
    await handOver(kitchen, late)
    expect((await write(rosa, {}, kitchen.listing.id)).status).toBe(200)
    clock.advance(80 * HOUR)
    await ask()
    expect([await asked(rosa), await asked(late)]).toEqual([[], []])
  })

  it('has left a room', async () => {
    const house = await createHouse(portal)
    const today = clock.now().toISOString().slice(0, 10)
    const { json } = await house.request(rosa, stayOf(house.unit, daysAfter(today, 1), 2))
    const { rows } = await portal.deps.pool.query<{ id: string }>(
      `update stays set status = 'confirmed', accepted_at = $2, confirmed_at = $2, confirm_by = $2,
        during = daterange($3, $4) where id = $1 returning id`,
      [json.id, clock.now(), daysAfter(today, -3), daysAfter(today, -1)],
    )
    expect(rows).toHaveLength(1)
    const path = `/guia/${house.listing.slug}#avaliar`
    await ask()
    expect(await asked(rosa)).toEqual([{ topic: `review-asked:stay:${json.id}`, path, round: 1 }])
  })
})
