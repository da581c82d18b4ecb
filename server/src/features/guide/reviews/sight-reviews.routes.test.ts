import { richTextFrom } from '@portal/contract/rich-text/plain-text-of'
import { beforeEach, describe, expect, it } from 'vitest'
import { call } from '../../../../test/calls.ts'
import { createPerson, type TestPerson } from '../../../../test/people.ts'
import { EMPTY_SIGHT } from '../../../../test/sights.ts'
import { fixedClock, useTestApp } from '../../../../test/test-app.ts'

const clock = fixedClock()
const portal = useTestApp({ clock })
const profile = { whatsapp: '91988887777', state: 'PA', city: 'Salinópolis' }

let admin: TestPerson
let rosa: TestPerson
let beach: { id: string; slug: string }
let count = 0
beforeEach(async () => {
  admin = await createPerson(portal, { role: 'admin' })
  rosa = await createPerson(portal, { profile })
  beach = await createBeach()
})

async function createBeach(status: 'published' | 'draft' = 'published') {
  count += 1
  const slug = `praia-${count}`
  const id = await portal.deps.stores.sights.add(
    {
      ...{ kind: 'beach', slug, name: `Praia ${count}`, tags: [], place: null, status },
      content: { ...EMPTY_SIGHT, summary: 'Areia.', description: richTextFrom('Mar.') },
      ...{ position: count, verifiedAt: null },
    },
    clock.now(),
  )
  return { id, slug }
}

const write = (person: Partial<TestPerson>, words: object = {}, id = beach.id) =>
  call(
    portal,
    'PUT',
    `/sights/${id}/my-review`,
    { rating: 4, text: 'Areia larga.', ...words },
    person,
  )
const list = async (id = beach.id) => call(portal, 'GET', `/sights/${id}/reviews`)
const page = async () => (await call(portal, 'GET', `/sights/beach/${beach.slug}`)).json

describe('a review of a beach', () => {
  // spec: 449
  it('shows at once, counts on its page, and is edited by writing again', async () => {
    expect((await page()).rating).toBeNull()
    const { status, json } = await write(rosa)
    expect(status).toBe(200)
    expect(json).toMatchObject({
      author_name: 'Rosa P.',
      status: 'published',
      place: { kind: 'beach', id: beach.id, slug: beach.slug },
    })
    expect((await page()).rating).toEqual({ mean: 4, count: 1 })
    await write(rosa, { rating: 5 })
    expect((await list()).json).toMatchObject({
      reviews: [{ rating: 5, text: 'Areia larga.', reply: null }],
      stars: [0, 0, 0, 0, 1],
    })
    expect((await page()).rating).toEqual({ mean: 5, count: 1 })
  })

  it('waits for a person where the rules say so, and is decided by one', async () => {
    const { json } = await write(rosa, { text: 'Veja www.exemplo.com.br' })
    expect(json).toMatchObject({ status: 'pending', queue_reasons: ['link'] })
    expect((await list()).json.reviews).toEqual([])
    const queue = await call(portal, 'GET', `/admin/reviews?place=${beach.id}`, undefined, admin)
    const [waiting] = queue.json.reviews
    expect(waiting).toMatchObject({ id: json.id, place: { kind: 'beach', slug: beach.slug } })
    const body = { updated_at: waiting.updated_at }
    await call(portal, 'POST', `/admin/reviews/${json.id}/approve`, body, admin)
    expect((await page()).rating).toEqual({ mean: 4, count: 1 })
  })

  it('is taken away by its writer, and the stars with it', async () => {
    await write(rosa)
    await page()
    expect(
      (await call(portal, 'DELETE', `/sights/${beach.id}/my-review`, undefined, rosa)).status,
    ).toBe(200)
    expect((await page()).rating).toBeNull()
    expect((await list()).json.stars).toEqual([0, 0, 0, 0, 0])
  })

  it('can be reported, and the report names the beach', async () => {
    const { json } = await write(rosa)
    const report = { subject_kind: 'review', subject_id: json.id, reason: 'offensive' }
    const sent = await call(portal, 'POST', '/reports', report)
    expect(sent.status, JSON.stringify(sent.json)).toBe(201)
    const { json: open } = await call(portal, 'GET', '/admin/reports', undefined, admin)
    expect(open.reports).toContainEqual(
      expect.objectContaining({
        subject_id: json.id,
        place: expect.objectContaining({ kind: 'beach', id: beach.id }),
      }),
    )
  })

  it('is written by nobody who is not signed in, has no complete profile, or for no such place', async () => {
    expect((await write({})).status).toBe(401)
    expect((await write(await createPerson(portal))).json.code).toBe('reviews.profile-incomplete')
    const draft = await createBeach('draft')
    expect((await write(rosa, {}, draft.id)).status).toBe(404)
    expect((await list(draft.id)).status).toBe(404)
    expect((await write(rosa, { rating: 6 })).status).toBe(422)
  })

  it('is answered by nobody in the name of the beach', async () => {
    const { json } = await write(rosa)
    const answer = await call(
      portal,
      'PUT',
      `/reviews/${json.id}/reply`,
      { text: 'Obrigado.' },
      admin,
    )
    expect(answer.status).toBe(404)
  })

  it('is among what a person wrote', async () => {
    await write(rosa)
    const { json } = await call(portal, 'GET', '/my/reviews', undefined, rosa)
    expect(json.reviews).toMatchObject([{ place: { kind: 'beach', id: beach.id } }])
  })
})
