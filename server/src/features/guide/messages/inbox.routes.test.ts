import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, it } from 'vitest'
import { call } from '../../../../test/calls.ts'
import { addMember, createListing } from '../../../../test/establishments.ts'
import { createPerson, type TestPerson } from '../../../../test/people.ts'
import { fixedClock, useTestApp } from '../../../../test/test-app.ts'

const clock = fixedClock()
const portal = useTestApp({ clock })
let lastAddress = 0

let owner: TestPerson
let manager: TestPerson
let staff: TestPerson
let place: string
beforeEach(async () => {
  owner = await createPerson(portal, { plan: 'atalaia' })
  manager = await createPerson(portal)
  staff = await createPerson(portal)
  place = (await createListing(portal, { owner, fields: { name: 'Pousada da Maré' } })).id
  await addMember(portal, place, manager, 'manager')
  await addMember(portal, place, staff, 'staff')
})

type From = Partial<TestPerson> & { origin?: string }
async function receive(message = 'Tem quarto?', id = place, sender?: TestPerson) {
  const rosa = sender ?? (await createPerson(portal, { profile: { whatsapp: '91988887777' } }))
  const { json } = await call(
    portal,
    'POST',
    '/contact-messages',
    { establishment_id: id, message, idempotency_key: randomUUID() },
    { ...rosa, address: `10.3.0.${++lastAddress % 250}` },
  )
  return { id: json.id as string, rosa }
}
const inbox = (from: From, query = '', id = place) =>
  call(portal, 'GET', `/my/establishments/${id}/messages${query}`, undefined, from)
const mark = (from: From, message: string, read: unknown = true, id = place) =>
  call(portal, 'PUT', `/my/establishments/${id}/messages/${message}/read`, { read }, from)
const markAll = (from: From, id = place) =>
  call(portal, 'POST', `/my/establishments/${id}/messages/read`, undefined, from)
const waiting = async (from: From) =>
  (await call(portal, 'GET', '/my/inbox-counts', undefined, from)).json

describe('the inbox', () => {
  it('is read by owner, manager and staff, with ways to answer', async () => {
    const { id, rosa } = await receive('Tem quarto?\nPara dois.')
    for (const person of [owner, manager, staff]) {
      const { status, json } = await inbox(person)
      expect(status).toBe(200)
      expect(json).toMatchObject({ next_cursor: null, unread: 1 })
      expect(json.messages).toMatchObject([
        {
          id,
          name: 'Rosa Pinheiro',
          email: rosa.email,
          phone: '91988887777',
          subject: 'Contato para Pousada da Maré',
          read_at: null,
        },
      ])
      const { whatsapp_url, email_url } = json.messages[0].reply
      const whatsApp = new URL(whatsapp_url)
      expect(whatsApp.origin + whatsApp.pathname).toBe('https://wa.me/5591988887777')
      expect(whatsApp.searchParams.get('text')).toBe(
        'Olá, Rosa! Aqui é da equipe de Pousada da Maré, sobre a sua mensagem no portal.',
      )
      const mail = new URL(email_url)
      expect(mail.protocol + mail.pathname).toBe(`mailto:${rosa.email}`)
      expect(mail.searchParams.get('subject')).toBe('Re: Contato para Pousada da Maré')
      expect(mail.searchParams.get('body')).toContain('> Tem quarto?\n> Para dois.')
    }
  })

  it('offers no WhatsApp where the sender has none', async () => {
    await receive('Oi', place, await createPerson(portal))
    expect((await inbox(owner)).json.messages[0].reply.whatsapp_url).toBeNull()
  })

  it('is nobody else’s, administrators included', async () => {
    const { id } = await receive()
    const stranger = await createPerson(portal, { plan: 'atalaia' })
    const theirs = (await createListing(portal, { owner: stranger })).id
    const admin = await createPerson(portal, { role: 'admin' })
    for (const person of [stranger, admin, await createPerson(portal)]) {
      expect((await inbox(person)).status).toBe(404)
      expect((await mark(person, id)).status).toBe(404)
      expect((await markAll(person)).status).toBe(404)
    }
    // Through one's own place a message of another's is not there.
    expect((await mark(stranger, id, true, theirs)).status).toBe(404)
    expect((await inbox({})).status).toBe(401)
    expect((await mark({}, id)).status).toBe(401)
    expect((await markAll({})).status).toBe(401)
    expect((await inbox(owner)).json.unread).toBe(1)
  })

  it('goes from newest to oldest, twenty a page', async () => {
    for (let count = 0; count < 23; count += 1) {
      await receive(`Número ${count}`)
      if (count % 3 === 0) clock.advance(1)
    }
    const seen: string[] = []
    for (let cursor: string | null = ''; cursor !== null; ) {
      const { json }: Awaited<ReturnType<typeof inbox>> = await inbox(
        owner,
        cursor && `?cursor=${cursor}`,
      )
      seen.push(...json.messages.map(({ message }: { message: string }) => message))
      cursor = json.next_cursor
    }
    expect(seen).toEqual(Array.from({ length: 23 }, (_, count) => `Número ${22 - count}`))
    expect((await inbox(owner, '?cursor=x')).status).toBe(422)
  })
})

