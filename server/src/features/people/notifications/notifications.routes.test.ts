import { randomUUID } from 'node:crypto'
import { topics } from '@portal/contract/live/topics'
import { USUAL_QUIET } from '@portal/contract/people/notifications/kinds'
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { call } from '../../../../test/calls.ts'
import { addMember, createListing } from '../../../../test/establishments.ts'
import { readLive } from '../../../../test/live-reader.ts'
import { startOutside } from '../../../../test/outside.ts'
import { createPerson, openSession, type TestPerson } from '../../../../test/people.ts'
import { allowPush, sendDue, tellOne } from '../../../../test/push.ts'
import { fixedClock, useTestApp } from '../../../../test/test-app.ts'

/** Noon in the city: nothing is quiet. */
const clock = fixedClock('2026-07-18T15:00:00Z')
const outside = await startOutside()
afterAll(() => outside.stop())
const portal = useTestApp({ clock, environment: outside.environment })

let rosa: TestPerson
let bento: TestPerson
beforeEach(async () => {
  rosa = await createPerson(portal)
  bento = await createPerson(portal)
  outside.push.messages.length = 0
})

const get = async (path: string, from: Partial<TestPerson> = rosa) =>
  call(portal, 'GET', path, undefined, from)
const devices = async (from: Partial<TestPerson> = rosa) =>
  (await get('/my/push-devices', from)).json.devices
const CHOICES = {
  channels: { message: { push: true, email: true }, 'order-waiting': { push: true } },
  quiet: {
    ...{ quiet_from: 1320, quiet_until: 480, ringing: 'never', daily_limit: 3 },
    nights: [{ weekday: 5, quiet_from: 60, quiet_until: 480 }],
  },
}

describe('what somebody was told', () => {
  it('is theirs alone, newest first, until they have read it', async () => {
    await tellOne(portal, rosa.userId, { title: 'Pedido 1' })
    clock.advance(1000)
    await tellOne(portal, rosa.userId, { title: 'Pedido 2' })
    const { json } = await get('/my/notifications')
    expect(json.unread).toBe(2)
    expect(json.notifications.map(({ title }: { title: string }) => title)).toEqual([
      'Pedido 2',
      'Pedido 1',
    ])
    const ids = [json.notifications[0].id]
    const others = await call(portal, 'POST', '/my/notifications/read', { ids }, bento)
    expect(others.json).toEqual({ unread: 0 })
    const read = await call(portal, 'POST', '/my/notifications/read', { ids }, rosa)
    expect(read.json).toEqual({ unread: 1 })
    expect((await call(portal, 'POST', '/my/notifications/read', {}, rosa)).json.unread).toBe(0)
  })

  it('never undoes a write by words that are too long: they are cut', async () => {
    await tellOne(portal, rosa.userId, { title: 'Pedido '.repeat(40), body: '🦀'.repeat(400) })
    const { json } = await get('/my/notifications')
    expect([...json.notifications[0].title]).toHaveLength(120)
    expect(json.notifications[0].body).toBe('🦀'.repeat(300))
  })

  it('is one thing with its newest words, unread again', async () => {
    const topic = `order:${randomUUID()}`
    await tellOne(portal, rosa.userId, { topic, title: 'Pedido 7 · Retirada' })
    await call(portal, 'POST', '/my/notifications/read', {}, rosa)
    await tellOne(portal, rosa.userId, { topic, title: 'Pedido 7: quase no fim' })
    const { json } = await get('/my/notifications')
    expect(json).toMatchObject({ unread: 1, notifications: [{ title: 'Pedido 7: quase no fim' }] })
  })

  it('by two at once is still one thing', async () => {
    const topic = `order:${randomUUID()}`
    await Promise.all(Array.from({ length: 6 }, () => tellOne(portal, rosa.userId, { topic })))
    expect((await get('/my/notifications')).json.unread).toBe(1)
    await allowPush(portal, outside, rosa)
    await tellOne(portal, rosa.userId, { topic })
    await sendDue(portal)
    expect(outside.push.messages).toHaveLength(1)
  })

  it('is heard of in every browser of theirs, and in no other', async () => {
    const origin = await portal.app.listen({ host: '127.0.0.1', port: 0 })
    const topic = topics.notifications(rosa.userId)
    const [mine, others] = await Promise.all(
      [rosa, bento].map(({ cookie }) => readLive(origin, [topic], { cookie })),
    )
    await vi.waitFor(() => expect(mine?.version(topic)).toBeDefined())
    const before = mine?.version(topic) ?? 0
    await tellOne(portal, rosa.userId)
    await vi.waitFor(() => expect(mine?.version(topic)).toBe(before + 1))
    expect(others?.version(topic)).toBeUndefined()
    mine?.leave()
    others?.leave()
  })
})

