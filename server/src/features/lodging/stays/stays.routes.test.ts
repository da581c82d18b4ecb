import { switchCapabilities } from '@portal/contract/testing/switch-capabilities'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { call } from '../../../../test/calls.ts'
import { addMember } from '../../../../test/establishments.ts'
import { createPerson, type TestPerson } from '../../../../test/people.ts'
import {
  CLEANING_CENTS,
  createHouse,
  NIGHT_CENTS,
  stayOf,
  type TestHouse,
  takenNights,
} from '../../../../test/stays.ts'
import { fixedClock, useTestApp } from '../../../../test/test-app.ts'
import { expireStays } from './expire-stays.ts'

const NOW = '2026-07-18T12:00:00Z'
const HOUR = 3_600_000
const clock = fixedClock(NOW)
const portal = useTestApp({ clock, environment: { SENSITIVE_LIMITS_FACTOR: '1000' } })
let house: TestHouse
let guest: TestPerson
let restore: () => void

beforeAll(() => {
  restore = switchCapabilities(true, ['lodging'])
})
afterAll(() => restore())
beforeEach(async () => {
  clock.advance(Date.parse(NOW) - clock.now().getTime())
  house = await createHouse(portal)
  guest = await createPerson(portal, { name: 'João Moraes' })
})

const ARRIVAL = '2026-08-03'
const asGuest = (method: Parameters<typeof call>[1], path: string, body?: object) =>
  call(portal, method, `/my/stays${path}`, body, { cookie: guest.cookie })
async function requested(more: object = {}, nights = 2) {
  const answer = await house.request(guest, stayOf(house.unit, ARRIVAL, nights, more))
  expect(answer.status, JSON.stringify(answer.json)).toBe(201)
  return answer.json as { id: string }
}
const TWO_NIGHTS = { total_cents: 2 * NIGHT_CENTS + CLEANING_CENTS }
async function accepted() {
  const stay = await requested()
  const answer = await house.accept(stay, TWO_NIGHTS)
  expect(answer.status, JSON.stringify(answer.json)).toBe(200)
  return stay
}
async function confirmed() {
  const stay = await accepted()
  expect((await asGuest('POST', `/${stay.id}/confirm`, { version: 2 })).status).toBe(200)
  return stay
}
const codeOf = ({ status, json }: { status: number; json: { code?: string } | null }) => [
  status,
  json?.code,
]

describe('what a stay costs', () => {
  const quote = (query: string) =>
    call(
      portal,
      'GET',
      `/establishments/${house.listing.slug}/stay-quote?unit=${house.unit}&${query}`,
    )

  it('is said night by night, with the rule and whether it can be had', async () => {
    const { status, json } = await quote('arrival=2026-08-03&departure=2026-08-05&adults=2')
    expect(status).toBe(200)
    expect(json).toMatchObject({
      ...TWO_NIGHTS,
      nights: [
        { date: '2026-08-03', cents: NIGHT_CENTS },
        { date: '2026-08-04', cents: NIGHT_CENTS },
      ],
      barrier: null,
      rule: {
        cancellation: 'moderada',
        free_until: '2026-07-27T17:00:00.000Z',
        late_fee_cents: NIGHT_CENTS,
      },
    })
  })

  it('says why it cannot be had', async () => {
    await requested()
    const barrier = async (query: string) => (await quote(query)).json.barrier
    expect(await barrier('arrival=2026-08-04&departure=2026-08-06&adults=2')).toBe('taken')
    // The day somebody leaves is the day somebody else comes.
    expect(await barrier('arrival=2026-08-05&departure=2026-08-06&adults=2')).toBe(null)
    expect(await barrier('arrival=2026-08-05&departure=2026-08-06&adults=4')).toBe('too-many')
  })

  it('is refused for the past and for what is no stay', async () => {
    for (const dates of [
      'arrival=2026-07-17&departure=2026-07-19',
      'arrival=2026-08-05&departure=2026-08-05',
      'arrival=2026-08-05&departure=2026-12-05',
      'arrival=2029-08-05&departure=2029-08-06',
    ]) {
      expect((await quote(`${dates}&adults=2`)).status).toBe(422)
    }
    const strange = `/establishments/${house.listing.slug}/stay-quote?unit=${house.listing.id}&arrival=2026-08-03&departure=2026-08-05&adults=2`
    expect((await call(portal, 'GET', strange)).status).toBe(404)
  })
})

