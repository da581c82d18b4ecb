import type { FeatureDeps } from '../../deps.ts'
import { defineFeature } from '../../platform/feature.ts'
import { Tag } from '../../platform/live/tags.ts'
import { editedEventsStore } from './edited-events.store.ts'
import { eventCardsRoutes } from './event-cards.routes.ts'
import { eventEditorRoutes } from './event-editor.routes.ts'
import { eventFeedsRoutes } from './event-feeds.routes.ts'
import { eventListsStore } from './event-lists.store.ts'
import { eventSitemap } from './event-sitemap.ts'
import { eventSubmissionsRoutes } from './event-submissions.routes.ts'
import { eventSubmissionsStore } from './event-submissions.store.ts'
import { eventsJobs, sweep } from './events.jobs.ts'
import { eventsRoutes } from './events.routes.ts'
import { eventsStore } from './events.store.ts'

export const stores = {
  editedEvents: editedEventsStore,
  eventLists: eventListsStore,
  eventSubmissions: eventSubmissionsStore,
  events: eventsStore,
}
const uses = ['media.describe', 'openPhoto', 'settings.read'] as const
export type Deps = FeatureDeps<typeof stores, (typeof uses)[number]>

export const feature = defineFeature<Deps>({
  name: 'events',
  owns: ['event_documents', 'event_occurrences', 'event_slugs', 'event_submissions', 'events'],
  stores,
  uses,
  routes: [eventsRoutes, eventSubmissionsRoutes, eventEditorRoutes, eventFeedsRoutes],
  files: [eventCardsRoutes],
  jobs: eventsJobs,
  retention: [sweep],
  sitemap: {
    pages: async () => [{ path: '/eventos' }, { path: '/cadastro-evento' }],
    sources: (deps) => ({ eventos: eventSitemap(deps) }),
  },
  person: {
    tables: { event_submissions: 'user_id' },
    async collect(rows, { userId }) {
      const sent = await rows.where('event_submissions', 'user_id', userId)
      // What somebody sent in is theirs to have, whatever became of it.
      return {
        events: await rows.whereIn(
          'events',
          'id',
          sent.map((one) => String(one.event_id)),
        ),
      }
    },
    async erase({ eventSubmissions, changes }, { userId, provedEmail }) {
      const ids = await eventSubmissions.forgetPerson(userId, provedEmail)
      changes.announce(...ids.map(Tag.event))
    },
  },
  search: ['event'],
})
