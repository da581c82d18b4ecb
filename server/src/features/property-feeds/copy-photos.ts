import { writeFile } from 'node:fs/promises'
import { z } from 'zod'
import { DomainError } from '../../platform/errors/domain-errors.ts'
import { Tag } from '../../platform/live/tags.ts'
import { downloadPhoto } from '../../platform/outgoing/download-photo.ts'
import { OutgoingRefused } from '../../platform/outgoing/guarded-request.ts'
import { defineJob } from '../../platform/queue/job.ts'
import { LOOK_AT_PHOTOS_JOB } from '../../platform/queue/shared-jobs.ts'
import type { WaitingPhoto } from './feed-photos.store.ts'
import type { Deps } from './property-feeds.feature.ts'

export const COPY_PHOTOS_JOB = defineJob(
  'property-feeds.copy-photos',
  z.object({ feedId: z.uuid() }),
)

/** A job takes so many, then leaves the worker to others; so few at once that no host minds. */
const BATCH = 60
const AT_ONCE = 3
const TIMEOUT_MS = 15_000
const MAX_BYTES = 12 * 1024 * 1024
const AGAIN_MS = 60 * 60_000
/** By then the photos are prepared, and can be looked at. */
const LOOK_MS = 10 * 60_000

/** Copies photos that wait, the main ones first, and asks for itself until none is left. */
export async function copyPhotos({ feedId }: z.infer<typeof COPY_PHOTOS_JOB.data>, deps: Deps) {
  const { stores, work, clock } = deps
  const feed = await stores.propertyFeeds.find(feedId)
  const agency = feed && (await stores.propertyFeeds.findAgency(feed.establishmentId))
  if (!feed || !agency?.ownerId) return
  const { ownerId } = agency
  const waiting = await stores.feedPhotos.listWaiting(feedId, clock.now(), BATCH)
  const queue = [...waiting]
  const copyAll = async () => {
    for (let photo = queue.shift(); photo; photo = queue.shift())
      await copyOne(photo, ownerId, deps)
  }
  await Promise.all(Array.from({ length: AT_ONCE }, copyAll))
  const properties = [...new Set(waiting.map(({ propertyId }) => propertyId))]
  await work.transaction(async ({ feedPhotos, properties: kept, jobs, changes }) => {
    const lookAt = new Date(clock.now().getTime() + LOOK_MS)
    for (const propertyId of properties) {
      await kept.setPhotos(propertyId, await feedPhotos.listCopied(propertyId))
      await jobs.add(LOOK_AT_PHOTOS_JOB, { propertyId }, { at: lookAt })
    }
    if (properties.length > 0)
      changes.announce(Tag.propertiesOf(feed.establishmentId), Tag.properties)
    if (waiting.length === BATCH) await jobs.add(COPY_PHOTOS_JOB, { feedId })
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
    if (!(error instanceof OutgoingRefused || error instanceof DomainError)) throw error
    log.info({ property: propertyId, reason: error.message }, 'a photo of a feed was not copied')
    const again = new Date(clock.now().getTime() + AGAIN_MS)
    await work.transaction(({ feedPhotos }) => feedPhotos.noteFailed(propertyId, url, again))
  }
}
