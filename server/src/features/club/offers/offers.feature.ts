import { roleMay } from '@portal/contract/guide/team/team-rights'
import { sql } from 'kysely'
import { z } from 'zod'
import type { FeatureDeps, WithinOf } from '../../../deps.ts'
import { worksAt } from '../../../platform/database/works-at.ts'
import { defineFeature } from '../../../platform/feature.ts'
import { couponsRoutes } from './coupons.routes.ts'
import { couponsStore } from './coupons.store.ts'
import { findOffers } from './find-offers.ts'
import { offerMovesStore } from './offer-moves.store.ts'
import { offersJobs } from './offers.jobs.ts'
import { offersRoutes } from './offers.routes.ts'
import { offersStore } from './offers.store.ts'
import { names } from './personal-data.texts.ts'
import { redemptionsStore } from './redemptions.store.ts'
import { teamWaits } from './team-waits.store.ts'

export const stores = {
  coupons: couponsStore,
  offerMoves: offerMovesStore,
  offers: offersStore,
  redemptions: redemptionsStore,
}
const uses = [
  'earnedNumbers.earn',
  'earnedNumbers.withdraw',
  'establishments.limitsOf',
  'establishments.lock',
  'listingUpkeep.settleCoupons',
  'team.roleOf',
] as const
export const ports = { findOffers }
export type Deps = FeatureDeps<typeof stores, (typeof uses)[number]>
export type Within = WithinOf<Deps>

export const feature = defineFeature<Deps>({
  name: 'offers',
  owns: ['coupons', 'offers', 'redemptions'],
  decisions: [
    {
      at: '/admin/offers/:offer',
      table: 'offers',
      isOwn: (userId) => worksAt(userId, sql`thing.establishment_id`),
    },
  ],
  objects: [
    { at: '/admin/offers/:offer', is: 'offer', table: 'offers', by: { id: 'offer' } },
    {
      at: '/my/establishments/:id/offers/:offer',
      is: 'offer',
      table: 'offers',
      by: { id: 'offer', establishment_id: 'id' },
    },
    {
      at: '/my/establishments/:id/counter/redemptions/:redemption',
      is: 'redemption',
      table: 'redemptions',
      by: { id: 'redemption', establishment_id: 'id' },
    },
  ],
  stores,
  uses,
  ports,
  routes: [offersRoutes, couponsRoutes],
  topics: {
    counter: {
      id: z.uuid(),
      mayJoin: async ({ id, actor }, { stores }) =>
        actor !== null && roleMay(await stores.team.roleOf(id, actor.userId), 'coupons.redeem'),
    },
    wallet: {
      id: z.uuid(),
      mayJoin: async ({ id, actor }) => actor?.userId === id,
    },
  },
  onMerge: {
    move: async ({ offerMoves }, pair) => ({ counts: { offers: await offerMoves.moveAll(pair) } }),
  },
  jobs: offersJobs,
  person: {
    policy: 'Clube, cupons e sorteios',
    tables: { coupons: 'user_id', redemptions: 'user_id' },
    names,
    async collect(rows, { userId }) {
      const own = await rows.where('coupons', 'user_id', userId)
      const ids = own.map(({ id }) => String(id))
      return { redemptions: await rows.whereIn('redemptions', 'coupon_id', ids) }
    },
    erase: async ({ coupons }, { userId }) => {
      await coupons.forgetMember(userId)
    },
  },
  teamWaits,
})
