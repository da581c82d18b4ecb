import { writeFile } from 'node:fs/promises'
import { z } from 'zod'
import { DomainError } from '../../../platform/errors/domain-errors.ts'
import { Tag } from '../../../platform/live/tags.ts'
import { downloadPhoto } from '../../../platform/outgoing/download-photo.ts'
import { OutgoingRefused } from '../../../platform/outgoing/guarded-request.ts'
import { ServiceAway } from '../../../platform/queue/each-item.ts'
import { defineJob } from '../../../platform/queue/job.ts'
import { LOOK_AT_PHOTOS_JOB } from '../../../platform/queue/shared-jobs.ts'
import { StorageAway } from '../../../platform/storage/storage-away.ts'
import type { WaitingPhoto } from './feed-photos.store.ts'
import type { Deps } from './property-feeds.feature.ts'

export const COPY_PHOTOS_JOB = defineJob(
  'property-feeds.copy-photos',
  z.object({ feedId: z.uuid() }),
  { key: ({ feedId }) => feedId },
)

/** A job takes so many, then leaves the worker to others; so few at once that no host minds. */
const BATCH = 60
const AT_ONCE = 3
const TIMEOUT_MS = 15_000
const MAX_BYTES = 12 * 1024 * 1024
const AGAIN_MS = 60 * 60_000
/** By then the photos are prepared, and can be looked at. */
const LOOK_MS = 10 * 60_000
const DAY_MS = 24 * 60 * 60_000

/** Copies photos that wait, the main ones first, and asks for itself until none is left. */
export async function copyPhotos({ feedId }: z.infer<typeof COPY_PHOTOS_JOB.data>, deps: Deps) {
  const { stores, work, clock, ports, log, eachItem } = deps
  const feed = await stores.propertyFeeds.find(feedId)
  const agency = feed && (await stores.propertyFeeds.findAgency(feed.establishmentId))
  if (!feed || !agency?.ownerId) return
  const { ownerId } = agency
  const now = clock.now()
  const full = await ports.whyNoPhotoRoom(ownerId)
  if (full) {
    log.info({ feed: feedId }, 'photos of a feed wait for room in the account')
    const tomorrow = new Date(now.getTime() + DAY_MS)
    return work.transaction(({ feedPhotos }) => feedPhotos.postpone(feedId, tomorrow))
  }
  const waiting = await stores.feedPhotos.listWaiting(feedId, now, BATCH)
  const idOf = ({ propertyId, position }: WaitingPhoto) => `${propertyId} ${position}`
  const listed = { job: COPY_PHOTOS_JOB.name, data: { feedId }, idOf, atOnce: AT_ONCE }
  try {
    await eachItem(listed, waiting, (photo) => copyOne(photo, ownerId, deps))
  } finally {
    const ids = [...new Set(waiting.map(({ propertyId }) => propertyId))]
    await showCopied({ feedId, establishmentId: feed.establishmentId, ids }, deps)
  }
  if (waiting.length === BATCH) {
    await work.transaction(({ jobs }) => jobs.add(COPY_PHOTOS_JOB, { feedId }))
  }
}

type Copied = { feedId: string; establishmentId: string; ids: readonly string[] }

/** A property is looked at once, when the last of its photos has come or was given up. */
async function showCopied({ feedId, establishmentId, ids }: Copied, { work, clock }: Deps) {
  if (ids.length === 0) return
  await work.transaction(async ({ feedPhotos, properties, jobs, changes }) => {
    for (const id of ids) await properties.setPhotos(id, await feedPhotos.listCopied(id))
    const lookAt = new Date(clock.now().getTime() + LOOK_MS)
    for (const propertyId of await feedPhotos.settledAmong(feedId, ids)) {
      await jobs.add(LOOK_AT_PHOTOS_JOB, { propertyId }, { at: lookAt })
    }
    changes.announce(Tag.propertiesOf(establishmentId), Tag.properties)
  })
}

async function copyOne({ propertyId, url }: WaitingPhoto, ownerId: string, deps: Deps) {
  const { work, clock, scratch, ports, log, config } = deps
  try {
    const limits = { timeoutMs: TIMEOUT_MS, maxBytes: MAX_BYTES }
    const body = await downloadPhoto(url, limits, config.outgoing)
    const { id } = await scratch.use(async (file) => {
      await writeFile(file, body)
      return ports.keepPhotoFile(ownerId, { file, bytes: body.length })
    })
    await work.transaction(({ feedPhotos }) => feedPhotos.noteCopied(propertyId, url, id))
  } catch (error) {
    if (error instanceof StorageAway) throw new ServiceAway('storage', error)
    const again = new Date(clock.now().getTime() + AGAIN_MS)
    await work.transaction(({ feedPhotos }) => feedPhotos.noteFailed(propertyId, url, again))
    // What is no fault of the photo is told to the team as well.
    if (!(error instanceof OutgoingRefused || error instanceof DomainError)) throw error
    log.info({ property: propertyId, reason: error.message }, 'a photo of a feed was not copied')
  }
}
