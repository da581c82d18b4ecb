import type { Deps } from '../src/deps.ts'
import { Tag } from '../src/platform/live/tags.ts'
import { CATEGORIES } from './categories.ts'

/** Adds what is missing; what somebody renamed or moved stays as it is. */
export async function seedCategories({ work }: Pick<Deps, 'work'>) {
  await work.transaction(async ({ categories, changes }) => {
    for (const [position, { name, slug, icon, schemaType, within = [] }] of CATEGORIES.entries()) {
      const parent = await categories.ensure({
        ...{ name, slug, icon, position, schema_type: schemaType, parent_id: null },
      })
      for (const [place, [subName, subSlug, subType]] of within.entries()) {
        await categories.ensure({
          ...{ name: subName, slug: subSlug, icon, position: place },
          ...{ schema_type: subType, parent_id: parent },
        })
      }
    }
    changes.announce(Tag.categories)
  })
}
