import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { startOutside } from '../../../../test/outside.ts'
import { createPerson, type TestPerson } from '../../../../test/people.ts'
import { allowPush, sendDue, tellOne } from '../../../../test/push.ts'
import { fixedClock, useTestApp } from '../../../../test/test-app.ts'

const MINUTE = 60_000
/** Noon in the city: nothing is quiet. */
const NOON = Date.parse('2026-07-18T15:00:00Z')
const clock = fixedClock('2026-07-18T15:00:00Z')
const outside = await startOutside()
afterAll(() => outside.stop())
const { push, post, whatsApp } = outside
const portal = useTestApp({ clock, environment: outside.environment })

const PHONE = '91988887777'
const TOPIC = 'order:a'
let helena: TestPerson
beforeEach(async () => {
  clock.advance(NOON - clock.now().getTime())
  await portal.asOwner('delete from users')
  await portal.asOwner('delete from jobs.job')
  helena = await createPerson(portal, { profile: { whatsapp: PHONE } })
  await portal.asOwner('update profiles set whatsapp_confirmed_at = now() where user_id = $1', [
    helena.userId,
  ])
  push.messages.length = 0
  post.mailbox.clear()
  whatsApp.messages.clear()
})

const tenMinutes = () => new Date(clock.now().getTime() + 10 * MINUTE)
const tell = (more: object = {}) =>
  tellOne(portal, helena.userId, { topic: TOPIC, expiresAt: tenMinutes(), ...more })
const settle = () =>
  portal.deps.work.transaction(({ notifications }) => notifications.settle(TOPIC, clock.now()))
const told = () => ({
  pushes: push.messages.map(({ notification }) => notification.title),
  emails: post.mailbox.list(helena.email).map(({ subject }) => subject),
  messages: whatsApp.messages.list(`55${PHONE}`).map(({ text }) => text.split('\n')[0]),
})
/** Each minute the worker does what is due. */
async function minutes(count: number) {
  await sendDue(portal)
  for (let passed = 0; passed < count; passed += 1) {
    clock.advance(MINUTE)
    await sendDue(portal)
  }
}
const TITLE = 'Pedido 1001 · Entrega'

describe('what nobody answers', () => {
  // spec: 722
  it('rings, is written after three minutes, and rings once more before its end', async () => {
    await allowPush(portal, outside, helena)
    await tell()
    await minutes(2)
    expect(told()).toEqual({ pushes: [TITLE], emails: [], messages: [] })
    await minutes(1)
    expect(told()).toEqual({ pushes: [TITLE], emails: [TITLE], messages: [TITLE] })
    await minutes(3)
    expect(told().pushes).toEqual([TITLE])
    await minutes(1)
    expect(told().pushes).toEqual([TITLE, `Quase no fim: ${TITLE}`])
    await minutes(10)
    expect(told()).toEqual({
      pushes: [TITLE, `Quase no fim: ${TITLE}`],
      emails: [TITLE],
      messages: [TITLE],
    })
  })

  it('is one thing on the list, unread again with its last words', async () => {
    await tell()
    await minutes(8)
    const { rows } = await portal.asOwner(
      'select kind, title, read_at from notifications where user_id = $1',
      [helena.userId],
    )
    expect(rows).toEqual([{ kind: 'order-ending', title: `Quase no fim: ${TITLE}`, read_at: null }])
  })

  it('goes by WhatsApp in one line each, with the address of its page', async () => {
    await tell()
    await minutes(3)
    expect(whatsApp.messages.list(`55${PHONE}`)[0]).toMatchObject({
      template: 'aviso_do_portal',
      text: [
        TITLE,
        'Peixaria do Zé: 2 itens.',
        'http://portal.test/dash-espadarte?aba=pedidos',
      ].join('\n'),
    })
  })
})

describe('nothing more comes', () => {
  it.each([0, 2, 5])('once it is answered, after %i minutes', async (after) => {
    await allowPush(portal, outside, helena)
    await tell()
    await minutes(after)
    const before = told()
    await settle()
    await minutes(15)
    expect(told()).toEqual(before)
  })

  it('in writing to who has seen it; the last word comes all the same', async () => {
    await allowPush(portal, outside, helena)
    await tell()
    await minutes(1)
    await portal.asOwner('update notifications set read_at = now()')
    await minutes(3)
    expect(told()).toEqual({ pushes: [TITLE], emails: [], messages: [] })
    await minutes(5)
    expect(told().pushes).toEqual([TITLE, `Quase no fim: ${TITLE}`])
  })

  it('of the first words once newer ones have taken their place', async () => {
    await allowPush(portal, outside, helena)
    await tell()
    await minutes(1)
    await tell({ title: 'Pedido 1001 mudou' })
    await minutes(3)
    expect(told().emails).toEqual(['Pedido 1001 mudou'])
  })

  it('of what has no clock', async () => {
    await allowPush(portal, outside, helena)
    await tell({ kind: 'review', title: 'Avaliação' })
    await minutes(20)
    expect(told()).toEqual({ pushes: ['Avaliação'], emails: [], messages: [] })
  })
})

it('a request of the night is told in the morning, and further from then on', async () => {
  clock.advance(Date.parse('2026-07-19T03:00:00-03:00') - clock.now().getTime())
  await allowPush(portal, outside, helena)
  const expiresAt = new Date(clock.now().getTime() + 24 * 60 * MINUTE)
  await tell({ kind: 'stay-waiting', title: 'Reserva', isOpen: false, expiresAt })
  await minutes(239)
  expect(told()).toEqual({ pushes: [], emails: [], messages: [] })
  await minutes(1)
  expect(told()).toEqual({ pushes: ['Reserva'], emails: [], messages: [] })
  await minutes(3)
  expect(told()).toEqual({ pushes: ['Reserva'], emails: ['Reserva'], messages: ['Reserva'] })
})

describe('a worker that dies', () => {
  it.each(['push', 'whatsapp'] as const)('over a %s tells nobody twice by it', async (channel) => {
    if (channel === 'push') await allowPush(portal, outside, helena)
    await tell()
    await minutes(2)
    clock.advance(MINUTE)
    await portal.asOwner(
      `update notification_deliveries set state = 'sending' where channel = $1`,
      [channel],
    )
    await minutes(1)
    const { pushes, messages } = told()
    expect(new Set(pushes).size).toBe(pushes.length)
    expect(new Set(messages).size).toBe(messages.length)
  })
})
