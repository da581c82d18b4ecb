import { switchCapabilities } from '@portal/contract/testing/switch-capabilities'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import {
  type RunningCalendars,
  startCalendars,
} from '../../../../../sandbox/src/calendars/start-calendars.ts'
import { call } from '../../../../test/calls.ts'
import { addMember } from '../../../../test/establishments.ts'
import { createPerson, type TestPerson } from '../../../../test/people.ts'
import {
  CLEANING_CENTS,
  createHouse,
  daysAfter,
  NIGHT_CENTS,
  stayOf,
  type TestHouse,
  takenNights,
} from '../../../../test/stays.ts'
import { fixedClock, startNode, stopNode, useTestApp } from '../../../../test/test-app.ts'
import { expireStays } from './expire-stays.ts'
import { readFeed } from './read-feed.ts'

/** By night two hundred of each (`npm run stays:races`). */
const ROUNDS = Number(process.env.STAY_RACES ?? 2)
const RACERS = 50
const HOUR = 3_600_000
const NOW = '2026-07-18T12:00:00Z'
const SETTINGS = {
  SENSITIVE_LIMITS_FACTOR: '100000',
  DATABASE_POOL_SIZE: '8',
  REACH_PRIVATE_ADDRESSES: 'on',
  // Everybody here has one address: over many rounds the portal would take them for a flood.
  REQUESTS_PER_MINUTE: '1000000',
  // Fifty wait for one room in turn: on a busy machine longer than a visitor would be kept waiting.
  DATABASE_PATIENCE_MS: '60000',
}

/** Two nodes, each with connections and a clock of its own. */
const clock = fixedClock(NOW)
const laterClock = fixedClock(NOW)
const portal = useTestApp({ clock, environment: SETTINGS })
let other: Awaited<ReturnType<typeof startNode>>
let others: RunningCalendars
let people: TestPerson[]
let house: TestHouse
let manager: TestPerson
let restore: () => void

beforeAll(async () => {
  restore = switchCapabilities(true, ['lodging'])
  other = await startNode(portal.databaseUrl, { clock: laterClock, environment: SETTINGS })
  others = await startCalendars({ port: 0 })
})
afterAll(async () => {
  await others.stop()
  await stopNode(other)
  restore()
})

const nodeOf = (index: number) => (index % 2 === 0 ? portal : other)
const counted = (answers: { status: number }[], status: number) =>
  answers.filter((answer) => answer.status === status).length
const priceOf = (nights: number) => nights * NIGHT_CENTS + CLEANING_CENTS
const person = (index: number) => people[index] as TestPerson
/** The other node's clock runs ahead while this is done, and never for longer. */
async function dayAhead<Result>(race: () => Promise<Result>): Promise<Result> {
  laterClock.advance(24 * HOUR)
  try {
    return await race()
  } finally {
    laterClock.advance(-24 * HOUR)
  }
}
async function requested(index: number, arrival: string, nights: number) {
  const { status, json } = await house.request(
    person(index),
    stayOf(house.unit, arrival, nights),
    nodeOf(index),
  )
  expect(status, JSON.stringify(json)).toBe(201)
  return json as { id: string }
}
const acceptOn = (index: number, stay: { id: string }, nights: number, by: TestPerson) =>
  call(
    nodeOf(index),
    'POST',
    `${house.base}/stays/${stay.id}/accept`,
    { version: 1, total_cents: priceOf(nights) },
    { cookie: by.cookie },
  )
async function rows(text: string) {
  return (await portal.deps.pool.query(text, [house.unit])).rows
}
/** Whatever the answers said: the tables agree with each other, and no night is given away twice. */
async function expectSound() {
  const overlapping = await rows(`
    select 1 from stays as one join stays as two on one.unit_id = two.unit_id and one.id < two.id
      and one.during && two.during
    where one.unit_id = $1 and one.status in ('accepted', 'confirmed')
      and two.status in ('accepted', 'confirmed')`)
  expect(overlapping).toEqual([])
  const unlike = await rows(`
    select stays.id, stays.status, taken.kind from stays
    full join unit_occupancies as taken on taken.stay_id = stays.id
    where coalesce(stays.unit_id, taken.unit_id) = $1 and coalesce(taken.kind, '') not in ('manual', 'import')
      and coalesce(taken.kind, 'none') <> case stays.status when 'requested' then 'hold'
        when 'accepted' then 'stay' when 'confirmed' then 'stay' else 'none' end`)
  expect(unlike).toEqual([])
  const steps = await rows(`
    select stays.id from stays where unit_id = $1
      and version <> (select count(*) from stay_events where stay_id = stays.id)`)
  expect(steps).toEqual([])
}