describe('asking for a stay', () => {
  // spec: 638
  it('holds the nights for a day', async () => {
    const { id } = await requested()
    expect(await takenNights(portal, house.unit)).toEqual(['hold 2026-08-03 2026-08-05'])
    const { json } = await asGuest('GET', `/${id}`)
    expect(json).toMatchObject({
      status: 'requested',
      respond_by: '2026-07-19T12:00:00.000Z',
      contact: { name: 'João Moraes', phone: '91988887777', email: guest.email },
      may: { confirm: false, cancel: true },
      cancel_fee_cents: 0,
    })
  })

  it('is one request however often it is sent', async () => {
    const wanted = stayOf(house.unit, ARRIVAL, 2)
    const first = await house.request(guest, wanted)
    const again = await house.request(guest, wanted)
    expect([again.status, again.json]).toEqual([201, first.json])
    const other = await house.request(guest, { ...wanted, adults: 1 })
    expect(codeOf(other)).toEqual([409, 'stays.same-key'])
    const stranger = await createPerson(portal)
    expect(codeOf(await house.request(stranger, wanted))).toEqual([409, 'stays.same-key'])
  })

  it('needs an account or a code, free nights, the price of now and room for everybody', async () => {
    const path = `/establishments/${house.listing.slug}/stays`
    expect((await call(portal, 'POST', path, stayOf(house.unit, ARRIVAL, 2))).status).toBe(409)
    const cheap = stayOf(house.unit, ARRIVAL, 2, { total_cents: 100 })
    const answer = await house.request(guest, cheap)
    expect(codeOf(answer)).toEqual([409, 'stays.changed'])
    expect(answer.json.details.total_cents).toBe(2 * NIGHT_CENTS + CLEANING_CENTS)
    const crowd = stayOf(house.unit, ARRIVAL, 2, { adults: 4 })
    expect(codeOf(await house.request(guest, crowd))).toEqual([409, 'stays.too-many'])
    await house.block(ARRIVAL, '2026-08-04')
    const taken = await house.request(guest, stayOf(house.unit, ARRIVAL, 2))
    expect(codeOf(taken)).toEqual([409, 'stays.taken'])
    expect(
      (await house.request(guest, { ...stayOf(house.unit, ARRIVAL, 2), cpf: '1' })).status,
    ).toBe(422)
  })

  it('is for guests: who works there blocks nights instead', async () => {
    const own = await house.request(house.owner, stayOf(house.unit, ARRIVAL, 2))
    expect(codeOf(own)).toEqual([409, 'stays.own'])
  })

  it('keeps three houses waiting at most', async () => {
    for (const day of ['2026-08-03', '2026-08-10', '2026-08-17']) {
      expect((await house.request(guest, stayOf(house.unit, day, 1))).status).toBe(201)
    }
    const fourth = await house.request(guest, stayOf(house.unit, '2026-08-24', 1))
    expect(codeOf(fourth)).toEqual([409, 'stays.open'])
  })

  it('is refused where nothing is let', async () => {
    await portal.deps.connection
      .updateTable('lodging_units')
      .set({ is_published: false })
      .where('id', '=', house.unit)
      .execute()
    const closed = await house.request(guest, stayOf(house.unit, ARRIVAL, 2))
    expect(codeOf(closed)).toEqual([409, 'stays.closed'])
    const other = await createHouse(portal)
    const foreign = await house.request(guest, stayOf(other.unit, ARRIVAL, 2))
    expect(foreign.status).toBe(404)
  })
})

