import { randomUUID } from 'node:crypto'
import type { writeDownStays as contract } from '@portal/contract/lodging/stays/calendar'
import { USUAL_CHECK_IN } from '@portal/contract/lodging/stays/stay-rules'
import { stayTexts as texts } from '@portal/contract/lodging/stays/stays.texts'
import { dayOfKnownDate } from '@portal/contract/shared/calendar-days'
import type { EndpointInput } from '@portal/contract/shared/endpoint'
import type { PersonActor } from '../../../platform/actor.ts'
import { cityDay } from '../../../platform/city-time.ts'
import { Conflict, Invalid, NotFound } from '../../../platform/errors/domain-errors.ts'
import { requireRightOrAdministrator } from '../../../platform/team-roles.ts'
import { holdUnitsOf } from './keep-blocks.ts'
import { readStaleFeeds } from './read-feed.ts'
import { refusingTaken } from './request-stay.ts'
import { agreedPrice, contentHash, horizonOf, type NewStayRow, quoteOf } from './stay.rules.ts'
import type { Deps, Within } from './stays.feature.ts'
import { announceNights } from './step-stay.ts'
import { tellWrittenDown } from './tell-of-stay.ts'

type Needs = Pick<Deps, 'work' | 'stores' | 'clock' | 'config' | 'log' | 'foreign'>
type Reservation = EndpointInput<typeof contract>['body']
type Room = Reservation['rooms'][number]

/**
 * Somebody asks by phone or stands at the counter. Other portals are asked first, as before a yes to a request;
 * then every room takes its nights in one transaction, under the constraint of every stay. How many sleep
 * there and for how many nights is between the house and its guest.
 */
export async function writeDownStays(
  actor: PersonActor,
  { establishmentId, reservation }: { establishmentId: string; reservation: Reservation },
  deps: Needs,
): Promise<string[]> {
  const { work, stores, clock } = deps
  const role = await stores.team.roleOf(establishmentId, actor.userId)
  requireRightOrAdministrator(actor, role, 'stays.answer', establishmentId)
  const unitIds = reservation.rooms.map((room) => room.unit_id)
  await requireRoomsOf(establishmentId, unitIds, deps)
  if (!reservation.despite_calendar) await requireRead(unitIds, deps)
  // That a calendar did not answer at first makes it no other reservation.
  const hash = contentHash({ ...reservation, despite_calendar: undefined } as { key: string })

  return refusingTaken(() =>
    work.transaction(async (within) => {
      const now = clock.now()
      await holdUnitsOf(within, actor, { establishmentId, unitIds }, now)
      const known = await knownOf(within, reservation, hash)
      if (known) return known
      requireDates(reservation, cityDay(now))
      const house = await within.houses.findPlace(establishmentId, now)
      if (!house) throw new NotFound('establishment', establishmentId)
      const written: NewStayRow[] = []
      for (const room of reservation.rooms) {
        const unit = await within.houses.findUnit(room.unit_id, house)
        const quote = unit && quoteOf(unit, reservation)
        if (!unit || !quote) throw noSuchDates()
        const checkIn = house.check_in ?? USUAL_CHECK_IN
        const stay = { ...rowOf(room, reservation, now), ...agreedPrice(quote, room.total_cents) }
        written.push(
          await take(
            within,
            { ...stay, ...termsOf(unit), check_in: checkIn, content_hash: hash },
            actor,
          ),
        )
      }
      await tellWrittenDown(
        within,
        { key: reservation.key, by: actor.userId, stays: written },
        house,
        now,
      )
      await within.audit.record(actor, now, {
        action: 'stays.written',
        subjectId: establishmentId,
        details: {
          arrival: reservation.arrival,
          departure: reservation.departure,
          rooms: written.length,
        },
      })
      announceNights(within, establishmentId)
      return written.map(({ id }) => id)
    }),
  )
}

async function requireRoomsOf(
  establishmentId: string,
  unitIds: readonly string[],
  { stores, clock }: Needs,
) {
  const house = await stores.houses.findPlace(establishmentId, clock.now())
  const units = house ? await stores.houses.listUnits(establishmentId, house) : []
  const strange = unitIds.find((id) => !units.some((unit) => unit.id === id))
  if (strange) throw new NotFound('unit', strange)
}

/** What was sold elsewhere a minute ago is not sold again. */
async function requireRead(unitIds: readonly string[], deps: Needs) {
  const unread = (await Promise.all(unitIds.map((id) => readStaleFeeds(id, deps)))).flat()
  if (unread.length === 0) return
  const names = [...new Set(unread)].join(', ')
  throw new Conflict('stays.unread', 'a calendar does not answer', texts.unread(names), {
    calendars: names,
  })
}

/** The same form sent again: what it wrote the first time. */
async function knownOf(
  { stays }: Within,
  { rooms, key }: Reservation,
  hash: Buffer,
): Promise<string[] | null> {
  const known = await Promise.all(rooms.map((room) => stays.findByKey(room.unit_id, key)))
  const found = known.filter((stay) => stay !== null)
  if (found.length === 0) return null
  if (found.length === rooms.length && found.every((stay) => stay.content_hash.equals(hash))) {
    return found.map(({ id }) => id)
  }
  throw new Conflict('stays.same-key', 'the key came with other content', texts.moved)
}

/** From tonight on; who came yesterday is there until they leave. */
function requireDates({ arrival, departure }: Reservation, today: string) {
  const nights = dayOfKnownDate(departure) - dayOfKnownDate(arrival)
  if (nights >= 1 && departure > today && departure <= horizonOf(today)) return
  throw noSuchDates()
}

const noSuchDates = () =>
  new Invalid(
    'stays.dates',
    'no such stay',
    [{ path: 'arrival', message: texts.dates }],
    texts.dates,
  )

const rowOf = (
  room: Room,
  { key, arrival, departure, name, phone, note }: Reservation,
  now: Date,
) => ({
  ...{ id: randomUUID(), unit_id: room.unit_id, key, user_id: null, arrival, departure },
  ...{ adults: room.adults, children: room.children, message: '', house_note: note },
  ...{ source: 'house' as const, requested_at: now, respond_by: now, is_proved: true },
  ...{ contact_name: name, contact_phone: phone, contact_email: null, address_mark: null },
})

const termsOf = ({ name, cancellation }: { name: string } & Pick<NewStayRow, 'cancellation'>) => ({
  unit_name: name,
  cancellation,
})

async function take(
  within: Within,
  stay: NewStayRow,
  { userId }: PersonActor,
): Promise<NewStayRow> {
  const { stays, nights } = within
  const { id, unit_id: unitId, arrival, departure, requested_at: now } = stay
  if (await nights.areSaidTaken({ unitId, arrival, departure }, now)) {
    throw new Conflict('stays.clash', 'taken in another calendar', texts.clash)
  }
  await stays.add(stay, 'confirmed')
  await nights.take({ unitId, stayId: id, arrival, departure }, now)
  await stays.record({ id, version: 1 }, { actor: 'team', userId }, now)
  await nights.rebuildImports(unitId, now)
  return stay
}
