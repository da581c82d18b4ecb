import { startCalendars } from '../../../sandbox/src/calendars/start-calendars.ts'
import { addFeed } from '../../src/features/lodging/stays/keep-feeds.ts'
import type { Person } from '../../src/platform/auth/identity.ts'
import { createPerson } from '../people.ts'
import { ReferenceCalendar } from '../reference-calendar.ts'
import { UNHURRIED } from '../sequences.ts'
import { createHouse } from '../stays.ts'
import { fixedClock, openTestApp } from '../test-app.ts'

const BEGINNING = '2026-07-18T12:00:00Z'

export type Lane = Awaited<ReturnType<typeof openLane>>
export type Stage = Awaited<ReturnType<Lane['begin']>>

const asActor = ({ userId, email }: { userId: string; email: string }) =>
  ({ kind: 'person', userId, email, planType: 'clube', isProved: true }) as Person

/** A house, its guests, another portal, and one clock that stands still. */
export async function openLane() {
  const clock = fixedClock(BEGINNING)
  const portal = await openTestApp({
    clock,
    environment: {
      ...UNHURRIED,
      SENSITIVE_LIMITS_FACTOR: '1000000',
      REACH_PRIVATE_ADDRESSES: 'on',
    },
  })
  const others = await startCalendars({ port: 0 })
  const house = await createHouse(portal)
  const owner = asActor(house.owner)
  const people = await Promise.all(Array.from({ length: 4 }, () => createPerson(portal)))
  let played = 0

  return {
    portal,
    clock,
    others,
    house,
    owner,
    guests: people.map(asActor),
    /** As on the first day, with a room that nobody has asked for and a calendar that says nothing. */
    async begin() {
      clock.advance(Date.parse(BEGINNING) - clock.now().getTime())
      played += 1
      // What somebody asked for in another sequence is nobody's: an open request counts.
      await portal.asOwner('update stays set user_id = null where user_id is not null')
      const unit = await house.addUnit(`Quarto ${played}`)
      const name = `sequencia-${played}`
      others.say(name, [])
      const feed = {
        establishmentId: house.listing.id,
        unitId: unit,
        portal: 'booking' as const,
        name: '',
        url: others.addressOf(name),
      }
      const feedId = await addFeed(owner, feed, portal.deps)
      return { unit, name, feedId, paper: new ReferenceCalendar() }
    },
    async close() {
      await others.stop()
      await portal.close()
    },
  }
}