describe('the answer of the house', () => {
  // spec: 638
  it('takes the nights with a yes, and the guest confirms', async () => {
    const { id } = await confirmed()
    expect(await takenNights(portal, house.unit)).toEqual(['stay 2026-08-03 2026-08-05'])
    const { json } = await asGuest('GET', `/${id}`)
    expect(
      json.events.map(({ status, by }: { status: string; by: string }) => [status, by]),
    ).toEqual([
      ['requested', 'guest'],
      ['accepted', 'team'],
      ['confirmed', 'guest'],
    ])
  })

  // spec: 638
  it('frees the nights with a no, and says why', async () => {
    const { id } = await requested()
    const path = `/stays/${id}/decline`
    expect((await house.mine('POST', path, { version: 1 })).status).toBe(422)
    const { json } = await house.mine('POST', path, { version: 1, code: 'maintenance' })
    expect(json).toMatchObject({ status: 'declined', ending: { by: 'team', code: 'maintenance' } })
    expect(await takenNights(portal, house.unit)).toEqual([])
    expect((await asGuest('GET', `/${id}`)).json.ending.text).toContain('manutenção')
  })

  it('is not for strangers, staff of the house nor guests', async () => {
    const { id } = await requested()
    const stranger = await createPerson(portal, { plan: 'espadarte' })
    const staff = await createPerson(portal)
    await addMember(portal, house.listing.id, staff, 'staff')
    const path = `/stays/${id}/accept`
    const body = { version: 1, ...TWO_NIGHTS }
    expect((await house.as(stranger, 'POST', path, body)).status).toBe(404)
    expect((await house.as(guest, 'POST', path, body)).status).toBe(404)
    expect((await house.as(staff, 'POST', path, body)).status).toBe(403)
    expect((await house.as(staff, 'GET', `/stays/${id}`)).json.may.accept).toBe(false)
    const other = await createHouse(portal)
    expect((await other.mine('POST', path, body)).status).toBe(404)
    const foreign = await call(portal, 'GET', `/my/stays/${id}`, undefined, {
      cookie: stranger.cookie,
    })
    expect(foreign.status).toBe(404)
  })

  it('holds the house to the price that was agreed, and asks where it is another today', async () => {
    const stay = await requested()
    await portal.deps.connection
      .updateTable('lodging_units')
      .set({ base_price_cents: 50_000 })
      .where('id', '=', house.unit)
      .execute()
    const dearer = await house.accept(stay, TWO_NIGHTS)
    expect(codeOf(dearer)).toEqual([409, 'stays.price-changed'])
    expect(dearer.json.details.total_cents).toBe(100_000 + CLEANING_CENTS)
    const other = await house.accept(stay, { total_cents: 106_000, despite: ['price'] })
    expect(codeOf(other)).toEqual([409, 'stays.price-changed'])
    const agreed = await house.accept(stay, { ...TWO_NIGHTS, despite: ['price'] })
    expect([agreed.status, agreed.json.total_cents]).toEqual([200, TWO_NIGHTS.total_cents])
  })

  // spec: 638
  it('comes too late after a day, worker or not', async () => {
    const stay = await requested()
    clock.advance(24 * HOUR)
    expect((await asGuest('GET', `/${stay.id}`)).json).toMatchObject({
      status: 'expired',
      ending: { by: 'clock', code: 'no-answer' },
    })
    expect(codeOf(await house.accept(stay, TWO_NIGHTS))).toEqual([409, 'stays.expired'])
    // Somebody else has the nights before any worker comes by.
    const other = await createPerson(portal)
    const next = await house.request(other, stayOf(house.unit, ARRIVAL, 2))
    expect(next.status).toBe(201)
    await expireStays(portal.deps)
    expect((await asGuest('GET', `/${stay.id}`)).json.version).toBe(2)
    expect(await takenNights(portal, house.unit)).toEqual(['hold 2026-08-03 2026-08-05'])
  })

  it('is free again where the guest does not confirm in two days', async () => {
    const stay = await accepted()
    clock.advance(48 * HOUR)
    const late = await asGuest('POST', `/${stay.id}/confirm`, { version: 2 })
    expect(codeOf(late)).toEqual([409, 'stays.expired'])
    await expireStays(portal.deps)
    expect(await takenNights(portal, house.unit)).toEqual([])
  })

  it('may be confirmed by the house, and taken back for nothing', async () => {
    const stay = await accepted()
    const yes = await house.mine('POST', `/stays/${stay.id}/confirm`, { version: 2 })
    expect(yes.json.status).toBe('confirmed')
    const back = await house.mine('POST', `/stays/${stay.id}/cancel`, {
      version: 3,
      code: 'unavailable',
      text: 'O telhado caiu.',
    })
    expect(back.json).toMatchObject({
      status: 'cancelled',
      ending: { by: 'team', text: 'O telhado caiu.', fee_cents: 0 },
    })
    expect(await takenNights(portal, house.unit)).toEqual([])
  })

  it('is given once: who looks at an older state is told', async () => {
    const stay = await accepted()
    expect((await house.accept(stay, TWO_NIGHTS)).status).toBe(409)
    const again = await house.mine('POST', `/stays/${stay.id}/accept`, {
      version: 2,
      ...TWO_NIGHTS,
    })
    expect(codeOf(again)).toEqual([409, 'stays.move'])
  })
})

