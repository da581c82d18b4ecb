import { topics } from '@portal/contract/live/topics'
import { Conflict } from '../../../platform/errors/domain-errors.ts'
import type { Merged } from '../../../platform/feature.ts'
import { Tag } from '../../../platform/live/tags.ts'
import type { Within } from './orders.feature.ts'

const ONE_PHONE_TWICE =
  'O mesmo telefone espera uma entrega dos dois cadastros. Conclua um desses pedidos e una de novo.'

/** Whoever follows an order, and the board where it stands now, are told. */
export async function mergeOrders(
  { orderMoves, changes }: Pick<Within, 'orderMoves' | 'changes'>,
  pair: Merged,
  now: Date,
): Promise<number> {
  const moved = await orderMoves.moveAll(pair, now)
  if (moved === 'clash') {
    throw new Conflict('establishment.orders-clash', 'open twice', ONE_PHONE_TWICE)
  }
  if (moved.ids.length > 0) {
    changes.announce(
      Tag.live(topics.orders(pair.from)),
      Tag.live(topics.orders(pair.to)),
      ...moved.ids.map((id) => Tag.live(topics.order(id))),
    )
  }
  return moved.ids.length
}
