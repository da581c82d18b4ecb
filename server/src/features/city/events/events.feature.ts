import { sql } from 'kysely'
import type { FeatureDeps, WithinOf } from '../../../deps.ts'
import { bool } from '../../../platform/database/checked-sql.ts'
import { worksAt } from '../../../platform/database/works-at.ts'
import { defineFeature } from '../../../platform/feature.ts'
import { Tag } from '../../../platform/live/tags.ts'
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
import { names } from './personal-data.texts.ts'
import { teamWaits } from './team-waits.store.ts'

export const stores = {
  editedEvents: editedEventsStore,
  eventLists: eventListsStore,
  eventSubmissions: eventSubmissionsStore,
  events: eventsStore,
}
const uses = ['media.describe', 'openPhoto', 'readWayInWords', 'settings.read'] as const
export type Deps = FeatureDeps<typeof stores, (typeof uses)[number]>
export type Within = WithinOf<Deps>

export const feature = defineFeature<Deps>({
  name: 'events',
  owns: ['event_documents', 'event_occurrences', 'event_slugs', 'event_submissions', 'events'],
  decisions: [
    {
      at: '/admin/events/:id/status',
      table: 'events',
      isOwn: (userId) =>
        bool`(${worksAt(userId, sql`thing.establishment_id`)}
        or exists (select from event_submissions as sent
          where sent.event_id = thing.id and sent.user_id = ${userId}))`,
    },
  ],
  objects: [{ at: '/admin/events/:id', is: 'event', table: 'events', by: { id: 'id' } }],
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
    policy: 'O que você publica e guarda',
    names,
    tables: { event_submissions: 'user_id' },
    async collect(rows, { userId, provedEmail }) {
      const own = await rows.where('event_submissions', 'user_id', userId)
      const others = await rows.sentWithoutAccount('event_submissions', provedEmail)
      // What somebody sent in is theirs to have, whatever became of it.
      const ids = [...own, ...others].map((one) => String(one.event_id))
      return { event_submissions: others, events: await rows.whereIn('events', 'id', ids) }
    },
    async erase({ eventSubmissions, changes }, person) {
      const ids = await eventSubmissions.forgetPerson(person)
      changes.announce(...ids.map(Tag.event))
    },
  },
  search: ['event'],
  teamWaits,
})
