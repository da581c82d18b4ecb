import type { updateCategory as contract } from '@portal/contract/categories/category-editor'
import type { EndpointInput } from '@portal/contract/shared/endpoint'
import type { Actor } from '../../platform/actor.ts'
import { Tag } from '../../platform/live/tags.ts'
import type { Deps } from './categories.feature.ts'
import { requireCategory, requireFreeName } from './categories.rules.ts'

type Input = EndpointInput<typeof contract>['body'] & { id: string }

/** The name and the icon; the address stays, and with it every link to it. */
export async function updateCategory(
  actor: Actor,
  { id, version, changes: wanted }: Input,
  { work, clock }: Pick<Deps, 'work' | 'clock'>,
) {
  return work.transaction(async ({ categories, audit, changes }) => {
    const all = await categories.lockAll()
    const before = requireCategory(all, id, version)
    const name = wanted.name ?? before.name
    const icon = wanted.icon ?? before.icon
    if (name === before.name && icon === before.icon) return all
    requireFreeName(all, { ...before, name })

    await categories.save(id, { name, icon })
    if (icon !== before.icon) await categories.setIconWithin(id, icon)
    await audit.record(actor, clock.now(), {
      action: 'category.updated',
      subjectId: id,
      details: {
        name: before.name,
        ...(name === before.name ? {} : { to: name }),
        ...(icon === before.icon ? {} : { icon }),
      },
    })
    changes.announce(Tag.categories, Tag.establishments)
    return categories.listEdited()
  })
}
