import { topics } from '@portal/contract/live/topics'
import type { KeepCode, OrderStatus } from '@portal/contract/storefront/orders/orders.texts'
import { systemActor } from '../../../platform/actor.ts'
import { NotFound } from '../../../platform/errors/domain-errors.ts'
import { Tag } from '../../../platform/live/tags.ts'
import { expireDueOf } from './expire-orders.ts'
import { answerHeld, moveHeld, promiseHeld } from './move-order.ts'
import { kitchensTag, orderingTag } from './ordering.rules.ts'
import type { Deps, Within } from './orders.feature.ts'
import type { Cancelling, Mover } from './step-order.ts'

/**
 * The same steps as on the board, taken by the system at the counter. It shows no version: it says what
 * happened, and whether that can still happen is asked while the business is held.
 */
type Needs = Pick<Deps, 'work' | 'stores' | 'clock'>
type Named = { establishmentId: string; orderId: string }
const mover: Mover = { actor: 'pos', userId: null }

async function hold({ ordering, orders }: Within, { establishmentId, orderId }: Named) {
  const settings = await ordering.lock(establishmentId)
  const order = settings && (await orders.find(establishmentId, orderId))
  if (!settings || !order) throw new NotFound('order', orderId)
  return { order, settings }
}

export async function moveOrderByPos(
  deps: Needs,
  move: Named & { to: OrderStatus; promisedAt?: Date; cancelling?: Cancelling },
) {
  await expireDueOf(move.establishmentId, deps)
  await deps.work.transaction(async (within) => {
    const now = deps.clock.now()
    const held = await hold(within, move)
    await moveHeld(within, held, { ...move, mover }, now)
    if (move.to !== 'cancelled') return
    await within.audit.record(systemActor, now, {
      action: 'orders.refused',
      subjectId: held.order.establishment_id,
      details: {
        number: held.order.number,
        code: move.cancelling?.code ?? 'other',
        from: held.order.status,
        by: 'pos',
      },
    })
  })
}

export async function answerCancellationByPos(
  deps: Needs,
  answer: Named & { accept: boolean; code?: KeepCode },
) {
  await expireDueOf(answer.establishmentId, deps)
  await deps.work.transaction(async (within) => {
    const held = await hold(within, answer)
    await answerHeld(within, held, { ...answer, mover }, deps.clock.now())
  })
}

export async function promiseOrderByPos(deps: Needs, promise: Named & { promisedAt: Date }) {
  await deps.work.transaction(async (within) => {
    const { order } = await hold(within, promise)
    await promiseHeld(within, order, { ...promise, mover }, deps.clock.now())
  })
}

/** Closed at the counter is closed here. Open orders go on. */
export async function pauseOrdersByPos(
  deps: Pick<Deps, 'work' | 'clock'>,
  { establishmentId, isPaused }: { establishmentId: string; isPaused: boolean },
) {
  await deps.work.transaction(async ({ ordering, audit, changes }) => {
    const now = deps.clock.now()
    const settings = await ordering.lock(establishmentId)
    if (!settings || (settings.pause !== null) === isPaused) return
    await ordering.pause(establishmentId, isPaused ? { until: null, isByClock: false } : null, now)
    await audit.record(systemActor, now, {
      action: isPaused ? 'orders.paused' : 'orders.resumed',
      subjectId: establishmentId,
      details: { by: 'pos' },
    })
    changes.announce(
      orderingTag(establishmentId),
      kitchensTag,
      Tag.live(topics.orders(establishmentId)),
    )
  })
}
