import { randomUUID } from 'node:crypto'
import { switchCapabilities } from '@portal/contract/testing/switch-capabilities'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { addMember } from '../../../../test/establishments.ts'
import { createPerson } from '../../../../test/people.ts'
import {
  CLEANING_CENTS,
  createHouse,
  NIGHT_CENTS,
  stayOf,
  type TestHouse,
  takenNights,
} from '../../../../test/stays.ts'
import { fixedClock, useTestApp } from '../../../../test/test-app.ts'
import { forget } from './stays.jobs.ts'

const NOW = '2026-07-18T12:00:00Z'
const DAY = 86_400_000
const clock = fixedClock(NOW)
const portal = useTestApp({ clock, environment: { SENSITIVE_LIMITS_FACTOR: '1000' } })
let house: TestHouse
let other: string
let restore: () => void

beforeAll(() => {
  restore = switchCapabilities(true, ['lodging'])
})
afterAll(() => restore())
beforeEach(async () => {
  clock.advance(Date.parse(NOW) - clock.now().getTime())
  house = await createHouse(portal)
  other = await house.addUnit('Chalé Duna')
})

const TABLE_CENTS = 3 * NIGHT_CENTS + CLEANING_CENTS
const room = (unit_id: string, total_cents = TABLE_CENTS) => ({ unit_id, adults: 2, total_cents })
const reservation = (more: object = {}) => ({
  key: randomUUID(),
  rooms: [room(house.unit), room(other, 50_000)],
  arrival: '2026-08-03',
  departure: '2026-08-06',
  name: 'Cleide Barros',
  phone: '(91) 90000-2274',
  note: 'Chega tarde, traz cachorro',
  ...more,
})
const write = (body: object) => house.mine('POST', '/stays', body)
const codeOf = ({ status, json }: { status: number; json: { code?: string } | null }) => [
  status,
  json?.code,
]
const toldOf = async (key: string) => {
  const { rows } = await portal.asOwner<{ user_id: string; body: string }>(
    `select user_id, body from notifications where topic = 'stay:' || $1`,
    [key],
  )
  return rows
}

describe('a reservation by phone', () => {
  // spec: 741
  it('takes its nights in every room at once, for what was agreed', async () => {
    const { status, json } = await write(reservation())
    expect(status, JSON.stringify(json)).toBe(201)
    const [first, second] = json.ids
    expect((await house.mine('GET', `/stays/${first}`)).json).toMatchObject({
      ...{ status: 'confirmed', source: 'house', note: 'Chega tarde, traz cachorro' },
      contact: { name: 'Cleide Barros', phone: '91900002274', email: null },
      ...{ nights_cents: 3 * NIGHT_CENTS, total_cents: TABLE_CENTS },
      events: [{ status: 'confirmed', by: 'team' }],
      may: { accept: false, confirm: false, cancel: true },
    })
    const agreed = (await house.mine('GET', `/stays/${second}`)).json
    expect(agreed).toMatchObject({ cleaning_fee_cents: 0, total_cents: 50_000 })
    expect(agreed.nights.map(({ cents }: { cents: number }) => cents)).toEqual([
      16_668, 16_666, 16_666,
    ])
    for (const unit of [house.unit, other]) {
      expect(await takenNights(portal, unit)).toEqual(['stay 2026-08-03 2026-08-06'])
    }
  })

  // spec: 741
  it('is written in all rooms or in none, and never over what is taken', async () => {
    const guest = await createPerson(portal)
    expect((await house.request(guest, stayOf(other, '2026-08-05', 2))).status).toBe(201)
    expect(codeOf(await write(reservation()))).toEqual([409, 'stays.taken'])
    expect(await takenNights(portal, house.unit)).toEqual([])
    expect((await write(reservation({ rooms: [room(house.unit)] }))).status).toBe(201)
    const late = stayOf(house.unit, '2026-08-05', 1)
    expect(codeOf(await house.request(guest, late))).toEqual([409, 'stays.taken'])
    // The day of leaving is another guest's day of arrival.
    const next = stayOf(house.unit, '2026-08-06', 1)
    expect((await house.request(guest, next)).status).toBe(201)
  })

  it('is one reservation however often it is sent', async () => {
    const body = reservation({ phone: null, note: '' })
    const sent = await write(body)
    expect((await write(body)).json).toEqual(sent.json)
    expect(codeOf(await write({ ...body, name: 'Outra Pessoa' }))).toEqual([409, 'stays.same-key'])
    expect((await write({ ...reservation(), rooms: [room(other), room(other)] })).status).toBe(422)
    expect((await write(reservation({ rooms: [room(other, 0)] }))).status).toBe(422)
    const past = { arrival: '2026-07-10', departure: '2026-07-12' }
    expect(codeOf(await write(reservation(past)))).toEqual([422, 'stays.dates'])
  })

  it('is of who answers there, for rooms of that house', async () => {
    const stranger = await createPerson(portal)
    expect((await house.as(stranger, 'POST', '/stays', reservation())).status).toBe(404)
    const staff = await createPerson(portal)
    await addMember(portal, house.listing.id, staff, 'staff')
    expect((await house.as(staff, 'POST', '/stays', reservation())).status).toBe(403)
    const theirs = await createHouse(portal)
    expect((await write(reservation({ rooms: [room(theirs.unit)] }))).status).toBe(404)
  })

  it('is told to the colleagues once, without the guest, and not to who wrote it', async () => {
    const desk = await createPerson(portal)
    await addMember(portal, house.listing.id, desk, 'reception')
    const body = reservation()
    await write(body)
    const told = await toldOf(body.key)
    expect(told.map(({ user_id: userId }) => userId)).toEqual([desk.userId])
    expect(told[0]?.body).toContain('Chalé Duna')
    expect(told[0]?.body).not.toContain('Cleide')
  })

  // spec: 742
  it('loses name, phone and note 180 days after it is over, and keeps its nights and sum', async () => {
    const { json } = await write(reservation())
    clock.advance(150 * DAY)
    await forget.handle({}, portal.deps)
    const [first] = json.ids
    expect((await house.mine('GET', `/stays/${first}`)).json.contact).not.toBeNull()
    clock.advance(60 * DAY)
    await forget.handle({}, portal.deps)
    expect((await house.mine('GET', `/stays/${first}`)).json).toMatchObject({
      ...{ contact: null, note: '', total_cents: TABLE_CENTS },
    })
  })

  it('that the house takes back frees its nights, and is no trouble of the portal', async () => {
    const { json } = await write(reservation({ rooms: [room(house.unit)] }))
    const [stay] = json.ids
    const ended = await house.mine('POST', `/stays/${stay}/cancel`, { version: 1, code: 'other' })
    expect(ended.json).toMatchObject({ status: 'cancelled' })
    expect(await takenNights(portal, house.unit)).toEqual([])
    const troubles = await portal.deps.stores.stayTroubles.stays(clock.now())
    expect(troubles.map(({ id }) => id)).not.toContain(stay)
  })
})

