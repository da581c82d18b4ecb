import { randomUUID } from 'node:crypto'
import { switchCapabilities } from '@portal/contract/testing/switch-capabilities'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { startMailbox } from '../../../../../sandbox/src/mailbox/start-mailbox.ts'
import { call } from '../../../../test/calls.ts'
import { createPerson } from '../../../../test/people.ts'
import {
  createHouse,
  daysAfter,
  stayOf,
  type TestHouse,
  takenNights,
} from '../../../../test/stays.ts'
import { fixedClock, useTestApp } from '../../../../test/test-app.ts'
import { hashToken } from '../../../platform/auth/token-hash.ts'
import { deliverStayCode } from './prove-mailbox.ts'
import { sendByEmail } from './tell-by-email.ts'

const NOW = '2026-07-18T12:00:00Z'
const MINUTE = 60_000
const ARRIVAL = '2026-08-03'
const clock = fixedClock(NOW)
const post = await startMailbox({ smtpPort: 0, webPort: 0 })
afterAll(() => post.stop())
/** Limits as they are in production. */
const portal = useTestApp({
  clock,
  environment: { SMTP_URL: `smtp://127.0.0.1:${post.smtpPort}` },
})
let house: TestHouse
let restore: () => void
let count = 0

beforeAll(() => {
  restore = switchCapabilities(true, ['lodging'])
})
afterAll(() => restore())
beforeEach(async () => {
  clock.advance(Date.parse(NOW) - clock.now().getTime())
  house = await createHouse(portal)
})

const freshEmail = () => `hospede${++count}@exemplo.test`
const freshAddress = () => `10.30.${++count % 250}.9`
const freshPhone = () => `919${String(10_000_000 + ++count)}`
const codeOf = ({ status, json }: { status: number; json: { code?: string } | null }) => [
  status,
  json?.code,
]
const mailTo = (email: string) => post.mailbox.list().find(({ to }) => to.includes(email))
const digitsIn = (text: string | null | undefined) => /\b\d{6}\b/.exec(text ?? '')?.[0] ?? ''

type Asking = { key?: string; address?: string }
async function askCode(
  email: string,
  { key = randomUUID(), address = freshAddress() }: Asking = {},
) {
  const asked = await call(
    portal,
    'POST',
    `/establishments/${house.listing.slug}/stay-code`,
    { key, email },
    { address },
  )
  return { key, asked }
}
/** The code as its mailbox reads it. */
async function codeFor(email: string, more: Asking = {}) {
  const { key, asked } = await askCode(email, more)
  expect(asked.status).toBe(202)
  await deliverStayCode({ key, sentAt: clock.now().toISOString() }, portal.deps)
  return { key, email, code: digitsIn(mailTo(email)?.text) }
}
const send = (
  body: object,
  { address = freshAddress(), at = house }: { address?: string; at?: TestHouse } = {},
) => call(portal, 'POST', `/establishments/${at.listing.slug}/stays`, body, { address })
const wish = (more: object = {}, at = house) =>
  stayOf(at.unit, ARRIVAL, 2, { phone: freshPhone(), ...more })
async function ask(email = freshEmail(), more: object = {}) {
  const mailbox = await codeFor(email)
  const sent = await send(wish({ mailbox, ...more }))
  expect(sent.status).toBe(201)
  return { ...(sent.json as { id: string; token: string }), email }
}
const byLink = (path: string, body: object, address = freshAddress()) =>
  call(portal, 'POST', `/stays/${path}`, body, { address })
const rowOf = async (id: string) =>
  (
    await portal.asOwner<{
      user_id: string | null
      respond_by: Date
      contact_email: string | null
    }>('select user_id, respond_by, contact_email from stays where id = $1', [id])
  ).rows[0]

// spec: 1020
it('holds nothing before the mailbox answered its code, and a day afterwards', async () => {
  expect(codeOf(await send(wish()))).toEqual([409, 'stays.code'])
  const email = freshEmail()
  const mailbox = await codeFor(email)
  expect(await takenNights(portal, house.unit)).toEqual([])
  const { status, json } = await send(wish({ mailbox }))
  expect(status).toBe(201)
  expect((await rowOf(json.id))?.respond_by.getTime()).toBe(Date.parse(NOW) + 24 * 60 * MINUTE)
  expect(await takenNights(portal, house.unit)).toEqual([
    `hold ${ARRIVAL} ${daysAfter(ARRIVAL, 2)}`,
  ])
  const told = await portal.asOwner(
    "select 1 from notifications where kind = 'stay-waiting' and topic = 'stay:' || $1",
    [json.id],
  )
  expect(told.rows).toHaveLength(1)
})

it('is one request however often it is sent, and another content is refused', async () => {
  const mailbox = await codeFor(freshEmail())
  const body = wish({ mailbox })
  const first = await send(body)
  expect((await send(body)).json).toEqual(first.json)
  expect(codeOf(await send({ ...body, adults: 1 }))).toEqual([409, 'stays.same-key'])
})

