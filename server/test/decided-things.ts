import { randomUUID } from 'node:crypto'
import type { DecidedAt } from '@portal/contract/portal/workplace/decided-at'
import type { Insertable } from 'kysely'
import type { Deps } from '../src/deps.ts'
import type { DB } from '../src/platform/database/schema.generated.ts'
import { createListing } from './establishments.ts'
import type { TestPerson } from './people.ts'

type Added =
  | 'claims'
  | 'contributions'
  | 'coverage_requests'
  | 'events'
  | 'offers'
  | 'plan_orders'
  | 'plan_payments'
  | 'properties'
  | 'property_flags'
  | 'reports'
  | 'reviews'

/** One of everything that the team decides about, all of one person. */
export async function addDecidedThings(
  portal: { deps: Deps },
  { userId, email }: TestPerson,
): Promise<Record<DecidedAt, string>> {
  const { connection, clock } = portal.deps
  const now = clock.now()
  const dates = { created_at: now, updated_at: now }
  const later = new Date(now.getTime() + 86_400_000)
  const slug = () => `coisa-${randomUUID()}`
  const token_hash = () => Buffer.from(randomUUID())
  async function add<Name extends Added>(table: Name, row: Insertable<DB[Name]>): Promise<string> {
    const { id } = await connection
      .insertInto<Added>(table)
      .values(row)
      .returning('id')
      .executeTakeFirstOrThrow()
    return id
  }

  const { id: own } = await createListing(portal, { owner: { userId, email, cookie: '' } })
  const { id: elsewhere } = await createListing(portal)
  const { id: claimed } = await createListing(portal)
  const property = { ...dates, establishment_id: own, title: 'Casa na orla', type: 'casa' as const }
  const house = await add('properties', { ...property, slug: slug() })
  const event = await add('events', {
    ...dates,
    ...{ slug: slug(), title: 'Luau', category: 'festa', is_free: true, venue_name: 'Orla' },
    starts_at: later,
  })
  await connection
    .insertInto('event_submissions')
    .values({
      ...{ event_id: event, user_id: userId, client_id: randomUUID() },
      ...{ name: 'Rosa', email, created_at: now },
    })
    .execute()
  const order = await add('plan_orders', {
    ...dates,
    ...{ user_id: userId, key: randomUUID(), reason: 'renewal', method: 'pix', status: 'expired' },
    ...{ plan_type: 'atalaia', plan_version: 1, cycle: 'month' },
    ...{ price_cents: 4990, credit_cents: 0, amount_cents: 4990 },
    ...{ terms_version: 1, terms_hash: 'x', accepted_at: now },
  })
  return {
    '/admin/claims/:id': await add('claims', {
      ...{ establishment_id: claimed, user_id: userId, cnpj: '11222333000181', created_at: now },
    }),
    '/admin/contributions/:id': await add('contributions', {
      ...dates,
      ...{ user_id: userId, email, client_id: randomUUID(), token_hash: token_hash() },
      ...{ slug: slug(), kind: 'tip', title: 'Chegue cedo', text: 'Há sombra.', status: 'pending' },
      ...{ consent_version: '2026-11', consented_at: now },
    }),
    '/admin/coverage-requests/:id/move': await add('coverage_requests', {
      ...dates,
      ...{ user_id: userId, email, client_id: randomUUID(), token_hash: token_hash() },
      ...{ event_name: 'Festa', event_on: '2026-12-01', place: 'Orla', kinds: ['photo'] },
      ...{ contact_name: 'Rosa', status: 'new' },
    }),
    '/admin/establishments/:id': own,
    '/admin/events/:id/status': event,
    '/admin/offers/:offer': await add('offers', {
      ...dates,
      ...{ establishment_id: own, kind: 'percent', value: 20, title: 'no almoço', rule: 'Um só.' },
      ...{ starts_at: now, ends_at: later, days: [0], is_flash: false, per_member: 1 },
      ...{ state: 'pending', waiting_since: now },
    }),
    '/admin/people/:id/plan': userId,
    '/admin/plan-payments/:id': await add('plan_payments', {
      ...{ order_id: order, provider: 'pix', provider_id: randomUUID(), amount_cents: 4990 },
      ...{ decision: 'review', paid_at: now, recorded_at: now },
    }),
    '/admin/properties/:id': house,
    '/admin/property-flags/:id': await add('property_flags', {
      ...{ property_id: house, distance: 1, created_at: now },
      other_id: await add('properties', { ...property, slug: slug() }),
    }),
    '/admin/reports/:id': await add('reports', {
      ...{ user_id: userId, subject_kind: 'establishment', subject_id: elsewhere },
      ...{ reason: 'closed', details: '', created_at: now },
    }),
    '/admin/reviews/:id': await add('reviews', {
      ...dates,
      ...{ user_id: userId, establishment_id: elsewhere, rating: 5, status: 'pending' },
    }),
  }
}
