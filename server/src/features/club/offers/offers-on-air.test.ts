import { beforeAll, expect, it } from 'vitest'
import { createPartner, type Partner } from '../../../../test/offers.ts'
import { rowsRead } from '../../../../test/statements.ts'
import { useTestApp } from '../../../../test/test-app.ts'
import { bindStores, type Stores } from '../../../features.ts'

const portal = useTestApp()
let partner: Partner
let offer: { id: string; establishment_id: string }

beforeAll(async () => {
  partner = await createPartner(portal)
  offer = { id: await partner.addOffer({ stock: 5 }), establishment_id: partner.listing.id }
  await portal.asOwner(`
    insert into establishments (name, slug, status, category_id)
    select 'Outro ' || n, 'outro-' || n, 'draft', (select id from categories limit 1)
    from generate_series(1, 200) as n`)
  await portal.asOwner(`
    insert into offers (establishment_id, kind, value, title, rule, starts_at, ends_at, days, is_flash,
      per_member, state, created_at, updated_at)
    select listing.id, 'percent', 20, 'na pescada', 'Um por mesa.', now() - interval '1 day',
      now() + interval '9 days', '{0,1,2,3,4,5,6}', false, 1, 'published', now(), now()
    from establishments as listing, generate_series(1, 10) where listing.slug like 'outro-%'`)
  await portal.asOwner('analyze offers, establishments')
})

/** Of all offers and businesses, by whatever way. */
const rowsReadBy = (ask: (stores: Stores) => Promise<unknown>) =>
  portal.deps.connection
    .transaction()
    .execute((transaction) =>
      rowsRead(transaction, ['offers', 'establishments'], () => ask(bindStores(transaction))),
    )

it.each<[string, (stores: Stores) => Promise<unknown>]>([
  ['whether one is on the air', ({ offers }) => offers.isOnAir(offer, portal.deps.clock.now())],
  [
    'those of one business',
    ({ offers }) => offers.listOnAirOf(partner.listing.id, portal.deps.clock.now()),
  ],
  [
    'the mark of one business',
    ({ listingUpkeep }) =>
      listingUpkeep.settleCoupons([partner.listing.id], portal.deps.clock.now()),
  ],
])('two thousand offers of others are not read to know %s', async (_, ask) => {
  expect(await rowsReadBy(ask)).toBeLessThan(20)
})

it('the mark of all businesses follows their offers', async () => {
  const { work, clock } = portal.deps
  const settle = (which: string[] | null) =>
    work.transaction(({ listingUpkeep }) => listingUpkeep.settleCoupons(which, clock.now()))
  await portal.asOwner('update establishments set has_coupon = false')
  expect(await settle(null)).toContain(`establishment:${partner.listing.id}`)
  expect(await settle([partner.listing.id])).toEqual([])
  await portal.asOwner('update offers set taken = stock where id = $1', [offer.id])
  expect(await settle([partner.listing.id])).toContain(`establishment:${partner.listing.id}`)
})