describe('what was read', () => {
  it('is read for the whole team, since the first of them', async () => {
    const { id } = await receive()
    const first = clock.now().toISOString()
    expect((await mark(staff, id)).json).toMatchObject({ id, read_at: first })
    clock.advance(60_000)
    expect((await mark(owner, id)).json.read_at).toBe(first)
    expect((await inbox(manager)).json).toMatchObject({
      unread: 0,
      messages: [{ read_at: first }],
    })
    expect((await inbox(manager, '?unread=1')).json.messages).toEqual([])
  })

  it('can be marked as unread again', async () => {
    const { id } = await receive()
    await mark(owner, id)
    expect((await mark(owner, id, false)).json.read_at).toBeNull()
    expect((await inbox(owner, '?unread=1')).json.messages).toMatchObject([{ id }])
  })

  it('can be everything at once, here only', async () => {
    await receive()
    await receive()
    const other = (await createListing(portal, { owner, status: 'archived' })).id
    expect((await markAll(owner)).json).toEqual({ marked: 2 })
    expect((await markAll(owner)).json).toEqual({ marked: 0 })
    expect((await markAll(owner, other)).json).toEqual({ marked: 0 })
  })

  it('still waits for an answer, at every place of the person', async () => {
    await receive()
    await receive()
    const elsewhere = await createPerson(portal, { plan: 'atalaia' })
    const theirs = (await createListing(portal, { owner: elsewhere })).id
    await receive('Oi', theirs)
    const two = { establishment_id: place, counts: { message: 2 } }
    expect([await waiting(owner), await waiting(manager)]).toEqual([[two], [two]])
    await addMember(portal, theirs, manager, 'manager')
    expect(await waiting(manager)).toHaveLength(2)
    // Who may not answer is not reminded of it.
    expect(await waiting(staff)).toEqual([])
    await markAll(owner)
    expect(await waiting(owner)).toEqual([two])
  })

  it('is refused from other sites and in other words', async () => {
    const { id } = await receive()
    const foreign = { ...owner, origin: 'https://evil.example' }
    expect((await mark(foreign, id)).status).toBe(403)
    expect((await markAll(foreign)).status).toBe(403)
    expect((await mark(owner, id, 'yes')).status).toBe(422)
    expect((await mark(owner, randomUUID())).status).toBe(404)
    expect((await inbox(owner)).json.unread).toBe(1)
  })
})

describe('what was sent', () => {
  it('is there for who sent it, and says whether it was read', async () => {
    const { id, rosa } = await receive()
    await mark(owner, id)
    clock.advance(1)
    const second = await receive('E sábado?', place, rosa)
    const { json } = await call(portal, 'GET', '/my/messages', undefined, rosa)
    expect(json.messages).toMatchObject([
      { id: second.id, is_read: false, establishment: { id: place, name: 'Pousada da Maré' } },
      { id, is_read: true },
    ])
    expect((await call(portal, 'GET', '/my/messages', undefined, owner)).json.messages).toEqual([])
    expect((await call(portal, 'GET', '/my/messages')).status).toBe(401)
  })
})
