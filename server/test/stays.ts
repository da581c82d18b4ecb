import { randomUUID } from 'node:crypto'
import { dayOfKnownDate, isoDateOfDay } from '@portal/contract/shared/calendar-days'
import type { buildApp } from '../src/app.ts'
import type { Deps } from '../src/deps.ts'
import { call } from './calls.ts'
import { createListing } from './establishments.ts'
import { createPerson, type TestPerson } from './people.ts'

type Portal = { app: Awaited<ReturnType<typeof buildApp>>; deps: Deps }
type Method = Parameters<typeof call>[1]

export const NIGHT_CENTS = 30_000
export const CLEANING_CENTS = 6_000

/** So many days after another one. */
export const daysAfter = (date: string, days: number): string =>
  isoDateOfDay(dayOfKnownDate(date) + days)

/** A pousada with one room at one price, and cleaning. */
export async function createHouse(portal: Portal, fields: Record<string, unknown> = {}) {
  const owner = await createPerson(portal, { plan: 'espadarte', name: 'Fátima Monteiro' })
  const listing = await createListing(portal, {
    owner,
    fields: { modules: ['lodging'], check_in: '14:00', check_out: '12:00', ...fields },
  })
  const now = portal.deps.clock.now()
  await portal.deps.connection
    .insertInto('lodging_settings')
    .values({
      establishment_id: listing.id,
      cleaning_fee_cents: CLEANING_CENTS,
      cancellation: 'moderada',
      updated_at: now,
    })
    .execute()
  const base = `/my/establishments/${listing.id}`
  const as = (person: TestPerson, method: Method, path: string, body?: object) =>
    call(portal, method, `${base}${path}`, body, { cookie: person.cookie })
  const mine = (method: Method, path: string, body?: object) => as(owner, method, path, body)

  async function addUnit(name = 'Suíte Mar', more: Record<string, unknown> = {}) {
    const { id } = await portal.deps.connection
      .insertInto('lodging_units')
      .values({
        establishment_id: listing.id,
        name,
        kind: 'suite',
        capacity: 3,
        base_price_cents: NIGHT_CENTS,
        created_at: now,
        updated_at: now,
        ...more,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    return id
  }
  const unit = await addUnit()
  const request = (person: TestPerson, body: object, on: Portal = portal) =>
    call(on, 'POST', `/establishments/${listing.slug}/stays`, body, { cookie: person.cookie })
  const calendar = async (query = '') => (await mine('GET', `/lodging-calendar${query}`)).json
  const block = (
    arrival: string,
    departure: string,
    { note = '', ...more }: { block_id?: string; unit_id?: string; note?: string } = {},
  ) => {
    const one = { block_id: randomUUID(), unit_id: unit, arrival, departure, ...more }
    return mine('POST', '/night-blocks', { blocks: [one], note })
  }
  const accept = (stay: { id: string }, more: object = {}) =>
    mine('POST', `/stays/${stay.id}/accept`, { version: 1, ...more })

  return { owner, listing, base, as, mine, unit, addUnit, request, calendar, block, accept }
}
export type TestHouse = Awaited<ReturnType<typeof createHouse>>

/** A request for nights of a room at the usual price. */
export const stayOf = (unit: string, arrival: string, nights: number, more: object = {}) => ({
  key: randomUUID(),
  unit_id: unit,
  arrival,
  departure: daysAfter(arrival, nights),
  adults: 2,
  children: 0,
  total_cents: NIGHT_CENTS * nights + CLEANING_CENTS,
  name: 'João Moraes',
  phone: '91988887777',
  message: 'Chegamos lá pelas 21h, tudo bem?',
  ...more,
})

/** Every night that is taken of a unit, from the table itself. */
export async function takenNights({ deps }: { deps: Deps }, unit: string) {
  const { rows } = await deps.pool.query<{ kind: string; arrival: string; departure: string }>(
    `select kind, lower(during) as arrival, upper(during) as departure from unit_occupancies
      where unit_id = $1 order by during`,
    [unit],
  )
  return rows.map(({ kind, arrival, departure }) => `${kind} ${arrival} ${departure}`)
}
