import { randomUUID } from 'node:crypto'
import { topics } from '@portal/contract/live/topics'
import type { InboxItem } from '@portal/contract/portal/workplace/business-inbox'
import { switchCapabilities } from '@portal/contract/testing/switch-capabilities'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { call } from '../../../../test/calls.ts'
import { addMember } from '../../../../test/establishments.ts'
import { createKitchen, type Kitchen, lineOf, pickupOf } from '../../../../test/orders.ts'
import { createPerson, type TestPerson } from '../../../../test/people.ts'
import { createAgency, plainLead } from '../../../../test/properties.ts'
import { fixedClock, useTestApp } from '../../../../test/test-app.ts'

const HOUR = 3_600_000
/** 18 July 2026 is a Saturday; 19h in the city. */
const START = Date.parse('2026-07-18T22:00:00Z')
const clock = fixedClock(new Date(START).toISOString())
const portal = useTestApp({ clock, environment: { SENSITIVE_LIMITS_FACTOR: '1000' } })

let restore: () => void
beforeAll(() => {
  restore = switchCapabilities(true, ['menu', 'delivery', 'shop', 'properties'])
})
afterAll(() => restore())

let kitchen: Kitchen
let fish: { id: string }
let rosa: TestPerson
let lastAddress = 0
beforeEach(async () => {
  clock.advance(START - clock.now().getTime())
  kitchen = await createKitchen(portal)
  fish = await kitchen.addItem('Filhote na brasa', 8_990)
  const profile = { whatsapp: '91988887777', state: 'PA', city: 'Salinópolis' }
  rosa = await createPerson(portal, { profile })
})

const write = async (message: string, person: TestPerson = rosa) => {
  const body = { establishment_id: kitchen.listing.id, message, idempotency_key: randomUUID() }
  const from = { ...person, address: `10.8.0.${++lastAddress % 250}` }
  return (await call(portal, 'POST', '/contact-messages', body, from)).json.id as string
}
const review = (person: TestPerson) =>
  call(
    portal,
    'PUT',
    `/establishments/${kitchen.listing.id}/my-review`,
    { rating: 5, text: 'Peixe ótimo' },
    person,
  )
const order = () => kitchen.place(pickupOf([lineOf(fish, 1)], 8_990))
const inbox = async (person: TestPerson = kitchen.owner, query = '') =>
  (await kitchen.as(person, 'GET', `/inbox${query}`)).json as {
    items: InboxItem[]
    next_cursor: string | null
  }
const kinds = async (person?: TestPerson, query?: string) =>
  (await inbox(person, query)).items.map(({ kind }) => kind)
const counts = async (person: TestPerson = kitchen.owner) =>
  (await call(portal, 'GET', '/my/inbox-counts', undefined, person)).json
const settle = (id: string, answered: boolean, person: TestPerson = kitchen.owner) =>
  kitchen.as(person, 'PUT', `/messages/${id}/answered`, { answered })

