import { openDeliveryTexts as texts } from '@portal/contract/storefront/open-delivery/open-delivery.texts'
import { Conflict, NotFound } from '../../../platform/errors/domain-errors.ts'
import { TELL_POS_JOB } from '../../../platform/queue/shared-jobs.ts'
import type { Deps } from './open-delivery.feature.ts'

/** A delivery that is packed and waits for its courier: said once, beside the state. */
export async function noteReady(
  { establishmentId, orderId }: { establishmentId: string; orderId: string },
  { work, clock }: Pick<Deps, 'work' | 'clock'>,
) {
  await work.transaction(async ({ ordering, orders, posEvents, jobs }) => {
    await ordering.lock(establishmentId)
    const order = await orders.find(establishmentId, orderId)
    if (!order) throw new NotFound('order', orderId)
    const isCooking = order.status === 'accepted' || order.status === 'preparing'
    if (!isCooking || (await posEvents.hasTold(orderId, 'READY_FOR_PICKUP'))) {
      throw new Conflict('open-delivery.done', `ready while ${order.status}`, texts.done)
    }
    const place = { establishmentId, orderId, version: order.version }
    const events = [{ type: 'READY_FOR_PICKUP' as const, metadata: null }]
    for (const eventId of await posEvents.add(place, events, clock.now())) {
      await jobs.add(TELL_POS_JOB, { eventId })
    }
  })
}
