import type { Actor } from '../../../platform/actor.ts'
import { Invalid, NotFound, Stale } from '../../../platform/errors/domain-errors.ts'
import { Tag } from '../../../platform/live/tags.ts'
import type { Deps } from './catalogue.feature.ts'
import { catalogueTexts as texts } from './catalogue.texts.ts'
import { holdPlace } from './held-catalogue.ts'
import type { Stock } from './stock.store.ts'

type Input = {
  establishmentId: string
  variantId: string
  onHand: number | null
  seen: number | null
  note: string
}

/** What somebody counted, unless an order took some of it while they did; null is counted no more. */
export async function countStock(
  actor: Actor,
  { onHand, seen, note, ...variant }: Input,
  { work, clock }: Pick<Deps, 'work' | 'clock'>,
): Promise<Stock | null> {
  const { establishmentId, variantId } = variant
  return work.transaction(async (within) => {
    const now = clock.now()
    const { stock, audit, changes } = within
    await holdPlace(within, { id: establishmentId, actor, right: 'menu.edit' }, now)
    const name = await stock.knows(establishmentId, variantId)
    if (name === null) throw new NotFound('catalogue-variant', variantId)
    const present = (await stock.lock(establishmentId, [variantId])).get(variantId) ?? null
    if ((present?.onHand ?? null) !== seen) {
      throw new Stale('the stock is not as it was seen', texts.staleStock)
    }
    const reserved = present?.reserved ?? 0
    if (reserved > (onHand ?? 0)) {
      const message = texts.reserved(reserved)
      throw new Invalid(
        'catalogue.reserved',
        'less than promised',
        [{ path: 'on_hand', message }],
        message,
      )
    }
    if (onHand === null) await stock.stopCounting(establishmentId, variantId)
    else await stock.setCount(variant, { onHand, note }, now)
    await audit.record(actor, now, {
      action: 'catalogue.stock-counted',
      subjectId: establishmentId,
      details: { name, from: seen, to: onHand },
    })
    changes.announce(Tag.catalogue(establishmentId))
    return onHand === null ? null : { onHand, reserved }
  })
}
