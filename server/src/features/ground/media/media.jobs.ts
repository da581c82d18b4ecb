import { buffer } from 'node:stream/consumers'
import { defineJob, type Job } from '../../../platform/queue/job.ts'
import { HIDE_FILES_JOB, REMOVE_FILES_JOB } from '../../../platform/queue/shared-jobs.ts'
import { STUCK_MS, SWEEP_BATCH } from './media.constants.ts'
import type { Deps } from './media.feature.ts'
import { derivativesOf } from './media.rules.ts'
import { PROCESS_PHOTO_JOB, type ProcessPhotoData, processPhoto } from './process-photo.ts'
import { removePhotoFiles } from './remove-photo-files.ts'
import { sweepLeftoverFiles, sweepUnusedPhotos } from './sweep-photos.ts'

/** A killed worker's photo is taken up again when its time has run out. */
export const process: Job<Deps, ProcessPhotoData> = {
  ...PROCESS_PHOTO_JOB,
  retryLimit: 6,
  expireInSeconds: 120,
  heavy: true,
  handle: processPhoto,
}

export const removeFiles: Job<Deps, { ids: string[] }> = {
  ...REMOVE_FILES_JOB,
  retryLimit: 8,
  expireInSeconds: 600,
  heavy: true,
  async handle({ ids }, deps) {
    const listed = { job: REMOVE_FILES_JOB.name, data: { ids }, idOf: String }
    await deps.eachItem(listed, ids, (id) => removePhotoFiles(id, deps))
  },
}

export const hideFiles: Job<Deps, { id: string }> = {
  ...HIDE_FILES_JOB,
  retryLimit: 8,
  expireInSeconds: 120,
  heavy: true,
  handle: hidePhotoFiles,
}

/** For photos the queue gave up on, as when the storage was away for long. */
export const resume: Job<Deps> = {
  ...defineJob('media.resume'),
  retryLimit: 1,
  expireInSeconds: 60,
  schedule: '*/20 * * * *',
  async handle(_data, { stores, work, clock, log }) {
    const before = new Date(clock.now().getTime() - STUCK_MS)
    const ids = await stores.media.listStuck(before, SWEEP_BATCH)
    await work.transaction(async ({ jobs }) => {
      for (const id of ids) await jobs.add(PROCESS_PHOTO_JOB, { id })
    })
    if (ids.length > 0) log.warn({ photos: ids.length }, 'photos waiting for long: queued again')
  },
}

export const sweep: Job<Deps> = {
  ...defineJob('media.sweep'),
  retryLimit: 2,
  expireInSeconds: 3600,
  schedule: '40 3 * * *',
  async handle(_data, deps) {
    const unused = await sweepUnusedPhotos(deps)
    const leftovers = await sweepLeftoverFiles(deps)
    deps.log.info({ unused, leftovers }, 'photos nobody shows removed')
  },
}

export const mediaJobs: Job<Deps>[] = [process, removeFiles, hideFiles, resume, sweep]

/** Takes what was made of a photo to where documents lie. Half done, it is begun again. */
async function hidePhotoFiles(
  { id }: { id: string },
  { stores, storage }: Pick<Deps, 'stores' | 'storage'>,
) {
  if (!(await stores.media.find(id))?.isPrivate) return
  const folder = derivativesOf({ id, isPrivate: false })
  const keys: string[] = []
  for await (const key of storage.list(folder)) keys.push(key)
  for (const key of keys) {
    const stored = await storage.get(key)
    if (!stored) continue
    const hidden = derivativesOf({ id, isPrivate: true }) + key.slice(folder.length)
    await storage.put(hidden, await buffer(stored.body))
    await storage.remove(key)
  }
}