describe('a device', () => {
  it('is one of the session that allowed it, under the name of its browser', async () => {
    await allowPush(portal, outside, rosa)
    const second = { cookie: await openSession(portal.deps, rosa.userId) }
    await allowPush(portal, outside, second)
    const seen = await devices()
    expect(seen.map(({ device }: { device: string }) => device)).toEqual([
      'Chrome no Android',
      'Chrome no Android',
    ])
    expect(seen.filter(({ is_current }: { is_current: boolean }) => is_current)).toHaveLength(1)
  })

  it('that says the same again changes nothing; another address takes the place of the first', async () => {
    const { push } = outside
    const first = push.subscribe(outside.environment.VAPID_PUBLIC_KEY)
    const keep = (body: object) => call(portal, 'PUT', '/my/push-devices/current', body, rosa)
    const [before] = (await keep(first)).json.devices
    clock.advance(60_000)
    const [after] = (await keep(first)).json.devices
    expect(after).toEqual({ ...before, seen_at: clock.now().toISOString() })
    const next = (await keep(push.subscribe(outside.environment.VAPID_PUBLIC_KEY))).json.devices
    expect(next).toHaveLength(1)
    expect(next[0].id).not.toBe(before.id)
  })

  it('belongs to whoever is signed in on it now', async () => {
    const { push, environment } = outside
    const browser = push.subscribe(environment.VAPID_PUBLIC_KEY)
    await call(portal, 'PUT', '/my/push-devices/current', browser, rosa)
    await call(portal, 'PUT', '/my/push-devices/current', browser, bento)
    expect(await devices(rosa)).toEqual([])
    expect(await devices(bento)).toHaveLength(1)
  })

  it('is one of ten: whoever opens session after session is pushed to on the newest, and nobody else loses one', async () => {
    await allowPush(portal, outside, bento)
    for (let opened = 0; opened < 12; opened += 1) {
      clock.advance(1000)
      const cookie = await openSession(portal.deps, rosa.userId)
      await allowPush(portal, outside, { cookie })
    }
    expect(await devices(rosa)).toHaveLength(10)
    expect(await devices(bento)).toHaveLength(1)
    await tellOne(portal, rosa.userId, {})
    await sendDue(portal)
    expect(outside.push.messages).toHaveLength(10)
  })

  it('is silent once taken off, and not by anybody else', async () => {
    await allowPush(portal, outside, rosa)
    const [{ id }] = await devices()
    const remove = (from: Partial<TestPerson>) =>
      call(portal, 'DELETE', `/my/push-devices/${id}`, undefined, from)
    expect((await remove(bento)).status).toBe(404)
    expect((await remove(rosa)).json.devices).toEqual([])
    expect((await remove(rosa)).status).toBe(404)
  })

  // spec: 709
  it.each([
    ['https://evil.example/push/1'],
    ['https://fcm.googleapis.com.evil.example/x'],
    ['https://fcm.googleapis.com:8443/x'],
    ['http://fcm.googleapis.com/x'],
    ['https://user@fcm.googleapis.com/x'],
    ['https://127.0.0.1/x'],
    ['https://push.apple.com/x'],
  ])('of an address that is no push service is refused: %s', async (endpoint) => {
    const { keys } = outside.push.subscribe(outside.environment.VAPID_PUBLIC_KEY)
    const answer = await call(portal, 'PUT', '/my/push-devices/current', { endpoint, keys }, rosa)
    expect(answer.status).toBe(422)
  })

  it.each([
    ['https://fcm.googleapis.com/fcm/send/abc'],
    ['https://updates.push.services.mozilla.com/wpush/v2/abc'],
    ['https://web.push.apple.com/abc'],
    ['https://wns2-par02p.notify.windows.com/w/?token=abc'],
  ])('of a browser’s own service is kept: %s', async (endpoint) => {
    const { keys } = outside.push.subscribe(outside.environment.VAPID_PUBLIC_KEY)
    const address = `${endpoint}${randomUUID()}`
    const body = { endpoint: address, keys }
    expect((await call(portal, 'PUT', '/my/push-devices/current', body, rosa)).status).toBe(200)
  })

  it('with keys of the wrong form is refused', async () => {
    const { endpoint, keys } = outside.push.subscribe(outside.environment.VAPID_PUBLIC_KEY)
    for (const wrong of [{ ...keys, auth: 'x' }, { ...keys, p256dh: '' }, {}]) {
      const body = { endpoint, keys: wrong }
      expect((await call(portal, 'PUT', '/my/push-devices/current', body, rosa)).status).toBe(422)
    }
  })

  it('with a key that is no point of the curve is forgotten when it is first needed', async () => {
    const { endpoint, keys } = outside.push.subscribe(outside.environment.VAPID_PUBLIC_KEY)
    const p256dh = Buffer.alloc(65, 4).toString('base64url')
    const body = { endpoint, keys: { ...keys, p256dh } }
    await call(portal, 'PUT', '/my/push-devices/current', body, rosa)
    await tellOne(portal, rosa.userId)
    await sendDue(portal)
    expect(await devices()).toEqual([])
  })
})

