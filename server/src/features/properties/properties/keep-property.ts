import { PROPERTY_PHOTOS_MAX } from '@portal/contract/properties/properties/properties.texts'
import type { PropertyContent } from '@portal/contract/properties/properties/property-fields'
import { type Actor, isAdministrator } from '../../../platform/actor.ts'
import { Conflict, Invalid, requireSameVersion } from '../../../platform/errors/domain-errors.ts'
import { LOOK_AT_PHOTOS_JOB } from '../../../platform/queue/shared-jobs.ts'
import {
  announceProperties,
  holdAdvertiser,
  holdProperty,
  type Named,
  type Needs,
} from './held-advertiser.ts'
import type { Within } from './properties.feature.ts'
import {
  type Property,
  requireByHand,
  requireInPlan,
  requireRoom,
  requireUsablePhotos,
  requireWhole,
} from './properties.rules.ts'
import { propertiesTexts as texts } from './properties.texts.ts'

type Written = Named & { content: PropertyContent; photoIds: string[] }

/** A draft. The same id a second time is the one that is there. */
export async function createProperty(actor: Actor, written: Written, { work, clock }: Needs) {
  const { establishmentId, propertyId: id, content } = written
  await work.transaction(async (within) => {
    const now = clock.now()
    const { limits } = await holdAdvertiser(within, actor, establishmentId, now)
    requireInPlan(actor, limits)
    const present = await within.properties.find(id)
    if (present?.establishmentId === establishmentId) return
    requireRoom(actor, limits, await within.properties.countHeld(establishmentId))
    requireSuites(content)
    const slug = await within.properties.freeSlug(establishmentId, content.title, id)
    const isNew = await within.properties.addProperty({ id, establishmentId, slug }, content, now)
    if (!isNew) throw new Conflict('properties.taken', 'the id is of another property', texts.taken)
    await setPhotos(
      within,
      actor,
      { id, wanted: written.photoIds, shown: [] },
      photoRoom(actor, limits),
    )
    await within.audit.record(actor, now, {
      action: 'properties.created',
      subjectId: establishmentId,
      details: { property: id, name: content.title },
    })
  })
}

/** What is on the air stays there while it is edited. */
export async function updateProperty(
  actor: Actor,
  written: Written & { version: number },
  { work, clock }: Needs,
) {
  const { establishmentId, propertyId: id, content, version } = written
  await work.transaction(async (within) => {
    const now = clock.now()
    const { limits } = await holdAdvertiser(within, actor, establishmentId, now)
    const before = await holdProperty(within, written)
    requireSameVersion(before, version)
    requireByHand(before)
    if (before.status === 'archived') {
      throw new Conflict('properties.archived', 'archived', texts.archived)
    }
    requireSuites(content)
    if (before.status === 'published') requireWhole({ content })
    const slug = await slugAfter(within, before, content.title)
    await within.properties.saveProperty(id, { ...content, slug }, now)
    const photos = { id, wanted: written.photoIds, shown: before.photoIds }
    await setPhotos(within, actor, photos, photoRoom(actor, limits))
    await within.audit.record(actor, now, {
      action: 'properties.updated',
      subjectId: establishmentId,
      details: { property: id, name: content.title },
    })
    announceProperties(within, establishmentId)
  })
}

/** Once somebody may have sent its address to others, it stays. */
function slugAfter(
  { properties }: Within,
  { id, establishmentId, slug, publishedAt }: Property,
  title: string,
) {
  return publishedAt ? slug : properties.freeSlug(establishmentId, title, id)
}

const photoRoom = (actor: Actor, { photosPerEstablishment }: { photosPerEstablishment: number }) =>
  isAdministrator(actor) ? PROPERTY_PHOTOS_MAX : photosPerEstablishment

type Photos = { id: string; wanted: string[]; shown: string[] }

async function setPhotos(
  within: Within,
  actor: Actor,
  { id, wanted, shown }: Photos,
  most: number,
) {
  if (wanted.join() === shown.join()) return
  const known = await within.properties.lockPhotos(wanted)
  const userId = actor.kind === 'person' ? actor.userId : null
  requireUsablePhotos(wanted, known, { userId, shown, most })
  await within.properties.setPhotos(id, wanted)
  if (wanted.some((one) => !shown.includes(one))) {
    await within.jobs.add(LOOK_AT_PHOTOS_JOB, { propertyId: id })
  }
}

function requireSuites({ suites, bedrooms }: PropertyContent) {
  if (suites === null || (bedrooms !== null && suites <= bedrooms)) return
  const fields = [{ path: 'content.suites', message: texts.suites }]
  throw new Invalid('properties.suites', 'more suites than bedrooms', fields, texts.suites)
}
