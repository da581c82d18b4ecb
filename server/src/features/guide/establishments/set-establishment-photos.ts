import { isDeepStrictEqual } from 'node:util'
import { type Actor, isAdministrator } from '../../../platform/actor.ts'
import { Tag } from '../../../platform/live/tags.ts'
import { announceListing } from './announce.ts'
import { MOST_PHOTOS } from './establishments.constants.ts'
import type { Deps } from './establishments.feature.ts'
import { holdListing } from './held-listing.ts'
import { edited, requireSameListing } from './listing.rules.ts'
import { requirePhotoRoom, requireUsablePhotos, type WantedPhoto } from './photos.rules.ts'
import { tellOfCorrection } from './tell-owner.ts'

/** Replaces the photos, in order; the first is the main one. Live at once. */
export async function setEstablishmentPhotos(
  actor: Actor,
  { id, version, photos }: { id: string; version: number; photos: WantedPhoto[] },
  { work, clock }: Pick<Deps, 'work' | 'clock'>,
) {
  await work.transaction(async ({ establishments, media, jobs, audit, changes }) => {
    const now = clock.now()
    const held = await holdListing(establishments, id, actor, 'edit')
    const before = held.listing
    requireSameListing(before, version)
    const ids = photos.map((photo) => photo.id)
    const known = await establishments.lockPhotos(ids, id)
    requireUsablePhotos(photos, known, actor.kind === 'person' ? actor.userId : null)
    const limits = await establishments.limitsOf(before, now)
    requirePhotoRoom(
      photos,
      known,
      isAdministrator(actor) ? MOST_PHOTOS : limits.photosPerEstablishment,
    )

    const described = photos.flatMap(({ id: photo, alt }) => {
      const present = known.find((one) => one.id === photo)
      // The words of somebody who has left stay as they are.
      return alt !== undefined && present?.userId && present.alt !== alt
        ? [{ photo, alt, by: present.userId }]
        : []
    })
    for (const { photo, alt, by } of described) {
      await media.describe(photo, by, alt)
      changes.announce(Tag.media(photo))
    }

    const isSameOrder = isDeepStrictEqual(await establishments.photoIds(id), ids)
    if (isSameOrder && described.length === 0) return
    if (!isSameOrder) await establishments.setPhotos(id, ids)
    const saved = edited({ ...before, photoCount: ids.length }, now)
    await establishments.save(saved, now)
    await audit.record(actor, now, {
      action: 'establishment.photos-set',
      subjectId: id,
      details: { photos: ids.length, described: described.length },
    })
    await tellOfCorrection(jobs, actor, held, saved, ['photos'])
    announceListing(changes, before, saved)
  })
}
