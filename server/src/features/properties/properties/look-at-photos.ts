import { buffer } from 'node:stream/consumers'
import { differenceHash } from '../../../platform/images/difference-hash.ts'
import { Tag } from '../../../platform/live/tags.ts'
import { LOOK_AT_PHOTOS_JOB } from '../../../platform/queue/shared-jobs.ts'
import type { Deps } from './properties.feature.ts'

type Needs = Pick<Deps, 'work' | 'stores' | 'ports' | 'clock' | 'log' | 'eachItem'>

/** Behind a large import a photo may wait long to be prepared. */
const PREPARED_MS = 10 * 60_000

/**
 * Remembers what each photo looks like and asks whether another advertiser shows the same. It may run
 * twice: a photo keeps its hash, and a pair is flagged once.
 */
export async function lookAtPhotos({ propertyId }: { propertyId: string }, deps: Needs) {
  const { work, stores, ports, clock, log, eachItem } = deps
  if (await stores.propertyCare.isInPreparation(propertyId)) {
    const at = new Date(clock.now().getTime() + PREPARED_MS)
    return work.transaction(({ jobs }) => jobs.add(LOOK_AT_PHOTOS_JOB, { propertyId }, { at }))
  }
  const unseen = await stores.propertyCare.listUnseenPhotos(propertyId)
  const idOf = ({ id }: (typeof unseen)[number]) => id
  const listed = { job: LOOK_AT_PHOTOS_JOB.name, data: { propertyId }, idOf }
  try {
    await eachItem(listed, unseen, async (photo) => {
      const file = await ports.openPhoto(photo)
      if (!file) return log.warn({ photo: photo.id }, 'the file of a photo is missing')
      await stores.propertyCare.keepHash(photo.id, await differenceHash(await buffer(file.body)))
    })
  } finally {
    await work.transaction(async ({ propertyCare, changes }) => {
      const flagged = await propertyCare.flagSamePhotos(propertyId, clock.now())
      if (flagged > 0) changes.announce(Tag.waiting)
    })
  }
}
