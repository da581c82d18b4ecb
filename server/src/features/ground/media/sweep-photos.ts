import { REMOVE_FILES_JOB } from '../../../platform/queue/shared-jobs.ts'
import { LEFTOVER_WINDOW_MS, SWEEP_BATCH, UNUSED_PHOTO_MS } from './media.constants.ts'
import type { Deps } from './media.feature.ts'
import { DERIVATIVES, DOCUMENTS, firstIdOf, ORIGINALS, photoOfKey } from './media.rules.ts'
import { removePhotoFiles } from './remove-photo-files.ts'

type Needs = Pick<Deps, 'stores' | 'work' | 'clock' | 'storage'>

/** Removes photos that nothing shows, and answers how many. */
export async function sweepUnusedPhotos({ work, clock }: Pick<Needs, 'work' | 'clock'>) {
  const before = new Date(clock.now().getTime() - UNUSED_PHOTO_MS)
  let removed = 0
  for (;;) {
    const ids = await work.transaction(async ({ media, jobs }) => {
      const gone = await media.removeUnused(await media.lockUnused(before, SWEEP_BATCH))
      if (gone.length > 0) await jobs.add(REMOVE_FILES_JOB, { ids: gone })
      return gone
    })
    removed += ids.length
    if (ids.length < SWEEP_BATCH) return removed
  }
}

/**
 * Removes files that no row knows: what a crash between storing and writing down left. Ids sort by
 * time, so only the last nights' are looked at, however many there are.
 */
export async function sweepLeftoverFiles({ stores, clock, storage }: Needs) {
  const now = clock.now().getTime()
  const from = firstIdOf(new Date(now - LEFTOVER_WINDOW_MS))
  const until = firstIdOf(new Date(now - UNUSED_PHOTO_MS))
  const ids = new Set<string>()
  for (const prefix of [ORIGINALS, DERIVATIVES, DOCUMENTS]) {
    for await (const key of storage.list(prefix, prefix + from)) {
      const id = photoOfKey(key)
      if (id && id < until) ids.add(id)
    }
  }
  let removed = 0
  for (const batch of batches([...ids])) {
    const known = await stores.media.known(batch)
    for (const id of batch.filter((found) => !known.has(found))) {
      await removePhotoFiles(id, { storage })
      removed += 1
    }
  }
  return removed
}

function* batches(ids: readonly string[]) {
  for (let start = 0; start < ids.length; start += SWEEP_BATCH) {
    yield ids.slice(start, start + SWEEP_BATCH)
  }
}
