import type { CatalogueKind } from '@portal/contract/guide/establishments/catalogue-kinds'
import type { BulkPriceChange } from '@portal/contract/storefront/catalogue/catalogue-editor'
import type { Actor } from '../../../platform/actor.ts'
import { Stale } from '../../../platform/errors/domain-errors.ts'
import { Tag } from '../../../platform/live/tags.ts'
import { hashOfRows, priceRows } from './bulk-prices.rules.ts'
import type { Deps } from './catalogue.feature.ts'
import { catalogueTexts as texts } from './catalogue.texts.ts'
import { holdPlace } from './held-catalogue.ts'

type Input = BulkPriceChange & { establishmentId: string; kind: CatalogueKind; hash: string }

/** All that was looked at, or nothing: where a price changed meanwhile it is looked at again. */
export async function changePrices(
  actor: Actor,
  { establishmentId, kind, hash, ...change }: Input,
  { work, clock }: Pick<Deps, 'work' | 'clock'>,
): Promise<number> {
  return work.transaction(async (within) => {
    const now = clock.now()
    const held = await holdPlace(within, { id: establishmentId, actor, right: 'menu.edit' }, now)
    held.requireKind(kind)
    const rows = priceRows(await within.catalogue.listSections(establishmentId, kind), change)
    if (hashOfRows(rows) !== hash) {
      throw new Stale('the prices are not as they were seen', texts.stalePrices)
    }
    if (rows.length === 0) return 0
    await within.prices.save(establishmentId, rows, now)
    await within.audit.record(actor, now, {
      action: 'catalogue.prices-changed',
      subjectId: establishmentId,
      details: { kind, count: rows.length, change: change.change, rounding: change.rounding },
    })
    within.changes.announce(Tag.catalogue(establishmentId))
    return rows.length
  })
}
