import {
  MEMBER_ROLES,
  type MemberRole,
  roleMay,
  sentenceOfRole,
  TEAM_RIGHTS,
  type TeamRight,
} from '@portal/contract/guide/team/team-rights'
import { beforeAll, describe, expect, it } from 'vitest'
import { call } from '../test/calls.ts'
import { addMember } from '../test/establishments.ts'
import { createKitchen, deliveryOf, type Kitchen, lineOf } from '../test/orders.ts'
import { createPerson, type TestPerson } from '../test/people.ts'
import { fixedClock, useTestApp } from '../test/test-app.ts'

const clock = fixedClock('2026-07-18T15:00:00Z')
const portal = useTestApp({ clock })
const TEAM = MEMBER_ROLES.filter((role) => role !== 'owner')

let kitchen: Kitchen
let orderId: string
const people = {} as Record<MemberRole, TestPerson>

beforeAll(async () => {
  kitchen = await createKitchen(portal)
  people.owner = kitchen.owner
  for (const role of TEAM) {
    people[role] = await createPerson(portal)
    await addMember(portal, kitchen.listing.id, people[role], role)
  }
  const fish = await kitchen.addItem('Filhote na brasa', 4_500)
  const placed = await kitchen.place(deliveryOf([lineOf(fish)], 5_100, { name: 'Luciana Tavares' }))
  orderId = placed.json.id
})

/** What opens each part of the workplace, by the right that it asks for. */
const SCREENS: Partial<Record<TeamRight, string>> = {
  'orders.see': '/orders/board',
  'orders.takings': '/orders/days/2026-07-18',
  'stays.see': '/lodging-calendar',
  'pix.confirm': '/house-pix',
  'coupons.redeem': '/offers',
  'messages.read': '/messages',
  'messages.answer': '/reply-templates',
  'reviews.read': '/reviews',
  'menu.see': '/catalogue/menu',
  'rooms.see': '/lodging',
  'properties.see': '/properties',
  'connections.see': '/pos',
  'insight.see': '/insight',
  'team.see': '/team',
  'team.manage': '/connections',
}

describe.each(MEMBER_ROLES)('%s', (role) => {
  it.each(Object.entries(SCREENS))(
    'is let in by %s, or told that the role lacks it',
    async (right, path) => {
      const { status, json } = await kitchen.as(people[role], 'GET', path)
      const may = roleMay(role, right as TeamRight)
      expect([status, may ? undefined : json.code]).toEqual(
        may ? [200, undefined] : [403, 'establishment.forbidden'],
      )
    },
  )

  it('pauses the orders, or is told that the role does not', async () => {
    const pause = { is_paused: false, minutes: null }
    const { status } = await kitchen.as(people[role], 'PUT', '/ordering/pause', pause)
    expect(status).toBe(roleMay(role, 'orders.pause') ? 200 : 403)
  })
})

it('tells the kitchen what to cook and for which first name, and neither phone nor address', async () => {
  const board = await kitchen.as(people.kitchen, 'GET', '/orders/board')
  const one = await kitchen.as(people.kitchen, 'GET', `/orders/${orderId}`)
  for (const order of [board.json.orders[0], one.json]) {
    expect(order.lines[0].name).toBe('Filhote na brasa')
    expect(order.contact).toEqual({ name: 'Luciana', phone: null, address: null })
    expect(order.whatsapp_url).toBeNull()
  }
  expect(board.json.today).toBeNull()
  expect(JSON.stringify([board.json, one.json])).not.toMatch(/Tavares|Travessa São Pedro/)
  const counter = await kitchen.as(people.counter, 'GET', `/orders/${orderId}`)
  expect(counter.json.contact).toMatchObject({
    name: 'Luciana Tavares',
    address: { number: '214' },
  })
})

it('finds and counts messages for those who may read them only', async () => {
  const guest = await createPerson(portal, {
    profile: { whatsapp: '91988887777', state: 'PA', city: 'Salinópolis' },
  })
  const words = {
    establishment_id: kitchen.listing.id,
    message: 'Tem caranguejo hoje?',
    idempotency_key: crypto.randomUUID(),
  }
  await call(portal, 'POST', '/contact-messages', words, guest)
  for (const role of MEMBER_ROLES) {
    const may = roleMay(role, 'messages.read')
    const answers = roleMay(role, 'messages.answer')
    const found = await call(portal, 'GET', '/my/records?busca=caranguejo', undefined, people[role])
    const waiting = await call(portal, 'GET', '/my/inbox-counts', undefined, people[role])
    const messages = waiting.json[0]?.counts.message ?? 0
    expect([role, found.json.length, messages]).toEqual([role, may ? 1 : 0, answers ? 1 : 0])
  }
})

it('says of every role exactly what the table lets it do', () => {
  for (const role of MEMBER_ROLES) {
    const sentence = sentenceOfRole(role)
    const told = sentence.startsWith('Pode tudo')
      ? TEAM_RIGHTS.length - (sentence === 'Pode tudo.' ? 0 : sentence.split('; ').length)
      : sentence.split('; ').length
    expect([role, told]).toEqual([role, TEAM_RIGHTS.filter((right) => roleMay(role, right)).length])
  }
  expect(sentenceOfRole('manager')).toBe(
    'Pode tudo, menos convidar, mudar papéis e tirar pessoas; mudar a chave Pix da casa; arquivar ou passar o negócio.',
  )
})
