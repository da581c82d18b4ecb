import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, it } from 'vitest'
import { call } from '../../../../test/calls.ts'
import { addMember, createListing } from '../../../../test/establishments.ts'
import { createPerson, type TestPerson } from '../../../../test/people.ts'
import { fixedClock, useTestApp } from '../../../../test/test-app.ts'

const clock = fixedClock()
const portal = useTestApp({ clock })
const profile = { whatsapp: '91988887777', state: 'PA', city: 'Salinópolis' }

let owner: TestPerson
let manager: TestPerson
let staff: TestPerson
let place: string
let review: string
beforeEach(async () => {
  owner = await createPerson(portal)
  manager = await createPerson(portal)
  staff = await createPerson(portal)
  place = (await createListing(portal, { owner })).id
  await addMember(portal, place, manager, 'manager')
  await addMember(portal, place, staff, 'staff')
  review = (await write('Bom, mas demorou.')).id
})

let writer: TestPerson
async function write(text: string, person?: TestPerson) {
  writer = person ?? (await createPerson(portal, { profile }))
  const body = { rating: 4, text }
  return (await call(portal, 'PUT', `/establishments/${place}/my-review`, body, writer)).json
}
const reply = (person: Partial<TestPerson>, text: unknown = 'Obrigado!', id = review) =>
  call(portal, 'PUT', `/reviews/${id}/reply`, { text }, person)
const takeBack = (person: Partial<TestPerson>, id = review) =>
  call(portal, 'DELETE', `/reviews/${id}/reply`, undefined, person)
const received = (person: Partial<TestPerson>, query = '') =>
  call(portal, 'GET', `/my/establishments/${place}/reviews${query}`, undefined, person)
const shown = async () =>
  (await call(portal, 'GET', `/establishments/${place}/reviews`)).json.reviews

describe('a reply', () => {
  // spec: 369
  it('of the owner or a manager shows under the review', async () => {
    await shown()
    const replied_at = clock.now().toISOString()
    expect(await reply(owner)).toMatchObject({
      status: 200,
      json: { reply: { text: 'Obrigado!', replied_at }, may: { reply: true } },
    })
    expect(await shown()).toMatchObject([{ reply: { text: 'Obrigado!' } }])
    await reply(manager, 'Vamos melhorar.')
    expect(await shown()).toMatchObject([{ reply: { text: 'Vamos melhorar.' } }])
  })

  it('of two who answer at once, the second is told and may then change what it read', async () => {
    const answer = (person: TestPerson, text: string, replaces: string | null) =>
      call(portal, 'PUT', `/reviews/${review}/reply`, { text, replaces }, person)
    const answers = await Promise.all([
      answer(owner, 'Da dona', null),
      answer(manager, 'Da gerente', null),
    ])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    expect(answers.find(({ status }) => status === 409)?.json.code).toBe('review.answered')
    const [{ reply: first }] = await shown()
    expect((await answer(manager, 'Das duas', first.replied_at)).status).toBe(200)
  })

  it('does not make the review an edited one', async () => {
    clock.advance(60_000)
    expect((await reply(owner)).json.edited_at).toBeNull()
  })

  it('outlives an edit of the review and can be taken back', async () => {
    await reply(owner)
    await write('Demorou, mas valeu.', writer)
    expect(await shown()).toMatchObject([{ text: 'Demorou, mas valeu.', reply: {} }])
    expect((await takeBack(manager)).json.reply).toBeNull()
    expect(await shown()).toMatchObject([{ reply: null }])
  })

  // spec: 369
  it('is one, however many write it at once', async () => {
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, count) => reply(owner, `Resposta ${count}`)),
    )
    expect(answers.every(({ status }) => status === 200)).toBe(true)
    expect((await shown())[0].reply.text).toMatch(/^Resposta \d$/)
  })

  it('is refused to staff, strangers, owners of other places and administrators', async () => {
    expect(await reply(staff)).toMatchObject({
      status: 403,
      json: { code: 'establishment.forbidden' },
    })
    expect((await takeBack(staff)).status).toBe(403)
    const stranger = await createPerson(portal)
    await createListing(portal, { owner: stranger })
    expect((await reply(stranger)).status).toBe(404)
    expect((await takeBack(stranger)).status).toBe(404)
    expect((await reply(await createPerson(portal, { role: 'admin' }))).status).toBe(404)
    expect(await shown()).toMatchObject([{ reply: null }])
  })

  it('is refused to visitors and other sites', async () => {
    expect((await reply({})).status).toBe(401)
    expect((await takeBack({})).status).toBe(401)
    const foreign = { ...owner, origin: 'https://evil.example' }
    expect((await reply(foreign)).status).toBe(403)
  })

  it('is refused where the review is not on the air', async () => {
    const waiting = await write('Veja www.exemplo.com.br')
    expect(waiting.status).toBe('pending')
    expect((await reply(owner, 'Oi', waiting.id)).status).toBe(404)
    expect((await reply(owner, 'Oi', randomUUID())).status).toBe(404)
  })

  it.each([
    ['nothing', ''],
    ['blanks', '   '],
    ['2,001 letters', 'a'.repeat(2001)],
    ['a list', ['oi']],
  ])('is refused with %s', async (_, text) => {
    expect((await reply(owner, text)).status).toBe(422)
  })
})

describe('what a place received', () => {
  it('is read by its people, and says who may reply', async () => {
    for (const [person, mayReply] of [
      [owner, true],
      [manager, true],
      [staff, false],
    ] as const) {
      expect((await received(person)).json).toMatchObject({
        reviews: [{ id: review, may: { reply: mayReply } }],
        next_cursor: null,
        unanswered: 1,
      })
    }
  })

  it('can be narrowed to what nobody has replied to', async () => {
    await reply(owner)
    clock.advance(1)
    const second = await write('Voltarei.')
    expect((await received(owner, '?unanswered=1')).json).toMatchObject({
      reviews: [{ id: second.id }],
      unanswered: 1,
    })
    expect((await received(owner)).json.reviews).toHaveLength(2)
  })

  it('is nobody else’s business', async () => {
    expect((await received({})).status).toBe(401)
    expect((await received(await createPerson(portal))).status).toBe(404)
    expect((await received(owner, '?cursor=x')).status).toBe(422)
  })
})
