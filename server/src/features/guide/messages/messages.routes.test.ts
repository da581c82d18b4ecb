import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, it } from 'vitest'
import { createListing } from '../../../../test/establishments.ts'
import { createPerson, type TestPerson } from '../../../../test/people.ts'
import { fixedClock, useTestApp } from '../../../../test/test-app.ts'

const clock = fixedClock()
const portal = useTestApp({ clock })
let lastAddress = 0
type Options = { origin?: string; remoteAddress?: string }
const send = (person: Partial<TestPerson>, body: object, options: Options = {}) =>
  portal.app.inject({
    method: 'POST',
    url: '/api/v1/contact-messages',
    remoteAddress: options.remoteAddress ?? `10.1.0.${++lastAddress}`,
    headers: {
      origin: options.origin ?? 'http://portal.test',
      ...(person.cookie ? { cookie: person.cookie } : {}),
    },
    payload: body,
  })

let owner: TestPerson
let place: string
const fields = { name: 'Pousada da Maré', email: 'dona@exemplo.test' }
beforeEach(async () => {
  owner = await createPerson(portal, { plan: 'atalaia' })
  place = (await createListing(portal, { owner, fields })).id
})
const anotherPlace = async () => {
  const other = await createPerson(portal, { plan: 'atalaia' })
  return (await createListing(portal, { owner: other })).id
}

const draft = (change: object = {}) => ({
  establishment_id: place,
  message: 'Vocês têm quarto para sábado?',
  idempotency_key: randomUUID(),
  ...change,
})
const stored = ({ userId }: TestPerson) =>
  portal.deps.connection
    .selectFrom('contact_messages')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('id')
    .execute()

describe('a message to an establishment', () => {
  // spec: 94, 222, 223
  it('carries name, e-mail and phone of who is signed in', async () => {
    const rosa = await createPerson(portal, { profile: { whatsapp: '91988887777' } })
    const message = draft()
    const answer = await send(rosa, message)
    expect(answer.statusCode).toBe(201)
    expect(await stored(rosa)).toEqual([
      {
        id: answer.json().id,
        idempotency_key: message.idempotency_key,
        user_id: rosa.userId,
        name: 'Rosa Pinheiro',
        email: rosa.email,
        phone: '91988887777',
        subject: 'Contato para Pousada da Maré',
        message: 'Vocês têm quarto para sábado?',
        stay_id: null,
        recipient_email: 'dona@exemplo.test',
        establishment_id: place,
        created_at: clock.now(),
        read_at: null,
        answered_at: null,
        archived_at: null,
      },
    ])
  })

  // spec: 222
  it('is of "Usuário Anônimo" where the profile has no name', async () => {
    const nameless = await createPerson(portal, { name: '' })
    await send(nameless, draft())
    expect(await stored(nameless)).toMatchObject([{ name: 'Usuário Anônimo', phone: null }])
  })

  // spec: 223
  it('keeps the subject it was given', async () => {
    const rosa = await createPerson(portal)
    await send(rosa, draft({ subject: '  Reserva  ' }))
    expect(await stored(rosa)).toMatchObject([{ subject: 'Reserva' }])
  })

  it('cannot speak in somebody else’s name', async () => {
    const [rosa, bento] = [await createPerson(portal), await createPerson(portal)]
    const forged = {
      name: 'Bento',
      email: bento.email,
      phone: '91900000000',
      user_id: bento.userId,
      recipient_email: bento.email,
      establishment_name: 'Banco Central',
    }
    expect((await send(rosa, draft(forged))).statusCode).toBe(201)
    expect(await stored(bento)).toEqual([])
    expect(await stored(rosa)).toMatchObject([
      {
        name: 'Rosa Pinheiro',
        email: rosa.email,
        phone: null,
        recipient_email: 'dona@exemplo.test',
        subject: 'Contato para Pousada da Maré',
      },
    ])
  })

  it('goes to the owner where the listing has no e-mail of its own', async () => {
    const rosa = await createPerson(portal)
    const { id } = await createListing(portal, {
      owner: await createPerson(portal, { plan: 'atalaia', email: 'dono@exemplo.test' }),
      fields: { email: null },
    })
    await send(rosa, draft({ establishment_id: id }))
    expect(await stored(rosa)).toMatchObject([{ recipient_email: 'dono@exemplo.test' }])
  })
})

describe('a place that receives none', () => {
  it.each(['draft', 'pending', 'suspended', 'archived'] as const)('is %s', async (status) => {
    const rosa = await createPerson(portal)
    const { id } = await createListing(portal, { status, owner })
    expect((await send(rosa, draft({ establishment_id: id }))).statusCode).toBe(404)
    expect(await stored(rosa)).toEqual([])
  })

  it('is unknown', async () => {
    const rosa = await createPerson(portal)
    expect((await send(rosa, draft({ establishment_id: randomUUID() }))).statusCode).toBe(404)
  })

  it('has no plan, or no owner', async () => {
    const rosa = await createPerson(portal)
    const plain = await createListing(portal, { owner: await createPerson(portal) })
    const unclaimed = await createListing(portal)
    for (const { id } of [plain, unclaimed]) {
      const answer = await send(rosa, draft({ establishment_id: id }))
      expect(answer.statusCode).toBe(409)
      expect(answer.json().code).toBe('contact-message.no-mailbox')
    }
    expect(await stored(rosa)).toEqual([])
  })
})

