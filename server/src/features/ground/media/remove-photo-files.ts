import type { Deps } from './media.feature.ts'
import { derivativesOf, originalKeys } from './media.rules.ts'

/** Everything stored of a photo, whether it is there or not. */
export async function removePhotoFiles(id: string, { storage }: Pick<Deps, 'storage'>) {
  for (const key of originalKeys(id)) await storage.remove(key)
  for (const isPrivate of [false, true]) {
    for await (const key of storage.list(derivativesOf({ id, isPrivate }))) {
      await storage.remove(key)
    }
  }
}
