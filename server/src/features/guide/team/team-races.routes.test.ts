import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, it } from 'vitest'
import { call } from '../../../../test/calls.ts'
import { addMember, createListing, dailyHours } from '../../../../test/establishments.ts'
import { createPerson, type TestPerson } from '../../../../test/people.ts'
import { fixedClock, useTestApp } from '../../../../test/test-app.ts'

const portal = useTestApp({ clock: fixedClock() })
const profile = { whatsapp: '91988887777', state: 'PA', city: 'Salinópolis' }

let place: string
let manager: TestPerson
let message: string
let review: string
// One household writes twenty times an hour.
let lastAddress = 0
beforeEach(async () => {
  const owner = await createPerson(portal, { plan: 'atalaia' })
  manager = await createPerson(portal)
  place = (await createListing(portal, { owner })).id
  await addMember(portal, place, manager, 'manager')
  const visitor = await createPerson(portal, { profile })
  const words = { establishment_id: place, message: 'Oi', idempotency_key: randomUUID() }
  lastAddress += 1
  const from = { ...visitor, address: `10.7.0.${lastAddress}` }
  message = (await call(portal, 'POST', '/contact-messages', words, from)).json.id
  const stars = { rating: 4, text: 'Bom.' }
  review = (await call(portal, 'PUT', `/establishments/${place}/my-review`, stars, visitor)).json.id
})

const own = () => `/my/establishments/${place}`
/** Everything that changes something of the place in a manager's name. */
const acts = {
  edit: () => call(portal, 'PATCH', own(), { version: 1, changes: { price_range: 4 } }, manager),
  hours: () =>
    call(portal, 'PUT', `${own()}/hours`, { version: 1, hours: dailyHours(480, 720) }, manager),
  photos: () => call(portal, 'PUT', `${own()}/photos`, { version: 1, photos: [] }, manager),
  submit: () => call(portal, 'POST', `${own()}/submit`, undefined, manager),
  reply: () => call(portal, 'PUT', `/reviews/${review}/reply`, { text: 'Obrigado!' }, manager),
  'take back a reply': () => call(portal, 'DELETE', `/reviews/${review}/reply`, undefined, manager),
  'mark a message': () =>
    call(portal, 'PUT', `${own()}/messages/${message}/read`, { read: true }, manager),
  'mark all messages': () => call(portal, 'POST', `${own()}/messages/read`, undefined, manager),
  'archive a conversation': () =>
    call(portal, 'PUT', `${own()}/messages/${message}/archived`, { archived: true }, manager),
  'answer a message': () =>
    call(
      portal,
      'POST',
      `${own()}/messages/${message}/replies`,
      { text: 'Oi!', seen_replies: 0, idempotency_key: randomUUID() },
      manager,
    ),
  'keep an answer': () =>
    call(portal, 'POST', `${own()}/reply-templates`, { name: 'Oi', text: 'Oi!' }, manager),
}
type Act = keyof typeof acts
const names = Object.keys(acts) as Act[]

/** The owner changes the team; the manager, who acts meanwhile, waits for the place. */
async function actWhile(change: string, act: Act) {
  const owner = await portal.deps.pool.connect()
  try {
    await owner.query('begin')
    await owner.query('select 1 from establishments where id = $1 for update', [place])
    const answer = acts[act]()
    await expect.poll(waiting, { timeout: 10_000, interval: 10 }).toBe(1)
    await owner.query(change, [place, manager.userId])
    await owner.query('commit')
    return await answer
  } finally {
    owner.release()
  }
}
async function waiting() {
  const { rows } = await portal.deps.pool.query(
    `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
  )
  return rows.length
}
/** An answer that refuses is not enough: nothing may have been done. */
async function deeds() {
  const { rows } = await portal.deps.pool.query(
    'select action from audit_log where actor_id = $1',
    [manager.userId],
  )
  return rows
}
const sendAway = 'delete from establishment_members where establishment_id = $1 and user_id = $2'
const demote = `update establishment_members set role = 'staff'
  where establishment_id = $1 and user_id = $2`

describe('somebody who waits for the place while its team changes', () => {
  it.each(names)('is sent away and does not %s', async (act) => {
    expect((await actWhile(sendAway, act)).status).toBe(404)
    expect(await deeds()).toEqual([])
  })

  it.each([
    ...(['edit', 'hours', 'photos', 'submit', 'reply', 'take back a reply'] as const),
    ...(['answer a message', 'keep an answer'] as const),
  ])('is made staff and does not %s', async (act) => {
    expect((await actWhile(demote, act)).json.code).toBe('establishment.forbidden')
    expect(await deeds()).toEqual([])
  })

  it.each(['mark a message', 'mark all messages', 'archive a conversation'] as const)(
    'is made staff and may still %s',
    async (act) => {
      expect((await actWhile(demote, act)).status).toBe(200)
    },
  )
})
