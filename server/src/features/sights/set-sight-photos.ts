import type { EndpointInput } from '@portal/contract/shared/endpoint'
import type { setSightPhotos as contract } from '@portal/contract/sights/sight-editor'
import type { Actor } from '../../platform/actor.ts'
import { NotFound } from '../../platform/errors/domain-errors.ts'
import { Tag } from '../../platform/live/tags.ts'
import type { Deps } from './sights.feature.ts'
import { requireSight, requireUsablePhotos, type Sight } from './sights.rules.ts'

type Input = EndpointInput<typeof contract>['body'] & { id: string }

/** Replaces the photos, in order; the first is the main one. Live at once. */
export async function setSightPhotos(
  actor: Actor,
  { id, version, photos }: Input,
  { work, clock }: Pick<Deps, 'work' | 'clock'>,
): Promise<Sight> {
  return work.transaction(async ({ sights, media, audit, changes }) => {
    const now = clock.now()
    const before = requireSight(await sights.lock(id), id, version)
    const ids = photos.map((photo) => photo.id)
    const known = await sights.lockPhotos(ids, id)
    requireUsablePhotos(ids, known, actor.kind === 'person' ? actor.userId : null)
    for (const { id: photo, alt } of photos) {
      const owner = known.find((one) => one.id === photo)?.userId
      if (alt === undefined || !owner) continue
      await media.describe(photo, owner, alt)
      changes.announce(Tag.media(photo))
    }
    await sights.setPhotos(id, ids)
    await sights.save(before, now)
    await audit.record(actor, now, {
      action: 'sight.photos-set',
      subjectId: id,
      details: { name: before.name, photos: ids.length },
    })
    changes.announce(Tag.sights, Tag.sight(id))
    const saved = await sights.find(id)
    if (!saved) throw new NotFound('sight', id)
    return saved
  })
}