// spec: 639
it('no two confirmed stays share a night, by the word of the database', async () => {
  const { id } = await confirmed()
  await expect(
    portal.deps.pool.query(
      `insert into unit_occupancies (unit_id, kind, during, stay_id)
        select unit_id, 'stay', daterange(upper(during) - 1, upper(during) + 1), id from stays
        where id = $1`,
      [id],
    ),
  ).rejects.toMatchObject({ code: '23P01' })
  await expect(
    portal.deps.pool.query(
      `insert into stays select (json_populate_record(stays,
          json_build_object('id', uuidv7(), 'key', uuidv7()))).* from stays where id = $1`,
      [id],
    ),
  ).rejects.toMatchObject({ code: '23P01' })
})

describe('leaving a stay', () => {
  // spec: 638
  it('costs nothing before it is confirmed, nor a week before', async () => {
    const stay = await confirmed()
    const { json } = await asGuest('GET', `/${stay.id}`)
    expect(json.cancel_fee_cents).toBe(0)
    const left = await asGuest('POST', `/${stay.id}/cancel`, { version: 3, fee_cents: 0 })
    expect(left.json).toMatchObject({ status: 'cancelled', ending: { by: 'guest', fee_cents: 0 } })
    expect(await takenNights(portal, house.unit)).toEqual([])
  })

  // spec: 638
  it('asks again where the rule asks for more than was read', async () => {
    const stay = await confirmed()
    clock.advance(10 * 24 * HOUR)
    const stale = await asGuest('POST', `/${stay.id}/cancel`, { version: 3, fee_cents: 0 })
    expect(codeOf(stale)).toEqual([409, 'stays.fee-changed'])
    expect(stale.json.details.fee_cents).toBe(NIGHT_CENTS)
    const left = await asGuest('POST', `/${stay.id}/cancel`, {
      version: 3,
      fee_cents: NIGHT_CENTS,
    })
    expect(left.json.ending.fee_cents).toBe(NIGHT_CENTS)
  })

  it('is listed with the others of the guest, the newest first', async () => {
    await requested()
    clock.advance(HOUR)
    await house.request(guest, stayOf(house.unit, '2026-08-20', 1))
    const { json } = await asGuest('GET', '')
    expect(json.stays.map(({ arrival }: { arrival: string }) => arrival)).toEqual([
      '2026-08-20',
      ARRIVAL,
    ])
  })
})

describe('what is kept of a guest', () => {
  it('is gone 180 days after the stay, amounts and nights remain', async () => {
    const { id } = await confirmed()
    const forget = (days: number) => {
      const now = new Date(Date.parse(NOW) + days * 24 * HOUR)
      return portal.deps.stores.stays.forget(new Date(now.getTime() - 180 * 24 * HOUR), now)
    }
    expect(await forget(150)).toBe(0)
    expect(await forget(200)).toBeGreaterThan(0)
    const { json } = await asGuest('GET', `/${id}`)
    expect(json).toMatchObject({ contact: null, message: '', ...TWO_NIGHTS })
  })

  it('of somebody who leaves the portal: open requests end, the contact goes', async () => {
    const { id } = await requested()
    await portal.deps.work.transaction(async (within) => {
      const { leaveOpenStays } = await import('./leave-stay.ts')
      await leaveOpenStays(within, guest.userId, clock.now())
      await within.stays.forgetPerson(guest.userId, '2026-07-18', clock.now())
    })
    expect(await takenNights(portal, house.unit)).toEqual([])
    const { json } = await house.mine('GET', `/stays/${id}`)
    expect(json).toMatchObject({ status: 'cancelled', contact: null })
  })
})
