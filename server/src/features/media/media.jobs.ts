import type { Deps } from '../../deps.ts'
import type { Job } from '../../platform/queue/queue.ts'
import { HIDE_FILES_JOB, type HideFilesData, hidePhotoFiles } from './hide-photo-files.ts'
import { STUCK_MS, SWEEP_BATCH } from './media.constants.ts'
import { PROCESS_PHOTO_JOB, type ProcessPhotoData, processPhoto } from './process-photo.ts'
import { REMOVE_FILES_JOB, type RemoveFilesData, removePhotoFiles } from './remove-photo-files.ts'
import { sweepLeftoverFiles, sweepUnusedPhotos } from './sweep-photos.ts'

/** A killed worker's photo is taken up again when its time has run out. */
export const process: Job<Deps, ProcessPhotoData> = {
  name: PROCESS_PHOTO_JOB,
  retryLimit: 6,
  expireInSeconds: 120,
  handle: processPhoto,
}

export const removeFiles: Job<Deps, RemoveFilesData> = {
  name: REMOVE_FILES_JOB,
  retryLimit: 8,
  expireInSeconds: 600,
  async handle({ ids }, deps) {
    for (const id of ids) await removePhotoFiles(id, deps)
  },
}

export const hideFiles: Job<Deps, HideFilesData> = {
  name: HIDE_FILES_JOB,
  retryLimit: 8,
  expireInSeconds: 120,
  handle: hidePhotoFiles,
}

/** For photos the queue gave up on, as when the storage was away for long. */
export const resume: Job<Deps> = {
  name: 'media.resume',
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
  name: 'media.sweep',
  retryLimit: 2,
  expireInSeconds: 3600,
  schedule: '40 3 * * *',
  async handle(_data, deps) {
    const unused = await sweepUnusedPhotos(deps)
    const leftovers = await sweepLeftoverFiles(deps)
    deps.log.info({ unused, leftovers }, 'photos nobody shows removed')
  },
}
