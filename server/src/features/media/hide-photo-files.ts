import { buffer } from 'node:stream/consumers'
import type { Deps } from './media.feature.ts'
import { derivativesOf } from './media.rules.ts'

/** Takes what was made of a photo to where documents lie. Half done, it is begun again. */
export async function hidePhotoFiles(
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
