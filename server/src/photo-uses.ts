import { features } from './features.ts'
import type { Tag } from './platform/live/tags.ts'

/**
 * What all features know of a photo beside the columns that point at it: texts that name it, and cards that are
 * remembered by their list.
 */
export function photoUsesWithin(within: () => never) {
  const parts = features.flatMap(({ photos }) => photos ?? [])
  return {
    async tagsOf(id: string): Promise<Tag[]> {
      const tags: Tag[] = []
      for (const part of parts) tags.push(...((await part.tagsOf?.(within(), id)) ?? []))
      return tags
    },

    /** What names photos in a text of its own knows best where. */
    async replace(id: string, newId: string, now: Date) {
      for (const part of parts) await part.replace?.(within(), id, newId, now)
    },
  }
}