describe('a test', () => {
  // spec: 725
  it('reaches the devices of who asks for it, and nobody else', async () => {
    await allowPush(portal, outside, rosa)
    await allowPush(portal, outside, bento)
    const asked = await call(portal, 'POST', '/my/notifications/test', undefined, rosa)
    expect([asked.status, asked.json]).toEqual([202, { devices: 1 }])
    await sendDue(portal)
    expect(outside.push.messages.map(({ notification }) => notification.title)).toEqual([
      'Aviso de teste',
    ])
    expect((await get('/my/notifications', bento)).json.unread).toBe(0)
  })

  // spec: 809
  it('says what became of it on each channel, and what the person has not', async () => {
    expect((await get('/my/notifications/test')).json).toEqual({
      asked_at: null,
      deliveries: [],
      missing: ['push', 'whatsapp'],
    })
    await allowPush(portal, outside, rosa)
    await call(portal, 'POST', '/my/notifications/test', undefined, rosa)
    const results = async () =>
      (await get('/my/notifications/test')).json.deliveries.map((one: Record<string, unknown>) => [
        one.channel,
        one.device,
        one.is_current,
        one.state,
        one.seconds,
      ])
    expect(await results()).toEqual([
      ['push', 'Chrome no Android', true, 'waiting', null],
      ['email', null, false, 'waiting', null],
    ])
    clock.advance(2000)
    outside.push.fail(410)
    await sendDue(portal)
    // A browser that is gone takes its delivery with it; what is left is said to be missing.
    expect(await results()).toEqual([['email', null, false, 'sent', 2]])
    expect((await get('/my/notifications/test')).json.missing).toEqual(['push', 'whatsapp'])
    expect((await get('/my/notifications/test', bento)).json.asked_at).toBeNull()
  })

  it('is one thing however often it is asked for, up to a limit', async () => {
    const ask = () => call(portal, 'POST', '/my/notifications/test', undefined, rosa)
    for (let n = 0; n < 10; n += 1) expect((await ask()).status).toBe(202)
    expect((await ask()).status).toBe(429)
    expect((await get('/my/notifications')).json.unread).toBe(1)
  })
})

const STEPS = { others_after: 2, last_before: 4, later: [] as string[] }

describe('how far what nobody answers goes', () => {
  const place = async () => (await createListing(portal, { owner: rosa })).id as string

  // spec: 808
  it('is set by who sets how orders are taken, and seen by the team', async () => {
    const id = await place()
    await addMember(portal, id, bento, 'kitchen')
    const path = `/my/establishments/${id}/escalation`
    expect((await get(path)).json).toMatchObject({
      ...{ others_after: 3, last_before: 3, may_set: true },
      people: [
        { user_id: rosa.userId, role: 'owner', is_later: false, reached_by: ['email'] },
        { user_id: bento.userId, role: 'kitchen', is_later: false },
      ],
    })
    const later = [bento.userId, randomUUID()]
    const saved = await call(portal, 'PUT', path, { ...STEPS, later }, rosa)
    expect(saved.json).toMatchObject({
      ...{ others_after: 2, last_before: 4 },
      people: [{ is_later: false }, { is_later: true }],
    })
    expect((await get(path, bento)).json).toEqual({ ...saved.json, may_set: false })
    const { rows } = await portal.asOwner(
      `select details from audit_log where action = 'notifications.escalation-saved'`,
    )
    expect(rows).toEqual([{ details: { others_after: 2, last_before: 4, later: 1 } }])
  })

  it('is nobody else’s, and always leaves somebody to be told at once', async () => {
    const id = await place()
    const path = `/my/establishments/${id}/escalation`
    await addMember(portal, id, bento, 'kitchen')
    const put = async (body: object, from = rosa) =>
      (await call(portal, 'PUT', path, body, from)).status
    expect(await put(STEPS, bento)).toBe(403)
    const stranger = await createPerson(portal)
    expect([await put(STEPS, stranger), (await get(path, stranger)).status]).toEqual([404, 404])
    expect(await put({ ...STEPS, later: [rosa.userId, bento.userId] })).toBe(422)
    expect(await put({ ...STEPS, others_after: 6 })).toBe(422)
    expect(await put({ ...STEPS, others_after: 0 })).toBe(422)
    expect(await put({})).toBe(422)
  })

  // spec: 808
  it('tells the others of the team only where nobody answers', async () => {
    const id = await place()
    await addMember(portal, id, bento, 'kitchen')
    await call(
      portal,
      'PUT',
      `/my/establishments/${id}/escalation`,
      { ...STEPS, later: [bento.userId] },
      rosa,
    )
    await allowPush(portal, outside, rosa)
    await allowPush(portal, outside, bento)
    const tell = (topic: string) =>
      portal.deps.work.transaction(({ notifications }) =>
        notifications.tell(
          {
            ...{ to: { establishmentId: id, right: 'orders.move' }, kind: 'order-waiting', topic },
            ...{ title: topic, body: '', path: '/dash-espadarte', establishmentId: id },
            expiresAt: new Date(clock.now().getTime() + 600_000),
          },
          clock.now(),
        ),
      )
    await tell('Pedido 1')
    await tell('Pedido 2')
    await sendDue(portal)
    expect(outside.push.messages).toHaveLength(2)
    await portal.deps.work.transaction(({ notifications }) =>
      notifications.settle('Pedido 1', clock.now()),
    )
    clock.advance(2 * 60_000)
    await sendDue(portal)
    expect(outside.push.messages.map(({ notification }) => notification.title).toSorted()).toEqual([
      'Pedido 1',
      'Pedido 2',
      'Pedido 2',
    ])
    // The list in the app has it from the beginning.
    expect((await get('/my/notifications', bento)).json.notifications).toHaveLength(2)
  })
})

