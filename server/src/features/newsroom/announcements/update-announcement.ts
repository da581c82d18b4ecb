import type { updateAnnouncement as contract } from '@portal/contract/newsroom/announcements/announcement'
import type { EndpointInput } from '@portal/contract/shared/endpoint'
import type { Actor } from '../../../platform/actor.ts'
import { requireSameVersion } from '../../../platform/errors/domain-errors.ts'
import { Tag } from '../../../platform/live/tags.ts'
import type { Deps } from './announcements.feature.ts'
import {
  ANNOUNCEMENTS_TAG,
  requireComplete,
  requireUsablePhoto,
  type StoredAnnouncement,
  texts,
} from './announcements.rules.ts'

type Input = EndpointInput<typeof contract>['params'] & EndpointInput<typeof contract>['body']

/** What it says and the days it says it, at once: the days are fields of the settings (spec §3). */
export async function updateAnnouncement(
  actor: Actor,
  { kind, version, photo, start, end, ...words }: Input,
  { work, clock }: Pick<Deps, 'work' | 'clock'>,
): Promise<StoredAnnouncement> {
  requireComplete(kind, words, { start, end })
  return work.transaction(async ({ announcements, settings, media, audit, changes }) => {
    const now = clock.now()
    const portal = await settings.lock()
    const current = await announcements.lock(kind)
    requireSameVersion(current, version, texts.stale)
    const userId = actor.kind === 'person' ? actor.userId : null
    if (photo) {
      const [found] = await announcements.lockPhotos([photo.id])
      requireUsablePhoto(found, { userId, shown: current.photo?.id })
      if (photo.alt !== undefined && userId) await media.describe(photo.id, userId, photo.alt)
    }
    await announcements.save(kind, words, photo?.id ?? null, now)

    if (current.start !== start || current.end !== end) {
      const days =
        kind === 'banner'
          ? { banner_start: start, banner_end: end }
          : { popup_start: start, popup_end: end }
      await settings.save(portal, days, now)
      changes.announce(Tag.settings)
    }
    await audit.record(actor, now, {
      action: 'announcement.updated',
      details: { kind, start, end },
    })
    changes.announce(ANNOUNCEMENTS_TAG)
    return announcements.lock(kind)
  })
}
