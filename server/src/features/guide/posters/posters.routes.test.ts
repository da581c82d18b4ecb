import { beforeAll, describe, expect, it } from 'vitest'
import { addMember, createListing } from '../../../../test/establishments.ts'
import { createPerson, type TestPerson } from '../../../../test/people.ts'
import { fixedClock, useTestApp } from '../../../../test/test-app.ts'

const portal = useTestApp({ clock: fixedClock() })

let owner: TestPerson
let staff: TestPerson
let place: { id: string; slug: string }
beforeAll(async () => {
  owner = await createPerson(portal)
  staff = await createPerson(portal)
  place = await createListing(portal, { owner, fields: { name: 'Peixaria do Zé "Bom"' } })
  await addMember(portal, place.id, staff, 'staff')
})

const ask = (path: string, { cookie }: Partial<TestPerson>) =>
  portal.app.inject({
    url: `/api/v1/my/establishments/${path}`,
    headers: cookie ? { cookie } : {},
  })
const poster = (person: Partial<TestPerson>, size = 'a4', id = place.id) =>
  ask(`${id}/poster?size=${size}`, person)

describe('the plain code of a place', () => {
  const qr = (person: Partial<TestPerson>, query = '', id = place.id) =>
    ask(`${id}/qr${query}`, person)

  // spec: 367
  it('is a picture of 1080 pixels, or a drawing, for its people', async () => {
    for (const person of [owner, staff]) {
      const { statusCode, headers, rawPayload } = await qr(person)
      expect(statusCode).toBe(200)
      expect(headers).toMatchObject({
        'content-type': 'image/png',
        'content-disposition': 'attachment; filename="qr-peixaria-do-ze-bom.png"',
        'cache-control': 'no-store',
      })
      expect(rawPayload.subarray(1, 4).toString()).toBe('PNG')
      expect([rawPayload.readUInt32BE(16), rawPayload.readUInt32BE(20)]).toEqual([1080, 1080])
    }
    const drawing = await qr(owner, '?format=svg')
    expect(drawing.headers['content-type']).toContain('image/svg+xml')
    expect(drawing.body).toMatch(/^<svg [^>]+>.*<\/svg>$/)
  })

  it('is of a published place, in a known format, and for nobody else', async () => {
    const draft = await createListing(portal, { owner, status: 'draft' })
    expect((await qr(owner, '', draft.id)).json().code).toBe('poster.not-published')
    expect((await qr(owner, '?format=gif')).statusCode).toBe(422)
    expect((await qr(await createPerson(portal))).statusCode).toBe(404)
    expect((await qr({})).statusCode).toBe(401)
  })
})

describe('the poster of a place', () => {
  it.each(['a4', 'a6'])(
    'is handed to its people as %s, kept by nobody on the way',
    async (size) => {
      for (const person of [owner, staff]) {
        const answer = await poster(person, size)
        expect(answer.statusCode).toBe(200)
        expect(answer.headers).toMatchObject({
          'content-type': 'application/pdf',
          'content-disposition': `attachment; filename="cartaz-${size}-peixaria-do-ze-bom.pdf"`,
          'cache-control': 'no-store',
          'x-content-type-options': 'nosniff',
        })
        expect(answer.rawPayload.subarray(0, 5).toString()).toBe('%PDF-')
      }
    },
  )

  it('is A4 unless asked otherwise, and no other size', async () => {
    const { headers } = await ask(`${place.id}/poster`, owner)
    expect(headers['content-disposition']).toContain('cartaz-a4-')
    expect((await poster(owner, 'a5')).statusCode).toBe(422)
    expect((await poster(owner, 'a4', 'x')).statusCode).toBe(422)
  })

  it('asks for a review under a name of its own, and for no menu that is not there', async () => {
    const asking = await ask(`${place.id}/poster?kind=review&size=a6`, owner)
    expect(asking.headers['content-disposition']).toContain('cartaz-avalie-a6-')
    expect((await ask(`${place.id}/poster-words?kind=menu`, owner)).json().code).toBe(
      'poster.no-menu',
    )
    expect((await ask(`${place.id}/poster-words?kind=carta`, owner)).statusCode).toBe(422)
  })

  it('says the same as its preview', async () => {
    const answer = await ask(`${place.id}/poster-words`, staff)
    expect(answer.json()).toMatchObject({
      name: 'Peixaria do Zé "Bom"',
      category: 'Onde comer',
      url: `http://portal.test/guia/${place.slug}`,
      demo_mark: null,
    })
    expect(answer.headers['cache-control']).toBe('no-store')
  })

  it('is for nobody else', async () => {
    const stranger = await createPerson(portal)
    await createListing(portal, { owner: stranger })
    const admin = await createPerson(portal, { role: 'admin' })
    for (const [person, status] of [
      [{}, 401],
      [stranger, 404],
      [admin, 404],
    ] as const) {
      expect((await poster(person)).statusCode).toBe(status)
      expect((await ask(`${place.id}/poster-words`, person)).statusCode).toBe(status)
    }
  })

  it.each(['draft', 'pending', 'suspended', 'archived'] as const)(
    'waits for the page while it is %s',
    async (status) => {
      const { id } = await createListing(portal, { owner, status })
      expect((await poster(owner, 'a4', id)).json()).toMatchObject({
        status: 409,
        code: 'poster.not-published',
      })
    },
  )
})