describe('the same message sent again', () => {
  it('is stored once and answered the same, whatever it says now', async () => {
    const rosa = await createPerson(portal)
    const message = draft()
    const first = await send(rosa, message)
    const again = await send(rosa, { ...message, message: 'Outra coisa' })
    expect(again.statusCode).toBe(201)
    expect(again.json()).toEqual(first.json())
    expect(await stored(rosa)).toMatchObject([{ message: message.message }])
  })

  it('ten times at once is one row, and whoever got through has its id', async () => {
    const rosa = await createPerson(portal)
    const message = draft()
    const answers = await Promise.all(Array.from({ length: 10 }, () => send(rosa, message)))
    const rows = await stored(rosa)
    expect(rows).toHaveLength(1)
    const accepted = answers.filter(({ statusCode }) => statusCode === 201)
    expect(accepted.length).toBeGreaterThan(0)
    expect(new Set(accepted.map((answer) => answer.json().id))).toEqual(new Set([rows[0]?.id]))
    expect((await send(rosa, message)).json().id).toBe(rows[0]?.id)
  })

  it('costs nothing, even when the person has no more messages', async () => {
    const rosa = await createPerson(portal)
    const other = await anotherPlace()
    const messages = Array.from({ length: 5 }, (_, count) =>
      draft(count < 2 ? { establishment_id: other } : {}),
    )
    for (const message of messages) expect((await send(rosa, message)).statusCode).toBe(201)
    expect((await send(rosa, draft())).statusCode).toBe(429)
    for (const message of messages) expect((await send(rosa, message)).statusCode).toBe(201)
  })

  it('by another person with the same key is another message', async () => {
    const [rosa, bento] = [await createPerson(portal), await createPerson(portal)]
    const message = draft()
    const [one, other] = [await send(rosa, message), await send(bento, message)]
    expect(other.json().id).not.toBe(one.json().id)
    expect(await stored(bento)).toHaveLength(1)
  })
})

describe('limits', () => {
  it('let one person write five times in ten minutes, from wherever', async () => {
    const rosa = await createPerson(portal)
    const other = await anotherPlace()
    for (let count = 0; count < 5; count += 1) {
      await send(rosa, draft(count < 2 ? { establishment_id: other } : {}))
    }
    const sixth = await send(rosa, draft({ establishment_id: other }))
    expect(sixth.statusCode).toBe(429)
    expect(sixth.json()).toMatchObject({ code: 'contact-message.too-many' })
    expect(Number(sixth.headers['retry-after'])).toBeGreaterThan(0)
    expect(await stored(rosa)).toHaveLength(5)
  })

  it('let one person write three times a day to one establishment', async () => {
    const rosa = await createPerson(portal)
    for (let count = 0; count < 3; count += 1) await send(rosa, draft())
    const fourth = await send(rosa, draft())
    expect(fourth.statusCode).toBe(429)
    expect(fourth.json()).toMatchObject({
      code: 'contact-message-establishment.too-many',
      detail: 'Você já enviou 3 mensagens a este negócio hoje. Espere a resposta ou tente amanhã.',
    })
    const elsewhere = draft({ establishment_id: await anotherPlace() })
    expect((await send(rosa, elsewhere)).statusCode).toBe(201)
    expect(await stored(rosa)).toHaveLength(4)
  })

  it('hold when the messages come all at once', async () => {
    const rosa = await createPerson(portal)
    await Promise.all(Array.from({ length: 12 }, () => send(rosa, draft())))
    expect((await stored(rosa)).length).toBeLessThanOrEqual(3)
  })

  it('let one household write twenty times an hour, under whichever name', async () => {
    const statuses: number[] = []
    for (let count = 0; count < 21; count += 1) {
      const person = await createPerson(portal)
      const remoteAddress = `2001:db8:7:7::${count + 1}`
      statuses.push((await send(person, draft(), { remoteAddress })).statusCode)
    }
    expect(statuses).toEqual([...Array<number>(20).fill(201), 429])
  })
})

describe('what is refused', () => {
  it.each([
    ['an empty message', { message: ' \n ' }],
    ['a message of 2,001 letters', { message: 'a'.repeat(2001) }],
    ['a message with a null byte', { message: 'oi\u0000' }],
    ['a message with an escape character', { message: 'oi\u001b[31m' }],
    ['a subject of two lines', { subject: 'Oi\r\nBcc: todos@exemplo.test' }],
    ['an empty subject', { subject: ' ' }],
    ['no establishment', { establishment_id: undefined }],
    ['an establishment that is no id', { establishment_id: 'pousada-da-mare' }],
    ['a key that is no UUID', { idempotency_key: '1' }],
    ['a message that is a list', { message: ['oi'] }],
  ])('%s', async (_, change) => {
    const rosa = await createPerson(portal)
    const answer = await send(rosa, draft(change))
    expect(answer.statusCode).toBe(422)
    expect(answer.json().code).toBe('input.invalid')
    expect(await stored(rosa)).toEqual([])
  })

  // spec: 196
  it('a visitor', async () => {
    expect((await send({}, draft())).statusCode).toBe(401)
  })

  it('another site, whoever is signed in', async () => {
    const rosa = await createPerson(portal)
    const answer = await send(rosa, draft(), { origin: 'https://evil.example' })
    expect(answer.statusCode).toBe(403)
    expect(await stored(rosa)).toEqual([])
  })
})

it.each([
  '<script>alert(1)</script>',
  "x'); drop table contact_messages;--",
  'Olá!\n\n\tTudo bem?\r\nAté 🏖️',
  'مرحبا 日本 e\u0301',
  'a'.repeat(2000),
])('keeps every letter of what was written: %s', async (message) => {
  const rosa = await createPerson(portal)
  expect((await send(rosa, draft({ message }))).statusCode).toBe(201)
  expect(await stored(rosa)).toMatchObject([{ message }])
})
