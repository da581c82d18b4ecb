import { isDeepStrictEqual } from 'node:util'
import type { CatalogueKind } from '@portal/contract/guide/establishments/catalogue-kinds'
import type { CatalogueOrder } from '@portal/contract/storefront/catalogue/catalogue-editor'
import type { Actor } from '../../../platform/actor.ts'
import { Invalid, Stale } from '../../../platform/errors/domain-errors.ts'
import { Tag } from '../../../platform/live/tags.ts'
import type { Deps } from './catalogue.feature.ts'
import { catalogueTexts as texts } from './catalogue.texts.ts'
import { holdPlace } from './held-catalogue.ts'

type Input = {
  establishmentId: string
  kind: CatalogueKind
  seen: CatalogueOrder
  wanted: CatalogueOrder
}

/** Sections and items at once, so that an item may change its section. */
export async function orderCatalogue(
  actor: Actor,
  { establishmentId, kind, seen, wanted }: Input,
  { work, clock }: Pick<Deps, 'work' | 'clock'>,
) {
  await work.transaction(async (within) => {
    const now = clock.now()
    const held = await holdPlace(within, { id: establishmentId, actor, right: 'menu.edit' }, now)
    held.requireKind(kind)
    const sections = await within.catalogue.listSections(establishmentId, kind)
    const present = sections.map(({ id, items }) => ({
      section: id,
      items: items.map((item) => item.id),
    }))
    if (!isDeepStrictEqual(present, seen)) {
      throw new Stale('the catalogue is not as it was seen', texts.staleOrder)
    }
    if (!isDeepStrictEqual(idsIn(wanted), idsIn(seen))) {
      throw new Invalid('catalogue.order', 'not the same sections and items', [], texts.staleOrder)
    }
    await within.catalogue.setOrder(establishmentId, wanted)
    await within.audit.record(actor, now, {
      action: 'catalogue.ordered',
      subjectId: establishmentId,
      details: { kind },
    })
    within.changes.announce(Tag.catalogue(establishmentId))
  })
}

const idsIn = (order: CatalogueOrder) => ({
  sections: order.map(({ section }) => section).sort(),
  items: order.flatMap(({ items }) => items).sort(),
})