describe('what a business has to answer', () => {
  // spec: 780
  it('stands in one list: what ends by itself, who waits, what only stands there', async () => {
    await review(rosa)
    clock.advance(HOUR)
    await write('Abrem no domingo?')
    clock.advance(HOUR)
    await order()
    const { items } = await inbox()
    expect(items.map(({ kind, urgency }) => [kind, urgency])).toEqual([
      ['order', 'clock'],
      ['message', 'person'],
      ['review', 'public'],
    ])
    const [first, second] = items
    // An order is lost at its own hour; a message is worth most within a day.
    expect(first).toMatchObject({ order: { status: 'received', respond_by: first?.due_at } })
    expect(second).toMatchObject({
      message: { message: 'Abrem no domingo?' },
      since: new Date(START + HOUR).toISOString(),
      due_at: new Date(START + 25 * HOUR).toISOString(),
    })
    expect(await kinds(kitchen.owner, '?kind=review')).toEqual(['review'])
    expect(await counts()).toEqual([
      { establishment_id: kitchen.listing.id, counts: { order: 1, message: 1, review: 1 } },
    ])
  })

  // spec: 781
  it('is shown to each role as far as it may answer', async () => {
    await review(rosa)
    await write('Tem mesa na varanda?')
    await order()
    const people = {
      manager: ['order', 'message', 'review'],
      kitchen: ['order'],
      reception: ['message'],
      broker: [],
    } as const
    for (const [role, seen] of Object.entries(people)) {
      const person = await createPerson(portal)
      await addMember(portal, kitchen.listing.id, person, role as keyof typeof people)
      expect([role, await kinds(person)]).toEqual([role, seen])
      const [own] = await counts(person)
      expect([role, Object.keys(own?.counts ?? {}).sort()]).toEqual([role, [...seen].sort()])
    }
    const cook = await createPerson(portal)
    await addMember(portal, kitchen.listing.id, cook, 'kitchen')
    // Who cooks reads a first name, here as on the board.
    expect((await inbox(cook)).items[0]).toMatchObject({ order: { contact: { phone: null } } })
    expect(await counts(await createPerson(portal))).toEqual([])
  })

  it('is nobody else’s', async () => {
    const stranger = await createPerson(portal)
    expect((await kitchen.as(stranger, 'GET', '/inbox')).status).toBe(404)
    expect((await call(portal, 'GET', `${kitchen.base}/inbox`)).status).toBe(401)
    expect((await call(portal, 'GET', '/my/inbox-counts')).status).toBe(401)
    const wrong = [`/inbox?kind=ticket`, '/inbox?cursor=9abc', '/inbox?cursor=x']
    for (const path of wrong) expect((await kitchen.mine('GET', path)).status).toBe(422)
  })

  it('goes on by pages, and says each thing once', async () => {
    for (let index = 0; index < 23; index += 1) {
      clock.advance(60_000)
      await write(`Pergunta ${index}`, await createPerson(portal))
    }
    await review(rosa)
    await order()
    const first = await inbox()
    const rest = await inbox(kitchen.owner, `?cursor=${first.next_cursor}`)
    expect([first.items.length, rest.items.length, rest.next_cursor]).toEqual([20, 5, null])
    const all = [...first.items, ...rest.items]
    expect(new Set(all.map(({ id }) => id)).size).toBe(25)
    expect([all[0]?.kind, all.at(-1)?.kind]).toEqual(['order', 'review'])
    // Who has waited longest comes first.
    expect(all[1]).toMatchObject({ message: { message: 'Pergunta 0' } })
  })

  it('forgets an order that nobody accepted in time', async () => {
    await order()
    clock.advance(HOUR)
    expect(await kinds()).toEqual([])
    expect(await counts()).toEqual([])
  })
})

describe('what rings over every screen', () => {
  const callsOf = async (person: TestPerson) =>
    (await call(portal, 'GET', '/my/calls', undefined, person)).json as {
      now: string
      calls: { establishment_id: string; item: InboxItem }[]
    }

  // spec: 805
  it('is every order that waits at any business of the person, what is lost first before others', async () => {
    const other = await createKitchen(portal)
    const dish = await other.addItem('Tacacá', 2_500)
    await addMember(portal, other.listing.id, kitchen.owner, 'manager')
    await other.place(pickupOf([lineOf(dish, 1)], 2_500))
    clock.advance(60_000)
    await order()
    await write('Abrem no domingo?')
    const { now, calls } = await callsOf(kitchen.owner)
    expect(now).toBe(clock.now().toISOString())
    expect(calls.map((one) => [one.establishment_id, one.item.kind])).toEqual([
      [other.listing.id, 'order'],
      [kitchen.listing.id, 'order'],
    ])
    await kitchen.mine('POST', `/orders/${calls[1]?.item.id}/move`, { version: 1, to: 'accepted' })
    expect((await callsOf(kitchen.owner)).calls).toHaveLength(1)
    clock.advance(HOUR)
    expect((await callsOf(kitchen.owner)).calls).toEqual([])
  })

  it('rings only where its person may answer', async () => {
    await order()
    const cook = await createPerson(portal)
    await addMember(portal, kitchen.listing.id, cook, 'kitchen')
    const reception = await createPerson(portal)
    await addMember(portal, kitchen.listing.id, reception, 'reception')
    expect((await callsOf(cook)).calls).toMatchObject([
      { item: { order: { contact: { phone: null } } } },
    ])
    expect((await callsOf(reception)).calls).toEqual([])
    expect((await callsOf(await createPerson(portal))).calls).toEqual([])
    expect((await call(portal, 'GET', '/my/calls')).status).toBe(401)
  })
})

