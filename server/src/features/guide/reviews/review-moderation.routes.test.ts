import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, it } from 'vitest'
import { call } from '../../../../test/calls.ts'
import { createListing } from '../../../../test/establishments.ts'
import { createPerson, type TestPerson } from '../../../../test/people.ts'
import { fixedClock, useTestApp } from '../../../../test/test-app.ts'

const clock = fixedClock()
const portal = useTestApp({ clock })
const profile = { whatsapp: '91988887777', state: 'PA', city: 'Salinópolis' }

let admin: TestPerson
let rosa: TestPerson
let place: string
beforeEach(async () => {
  admin = await createPerson(portal, { role: 'admin' })
  rosa = await createPerson(portal, { profile })
  place = (await createListing(portal)).id
})

const write = async (text: string, person = rosa, rating = 5) => {
  const body = { rating, text }
  return (await call(portal, 'PUT', `/establishments/${place}/my-review`, body, person)).json
}
const remove = () => call(portal, 'DELETE', `/establishments/${place}/my-review`, undefined, rosa)
const queue = (person: Partial<TestPerson>, query = '') =>
  call(portal, 'GET', `/admin/reviews?place=${place}${query}`, undefined, person)
const seen = async (status = 'pending') => (await queue(admin, `&status=${status}`)).json.reviews[0]
const decide = (
  person: Partial<TestPerson>,
  review: { id: string; updated_at: string },
  reason?: string,
  origin?: string,
) =>
  call(
    portal,
    'POST',
    `/admin/reviews/${review.id}/${reason === undefined ? 'approve' : 'reject'}`,
    { updated_at: review.updated_at, ...(reason === undefined ? {} : { reason }) },
    { ...person, ...(origin ? { origin } : {}) },
  )
const rating = async () => (await call(portal, 'GET', `/establishments/${place}`)).json.rating

describe('the queue', () => {
  it('has who waited longest first, with writer, reasons and what may be decided', async () => {
    const first = await write('Veja www.exemplo.com.br')
    clock.advance(1000)
    await write('Bando de ladrões', await createPerson(portal, { profile }))
    const { json } = await queue(admin)
    expect(json.reviews).toHaveLength(2)
    expect(json.reviews[0]).toMatchObject({
      id: first.id,
      queue_reasons: ['link'],
      writer: { id: rosa.userId, email: rosa.email, name: 'Rosa Pinheiro' },
      open_reports: 0,
      may: { approve: true, reject: true },
    })
    expect(json.reviews[1].queue_reasons).toEqual(['insult'])
    expect(json.waiting).toBeGreaterThanOrEqual(2)
  })

  it('goes on page by page', async () => {
    for (let count = 0; count < 5; count += 1) {
      await write(`www.exemplo${count}.com.br`, await createPerson(portal, { profile }))
      if (count % 2) clock.advance(1)
    }
    const texts: string[] = []
    for (let cursor: string | null = ''; cursor !== null; ) {
      const { json }: Awaited<ReturnType<typeof queue>> = await queue(
        admin,
        `&limit=2${cursor && `&cursor=${cursor}`}`,
      )
      texts.push(...json.reviews.map(({ text }: { text: string }) => text))
      cursor = json.next_cursor
    }
    expect(texts).toEqual([0, 1, 2, 3, 4].map((count) => `www.exemplo${count}.com.br`))
  })

  it('is for administrators', async () => {
    expect((await queue({})).status).toBe(401)
    expect((await queue(rosa)).status).toBe(403)
    expect((await queue(admin, '&status=lost')).status).toBe(422)
  })
})

describe('a decision', () => {
  it('publishes what waited, and its stars count', async () => {
    await write('Reservas em www.exemplo.com.br', rosa, 4)
    const answer = await decide(admin, await seen())
    expect(answer).toMatchObject({
      status: 200,
      json: { status: 'published', queue_reasons: [], may: { approve: false, reject: true } },
    })
    expect(await rating()).toEqual({ mean: 4, count: 1 })
  })

  it('keeps on the air what it let through while only the stars change', async () => {
    const text = 'Reservas em www.exemplo.com.br'
    await write(text, rosa, 4)
    await decide(admin, await seen())
    expect(await write(text, rosa, 2)).toMatchObject({ status: 'published' })
    expect(await rating()).toEqual({ mean: 2, count: 1 })
  })

  it('refuses with a reason, which the writer reads', async () => {
    await write('Bando de ladrões')
    await decide(admin, await seen(), 'Acuse na delegacia, não aqui.')
    const { json } = await call(
      portal,
      'GET',
      `/establishments/${place}/my-review`,
      undefined,
      rosa,
    )
    expect(json.review).toMatchObject({
      status: 'rejected',
      status_reason: 'Acuse na delegacia, não aqui.',
    })
  })

  it('takes off the air what should not have been there, and may bring it back', async () => {
    await write('Ótimo lugar.')
    await decide(admin, await seen('published'), 'Conta falsa')
    expect(await rating()).toBeNull()
    await decide(admin, await seen('rejected'))
    expect(await rating()).toEqual({ mean: 5, count: 1 })
  })

  it('once refused, the same words do not slip back in, edited or written anew', async () => {
    await write('Ótimo lugar.')
    await decide(admin, await seen('published'), 'Conta falsa')
    expect(await write('Ótimo lugar!')).toMatchObject({
      status: 'pending',
      queue_reasons: ['refused'],
    })
    await remove()
    expect(await write('Ótimo lugar.')).toMatchObject({ status: 'pending' })
    await remove()
    expect(await write('Ótimo.')).toMatchObject({ status: 'pending', queue_reasons: ['refused'] })
  })

  it('is about what was seen: an edit in between is told', async () => {
    await write('Veja www.exemplo.com.br')
    const review = await seen()
    clock.advance(1000)
    await write('Veja www.outro.com.br')
    expect(await decide(admin, review)).toMatchObject({
      status: 409,
      json: { code: 'reviews.changed' },
    })
    expect(await rating()).toBeNull()
  })

  it('is taken by one of two administrators at once', async () => {
    await write('Veja www.exemplo.com.br')
    const review = await seen()
    const answers = await Promise.all(Array.from({ length: 6 }, () => decide(admin, review)))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409, 409])
    expect(await rating()).toEqual({ mean: 5, count: 1 })
  })

  it('is refused to everybody else', async () => {
    await write('Veja www.exemplo.com.br')
    const review = await seen()
    expect((await decide({}, review)).status).toBe(401)
    expect((await decide(rosa, review)).status).toBe(403)
    expect((await decide(rosa, review, 'Não gostei')).status).toBe(403)
    expect((await decide(admin, review, undefined, 'https://evil.example')).status).toBe(403)
    expect((await decide(admin, { ...review, id: randomUUID() })).status).toBe(404)
    expect((await decide(admin, review, 'x')).status).toBe(422)
    expect((await decide(admin, { ...review, updated_at: 'ontem' })).status).toBe(422)
    expect(await rating()).toBeNull()
  })

  it('leaves a line in the audit log', async () => {
    await write('Bando de ladrões')
    const review = await seen()
    await decide(admin, review, 'Acusação')
    const { rows } = await portal.deps.pool.query(
      `select actor_id, details from audit_log where subject_id = $1 and action = 'review.rejected'`,
      [review.id],
    )
    expect(rows).toEqual([{ actor_id: admin.userId, details: { establishment_id: place } }])
  })
})
