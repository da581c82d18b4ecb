import { topics } from '@portal/contract/live/topics'
import { z } from 'zod'
import type { FeatureDeps, WithinOf } from '../../../deps.ts'
import { defineFeature } from '../../../platform/feature.ts'
import { escalationsStore } from './escalations.store.ts'
import { notificationChoicesStore } from './notification-choices.store.ts'
import { forget, notificationsJobs } from './notifications.jobs.ts'
import { notificationsRoutes } from './notifications.routes.ts'
import { notificationsStore } from './notifications.store.ts'
import { names } from './notifications.texts.ts'
import { pushSubscriptionsStore } from './push-subscriptions.store.ts'

export const stores = {
  escalations: escalationsStore,
  notificationChoices: notificationChoicesStore,
  notificationList: notificationsStore,
  pushSubscriptions: pushSubscriptionsStore,
}
const uses = [
  'accounts.lockPerson',
  'establishments.lock',
  'live.forgetTopics',
  'team.roleOf',
] as const
export type Deps = FeatureDeps<typeof stores, (typeof uses)[number]>
export type Within = WithinOf<Deps>

/** Others tell by `notifications.tell`, which every write has at hand (`tell.ts`). */
export const feature = defineFeature<Deps>({
  name: 'notifications',
  owns: [
    'notification_deliveries',
    'notification_preferences',
    'notification_quiet_hours',
    'notification_quiet_nights',
    'notifications',
    'push_subscriptions',
    'team_escalation_later',
    'team_escalations',
  ],
  stores,
  uses,
  routes: [notificationsRoutes],
  topics: {
    notifications: {
      id: z.uuid(),
      mayJoin: async ({ id, actor }) => actor?.userId === id,
    },
  },
  jobs: notificationsJobs,
  retention: [forget],
  person: {
    policy: 'Avisos que você recebe',
    tables: {
      notification_preferences: 'user_id',
      notification_quiet_hours: 'user_id',
      notification_quiet_nights: 'user_id',
      notifications: 'user_id',
      push_subscriptions: 'user_id',
      team_escalation_later: 'user_id',
    },
    names,
    // The rows go with the account. What is left is that something of it has changed.
    erase: async ({ live }, { userId }) => {
      await live.forgetTopics([topics.notifications(userId)])
    },
    async collect(rows, { userId }) {
      const told = await rows.where('notifications', 'user_id', userId)
      const ids = told.map(({ id }) => String(id))
      return {
        notification_deliveries: await rows.whereIn(
          'notification_deliveries',
          'notification_id',
          ids,
        ),
      }
    },
  },
})