describe('choices', () => {
  it('begin as usual and are kept as they were made', async () => {
    expect((await get('/my/notification-choices')).json).toEqual({
      channels: {},
      quiet: USUAL_QUIET,
      offered: ['push', 'email', 'whatsapp'],
    })
    const saved = await call(portal, 'PUT', '/my/notification-choices', CHOICES, rosa)
    // What is as usual is not kept: it follows the usual when that changes.
    expect(saved.json).toMatchObject({ ...CHOICES, channels: { message: { email: true } } })
    expect(saved.json.channels).toEqual({ message: { email: true } })
    expect((await get('/my/notification-choices')).json).toEqual(saved.json)
    expect((await get('/my/notification-choices', bento)).json.channels).toEqual({})
  })

  it('hold: what is switched off is not sent, and stays on the list', async () => {
    await allowPush(portal, outside, rosa)
    const channels = { 'order-waiting': { push: false, email: false, whatsapp: false } }
    const body = { ...CHOICES, channels }
    await call(portal, 'PUT', '/my/notification-choices', body, rosa)
    await tellOne(portal, rosa.userId)
    expect(await sendDue(portal)).toBe(0)
    expect((await get('/my/notifications')).json.unread).toBe(1)
  })

  it('limit what has no clock to so many a day', async () => {
    await allowPush(portal, outside, rosa)
    await call(portal, 'PUT', '/my/notification-choices', CHOICES, rosa)
    for (let n = 0; n < 5; n += 1) {
      await tellOne(portal, rosa.userId, { kind: 'message', topic: `message:${n}` })
    }
    await sendDue(portal)
    expect(outside.push.messages).toHaveLength(3)
    expect((await get('/my/notifications')).json.unread).toBe(5)
  })

  it.each([
    { ...CHOICES, quiet: { ...CHOICES.quiet, quiet_from: 1440 } },
    { ...CHOICES, quiet: { ...CHOICES.quiet, daily_limit: -1 } },
    { ...CHOICES, channels: { gossip: { push: true } } },
    { ...CHOICES, channels: { message: { pigeon: true } } },
    {},
  ])('are refused where they make no sense', async (wrong) => {
    expect((await call(portal, 'PUT', '/my/notification-choices', wrong, rosa)).status).toBe(422)
  })
})

it('knows no visitor and no other site', async () => {
  const calls = [
    ['GET', '/my/notifications'],
    ['POST', '/my/notifications/read', {}],
    ['POST', '/my/notifications/test'],
    ['GET', '/my/notifications/test'],
    ['GET', `/my/establishments/${randomUUID()}/escalation`],
    ['PUT', `/my/establishments/${randomUUID()}/escalation`, STEPS],
    ['GET', '/my/push-devices'],
    ['PUT', '/my/push-devices/current', {}],
    ['DELETE', `/my/push-devices/${randomUUID()}`],
    ['GET', '/my/notification-choices'],
    ['PUT', '/my/notification-choices', CHOICES],
  ] as const
  for (const [method, path, body] of calls) {
    expect((await call(portal, method, path, body)).status).toBe(401)
    const foreign = { ...rosa, origin: 'https://evil.example' }
    if (method !== 'GET') expect((await call(portal, method, path, body, foreign)).status).toBe(403)
  }
})
