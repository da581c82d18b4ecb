import { isOver, mayMove } from '@portal/contract/stays/stay-rules'
import type { StayActor, StayStatus } from '@portal/contract/stays/stays.texts'
import { switchCapabilities } from '@portal/contract/testing/switch-capabilities'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import {
  type CalendarFault,
  type RunningCalendars,
  startCalendars,
} from '../../../../sandbox/src/calendars/start-calendars.ts'
import { createPerson } from '../../../test/people.ts'
import { ReferenceCalendar, type ReferenceStay } from '../../../test/reference-calendar.ts'
import { createHouse, stayOf, type TestHouse } from '../../../test/stays.ts'
import { fixedClock, useTestApp } from '../../../test/test-app.ts'
import type { Person } from '../../platform/auth/identity.ts'
import { cityDay } from '../../platform/city-time.ts'
import { DomainError } from '../../platform/errors/domain-errors.ts'
import { acceptStay, cancelByHouse, confirmForGuest, declineStay } from './answer-stay.ts'
import { blockNights, unblockNights } from './keep-blocks.ts'
import { cancelStay, confirmStay } from './leave-stay.ts'
import { readFeed } from './read-feed.ts'
import { requestStay } from './request-stay.ts'
import { holdUnit } from './step-stay.ts'

/** By night ten thousand (`npm run stays:sequences`). */
const SEQUENCES = Number(process.env.STAY_SEQUENCES ?? 12)
const NOW = '2026-07-18T12:00:00Z'
const MINUTE = 60_000
const clock = fixedClock(NOW)
const portal = useTestApp({
  clock,
  environment: {
    SENSITIVE_LIMITS_FACTOR: '1000000',
    REACH_PRIVATE_ADDRESSES: 'on',
    // Sequences follow each other faster than the calls of any one visitor may.
    REQUESTS_PER_MINUTE: '1000000',
  },
})
let others: RunningCalendars
let house: TestHouse
let owner: Person
let guests: Person[]
let played = 0
let restore: () => void

beforeAll(async () => {
  restore = switchCapabilities(true, ['lodging'])
  others = await startCalendars({ port: 0 })
  house = await createHouse(portal)
  owner = asActor(house.owner.userId, house.owner.email)
  const people = await Promise.all(Array.from({ length: 4 }, () => createPerson(portal)))
  guests = people.map(({ userId, email }) => asActor(userId, email))
})
afterAll(async () => {
  await others.stop()
  restore()
})
const asActor = (userId: string, email: string) =>
  ({ kind: 'person', userId, email, planType: 'clube' }) as Person

/** Three weeks of nights, of which anybody wants some. */
const dates = fc.record({ day: fc.nat({ max: 20 }), nights: fc.integer({ min: 1, max: 5 }) })
const which = fc.nat({ max: 5 })
const of = <Name extends string, Rest>(
  name: Name,
  rest: { [Key in keyof Rest]: fc.Arbitrary<Rest[Key]> },
) => fc.record({ do: fc.constant(name), ...rest } as never) as fc.Arbitrary<{ do: Name } & Rest>
const action = fc.oneof(
  { weight: 6, arbitrary: of('request', { dates, guest: fc.nat({ max: 3 }) }) },
  { weight: 5, arbitrary: of('accept', { stay: which, despite: fc.boolean() }) },
  {
    weight: 6,
    arbitrary: of('move', {
      stay: which,
      by: fc.constantFrom('guest' as const, 'team' as const),
      to: fc.constantFrom('confirmed' as const, 'cancelled' as const, 'declined' as const),
    }),
  },
  { weight: 3, arbitrary: of('block', { dates }) },
  { weight: 2, arbitrary: of('unblock', { block: which }) },
  {
    weight: 4,
    arbitrary: of('say', { events: fc.array(dates, { maxLength: 7 }), copies: fc.boolean() }),
  },
  {
    weight: 2,
    arbitrary: of('fail', {
      fault: fc.constantFrom<CalendarFault>('forbidden', 'html', 'empty', 'halved', 'circle'),
    }),
  },
  { weight: 5, arbitrary: of('read', {}) },
  { weight: 4, arbitrary: of('wait', { minutes: fc.constantFrom(4, 16, 31, 180, 725, 1441) }) },
)
type Action = typeof action extends fc.Arbitrary<infer One> ? One : never

it(
  'whatever guests, houses, portals and the clock do, the nights are those of a paper calendar',
  async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(action, { minLength: 5, maxLength: 25 }), playSequence),
      { numRuns: SEQUENCES, endOnFailure: SEQUENCES > 100 },
    )
  },
  Math.max(120_000, SEQUENCES * 3_000),
)

async function playSequence(actions: readonly Action[]) {
  clock.advance(Date.parse(NOW) - clock.now().getTime())
  played += 1
  await portal.asOwner('update stays set user_id = null where user_id is not null')
  const unit = await house.addUnit(`Quarto ${played}`)
  const name = `sequencia-${played}`
  others.say(name, [])
  const { json: feed } = await house.mine('POST', '/calendar-feeds', {
    unit_id: unit,
    portal: 'booking',
    url: others.addressOf(name),
  })
  const paper = new ReferenceCalendar()
  for (const one of actions) {
    await play(one, { unit, name, feedId: feed.id, paper })
    await compare(unit, paper)
  }
}

type Stage = { unit: string; name: string; feedId: string; paper: ReferenceCalendar }

/** What came of it: nothing, or the code of a refusal. Anything else than a refusal of ours is a fault. */
async function outcomeOf(work: Promise<unknown>): Promise<string | null> {
  try {
    await work
    return null
  } catch (error) {
    if (error instanceof DomainError) return error.code
    throw error
  }
}

