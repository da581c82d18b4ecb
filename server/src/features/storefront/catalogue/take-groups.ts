import type { CatalogueKind } from '@portal/contract/guide/establishments/catalogue-kinds'
import { MOST_LIBRARY_GROUPS } from '@portal/contract/storefront/catalogue/catalogue.texts'
import type { EditedGroup } from '@portal/contract/storefront/catalogue/catalogue-fields'
import { groupsAsWritten } from '@portal/contract/storefront/catalogue/item-content-rules'
import { Invalid } from '../../../platform/errors/domain-errors.ts'
import { newTimedId } from '../../../platform/timed-id.ts'
import type { Within } from './catalogue.feature.ts'
import { catalogueTexts as texts } from './catalogue.texts.ts'

type Place = { establishmentId: string; kind: CatalogueKind }
type Library = Map<string, { group: EditedGroup; items: Set<string> }>

/**
 * Gives items the groups that a system elsewhere says of each by itself: equal ones are one in the library. What
 * only this item uses is changed in place and goes with its last use; what others use too stays as it is for them.
 */
export function takeGroups(
  place: Place,
  optionGroups: Within['optionGroups'],
  now: Date,
): (itemId: string, wanted: readonly EditedGroup[]) => Promise<void> {
  const { establishmentId } = place
  let library: Library | null = null

  async function read(): Promise<Library> {
    const groups = await optionGroups.list(place)
    return new Map(
      groupsAsWritten(groups).map((group, n) => [
        group.id ?? '',
        { group, items: new Set(groups[n]?.item_ids) },
      ]),
    )
  }
  async function idOf(itemId: string, wanted: EditedGroup, known: Library, taken: Set<string>) {
    const own = wanted.id === undefined ? undefined : known.get(wanted.id)
    const key = keyOf(wanted)
    if (wanted.id && own && !taken.has(wanted.id)) {
      if (keyOf(own.group) === key) return wanted.id
      if ([...own.items].every((one) => one === itemId)) {
        await optionGroups.save({ establishmentId, id: wanted.id }, wanted, now)
        own.group = wanted
        return wanted.id
      }
    }
    for (const [id, { group }] of known) if (!taken.has(id) && keyOf(group) === key) return id
    if (known.size >= MOST_LIBRARY_GROUPS) {
      const told = texts.groupLimit(MOST_LIBRARY_GROUPS)
      throw new Invalid('catalogue.group-limit', `${known.size} groups`, [], told)
    }
    const id = newTimedId(now)
    const group = withoutIds(wanted)
    await optionGroups.add({ ...place, id }, group)
    await optionGroups.save({ establishmentId, id }, group, now)
    known.set(id, { group, items: new Set() })
    return id
  }

  return async (itemId, wanted) => {
    library ??= await read()
    const taken = new Set<string>()
    for (const group of wanted) taken.add(await idOf(itemId, group, library, taken))
    await optionGroups.setOfItem({ ...place, id: itemId }, [...taken])
    for (const [id, { items }] of library) {
      if (taken.has(id)) items.add(itemId)
      else if (items.delete(itemId) && items.size === 0) {
        await optionGroups.remove({ establishmentId, id }, now)
        library.delete(id)
      }
    }
  }
}

const withoutIds = ({ id: _group, ...group }: EditedGroup): EditedGroup => ({
  ...group,
  options: group.options.map(({ id: _option, ...option }) => ({
    ...option,
    groups: option.groups.map(({ id: _inner, ...inner }) => ({
      ...inner,
      options: inner.options.map(({ id: _one, ...one }) => one),
    })),
  })),
})

/** Two groups with the same one are the same to whoever chooses. */
function keyOf({ name, min_choices, max_choices, price_method, options }: EditedGroup): string {
  const optionOf = (one: Omit<EditedGroup['options'][number], 'groups'>) => [
    one.name,
    one.price_cents,
    one.sku,
    one.is_available,
  ]
  return JSON.stringify([
    [name, min_choices, max_choices, price_method],
    options.map((option) => [
      ...optionOf(option),
      option.groups.map((inner) => [
        [inner.name, inner.min_choices, inner.max_choices, inner.price_method],
        inner.options.map(optionOf),
      ]),
    ]),
  ])
}
