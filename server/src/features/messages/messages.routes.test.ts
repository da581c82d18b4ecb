import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { createPerson, type TestPerson } from '../../../test/people.ts'
import { fixedClock, useTestApp } from '../../../test/test-app.ts'

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
const draft = (change: object = {}) => ({
  establishment_name: 'Pousada da Maré',
  recipient_email: 'dona@exemplo.test',
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
        recipient_email: 'dona@exemplo.test',
        created_at: clock.now(),
      },
    ])
  })

  it('is of "Usuário Anônimo" where the profile has no name', async () => {
    const nameless = await createPerson(portal, { name: '' })
    await send(nameless, draft())
    expect(await stored(nameless)).toMatchObject([{ name: 'Usuário Anônimo', phone: null }])
  })

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
    }
    expect((await send(rosa, draft(forged))).statusCode).toBe(201)
    expect(await stored(bento)).toEqual([])
    expect(await stored(rosa)).toMatchObject([
      { name: 'Rosa Pinheiro', email: rosa.email, phone: null },
    ])
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
    const messages = Array.from({ length: 5 }, () => draft())
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
    for (let count = 0; count < 5; count += 1) await send(rosa, draft())
    const sixth = await send(rosa, draft())
    expect(sixth.statusCode).toBe(429)
    expect(sixth.json()).toMatchObject({ code: 'contact-message.too-many' })
    expect(Number(sixth.headers['retry-after'])).toBeGreaterThan(0)
    expect(await stored(rosa)).toHaveLength(5)
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
    ['an establishment of two lines', { establishment_name: 'Pousada\nBcc: x@exemplo.test' }],
    ['no establishment', { establishment_name: '' }],
    ['an address that is none', { recipient_email: 'dona' }],
    ['two addresses', { recipient_email: 'a@exemplo.test, b@exemplo.test' }],
    ['a key that is no UUID', { idempotency_key: '1' }],
    ['a message that is a list', { message: ['oi'] }],
  ])('%s', async (_, change) => {
    const rosa = await createPerson(portal)
    const answer = await send(rosa, draft(change))
    expect(answer.statusCode).toBe(422)
    expect(answer.json().code).toBe('input.invalid')
    expect(await stored(rosa)).toEqual([])
  })

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