describe('nights of several rooms', () => {
  const piece = (unit_id: string, arrival: string, departure: string) => ({
    ...{ block_id: randomUUID(), unit_id },
    ...{ arrival, departure },
  })
  const WEEK = { arrival: '2026-08-03', departure: '2026-08-10' }

  // spec: 743
  it('are blocked together or not at all', async () => {
    const blocks = [piece(house.unit, '2026-08-03', '2026-08-10')]
    await house.mine('POST', '/night-blocks', { blocks, note: 'Pintura' })
    const again = [
      piece(other, '2026-08-03', '2026-08-10'),
      piece(house.unit, '2026-08-09', '2026-08-11'),
    ]
    expect(codeOf(await house.mine('POST', '/night-blocks', { blocks: again }))).toEqual([
      409,
      'stays.taken',
    ])
    expect(await takenNights(portal, other)).toEqual([])
  })

  // spec: 743
  it('are let again in part, and what is left of a block stays', async () => {
    const blocks = [
      piece(house.unit, '2026-08-01', '2026-08-20'),
      piece(other, '2026-08-05', '2026-08-07'),
    ]
    await house.mine('POST', '/night-blocks', { blocks, note: 'Pintura' })
    await write(
      reservation({ rooms: [room(other)], arrival: '2026-08-08', departure: '2026-08-09' }),
    )
    const unit_ids = [house.unit, other]
    const freed = await house.mine('POST', '/night-blocks/freed', { unit_ids, ...WEEK })
    expect(freed.json).toEqual({ blocks: 2 })
    expect(await takenNights(portal, house.unit)).toEqual([
      'manual 2026-08-01 2026-08-03',
      'manual 2026-08-10 2026-08-20',
    ])
    expect(await takenNights(portal, other)).toEqual(['stay 2026-08-08 2026-08-09'])
    const nothing = await house.mine('POST', '/night-blocks/freed', { unit_ids, ...WEEK })
    expect(nothing.json).toEqual({ blocks: 0 })
    const stranger = await createPerson(portal)
    const foreign = house.as(stranger, 'POST', '/night-blocks/freed', { unit_ids, ...WEEK })
    expect((await foreign).status).toBe(404)
  })
})
