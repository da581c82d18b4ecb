import { switchCapabilities } from '@portal/contract/testing/switch-capabilities'
import { afterAll, beforeAll, expect, it } from 'vitest'
import {
  type RunningCalendars,
  startCalendars,
} from '../../../../../sandbox/src/calendars/start-calendars.ts'
import { call } from '../../../../test/calls.ts'
import { createPerson, type TestPerson } from '../../../../test/people.ts'
import { CLEANING_CENTS, createHouse, NIGHT_CENTS, stayOf } from '../../../../test/stays.ts'
import { fixedClock, useTestApp } from '../../../../test/test-app.ts'
import { readFeed } from './read-feed.ts'

const HOUR = 3_600_000
const clock = fixedClock('2026-07-18T12:00:00Z')
const portal = useTestApp({
  clock,
  environment: { SENSITIVE_LIMITS_FACTOR: '1000', REACH_PRIVATE_ADDRESSES: 'on' },
})
let others: RunningCalendars
let admin: TestPerson
let guest: TestPerson
let restore: () => void

beforeAll(async () => {
  restore = switchCapabilities(true, ['lodging'])
  others = await startCalendars({ port: 0 })
  admin = await createPerson(portal, { role: 'admin' })
  guest = await createPerson(portal)
})
afterAll(async () => {
  await others.stop()
  restore()
})
const troubles = (person: TestPerson | null) =>
  call(portal, 'GET', '/admin/stays/troubles', undefined, person ?? {})

// spec: 643
it('shows administrators what goes wrong, by house and room, and nobody’s name', async () => {
  const house = await createHouse(portal)
  const feed = await house.mine('POST', '/calendar-feeds', {
    unit_id: house.unit,
    portal: 'booking',
    url: others.addressOf('admin'),
  })
  const twice = (await house.request(guest, stayOf(house.unit, '2026-08-10', 2))).json
  const total = 2 * NIGHT_CENTS + CLEANING_CENTS
  expect((await house.accept(twice, { total_cents: total })).status).toBe(200)
  const unanswered = (await house.request(guest, stayOf(house.unit, '2026-09-10', 2))).json
  others.say('admin', [{ uid: 'theirs', start: '2026-08-11', end: '2026-08-14' }])
  await readFeed({ feedId: feed.json.id }, portal.deps)
  others.fail('admin', 'forbidden')
  await readFeed({ feedId: feed.json.id }, portal.deps)
  clock.advance(25 * HOUR)

  const { status, json } = await troubles(admin)
  expect(status).toBe(200)
  const establishment = { id: house.listing.id }
  expect(json.clashes).toMatchObject([{ establishment, unit_name: 'Suíte Mar' }])
  expect(json.feeds).toMatchObject([{ id: feed.json.id, establishment, fault: 'status' }])
  expect(json.stays).toMatchObject([{ id: unanswered.id, trouble: 'unanswered', establishment }])
  expect(JSON.stringify(json)).not.toContain('João')
})

it('is of administrators only', async () => {
  expect((await troubles(null)).status).toBe(401)
  expect((await troubles(guest)).status).toBe(403)
  expect((await troubles(await createPerson(portal, { role: 'moderator' }))).status).toBe(403)
})
