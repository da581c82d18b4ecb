import {
  RETURN_ANSWER_SENTENCES,
  type ReturnAnswer,
  orderTexts as texts,
} from '@portal/contract/storefront/orders/orders.texts'
import type { PersonActor } from '../../../platform/actor.ts'
import { Conflict } from '../../../platform/errors/domain-errors.ts'
import { Tag } from '../../../platform/live/tags.ts'
import { holdOrder, teamMover } from './move-order.ts'
import { returnTopic } from './order-told.rules.ts'
import type { Deps } from './orders.feature.ts'
import { noteOnOrder } from './step-order.ts'

type Needs = Pick<Deps, 'work' | 'clock'>
type Named = { establishmentId: string; orderId: string; version: number }

/** How the goods come back. It is the customer's right: there is no answer that refuses it. */
export async function answerReturn(
  actor: PersonActor,
  { code, text, ...input }: Named & { code: ReturnAnswer; text?: string },
  { work, clock }: Needs,
) {
  await work.transaction(async (within) => {
    const now = clock.now()
    const { order } = await holdOrder(within, actor, input)
    if (!order.return_asked_at || order.returned_at) {
      throw new Conflict('orders.not-asked', 'nothing is to come back', texts.moved)
    }
    if (order.return_answered_at) {
      throw new Conflict('orders.return-answered', 'answered already', texts.returnAnswered)
    }
    const change = {
      return_answer: code,
      return_answer_text: text || RETURN_ANSWER_SENTENCES[code],
      return_answered_at: now,
    }
    const step = { kind: 'return-answered' as const, change, mover: teamMover(actor) }
    await noteOnOrder(within, order, step, now)
    await within.notifications.settle(returnTopic(order.id), now)
    await within.audit.record(actor, now, {
      action: 'orders.return-answered',
      subjectId: order.establishment_id,
      details: { number: order.number, code },
    })
  })
}

/** Goods that came back are in stock again. */
export async function receiveReturn(actor: PersonActor, input: Named, deps: Needs) {
  await deps.work.transaction(async (within) => {
    const now = deps.clock.now()
    const { order } = await holdOrder(within, actor, input)
    if (!order.return_asked_at || order.returned_at) {
      throw new Conflict('orders.not-asked', 'nothing is to come back', texts.moved)
    }
    const lines = await within.orders.stockLines(order.id)
    const place = order.establishment_id
    if (lines.length > 0) {
      await within.stock.lock(
        null,
        lines.map(({ variantId }) => variantId),
      )
      const moved = { kind: 'returned', orderId: order.id, lines } as const
      const changed = await within.stock.move(place, moved, now)
      within.changes.announce(...changed.map(Tag.catalogue))
    }
    const change = { returned_at: now }
    await noteOnOrder(within, order, { kind: 'returned', change, mover: teamMover(actor) }, now)
    await within.notifications.settle(returnTopic(order.id), now)
    await within.audit.record(actor, now, {
      action: 'orders.returned',
      subjectId: place,
      details: { number: order.number },
    })
  })
}
