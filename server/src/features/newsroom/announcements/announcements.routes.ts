import * as contract from '@portal/contract/newsroom/announcements/announcement'
import type { FastifyInstance } from 'fastify'
import { publicRead, route } from '../../../platform/http/route.ts'
import { Tag, tagsOfPhotos } from '../../../platform/live/tags.ts'
import type { Deps } from './announcements.feature.ts'
import { ANNOUNCEMENTS_TAG, announcementsAt, presentEdited } from './announcements.rules.ts'
import { updateAnnouncement } from './update-announcement.ts'

/** Long: an edit drops it at once, and it ends by itself when a period begins or ends. */
const TTL_SECONDS = 3600

export function announcementsRoutes(app: FastifyInstance, deps: Deps) {
  const { stores, reads, clock } = deps
  publicRead(
    app,
    reads,
    contract.readAnnouncements,
    {
      ttlSeconds: TTL_SECONDS,
      // The days are in the settings.
      tags: ({ banner, popup }) => [
        ANNOUNCEMENTS_TAG,
        Tag.settings,
        ...tagsOfPhotos([banner?.photo, popup?.photo]),
      ],
      until: async ({ changes_at }) => changes_at,
    },
    async () => announcementsAt(await stores.announcements.list(), clock.now()),
  )

  route(app, contract.listEditedAnnouncements, async () =>
    (await stores.announcements.list()).map((one) => presentEdited(one, clock.now())),
  )
  route(app, contract.updateAnnouncement, async ({ params, body, actor }) =>
    presentEdited(await updateAnnouncement(actor, { ...params, ...body }, deps), clock.now()),
  )
}
