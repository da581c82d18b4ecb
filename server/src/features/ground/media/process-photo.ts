import { createWriteStream } from 'node:fs'
import { pipeline } from 'node:stream/promises'
import type { Crop } from '@portal/contract/ground/media/media'
import { z } from 'zod'
import { PhotoRefused } from '../../../platform/images/inspect-photo.ts'
import { Tag } from '../../../platform/live/tags.ts'
import { defineJob } from '../../../platform/queue/job.ts'
import type { Deps } from './media.feature.ts'
import { derivativeKey, type Media, sourceKey } from './media.rules.ts'
import { removePhotoFiles } from './remove-photo-files.ts'

export const PROCESS_PHOTO_JOB = defineJob('media.process', z.object({ id: z.uuid() }), {
  key: ({ id }) => id,
})
export type ProcessPhotoData = z.infer<typeof PROCESS_PHOTO_JOB.data>

type Needs = Pick<Deps, 'stores' | 'work' | 'clock' | 'storage' | 'images' | 'scratch' | 'log'>

/**
 * Makes what pages show of a photo. It may be stopped anywhere and begun again, even twice at once:
 * the files have fixed names and the same content, and the row changes only while it waits for that.
 */
export async function processPhoto({ id }: ProcessPhotoData, deps: Needs) {
  const photo = await deps.stores.media.find(id)
  if (photo && photo.status !== 'processing') return
  if (photo) await finish(id, await outcomeOf(photo, deps), deps)
  // Removed before or meanwhile: what was made of it must not stay behind.
  if (!photo || !(await deps.stores.media.find(id))) await removePhotoFiles(id, deps)
}

type Outcome = { status: 'ready'; thumbhash: string } | { status: 'failed' }

async function outcomeOf(photo: Media, deps: Needs): Promise<Outcome> {
  try {
    return await makeFiles(photo, deps)
  } catch (error) {
    if (!(error instanceof PhotoRefused)) throw error
    deps.log.warn({ err: error, photo: photo.id }, 'a photo cannot be prepared')
    return { status: 'failed' }
  }
}

async function makeFiles(photo: Media, { storage, scratch, images, log }: Needs): Promise<Outcome> {
  const original = await storage.get(sourceKey(photo))
  if (!original) {
    log.error({ photo: photo.id }, 'the original of a photo is missing')
    return { status: 'failed' }
  }
  return scratch.use(async (file) => {
    await pipeline(original.body, createWriteStream(file))
    const { thumbhash, derivatives } = await images.derive(file, partOf(photo))
    for await (const { width, format, content } of derivatives) {
      await storage.put(derivativeKey(photo, width, format), content)
    }
    return { status: 'ready', thumbhash }
  })
}

function partOf({ croppedFrom, width, height }: Media): Crop | null {
  return croppedFrom && { left: croppedFrom.left, top: croppedFrom.top, width, height }
}

async function finish(id: string, outcome: Outcome, { work, clock }: Needs) {
  await work.transaction(async ({ media, photoUses, changes }) => {
    if (!(await media.finish(id, outcome, clock.now()))) return
    changes.announce(Tag.media(id), ...(await photoUses.tagsOf(id)))
  })
}
