import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, it } from 'vitest'
import { call } from '../../../../test/calls.ts'
import { addMember, createListing } from '../../../../test/establishments.ts'
import { createPerson, type TestPerson } from '../../../../test/people.ts'
import { fixedClock, useTestApp } from '../../../../test/test-app.ts'

const portal = useTestApp({ clock: fixedClock() })
const profile = { whatsapp: '91988887777', state: 'PA', city: 'Salinópolis' }

type Who = 'owner' | 'manager' | 'staff' | 'removed' | 'other owner' | 'admin' | 'visitor'
const people = {} as Record<Who, Partial<TestPerson>>
let place: string
let message: string
let review: string
let invitation: string

beforeAll(async () => {
  const owner = await createPerson(portal, { plan: 'atalaia' })
  const [manager, staff] = [await createPerson(portal), await createPerson(portal)]
  const [removed, other] = [await createPerson(portal), await createPerson(portal)]
  place = (await createListing(portal, { owner })).id
  await createListing(portal, { owner: other })
  await addMember(portal, place, manager, 'manager')
  await addMember(portal, place, staff, 'staff')
  await addMember(portal, place, removed, 'manager')
  const admin = await createPerson(portal, { role: 'admin' })
  Object.assign(people, {
    owner,
    manager,
    staff,
    removed,
    admin,
    'other owner': other,
    visitor: {},
  })

  const writer = await createPerson(portal, { profile })
  const words = { establishment_id: place, message: 'Oi', idempotency_key: randomUUID() }
  message = (await call(portal, 'POST', '/contact-messages', words, writer)).json.id
  const stars = { rating: 4, text: 'Bom.' }
  review = (await call(portal, 'PUT', `/establishments/${place}/my-review`, stars, writer)).json.id
  // What waits is withdrawn with a manager who goes.
  await call(portal, 'DELETE', `${own()}/team/${removed.userId}`, undefined, owner)
  const guest = { email: `${randomUUID()}@exemplo.test`, role: 'staff' }
  const team = await call(portal, 'POST', `${own()}/team/invitations`, guest, owner)
  invitation = team.json.invitations[0].id
})

const own = () => `/my/establishments/${place}`
type Try = () => [method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: object]

/** Each call of the dashboard: who is let through, and who of the team is told that their role lacks it. */
const calls: Record<string, { ask: Try; allowed: Who[]; forbidden: Who[] }> = {
  'read the inbox': {
    ask: () => ['GET', `${own()}/messages`],
    allowed: ['owner', 'manager', 'staff'],
    forbidden: [],
  },
  'mark a message': {
    ask: () => ['PUT', `${own()}/messages/${message}/read`, { read: true }],
    allowed: ['owner', 'manager', 'staff'],
    forbidden: [],
  },
  'mark all messages': {
    ask: () => ['POST', `${own()}/messages/read`],
    allowed: ['owner', 'manager', 'staff'],
    forbidden: [],
  },
  'read the reviews': {
    ask: () => ['GET', `${own()}/reviews`],
    allowed: ['owner', 'manager', 'staff'],
    forbidden: [],
  },
  'reply to a review': {
    ask: () => ['PUT', `/reviews/${review}/reply`, { text: 'Obrigado!' }],
    allowed: ['owner', 'manager'],
    forbidden: ['staff'],
  },
  'take back a reply': {
    ask: () => ['DELETE', `/reviews/${review}/reply`],
    allowed: ['owner', 'manager'],
    forbidden: ['staff'],
  },
  'see the team': {
    ask: () => ['GET', `${own()}/team`],
    allowed: ['owner', 'manager', 'staff', 'admin'],
    forbidden: [],
  },
  'invite somebody': {
    ask: () => [
      'POST',
      `${own()}/team/invitations`,
      { email: `${randomUUID()}@exemplo.test`, role: 'staff' },
    ],
    allowed: ['owner', 'admin'],
    forbidden: ['manager', 'staff'],
  },
  'change a role': {
    ask: () => ['PUT', `${own()}/team/${people.staff.userId}/role`, { role: 'staff' }],
    allowed: ['owner', 'admin'],
    forbidden: ['manager', 'staff'],
  },
  'cancel an invitation': {
    ask: () => ['DELETE', `${own()}/team/invitations/${invitation}`],
    allowed: ['owner'],
    forbidden: ['manager', 'staff'],
  },
  'send the owner away': {
    ask: () => ['DELETE', `${own()}/team/${people.owner.userId}`],
    allowed: [],
    forbidden: ['manager', 'staff'],
  },
  'read what the poster says': {
    ask: () => ['GET', `${own()}/poster-words`],
    allowed: ['owner', 'manager', 'staff'],
    forbidden: [],
  },
  'download the poster': {
    ask: () => ['GET', `${own()}/poster?size=a6`],
    allowed: ['owner', 'manager', 'staff'],
    forbidden: [],
  },
}

const attempt = async (who: Who, ask: Try) => {
  const [method, path, body] = ask()
  return (await call(portal, method, path, body, people[who])).status
}
const STRANGERS: Who[] = ['removed', 'other owner', 'admin']

describe.each(Object.entries(calls))('to %s', (_, { ask, allowed, forbidden }) => {
  it.each(allowed)('is for the %s', async (who) => {
    expect(await attempt(who, ask)).toBeLessThan(300)
  })

  // spec: 370
  it.each(forbidden)('is not for the %s, who is told', async (who) => {
    expect(await attempt(who, ask)).toBe(403)
  })

  it.each(STRANGERS.filter((who) => !allowed.includes(who)))(
    'there is nothing for the %s',
    async (who) => {
      expect(await attempt(who, ask)).toBe(404)
    },
  )

  it('a visitor signs in first', async () => {
    expect(await attempt('visitor', ask)).toBe(401)
  })
})

it('a removed member counts nothing that waits at the place', async () => {
  const { json } = await call(portal, 'GET', '/my/inbox-counts', undefined, people.removed)
  expect(json).toEqual([])
})