describe.each(Array.from({ length: ROUNDS }, (_, round) => round + 1))('round %i', (round) => {
  // Guests of its own: what one asked for in earlier rounds would keep them from asking again.
  beforeAll(async () => {
    people = await Promise.all(Array.from({ length: RACERS }, () => createPerson(portal)))
  }, 60_000)
  beforeEach(async () => {
    house = await createHouse(portal)
    manager = await createPerson(portal)
    await addMember(portal, house.listing.id, manager, 'manager')
  })

  // spec: 639
  it('fifty guests want one night: one has it, the others are told', async () => {
    const answers = await Promise.all(
      people.map((guest, index) =>
        house.request(
          guest,
          // Different nights around one that all of them want.
          stayOf(house.unit, daysAfter('2026-08-10', -(index % 3)), 3),
          nodeOf(index),
        ),
      ),
    )
    // First what they were told: it says why, where the numbers below are not right.
    expect(new Set(answers.map(({ json }) => json.code))).toEqual(
      new Set([undefined, 'stays.taken']),
    )
    expect([counted(answers, 201), counted(answers, 409)]).toEqual([1, RACERS - 1])
    expect(await takenNights(portal, house.unit)).toHaveLength(1)
    await expectSound()
  })

  it('one request is accepted by two of the house: one wins', async () => {
    const stay = await requested(1, '2026-08-10', 2)
    const answers = await Promise.all([
      acceptOn(0, stay, 2, house.owner),
      acceptOn(1, stay, 2, manager),
      call(
        other,
        'POST',
        `${house.base}/stays/${stay.id}/decline`,
        { version: 1, code: 'other' },
        { cookie: manager.cookie },
      ),
    ])
    expect([counted(answers, 200), counted(answers, 409)]).toEqual([1, 2])
    await expectSound()
  })

  // spec: 639
  it('two overlapping requests, one held and one that came when it ran out: one is accepted', async () => {
    const first = await requested(2, '2026-08-10', 3)
    // On the other node's clock the hold is over, and somebody else has the nights.
    const racing = await dayAhead(async () => {
      const answers = await Promise.all([
        acceptOn(0, first, 3, house.owner),
        house.request(person(3), stayOf(house.unit, '2026-08-12', 3), other),
      ])
      const second = answers[1].json as { id: string }
      if (answers[1].status === 201) await acceptOn(1, second, 3, manager)
      return answers
    })
    expect(counted(racing.slice(0, 1), 200) + counted(racing.slice(1), 201)).toBe(1)
    await expectSound()
    expect(await takenNights(portal, house.unit)).toHaveLength(1)
  })

  it('a hold runs out while it is accepted: it ends one way', async () => {
    const stay = await requested(4, '2026-08-10', 2)
    const [accepted] = await dayAhead(() =>
      Promise.all([acceptOn(0, stay, 2, house.owner), expireStays(other.deps)]),
    )
    const [{ status }] = await rows('select status from stays where unit_id = $1')
    expect(status).toBe(accepted.status === 200 ? 'accepted' : 'expired')
    expect(await takenNights(portal, house.unit)).toHaveLength(accepted.status === 200 ? 1 : 0)
    await expectSound()
  })

  it('another portal sells the nights while they are confirmed: both are kept, and told', async () => {
    const name = `corrida-${round}`
    others.say(name, [])
    const feed = await house.mine('POST', '/calendar-feeds', {
      unit_id: house.unit,
      portal: 'booking',
      url: others.addressOf(name),
    })
    const stay = await requested(5, '2026-08-10', 2)
    others.say(name, [{ uid: 'theirs', start: '2026-08-11', end: '2026-08-14' }])
    const [accepted] = await Promise.all([
      acceptOn(0, stay, 2, house.owner),
      readFeed({ feedId: feed.json.id }, other.deps),
    ])
    expect([200, 409]).toContain(accepted.status)
    if (accepted.status === 409) expect(accepted.json.code).toBe('stays.clash')
    const kind = accepted.status === 200 ? 'stay' : 'hold'
    expect(await takenNights(portal, house.unit)).toEqual([
      `${kind} 2026-08-10 2026-08-12`,
      'import 2026-08-12 2026-08-14',
    ])
    expect((await house.calendar()).clashes).toHaveLength(1)
    await expectSound()
  })
})