async function play(one: Action, { unit, name, feedId, paper }: Stage) {
  const { deps } = portal
  const now = clock.now()
  const read = async () => {
    await readFeed({ feedId }, deps)
    paper.read(cityDay(now), now)
  }
  switch (one.do) {
    case 'request': {
      const guest = guests[one.guest] as Person
      const range = paper.datesOf(one.dates)
      const stay = stayOf(unit, range.arrival, one.dates.nights)
      const expected = paper.wouldRequest(guest.userId, range, now)
      let id = ''
      const asked = requestStay(guest, { slug: house.listing.slug, stay }, deps)
      const keep = (made: { id: string }) => {
        id = made.id
      }
      expect(await outcomeOf(asked.then(keep))).toBe(expected)
      if (expected === null) paper.addStay({ id, guest: guest.userId, ...range }, now)
      return
    }
    case 'accept': {
      const stay = paper.pick(one.stay)
      if (!stay) return
      await read()
      const expected = paper.wouldAccept(stay, { despite: one.despite }, now)
      const input = {
        ...named(stay),
        totalCents: stay.totalCents,
        despite: one.despite ? (['calendar'] as const) : [],
      }
      expect(await outcomeOf(acceptStay(owner, input, deps))).toBe(expected)
      if (expected === null) paper.move(stay, 'accepted', now)
      return
    }
    case 'move': {
      const stay = paper.pick(one.stay)
      if (!stay) return
      const expected = paper.wouldMove(stay, one.by, one.to, now)
      const outcome = await outcomeOf(moveBy(one.by, one.to, stay))
      expect(outcome === null).toBe(expected)
      if (expected) paper.move(stay, paper.stepOf(one.by, one.to), now)
      return
    }
    case 'block': {
      const range = paper.datesOf(one.dates)
      const id = crypto.randomUUID()
      const block = { establishmentId: house.listing.id, id, unitId: unit, ...range, note: '' }
      const isFree = paper.areFree(range, now)
      const isAhead = range.departure > cityDay(now)
      const expected = !isAhead ? 'nights.dates' : isFree ? null : 'stays.taken'
      expect(await outcomeOf(blockNights(owner, block, deps))).toBe(expected)
      if (expected === null) paper.addBlock({ id, ...range })
      return
    }
    case 'unblock': {
      const block = paper.pickBlock(one.block)
      if (!block) return
      await unblockNights(owner, { establishmentId: house.listing.id, blockId: block.id }, deps)
      paper.removeBlock(block, now)
      return
    }
    case 'say': {
      // Sometimes it copies what it read of us, as portals do.
      const copied = one.copies ? paper.exported() : []
      const events = [...one.events.map((each) => paper.datesOf(each)), ...copied].map(
        ({ arrival, departure }, index) => ({ uid: `e${index}`, start: arrival, end: departure }),
      )
      others.say(name, events)
      paper.say(events)
      return
    }
    case 'fail':
      others.fail(name, one.fault)
      paper.fail()
      return
    case 'read':
      return read()
    case 'wait':
      clock.advance(one.minutes * MINUTE)
  }
}

const named = ({ id, version }: ReferenceStay) => ({
  establishmentId: house.listing.id,
  stayId: id,
  version,
})

async function moveBy(by: StayActor, to: StayStatus, stay: ReferenceStay) {
  const { deps } = portal
  const refusal = { code: 'other' as const, text: '' }
  if (by === 'team') {
    if (to === 'confirmed') return confirmForGuest(owner, named(stay), deps)
    const answer = { ...named(stay), ...refusal }
    return to === 'declined' ? declineStay(owner, answer, deps) : cancelByHouse(owner, answer, deps)
  }
  const guest = guests.find(({ userId }) => userId === stay.guest) as Person
  const mine = { stayId: stay.id, version: stay.version }
  if (to === 'confirmed') return confirmStay(guest, mine, deps)
  // A guest has no other word for leaving.
  return cancelStay(guest, { ...mine, feeCents: stay.feeCents(clock.now()) }, deps)
}

/** Once the worker has come by, table, export and paper say the same, night by night. */
async function compare(unit: string, paper: ReferenceCalendar) {
  const now = clock.now()
  const today = cityDay(now)
  await portal.deps.work.transaction(async (within) => {
    await holdUnit(within, unit, now)
    await within.nights.rebuildImports(unit, now)
  })
  paper.settle(now)
  const { rows } = await portal.deps.pool.query<{ kind: string; night: string }>(
    `select kind, night::date::text as night from unit_occupancies,
      generate_series(lower(during), upper(during) - 1, interval '1 day') as night
      where unit_id = $1 and night::date >= $2 order by night`,
    [unit, today],
  )
  expect(rows.map(({ kind, night }) => `${night} ${kind}`)).toEqual(paper.nights(today, now))
  expect(new Set(rows.map(({ night }) => night)).size).toBe(rows.length)

  const exported = await portal.deps.stores.nights.exported(unit, today)
  expect(exported.map(({ arrival, departure }) => `${arrival} ${departure}`).sort()).toEqual(
    paper
      .exported()
      .filter(({ departure }) => departure > today)
      .map(({ arrival, departure }) => `${arrival} ${departure}`)
      .sort(),
  )
  const { rows: kept } = await portal.deps.pool.query<{ id: string; status: StayStatus }>(
    'select id, status from stays where unit_id = $1',
    [unit],
  )
  for (const { id, status } of kept) {
    expect(status).toBe(paper.stay(id)?.status)
    if (isOver(status)) expect(mayMove('team', status, 'accepted')).toBe(false)
  }
}
