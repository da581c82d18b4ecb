import type { StayActor, StayStatus } from '@portal/contract/lodging/stays/stays.texts'
import { expect } from 'vitest'
import {
  acceptStay,
  cancelByHouse,
  confirmForGuest,
  declineStay,
} from '../../src/features/lodging/stays/answer-stay.ts'
import { blockNights, unblockNights } from '../../src/features/lodging/stays/keep-blocks.ts'
import { cancelStay, confirmStay } from '../../src/features/lodging/stays/leave-stay.ts'
import { readFeed } from '../../src/features/lodging/stays/read-feed.ts'
import { requestStay } from '../../src/features/lodging/stays/request-stay.ts'
import type { Person } from '../../src/platform/auth/identity.ts'
import { cityDay } from '../../src/platform/city-time.ts'
import { DomainError } from '../../src/platform/errors/domain-errors.ts'
import type { ReferenceStay } from '../reference-calendar.ts'
import { stayOf } from '../stays.ts'
import type { Lane, Stage } from './lane.ts'
import type { Step } from './steps.ts'

const MINUTE = 60_000

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

/** One step in the portal and on paper: what is refused there is refused here, by the same word. */
export async function play(one: Step, { unit, name, feedId, paper }: Stage, lane: Lane) {
  const { clock, others, house, owner, guests } = lane
  const { deps } = lane.portal
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
      const asked = requestStay(
        guest,
        { slug: house.listing.slug, stay, address: '10.1.1.1' },
        deps,
      )
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
        ...named(stay, lane),
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
      const outcome = await outcomeOf(moveBy(one.by, one.to, stay, lane))
      expect(outcome === null).toBe(expected)
      if (expected) paper.move(stay, paper.stepOf(one.by, one.to), now)
      return
    }
    case 'block': {
      const range = paper.datesOf(one.dates)
      const id = crypto.randomUUID()
      const blocks = [{ id, unitId: unit, ...range }]
      const block = { establishmentId: house.listing.id, blocks, note: '' }
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

const named = ({ id, version }: ReferenceStay, { house }: Lane) => ({
  establishmentId: house.listing.id,
  stayId: id,
  version,
})

async function moveBy(by: StayActor, to: StayStatus, stay: ReferenceStay, lane: Lane) {
  const { clock, guests, owner } = lane
  const { deps } = lane.portal
  const refusal = { code: 'other' as const, text: '' }
  if (by === 'team') {
    if (to === 'confirmed') return confirmForGuest(owner, named(stay, lane), deps)
    const answer = { ...named(stay, lane), ...refusal }
    return to === 'declined' ? declineStay(owner, answer, deps) : cancelByHouse(owner, answer, deps)
  }
  const guest = guests.find(({ userId }) => userId === stay.guest) as Person
  const mine = { stayId: stay.id, version: stay.version }
  if (to === 'confirmed') return confirmStay(guest, mine, deps)
  // A guest has no other word for leaving.
  return cancelStay(guest, { ...mine, feeCents: stay.feeCents(clock.now()) }, deps)
}
