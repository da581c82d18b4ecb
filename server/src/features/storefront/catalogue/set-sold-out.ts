import { endOfKitchenDay } from '@portal/contract/guide/establishments/availability-rules'
import type { Actor } from '../../../platform/actor.ts'
import { NotFound } from '../../../platform/errors/domain-errors.ts'
import { Tag } from '../../../platform/live/tags.ts'
import type { Deps } from './catalogue.feature.ts'
import { holdPlace } from './held-catalogue.ts'

type Input = { establishmentId: string; of: 'item' | 'option'; id: string; isSoldOut: boolean }

/** Until the next morning, or back at once. It edits nothing: whoever has the item open may still save. */
export async function setSoldOut(
  actor: Actor,
  { establishmentId, of, id, isSoldOut }: Input,
  { work, clock }: Pick<Deps, 'work' | 'clock'>,
): Promise<Date | null> {
  return work.transaction(async (within) => {
    const now = clock.now()
    await holdPlace(within, { id: establishmentId, actor, right: 'menu.sell-out' }, now)
    const until = isSoldOut ? endOfKitchenDay(now) : null
    const name = await within.catalogue.setSoldOut(of, { establishmentId, id }, until)
    if (name === null) throw new NotFound(`catalogue-${of}`, id)
    await within.audit.record(actor, now, {
      action: 'catalogue.sold-out-set',
      subjectId: establishmentId,
      details: { name, sold_out: isSoldOut },
    })
    within.changes.announce(Tag.catalogue(establishmentId))
    return until
  })
}
