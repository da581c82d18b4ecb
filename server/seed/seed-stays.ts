import { randomUUID } from 'node:crypto'
import { respondBy, USUAL_CHECK_IN } from '@portal/contract/lodging/stays/stay-rules'
import type { StayStatus } from '@portal/contract/lodging/stays/stays.texts'
import { dayOfKnownDate, isoDateOfDay } from '@portal/contract/shared/calendar-days'
import type { Deps } from '../src/deps.ts'
import { quoteOf } from '../src/features/lodging/stays/stay.rules.ts'
import { cityDay } from '../src/platform/city-time.ts'
import { demoSlug } from './seed-catalogues.ts'

type DemoStay = { status: StayStatus; inDays: number; nights: number; guest: string }

/** What the other lodgings have: somebody there, somebody who comes, and in turn a request. */
const USUAL_STAYS: DemoStay[] = [
  { status: 'confirmed', inDays: -1, nights: 2, guest: 'Tereza Campos' },
  { status: 'confirmed', inDays: 1, nights: 2, guest: 'Otávio Rezende' },
  { status: 'accepted', inDays: 11, nights: 3, guest: 'Bianca Maués' },
]
const LARGE_HOUSE = 'Pousada Jardim dos Cajueiros'
const WAITING: DemoStay = { status: 'requested', inDays: 18, nights: 2, guest: 'Ivan Cordeiro' }

/** One of each, so that every state can be seen; in their places of the calendar. */
const DEMO_STAYS: DemoStay[] = [
  { status: 'confirmed', inDays: 3, nights: 3, guest: 'Marília Nunes' },
  { status: 'requested', inDays: 9, nights: 2, guest: 'João Moraes' },
  { status: 'accepted', inDays: 14, nights: 3, guest: 'Luciana Tavares' },
  { status: 'declined', inDays: 20, nights: 2, guest: 'Ronaldo Pires' },
  { status: 'expired', inDays: 24, nights: 2, guest: 'Dayane Brito' },
  { status: 'cancelled', inDays: 28, nights: 4, guest: 'Edson Nogueira' },
]
const HOUR_MS = 3_600_000

/** Of the other rooms of a large house: full and half empty in turn, one guest after the other. */
const FURTHER_STAYS: DemoStay[][] = [
  [
    { status: 'confirmed', inDays: 0, nights: 3, guest: 'Rute Maciel' },
    { status: 'confirmed', inDays: 3, nights: 4, guest: 'Igor Valente dos Santos Albuquerque' },
  ],
  [{ status: 'confirmed', inDays: 2, nights: 2, guest: 'Paula Seabra' }],
  [
    { status: 'confirmed', inDays: -2, nights: 4, guest: 'Nonato Lima' },
    { status: 'requested', inDays: 4, nights: 2, guest: 'Bruno Sarmento' },
  ],
]
const MOST_FURTHER_ROOMS = 9

/** Stays for the first unit of every lodging of the demonstration; nothing where there are some. */
export async function seedStays(deps: Deps) {
  const { connection } = deps
  const units = await connection
    .selectFrom('lodging_units')
    .innerJoin('establishments', 'establishments.id', 'lodging_units.establishment_id')
    .select(['lodging_units.id', 'lodging_units.establishment_id', 'establishments.slug'])
    .distinctOn('establishments.slug')
    .where('establishments.is_demo', '=', true)
    .where('lodging_units.removed_at', 'is', null)
    .orderBy('establishments.slug')
    .orderBy('lodging_units.position')
    .execute()
  const some = await connection.selectFrom('stays').select('id').limit(1).executeTakeFirst()
  if (some) return
  for (const [index, unit] of units.entries()) {
    const usual = index % 3 === 0 ? [...USUAL_STAYS, WAITING] : USUAL_STAYS
    await seedStaysOf(unit, index === 0 ? DEMO_STAYS : usual, deps)
  }
  const large = units.find(({ slug }) => slug === demoSlug(LARGE_HOUSE))
  if (!large) return
  const rooms = await connection
    .selectFrom('lodging_units')
    .select(['id', 'establishment_id'])
    .where('establishment_id', '=', large.establishment_id)
    .where('id', '<>', large.id)
    .where('removed_at', 'is', null)
    .orderBy('position')
    .limit(MOST_FURTHER_ROOMS)
    .execute()
  for (const [index, room] of rooms.entries()) {
    await seedStaysOf(room, FURTHER_STAYS[index % FURTHER_STAYS.length] ?? [], deps)
  }
}

async function seedStaysOf(
  unit: { id: string; establishment_id: string },
  wanted: readonly DemoStay[],
  { work, clock, stores }: Deps,
) {
  const now = clock.now()
  const today = cityDay(now)
  const dayIn = (days: number) => isoDateOfDay(dayOfKnownDate(today) + days)
  const place = await stores.houses.findPlace(unit.establishment_id, now)
  const rated = place && (await stores.houses.findUnit(unit.id, place))
  if (!rated) return
  await work.transaction(async ({ stays, nights }) => {
    for (const { status, inDays, nights: count, guest } of wanted) {
      const dates = { arrival: dayIn(inDays), departure: dayIn(inDays + count) }
      const quote = quoteOf(rated, dates)
      if (!quote) continue
      const id = randomUUID()
      const until = respondBy(dates.arrival, now, { isProved: true })
      const { nights: priced, nights_cents, cleaning_fee_cents, total_cents } = quote
      await stays.add({
        id,
        unit_id: unit.id,
        key: randomUUID(),
        content_hash: Buffer.of(),
        user_id: null,
        ...dates,
        adults: 2,
        children: 0,
        unit_name: rated.name,
        nights: priced,
        nights_cents,
        cleaning_fee_cents,
        total_cents,
        cancellation: rated.cancellation,
        check_in: place.check_in ?? USUAL_CHECK_IN,
        message: status === 'requested' ? 'Chegamos lá pelas 21h, tudo bem?' : '',
        requested_at: now,
        respond_by: until,
        contact_name: guest,
        contact_phone: '91900000000',
        contact_email: 'hospede@exemplo.test',
        is_proved: true,
        address_mark: null,
      })
      await stays.record({ id, version: 1 }, { actor: 'guest', userId: null }, now)
      await nights.hold({ unitId: unit.id, stayId: id, ...dates }, { until, now })
      if (status === 'requested') continue
      const isTaken = status === 'accepted' || status === 'confirmed'
      if (isTaken) await nights.keepHeld(id)
      else await nights.release({ stayId: id }, now)
      await stays.step(
        { id, version: 1 },
        {
          status,
          status_since: now,
          ...(isTaken
            ? { accepted_at: now, confirm_by: new Date(now.getTime() + 48 * HOUR_MS) }
            : ENDINGS[status]),
          ...(status === 'confirmed' ? { confirmed_at: now } : {}),
        },
        {
          actor: status === 'confirmed' || status === 'cancelled' ? 'guest' : 'team',
          userId: null,
        },
        now,
      )
    }
    const block = { arrival: dayIn(34), departure: dayIn(37), note: 'Pintura' }
    await nights.block({ id: randomUUID(), unitId: unit.id, ...block }, now)
  })
}

const ENDINGS = {
  declined: { ended_by: 'team', end_code: 'maintenance', end_text: 'O quarto entra em pintura.' },
  expired: { ended_by: 'clock', end_code: 'no-answer', end_text: '' },
  cancelled: { ended_by: 'guest', end_code: 'guest', end_text: '', cancel_fee_cents: 0 },
} as const
