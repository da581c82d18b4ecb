import { roleMay } from '@portal/contract/guide/team/team-rights'
import { z } from 'zod'
import type { FeatureDeps, WithinOf } from '../../../deps.ts'
import { cityDay } from '../../../platform/city-time.ts'
import { defineFeature } from '../../../platform/feature.ts'
import { calendarRoutes } from './calendar.routes.ts'
import { calendarFeedsStore } from './calendar-feeds.store.ts'
import { exportedCalendarRoutes } from './exported-calendar.routes.ts'
import { heldNightsStore } from './held-nights.store.ts'
import { housesStore } from './houses.store.ts'
import { leaveOpenStays } from './leave-stay.ts'
import { nightsStore } from './nights.store.ts'
import { names } from './personal-data.texts.ts'
import { presentOfHouse } from './present-stay.ts'
import { prolongStays } from './prolong-stays.ts'
import { stayCodesStore } from './stay-codes.store.ts'
import { stayTroublesStore } from './stay-troubles.store.ts'
import { forget, staysJobs, sweepCodes } from './stays.jobs.ts'
import { staysRoutes } from './stays.routes.ts'
import { staysStore } from './stays.store.ts'
import { staysAdminRoutes } from './stays-admin.routes.ts'
import { announceNights } from './step-stay.ts'
import { teamWaits } from './team-waits.store.ts'

export const stores = {
  calendarFeeds: calendarFeedsStore,
  heldNights: heldNightsStore,
  houses: housesStore,
  nights: nightsStore,
  stayCodes: stayCodesStore,
  stayTroubles: stayTroublesStore,
  stays: staysStore,
}
const uses = ['houseCharges.open', 'team.roleOf'] as const
export type Deps = FeatureDeps<typeof stores, (typeof uses)[number]>
export type Within = WithinOf<Deps>

export const feature = defineFeature<Deps>({
  name: 'stays',
  owns: [
    'calendar_blocks',
    'calendar_feeds',
    'calendar_links',
    'released_nights',
    'stay_codes',
    'stay_events',
    'stays',
    'unit_free_nights',
    'unit_occupancies',
  ],
  waits: [
    {
      kind: 'stay',
      urgency: 'clock',
      async list({ stores: { stays }, clock }, at) {
        const now = clock.now()
        const rows = await stays.listWaiting(at, now)
        return rows.map((row) => ({
          ...{ id: row.id, micros: row.micros, since: row.requested_at },
          what: { kind: 'stay' as const, stay: presentOfHouse(row, { mayAnswer: true }, now) },
        }))
      },
      count: ({ stores: { stays }, clock }, ids) => stays.countWaiting(ids, clock.now()),
    },
  ],
  connections: {
    async list({ calendarFeeds }, establishmentId) {
      const links = await calendarFeeds.listLinks(establishmentId)
      const feeds = await calendarFeeds.listOf(establishmentId)
      return [
        ...links.map(({ unitId, name, rotatedAt }) => ({
          ...{ kind: 'calendar-link' as const, id: unitId, name },
          ...{ since: rotatedAt, isPaused: false },
        })),
        ...feeds.map(({ id, name, host, created_at: since, paused_at: pausedAt }) => ({
          ...{ kind: 'calendar-feed' as const, id, name: `${name} (${host})` },
          ...{ since, isPaused: pausedAt !== null },
        })),
      ]
    },
    async revoke(within, establishmentId, now) {
      const { calendarFeeds } = within
      const links = await calendarFeeds.listLinks(establishmentId)
      for (const { unitId } of links) await calendarFeeds.rotateLink(unitId, now)
      await calendarFeeds.pauseAll(establishmentId, now)
      if (links.length > 0) announceNights(within, establishmentId)
    },
  },
  objects: [
    {
      at: '/my/stays/:stay',
      is: 'stay',
      find: async ({ params: { stay = '' }, request: { actor } }, { stores }) =>
        actor !== null && (await stores.stays.findMine(actor.userId, stay)) !== null,
    },
    {
      at: '/my/establishments/:id/stays/:stay',
      is: 'stay',
      find: async ({ params: { id = '', stay = '' } }, { stores }) =>
        (await stores.stays.findOf(id, stay)) !== null,
    },
  ],
  stores,
  uses,
  routes: [staysRoutes, calendarRoutes, staysAdminRoutes],
  files: [exportedCalendarRoutes],
  topics: {
    stays: {
      id: z.uuid(),
      mayJoin: async ({ id, actor }, { stores }) =>
        actor !== null && roleMay(await stores.team.roleOf(id, actor.userId), 'stays.see'),
    },
    myStays: { id: z.uuid(), mayJoin: async ({ id, actor }) => actor?.userId === id },
  },
  jobs: staysJobs,
  retention: [forget, sweepCodes],
  person: {
    policy: 'Quando você pede uma reserva',
    tables: { stays: 'user_id', stay_events: 'user_id' },
    names,
    whenProved: prolongStays,
    erase: async (within, { userId }, now) => {
      await leaveOpenStays(within, userId, now)
      await within.stays.forgetPerson(userId, cityDay(now), now)
    },
  },
  teamWaits,
})