describe('a message', () => {
  // spec: 782
  it('waits until it is answered, not until somebody has read it', async () => {
    const id = await write('Tem vaga de garagem?')
    await kitchen.mine('PUT', `/messages/${id}/stage`, { stage: 'talking' })
    expect(await kinds()).toEqual(['message'])
    const body = { text: 'Temos.', seen_replies: 0, idempotency_key: randomUUID() }
    await kitchen.mine('POST', `/messages/${id}/replies`, body)
    expect(await kinds()).toEqual([])
  })

  it('waits no longer once another of the same person is answered', async () => {
    await write('Tem vaga?')
    clock.advance(1000)
    const second = await write('Para dois.')
    await write('Posso levar o cachorro?', await createPerson(portal))
    expect((await settle(second, true)).json.answered_at).toBe(clock.now().toISOString())
    expect((await inbox()).items).toMatchObject([
      { message: { message: 'Posso levar o cachorro?' } },
    ])
    await settle(second, false)
    expect((await inbox()).items).toHaveLength(2)
  })

  it('that was put away stays away when its sender writes again', async () => {
    const id = await write('Promoção imperdível')
    await kitchen.mine('PUT', `/messages/${id}/archived`, { archived: true })
    expect(await kinds()).toEqual([])
    await write('Viu minha promoção?')
    expect((await inbox()).items).toMatchObject([{ message: { message: 'Viu minha promoção?' } }])
  })

  it('is said to be answered by whoever may answer, of their own business', async () => {
    const id = await write('Oi')
    const staff = await createPerson(portal)
    await addMember(portal, kitchen.listing.id, staff, 'staff')
    const other = await createKitchen(portal)
    expect((await settle(id, true, staff)).status).toBe(403)
    expect((await settle(id, true, await createPerson(portal))).status).toBe(404)
    const theirs = `/messages/${id}/answered`
    expect((await other.mine('PUT', theirs, { answered: true })).status).toBe(404)
    expect((await other.mine('PUT', theirs, { answered: false })).status).toBe(404)
    expect((await kitchen.mine('PUT', theirs, {})).status).toBe(422)
    expect((await call(portal, 'PUT', kitchen.base + theirs, { answered: true })).status).toBe(401)
  })
})

it('a contact about a property waits until somebody answers it', async () => {
  const agency = await createAgency(portal)
  const { id } = await agency.publish()
  await call(portal, 'POST', `/properties/${id}/leads`, plainLead(), {})
  const list = async () => (await agency.mine('GET', '/inbox')).json.items
  expect(await list()).toMatchObject([{ kind: 'lead', urgency: 'person', lead: { read_at: null } }])
  const [lead] = await list()
  await agency.mine('PUT', `/property-leads/${lead.id}/stage`, { stage: 'talking' })
  expect(await list()).toEqual([])
})

it('whoever has the inbox open is told of a review and of its answer', async () => {
  const topic = topics.inbox(kitchen.listing.id)
  const version = async () => (await portal.deps.stores.live.readVersions([topic])).get(topic) ?? 0
  const before = await version()
  await review(rosa)
  const told = await version()
  const [item] = (await inbox()).items
  await call(portal, 'PUT', `/reviews/${item?.id}/reply`, { text: 'Volte!' }, kitchen.owner)
  expect([told - before, (await version()) - told]).toEqual([1, 1])
})
