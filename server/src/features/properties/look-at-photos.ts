import { buffer } from 'node:stream/consumers'
import { differenceHash } from '../../platform/images/difference-hash.ts'
import { Tag } from '../../platform/live/tags.ts'
import type { Deps } from './properties.feature.ts'

type Needs = Pick<Deps, 'work' | 'stores' | 'ports' | 'clock' | 'log'>

/**
 * Remembers what each photo looks like and asks whether another advertiser shows the same. It may run
 * twice: a photo keeps its hash, and a pair is flagged once.
 */
export async function lookAtPhotos({ propertyId }: { propertyId: string }, deps: Needs) {
  const { work, stores, ports, clock, log } = deps
  for (const photo of await stores.propertyCare.listUnseenPhotos(propertyId)) {
    const file = await ports.openPhoto(photo)
    if (!file) {
      log.warn({ photo: photo.id }, 'the file of a photo is missing')
      continue
    }
    await stores.propertyCare.keepHash(photo.id, await differenceHash(await buffer(file.body)))
  }
  await work.transaction(async ({ propertyCare, changes }) => {
    const flagged = await propertyCare.flagSamePhotos(propertyId, clock.now())
    if (flagged > 0) changes.announce(Tag.waiting)
  })
}
