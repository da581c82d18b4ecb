import { switchCapabilities } from '@portal/contract/testing/switch-capabilities'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { call } from '../test/calls.ts'
import { addMember } from '../test/establishments.ts'
import { createKitchen, deliveryOf, type Kitchen, lineOf } from '../test/orders.ts'
import { startOutside } from '../test/outside.ts'
import { createPerson, openSession } from '../test/people.ts'
import { allowPush, sendDue } from '../test/push.ts'
import { fixedClock, useTestApp } from '../test/test-app.ts'
import { expireOrders } from './features/storefront/orders/expire-orders.ts'

const MINUTE = 60_000
/** 18 July 2026 is a Saturday; 19h in the city. */
const EVENING = Date.parse('2026-07-18T22:00:00Z')
const clock = fixedClock('2026-07-18T22:00:00Z')
const outside = await startOutside()
afterAll(() => outside.stop())
const { push, post } = outside
const portal = useTestApp({
  clock,
  // Without WhatsApp, which would ask strangers for a code first.
  environment: { SENSITIVE_LIMITS_FACTOR: '1000', ...outside.environment, WHATSAPP_TOKEN: '' },
})

let kitchen: Kitchen
let fish: { id: string }
let restore: () => void
beforeAll(() => {
  restore = switchCapabilities(true, ['menu', 'delivery', 'shop', 'push'])
})
afterAll(() => restore())
beforeEach(async () => {
  clock.advance(EVENING - clock.now().getTime())
  kitchen = await createKitchen(portal)
  fish = await kitchen.addItem('Filhote na brasa', 8_990)
  push.messages.length = 0
  post.mailbox.clear()
})

const order = async () => {
  const placed = await kitchen.place(deliveryOf([lineOf(fish, 2)], 2 * 8_990 + 600))
  expect([placed.status, placed.json.code]).toEqual([201, undefined])
  return placed.json as { id: string; number: number; token: string }
}
const listOf = async (cookie: string) =>
  (await call(portal, 'GET', '/my/notifications', undefined, { cookie })).json

describe('an order is placed', () => {
  // spec: 704
  it('rings at once on every phone of the team, in words that open the order', async () => {
    const josue = await createPerson(portal)
    await addMember(portal, kitchen.listing.id, josue, 'staff')
    await allowPush(portal, outside, kitchen.owner)
    await allowPush(portal, outside, josue)
    const { number } = await order()
    await sendDue(portal)

    expect(push.messages).toHaveLength(2)
    for (const { notification, urgency, ttlSeconds, topic } of push.messages) {
      expect(notification).toMatchObject({
        title: `Pedido ${number} · Entrega`,
        body: expect.stringMatching(/2 itens, R\$\s185,80\. Responda até 19h10\.$/),
        navigate: `http://portal.test/dash-espadarte?aba=pedidos&negocio=${kitchen.listing.id}`,
      })
      expect({ urgency, ttlSeconds }).toEqual({ urgency: 'high', ttlSeconds: 600 })
      expect(topic).toBe(notification.tag)
    }
    expect(post.mailbox.list()).toEqual([])
  })

  // spec: 705
  it('says nothing of whoever ordered to the service that carries it', async () => {
    await allowPush(portal, outside, kitchen.owner)
    const asked = deliveryOf([lineOf(fish, 2)], 2 * 8_990 + 600)
    await kitchen.place(asked)
    await sendDue(portal)
    const { phone, name, address } = asked as unknown as Record<string, string> & {
      address: { street: string; neighbourhood: string }
    }
    for (const secret of [phone, name, address.street, address.neighbourhood]) {
      expect(push.messages[0]?.text).not.toContain(secret)
    }
  })

  it('is on the list of everybody who answers, and of nobody else', async () => {
    const stranger = await createPerson(portal)
    await order()
    expect(await listOf(kitchen.owner.cookie)).toMatchObject({
      unread: 1,
      notifications: [{ kind: 'order-waiting', read_at: null }],
    })
    expect(await listOf(stranger.cookie)).toEqual({ unread: 0, notifications: [] })
  })

  // spec: 704
  it('goes by e-mail at once to who has no phone that rings', async () => {
    const { number } = await order()
    await sendDue(portal)
    const [mail] = post.mailbox.list(kitchen.owner.email)
    expect(mail?.subject).toBe(`Pedido ${number} · Entrega`)
    expect(mail?.text).toContain(`aba=pedidos&negocio=${kitchen.listing.id}`)
  })

  it('is undone with its notifications', async () => {
    await allowPush(portal, outside, kitchen.owner)
    await expect(
      portal.deps.work.transaction(async ({ notifications }) => {
        await notifications.tell(
          {
            to: { userId: kitchen.owner.userId },
            kind: 'order-waiting',
            topic: 'order:undone',
            title: 'Pedido',
            body: '',
            path: '/',
          },
          clock.now(),
        )
        throw new Error('no')
      }),
    ).rejects.toThrow('no')
    expect(await sendDue(portal)).toBe(0)
    expect((await listOf(kitchen.owner.cookie)).unread).toBe(0)
  })
})

