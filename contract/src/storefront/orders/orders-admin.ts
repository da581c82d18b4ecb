import { z } from 'zod'
import { endpoint } from '../../shared/endpoint.ts'
import { moment } from '../../shared/moment.ts'
import { WhatsApp } from '../../shared/person-fields.ts'
import { textLine } from '../../shared/plain-text.ts'
import { OrderStatus } from './order.ts'
import { OrderMode } from './ordering.ts'
import { ORDER_TROUBLES } from './orders.texts.ts'

/** What the team of the portal sees of orders: only what goes wrong, and who makes it go wrong. */

const tag = 'Administração'

export const OrderTrouble = z.enum(ORDER_TROUBLES)

export const TroubledOrder = z
  .object({
    id: z.uuid(),
    number: z.int(),
    trouble: OrderTrouble,
    establishment: z.object({ id: z.uuid(), slug: z.string(), name: z.string() }),
    mode: OrderMode,
    status: OrderStatus,
    placed_at: moment,
    /** Since when it has been in trouble. */
    since: moment,
    total_cents: z.int(),
    /** Null after its 180 days, and at a table. */
    phone: z.string().nullable(),
  })
  .meta({ id: 'TroubledOrder' })
export type TroubledOrder = z.input<typeof TroubledOrder>

/** Of the last 24 hours, and returns that nobody answers; the longest in trouble first. */
export const readOrderTroubles = endpoint({
  method: 'GET',
  path: '/api/v1/admin/orders/troubles',
  access: 'administrator',
  tag,
  summary: 'Pedidos com problema, negócios em pausa e telefones que desistem muito',
  response: z.object({
    orders: z.array(TroubledOrder),
    pauses: z.array(
      z.object({
        establishment: z.object({ id: z.uuid(), slug: z.string(), name: z.string() }),
        /** Null is until somebody ends it. */
        until: moment.nullable(),
        is_by_clock: z.boolean(),
      }),
    ),
    /** Phones with many orders that came to nothing in 30 days. */
    phones: z.array(
      z.object({ phone: z.string(), orders: z.int(), left: z.int(), businesses: z.int() }),
    ),
    blocks: z.array(z.object({ phone: z.string(), reason: z.string(), created_at: moment })),
  }),
  status: 200,
})

/** No business gets an order of this phone any more. */
export const blockPhone = endpoint({
  method: 'POST',
  path: '/api/v1/admin/orders/blocks',
  access: 'administrator',
  tag,
  summary: 'Bloqueia os pedidos de um telefone',
  body: z.object({ phone: WhatsApp, reason: textLine(280).min(3, 'Escreva o motivo.') }).strict(),
  response: z.object({ blocked: z.literal(true) }),
  status: 201,
})

export const unblockPhone = endpoint({
  method: 'DELETE',
  path: '/api/v1/admin/orders/blocks/:phone',
  access: 'administrator',
  tag,
  summary: 'Volta a aceitar os pedidos de um telefone',
  params: z.object({ phone: z.string().regex(/^\d{10,11}$/) }),
  response: z.object({ blocked: z.literal(false) }),
  status: 200,
})
