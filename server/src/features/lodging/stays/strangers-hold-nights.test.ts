import { randomUUID } from 'node:crypto'
import { switchCapabilities } from '@portal/contract/testing/switch-capabilities'
import fc from 'fast-check'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { call } from '../../../../test/calls.ts'
import { createPerson, type TestPerson } from '../../../../test/people.ts'
import { createHouse, daysAfter, stayOf, type TestHouse } from '../../../../test/stays.ts'
import { fixedClock, useTestApp } from '../../../../test/test-app.ts'
import { hashToken } from '../../../platform/auth/token-hash.ts'
import { expireStays } from './expire-stays.ts'
import { isTooMuch } from './held-nights.rules.ts'

const NOW = '2026-07-18T12:00:00Z'
const MINUTE = 60_000
const ARRIVAL = '2026-08-03'
const clock = fixedClock(NOW)
/** Limits as they are in production. */
const portal = useTestApp({ clock })
let house: TestHouse
let restore: () => void
let addresses = 0

beforeAll(() => {
  restore = switchCapabilities(true, ['lodging'])
})
afterAll(() => restore())
beforeEach(async () => {
  clock.advance(Date.parse(NOW) - clock.now().getTime())
  house = await createHouse(portal)
})

const stranger = () => createPerson(portal, { emailVerified: false })
const freshAddress = () => {
  addresses += 1
  return `10.20.${addresses}.9`
}
const freshPhone = () => `919${String(Math.floor(Math.random() * 1e8)).padStart(8, '0')}`
const ask = (
  guest: TestPerson,
  { unit = house.unit, arrival = ARRIVAL, nights = 2, address = freshAddress() } = {},
) =>
  call(
    portal,
    'POST',
    `/establishments/${house.listing.slug}/stays`,
    stayOf(unit, arrival, nights, { phone: freshPhone() }),
    { cookie: guest.cookie, address },
  )
const codeOf = ({ status, json }: { status: number; json: { code?: string } | null }) => [
  status,
  json?.code,
]
const stayRow = async (id: string) =>
  (
    await portal.deps.pool.query<{ respond_by: Date; status: string }>(
      'select respond_by, status from stays where id = $1',
      [id],
    )
  ).rows[0]
const toldHouse = async (id: string) =>
  (
    await portal.asOwner(
      `select 1 from notifications where kind = 'stay-waiting' and topic = 'stay:' || $1`,
      [id],
    )
  ).rows.length

describe('a guest who has proved nothing', () => {
  it('holds nights for fifteen minutes; then the next guest has them', async () => {
    const { json } = await ask(await stranger())
    expect((await stayRow(json.id))?.respond_by.getTime()).toBe(Date.parse(NOW) + 15 * MINUTE)
    expect(await toldHouse(json.id)).toBe(0)
    const marina = await createPerson(portal)
    expect(codeOf(await ask(marina))).toEqual([409, 'stays.taken'])
    clock.advance(15 * MINUTE)
    expect((await ask(marina)).status).toBe(201)
    await expireStays(portal.deps)
    expect((await stayRow(json.id))?.status).toBe('expired')
    expect(await toldHouse(json.id)).toBe(0)
  })

  it('holds them for the usual day with the proof, of which the house hears', async () => {
    const rosa = await stranger()
    const { json } = await ask(rosa)
    clock.advance(10 * MINUTE)
    const token = randomUUID()
    await portal.deps.work.transaction(({ accountLinks }) =>
      accountLinks.add({
        tokenHash: hashToken(token),
        purpose: 'confirm-email',
        userId: rosa.userId,
        email: rosa.email,
        expiresAt: new Date(clock.now().getTime() + 60 * MINUTE),
      }),
    )
    const confirmed = await call(portal, 'POST', '/auth/email-confirmation/confirm', { token })
    expect(confirmed.status).toBe(200)
    expect((await stayRow(json.id))?.respond_by.getTime()).toBe(Date.parse(NOW) + 24 * 60 * MINUTE)
    expect(await toldHouse(json.id)).toBe(1)
    clock.advance(60 * MINUTE)
    await expireStays(portal.deps)
    expect((await stayRow(json.id))?.status).toBe('requested')
    expect(codeOf(await ask(await createPerson(portal)))).toEqual([409, 'stays.taken'])
  })

  it('has nothing back that was over before the proof', async () => {
    const rosa = await stranger()
    const { json } = await ask(rosa)
    clock.advance(15 * MINUTE)
    await portal.deps.work.transaction(({ personalData }) =>
      personalData.proved(rosa.userId, clock.now()),
    )
    await expireStays(portal.deps)
    expect((await stayRow(json.id))?.status).toBe('expired')
  })

  it('asks for one stay at a time, of two weeks at most', async () => {
    const one = await stranger()
    expect(codeOf(await ask(one, { nights: 15 }))).toEqual([409, 'stays.proof'])
    expect((await ask(one)).status).toBe(201)
    const later = { arrival: daysAfter(ARRIVAL, 20) }
    expect(codeOf(await ask(one, later))).toEqual([409, 'stays.proof'])
  })

  it('is no crowd behind one address: three requests a day, also one after the other', async () => {
    const address = freshAddress()
    const answers = []
    for (let guest = 0; guest < 5; guest += 1) {
      answers.push((await ask(await stranger(), { address })).status)
      clock.advance(15 * MINUTE)
      await expireStays(portal.deps)
    }
    expect(answers).toEqual([201, 201, 201, 409, 409])
    expect((await ask(await stranger())).status).toBe(201)
  })

  it('leaves half of the rooms of a house on any night, also when many come at once', async () => {
    const units = [house.unit]
    for (let room = 2; room <= 4; room += 1) units.push(await house.addUnit(`Quarto ${room}`))
    const crowd = await Promise.all(units.map(() => stranger()))
    const answers = await Promise.all(
      crowd.map((guest, index) => ask(guest, { unit: units[index] as string })),
    )
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(2)
    const refused = answers.filter(({ status }) => status !== 201)
    expect(refused.map(codeOf)).toEqual(refused.map(() => [409, 'stays.proof']))
    const free = units[answers.findIndex(({ status }) => status !== 201)] as string
    expect((await ask(await createPerson(portal), { unit: free })).status).toBe(201)
  })
})

it('lets a proved guest hold one long stay, and no month of several', async () => {
  const rosa = await createPerson(portal)
  expect((await ask(rosa, { nights: 60 })).status).toBe(201)
  const other = await house.addUnit('Quarto 2')
  expect(codeOf(await ask(rosa, { unit: other }))).toEqual([409, 'stays.share'])
})

it('never lets who is not proved hold more than the rule, whatever is held already', () => {
  const count = fc.integer({ min: 0, max: 60 })
  const held = fc.record({
    ownNights: count,
    ownUnproved: count,
    fromAddress: count,
    unitsTaken: count,
    units: count,
  })
  fc.assert(
    fc.property(held, fc.integer({ min: 1, max: 90 }), (before, nights) => {
      if (isTooMuch(before, { nights, isProved: false, factor: 1 })) return
      expect(before.ownNights + nights).toBeLessThanOrEqual(14)
      expect(before.ownUnproved).toBe(0)
      expect(before.fromAddress).toBeLessThan(3)
      expect(before.unitsTaken + 1).toBeLessThanOrEqual(Math.max(1, before.units / 2))
    }),
  )
})