describe('nothing more is sent', () => {
  // spec: 707
  it('of an order that somebody has answered', async () => {
    await allowPush(portal, outside, kitchen.owner)
    const { id } = await order()
    await kitchen.move(id, 'accepted')
    await sendDue(portal)
    expect(push.messages).toEqual([])
    expect((await listOf(kitchen.owner.cookie)).unread).toBe(0)
  })

  it('of one that ended with its time', async () => {
    await allowPush(portal, outside, kitchen.owner)
    await order()
    clock.advance(11 * MINUTE)
    await sendDue(portal)
    expect(push.messages).toEqual([])
    await expireOrders(portal.deps)
    expect((await listOf(kitchen.owner.cookie)).unread).toBe(0)
  })

  // spec: 709
  it('to a phone that signed out: the next way is taken', async () => {
    await allowPush(portal, outside, kitchen.owner)
    const elsewhere = await openSession(portal.deps, kitchen.owner.userId)
    await order()
    await call(portal, 'POST', '/auth/sign-out', { scope: 'local' }, kitchen.owner)
    await sendDue(portal)
    expect(push.messages).toEqual([])
    expect(post.mailbox.list(kitchen.owner.email)).toHaveLength(1)
    const { json } = await call(portal, 'GET', '/my/push-devices', undefined, { cookie: elsewhere })
    expect(json.devices).toEqual([])
  })
})

describe('a channel that fails leads to the next', () => {
  it.each([404, 410] as const)('%i: the phone is forgotten, an e-mail goes', async (status) => {
    await allowPush(portal, outside, kitchen.owner)
    push.fail(status)
    await order()
    await sendDue(portal)
    expect(post.mailbox.list(kitchen.owner.email)).toHaveLength(1)
    const { json } = await call(portal, 'GET', '/my/push-devices', undefined, kitchen.owner)
    expect(json.devices).toEqual([])
  })

  it('403: our keys are refused, an e-mail goes and the phone stays', async () => {
    await allowPush(portal, outside, kitchen.owner)
    push.fail(403)
    await order()
    await sendDue(portal)
    expect(post.mailbox.list(kitchen.owner.email)).toHaveLength(1)
    const { json } = await call(portal, 'GET', '/my/push-devices', undefined, kitchen.owner)
    expect(json.devices).toHaveLength(1)
  })

  // spec: 706
  it('no e-mail goes where another phone of the same person has rung', async () => {
    await allowPush(portal, outside, kitchen.owner)
    const second = await openSession(portal.deps, kitchen.owner.userId)
    await allowPush(portal, outside, { cookie: second })
    push.fail(410)
    await order()
    await sendDue(portal)
    expect(push.messages).toHaveLength(1)
    expect(post.mailbox.list()).toEqual([])
  })

  it('413: the same with fewer words', async () => {
    await allowPush(portal, outside, kitchen.owner)
    push.fail(413)
    const { number } = await order()
    await sendDue(portal)
    expect(push.messages.map(({ notification }) => notification)).toEqual([
      expect.objectContaining({ title: `Pedido ${number} · Entrega` }),
    ])
    expect(push.messages[0]?.notification.body).toBeUndefined()
  })

  it('429 for a moment: tried again when the service said', async () => {
    await allowPush(portal, outside, kitchen.owner)
    push.askForPatience(30)
    push.fail(429)
    await order()
    await sendDue(portal)
    clock.advance(29_000)
    expect(await sendDue(portal)).toBe(0)
    clock.advance(1_000)
    await sendDue(portal)
    expect(push.messages).toHaveLength(1)
    expect(post.mailbox.list()).toEqual([])
  })

  it('429 for minutes: an e-mail goes meanwhile', async () => {
    await allowPush(portal, outside, kitchen.owner)
    push.askForPatience(240)
    push.fail(429)
    await order()
    await sendDue(portal)
    expect(post.mailbox.list(kitchen.owner.email)).toHaveLength(1)
    clock.advance(4 * MINUTE)
    await sendDue(portal)
    expect(push.messages).toHaveLength(1)
  })
})

describe('a worker that dies over a delivery', () => {
  // spec: 706
  it('before the call is known: the phone is not called twice, an e-mail goes', async () => {
    await allowPush(portal, outside, kitchen.owner)
    await order()
    await portal.asOwner(`update notification_deliveries set state = 'sending', tries = 1`)
    await sendDue(portal)
    expect(push.messages).toEqual([])
    expect(post.mailbox.list(kitchen.owner.email)).toHaveLength(1)
  })

  it('after it: what was sent is not sent again', async () => {
    await allowPush(portal, outside, kitchen.owner)
    await order()
    const { rows } = await portal.asOwner<{ data: object; name: string }>(
      `select name, data from jobs.job where name = 'notifications.deliver'`,
    )
    await sendDue(portal)
    await portal.asOwner(
      `insert into jobs.job (name, data, singleton_key) values ('notifications.deliver', $1, 'x')`,
      [rows.at(-1)?.data],
    )
    await sendDue(portal)
    expect(push.messages).toHaveLength(1)
    expect(post.mailbox.list()).toEqual([])
  })
})