// spec: 1021
it('is followed, confirmed and cancelled by the link that every e-mail carries', async () => {
  const { id, token, email } = await ask()
  await sendByEmail({ stayId: id, version: 1, isReminder: false }, portal.deps)
  expect(mailTo(email)?.text).toContain(`/reserva#token=${token}`)
  expect((await byLink('follow', { token })).json).toMatchObject({
    status: 'requested',
    contact: { email },
  })
  expect((await house.accept({ id }, { total_cents: 66_000 })).json).toMatchObject({ id })
  await sendByEmail({ stayId: id, version: 2, isReminder: false }, portal.deps)
  expect(mailTo(email)?.subject).toContain('aceitou seu pedido')
  const before = post.mailbox.list().length
  // What happened meanwhile has words of its own.
  await sendByEmail({ stayId: id, version: 1, isReminder: false }, portal.deps)
  expect(post.mailbox.list()).toHaveLength(before)
  expect((await byLink('confirm', { token, version: 2 })).json.status).toBe('confirmed')
  expect(codeOf(await byLink('forget', { token }))).toEqual([409, 'stays.ahead'])
  expect((await byLink('cancel', { token, version: 3, fee_cents: 0 })).json.status).toBe(
    'cancelled',
  )
  expect(await takenNights(portal, house.unit)).toEqual([])
})

it('forgets the guest at once where the stay is over, and the link with them', async () => {
  const { id, token } = await ask()
  await byLink('cancel', { token, version: 1, fee_cents: 0 })
  expect((await byLink('forget', { token })).json).toEqual({ forgotten: true })
  expect((await rowOf(id))?.contact_email).toBeNull()
  expect(codeOf(await byLink('follow', { token }))).toEqual([422, 'stays.link'])
})

describe('who would harm somebody with it', () => {
  // spec: 1022
  it('gets nothing with the mailbox of somebody else: five tries a code, four codes an hour', async () => {
    const email = freshEmail()
    const address = freshAddress()
    const { key, code } = await codeFor(email, { address })
    const wrong = code === '000000' ? '000001' : '000000'
    for (let tries = 1; tries < 5; tries += 1) {
      const refused = await send(wish({ mailbox: { email, key, code: wrong } }))
      expect(codeOf(refused)).toEqual([422, 'stays.code-wrong'])
    }
    const spent = () => send(wish({ mailbox: { email, key, code } }))
    await send(wish({ mailbox: { email, key, code: wrong } }))
    expect(codeOf(await spent())).toEqual([429, 'stays.code-too-many'])
    for (let codes = 2; codes <= 4; codes += 1) {
      expect((await askCode(email, { address })).asked.status).toBe(202)
    }
    expect((await askCode(email, { address })).asked.status).toBe(429)
    // Its owner still has codes left, from where they are.
    expect((await askCode(email)).asked.status).toBe(202)
  })

  it('does not use a code for another mailbox than it was sent to', async () => {
    const { key, code } = await codeFor(freshEmail())
    const other = { key, code, email: freshEmail() }
    expect(codeOf(await send(wish({ mailbox: other })))).toEqual([422, 'stays.code-expired'])
  })

  it('waits after twenty guessed links, while a right one costs nothing', async () => {
    const { token } = await ask()
    const address = freshAddress()
    const guess = () => byLink('follow', { token: 'x'.repeat(43) }, address)
    for (let guesses = 0; guesses < 20; guesses += 1) expect((await guess()).status).toBe(422)
    expect((await guess()).status).toBe(429)
    expect((await byLink('follow', { token }, address)).status).toBe(200)
  })

  it('keeps no more than three houses waiting with one phone, whatever the mailboxes', async () => {
    const phone = freshPhone()
    const houses = [house]
    for (let more = 0; more < 3; more += 1) houses.push(await createHouse(portal))
    const answers = []
    for (const at of houses) {
      const mailbox = await codeFor(freshEmail())
      answers.push((await send(wish({ mailbox, phone }, at), { at })).status)
    }
    expect(answers).toEqual([201, 201, 201, 409])
  })

  it('keeps no more than eight houses waiting from one address, whatever phones and mailboxes', async () => {
    const address = freshAddress()
    const answers = []
    for (let asked = 0; asked < 9; asked += 1) {
      const at = await createHouse(portal)
      const mailbox = await codeFor(freshEmail())
      answers.push((await send(wish({ mailbox }, at), { at, address })).status)
    }
    expect(answers.filter((status) => status === 201)).toHaveLength(8)
    expect(answers.at(-1)).toBe(409)
  })
})

describe('the account of the same mailbox', () => {
  it('has the stay at once where it has proved it, without anybody being told of the account', async () => {
    const rosa = await createPerson(portal)
    const { id, token } = await ask(rosa.email)
    expect((await rowOf(id))?.user_id).toBe(rosa.userId)
    const mine = await call(portal, 'GET', '/my/stays', undefined, { cookie: rosa.cookie })
    expect(mine.json.stays).toMatchObject([{ id }])
    expect((await byLink('follow', { token })).status).toBe(200)
  })

  // spec: 1023
  it('has it once it proves the mailbox, and not before', async () => {
    const email = freshEmail()
    const { id } = await ask(email)
    const rosa = await createPerson(portal, { email, emailVerified: false })
    expect((await rowOf(id))?.user_id).toBeNull()
    const token = randomUUID()
    await portal.deps.work.transaction(({ accountLinks }) =>
      accountLinks.add({
        tokenHash: hashToken(token),
        purpose: 'confirm-email',
        userId: rosa.userId,
        email,
        expiresAt: new Date(clock.now().getTime() + 60 * MINUTE),
      }),
    )
    expect((await call(portal, 'POST', '/auth/email-confirmation/confirm', { token })).status).toBe(
      200,
    )
    expect((await rowOf(id))?.user_id).toBe(rosa.userId)
  })

  it('does not let whoever works in a house ask for its nights without signing in', async () => {
    const mailbox = await codeFor(house.owner.email)
    expect(codeOf(await send(wish({ mailbox })))).toEqual([409, 'stays.own'])
  })
})
