import type * as contract from '@portal/contract/city/sights/sight-editor'
import type { EndpointInput } from '@portal/contract/shared/endpoint'
import type { Actor } from '../../../platform/actor.ts'
import { Invalid, NotFound } from '../../../platform/errors/domain-errors.ts'
import { Tag } from '../../../platform/live/tags.ts'
import type { Deps } from './sights.feature.ts'
import {
  changedParts,
  EMPTY_CONTENT,
  freeSlug,
  requirePublishable,
  requireSight,
  requireUsablePhotos,
  type Sight,
} from './sights.rules.ts'
import { sightsTexts } from './sights.texts.ts'

/** A draft, last of its kind; nobody sees it before it is published. */
export async function createSight(
  actor: Actor,
  { kind, name }: EndpointInput<typeof contract.createSight>['body'],
  { work, clock }: Pick<Deps, 'work' | 'clock'>,
): Promise<Sight> {
  return work.transaction(async ({ sights, audit }) => {
    const now = clock.now()
    const taken = await sights.slugsOf(kind)
    const id = await sights.add(
      {
        kind,
        name,
        slug: freeSlug(name, taken),
        tags: [],
        place: null,
        content: EMPTY_CONTENT,
        status: 'draft',
        position: taken.size,
        verifiedAt: null,
      },
      now,
    )
    await audit.record(actor, now, {
      action: 'sight.created',
      subjectId: id,
      details: { kind, name },
    })
    const created = await sights.find(id)
    if (!created) throw new Error(`sight ${id} is not there after it was added`)
    return created
  })
}

/** Everything that is told of it, at once. What is published stays so and changes at once. */
export async function updateSight(
  actor: Actor,
  {
    id,
    version,
    is_verified,
    ...wanted
  }: EndpointInput<typeof contract.updateSight>['body'] & { id: string },
  { work, clock }: Pick<Deps, 'work' | 'clock'>,
): Promise<Sight> {
  const ramps = wanted.content.ramps.map((ramp) => ramp.id)
  if (new Set(ramps).size !== ramps.length) {
    throw new Invalid('sights.ramps', 'a ramp twice', [], sightsTexts.ramps)
  }
  return work.transaction(async ({ sights, audit, changes }) => {
    const now = clock.now()
    const before = requireSight(await sights.lock(id), id, version)
    const after = {
      ...before,
      ...wanted,
      verifiedAt: is_verified ? now : before.verifiedAt,
    }
    const parts = changedParts(before, after)
    if (parts.length === 0 && !is_verified) return before
    await sights.save(after, now)
    await audit.record(actor, now, {
      action: 'sight.updated',
      subjectId: id,
      details: { name: after.name, parts, verified: is_verified },
    })
    changes.announce(Tag.sights, Tag.sight(id))
    return { ...after, version: before.version + 1, updatedAt: now }
  })
}

/** Replaces the photos, in order; the first is the main one. Live at once. */
export async function setSightPhotos(
  actor: Actor,
  { id, version, photos }: EndpointInput<typeof contract.setSightPhotos>['body'] & { id: string },
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

export async function setSightStatus(
  actor: Actor,
  { id, version, status }: EndpointInput<typeof contract.setSightStatus>['body'] & { id: string },
  { work, clock }: Pick<Deps, 'work' | 'clock'>,
): Promise<Sight> {
  return work.transaction(async ({ sights, audit, changes }) => {
    const now = clock.now()
    const before = requireSight(await sights.lock(id), id, version)
    if (before.status === status) return before
    if (status === 'published') requirePublishable(before)
    await sights.save({ ...before, status }, now)
    await audit.record(actor, now, {
      action: 'sight.status-set',
      subjectId: id,
      details: { name: before.name, from: before.status, to: status },
    })
    changes.announce(Tag.sights, Tag.sight(id))
    return { ...before, status, version: before.version + 1, updatedAt: now }
  })
}
