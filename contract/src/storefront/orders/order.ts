import { z } from 'zod'
import { PaymentMethod } from '../../guide/establishments/establishment.ts'
import { PixState } from '../../money/house-pix/house-pix.ts'
import { endpoint } from '../../shared/endpoint.ts'
import { moment, momentText } from '../../shared/moment.ts'
import { WhatsApp } from '../../shared/person-fields.ts'
import { textLine } from '../../shared/plain-text.ts'
import { MOST_CHOICES, MOST_OF_ONE } from '../catalogue/catalogue.texts.ts'
import { CatalogueKind } from '../catalogue/catalogue.ts'
import { OrderMode } from './ordering.ts'
import {
  CANCEL_CODES,
  KEEP_CODES,
  LINE_NOTE_MAX,
  MOST_LINES,
  MOST_OF_A_LINE,
  ORDER_ACTORS,
  ORDER_NOTE_MAX,
  ORDER_STATUSES,
  orderTexts,
  RETURN_ANSWERS,
  TABLE_LABEL_MAX,
} from './orders.texts.ts'

export const OrderStatus = z.enum(ORDER_STATUSES)
export const OrderActor = z.enum(ORDER_ACTORS)
const cents = z.int().nonnegative()
const innerChoice = z
  .object({
    option_id: z.uuid(),
    quantity: z.int().min(1).max(MOST_OF_ONE),
    choices: z.array(z.never()).max(0),
  })
  .strict()
const choice = innerChoice.extend({ choices: z.array(innerChoice).max(MOST_CHOICES) })
/** Who orders may leave out that nothing more is chosen. */
const orderedInnerChoice = innerChoice.extend({ choices: innerChoice.shape.choices.default([]) })
const orderedChoice = choice.extend({
  choices: z.array(orderedInnerChoice).max(MOST_CHOICES).default([]),
})

const OrderedLine = z
  .object({
    item_id: z.uuid(),
    variant_id: z.uuid().nullable(),
    choices: z.array(orderedChoice).max(MOST_CHOICES),
    quantity: z.int().min(1).max(MOST_OF_A_LINE, `Use no máximo ${MOST_OF_A_LINE} de cada.`),
    note: textLine(LINE_NOTE_MAX).default(''),
  })
  .strict()
export type OrderedLine = z.infer<typeof OrderedLine>

export const DeliveryAddress = z
  .object({
    neighbourhood: textLine(80).min(1, 'Escolha o bairro.'),
    street: textLine(120).min(2, 'Escreva a rua.'),
    number: textLine(20).min(1, 'Escreva o número, ou “s/n”.'),
    complement: textLine(80),
    reference: textLine(140),
  })
  .strict()
  .meta({ id: 'DeliveryAddress' })
export type DeliveryAddress = z.infer<typeof DeliveryAddress>
const { complement, reference } = DeliveryAddress.shape
const orderedAddress = DeliveryAddress.extend({
  complement: complement.default(''),
  reference: reference.default(''),
})

const common = {
  /** Made by the browser with the cart and kept until answered: however often it is sent, it is one order. */
  key: z.uuid(),
  catalogue: CatalogueKind,
  lines: z
    .array(OrderedLine)
    .min(1, orderTexts.empty)
    .max(MOST_LINES, `Use no máximo ${MOST_LINES} linhas.`),
  /** What the customer saw. Ours differs: nothing is ordered, and they are told. */
  total_cents: cents,
  note: textLine(ORDER_NOTE_MAX).default(''),
  /** 18 or older, where something alcoholic is ordered. */
  is_adult: z.boolean().default(false),
}
const person = {
  name: textLine(80).min(2, 'Escreva seu nome.'),
  phone: WhatsApp,
  /** Where the phone has to be proved: what came by WhatsApp. */
  phone_code: z
    .string()
    .regex(/^\d{6}$/, 'O código tem 6 dígitos.')
    .optional(),
}
const payment = {
  payment_method: PaymentMethod,
  /** The note that is handed over; null where it is exact, or no cash. */
  change_for_cents: cents.max(10_000_000).nullable().default(null),
  /** By Pix to the house's own key, before the kitchen begins. */
  pays_ahead: z.boolean().default(false),
}
const later = { scheduled_for: momentText.nullable().default(null) }

export const NewOrder = z
  .discriminatedUnion('mode', [
    z
      .object({
        ...common,
        ...person,
        ...payment,
        ...later,
        mode: z.literal('delivery'),
        address: orderedAddress,
      })
      .strict(),
    z.object({ ...common, ...person, ...payment, ...later, mode: z.literal('pickup') }).strict(),
    /** Nobody needs to say who they are at a table; what is paid is paid there. */
    z
      .object({
        ...common,
        mode: z.literal('table'),
        name: textLine(80).default(''),
        table: z.object({ label: textLine(TABLE_LABEL_MAX), token: z.string().max(100) }).strict(),
        with_service: z.boolean().default(false),
      })
      .strict(),
  ])
  .meta({ id: 'NewOrder' })
export type NewOrder = z.infer<typeof NewOrder>

const OrderLine = z
  .object({
    item_id: z.uuid(),
    name: z.string(),
    variant_name: z.string().nullable(),
    quantity: z.int(),
    unit_cents: cents,
    total_cents: cents,
    /** What was chosen, inner choices behind what they belong to: "Camarão › Cream cheese". */
    options: z.array(z.object({ name: z.string(), quantity: z.int() })),
    note: z.string(),
    is_alcoholic: z.boolean(),
  })
  .meta({ id: 'OrderLine' })

const OrderEvent = z
  .object({
    status: OrderStatus,
    at: moment,
    by: OrderActor,
    /** What happened beside the state, where it did not move. */
    kind: z.enum([
      'moved',
      'cancellation-asked',
      'cancellation-denied',
      'promised',
      'return-asked',
      'return-answered',
      'returned',
    ]),
  })
  .meta({ id: 'OrderEvent' })

export const OrderReturn = z
  .object({
    status: z.enum(['asked', 'answered', 'received']),
    reason: z.string(),
    asked_at: moment,
    /** Until when the shop has to answer. */
    answer_by: moment,
    /** How the goods come back. */
    answer: z.object({ code: z.enum(RETURN_ANSWERS), text: z.string(), at: moment }).nullable(),
  })
  .meta({ id: 'OrderReturn' })

/** What both sides read of an order. */
const order = {
  id: z.uuid(),
  number: z.int(),
  version: z.int(),
  catalogue: CatalogueKind,
  mode: OrderMode,
  /** As the clock has it: one that nobody answered is cancelled from its minute on. */
  status: OrderStatus,
  status_since: moment,
  placed_at: moment,
  respond_by: moment,
  scheduled_for: moment.nullable(),
  /** By when it is there; known with the acceptance. */
  promised_at: moment.nullable(),
  lines: z.array(OrderLine),
  items_cents: cents,
  delivery_cents: cents,
  service_cents: cents,
  total_cents: cents,
  payment_method: PaymentMethod.nullable(),
  change_for_cents: cents.nullable(),
  /** Of what is paid in advance by Pix to the house; null where nothing is. */
  pix: PixState.nullable(),
  table_label: z.string().nullable(),
  note: z.string(),
  /** The oldest first. */
  events: z.array(OrderEvent),
  cancellation: z
    .object({ by: OrderActor, code: z.enum(CANCEL_CODES), text: z.string() })
    .nullable(),
  /** The customer would like to leave what was accepted; the business answers. */
  cancellation_request: z
    .object({ asked_at: moment, denied: z.enum(KEEP_CODES).nullable() })
    .nullable(),
  return: OrderReturn.nullable(),
} as const
/** Null once its 180 days are over. */
export const orderContact = z
  .object({ name: z.string(), phone: z.string().nullable(), address: DeliveryAddress.nullable() })
  .nullable()
export const orderFields = order

/** With what fills a cart again; prices and what can be had are those of then. */
const FollowedLine = OrderLine.extend({
  variant_id: z.uuid().nullable(),
  /** None for what was ordered before they were kept. */
  choices: z.array(choice),
}).meta({ id: 'FollowedLine' })

/** As the customer reads it by the private link. */
export const FollowedOrder = z
  .object({
    ...order,
    lines: z.array(FollowedLine),
    contact: orderContact,
    establishment: z.object({
      id: z.uuid(),
      slug: z.string(),
      name: z.string(),
      phone: z.string().nullable(),
      cnpj: z.string().nullable(),
      address: z.string(),
    }),
    /** Opens WhatsApp with the order as text; null where the business has no number. */
    whatsapp_url: z.string().nullable(),
    way_out: z.enum(['cancel', 'ask']).nullable(),
    may_return: z.boolean(),
    /** Held for minutes only: with a code of the phone it is held for its whole time. */
    waits_for_proof: z.boolean(),
  })
  .meta({ id: 'FollowedOrder' })
export type FollowedOrder = z.input<typeof FollowedOrder>

const tag = 'Pedidos'

/**
 * Without an account. 409 `orders.changed` where it costs something else now (details.total_cents),
 * `orders.items` where something cannot be had as it was chosen, `orders.open` where the phone has an
 * order under way there, `orders.phone-code` where the phone has to be proved first.
 */
export const placeOrder = endpoint({
  method: 'POST',
  path: '/api/v1/establishments/:slug/orders',
  access: 'optional-person',
  tag,
  summary: 'Envia um pedido',
  params: z.object({ slug: z.string().max(120) }),
  body: NewOrder,
  /** The token is the secret of the page of the order. */
  response: z.object({ id: z.uuid(), number: z.int(), token: z.string() }),
  status: 201,
})

/** For a first order above R$ 150: six digits by WhatsApp, tied to the cart by its key. */
export const requestOrderCode = endpoint({
  method: 'POST',
  path: '/api/v1/establishments/:slug/order-code',
  access: 'anyone',
  tag,
  summary: 'Envia por WhatsApp o código que confirma o telefone de um pedido',
  params: z.object({ slug: z.string().max(120) }),
  body: z.object({ key: z.uuid(), phone: WhatsApp }).strict(),
  response: z.object({ expires_at: moment, resend_at: moment }),
  status: 202,
})

const link = z.object({ token: z.string().max(100) }).strict()

export const followOrder = endpoint({
  method: 'POST',
  path: '/api/v1/orders/follow',
  access: 'link',
  tag,
  summary: 'Um pedido, por seu link',
  body: link,
  response: FollowedOrder,
  status: 200,
})

/** At once where nobody has accepted it; otherwise the business is asked. */
export const leaveOrder = endpoint({
  method: 'POST',
  path: '/api/v1/orders/leave',
  access: 'link',
  tag,
  summary: 'Cancela um pedido, ou pede o cancelamento do que já foi aceito',
  body: link,
  response: FollowedOrder,
  status: 200,
})

export const requestOrderProof = endpoint({
  method: 'POST',
  path: '/api/v1/orders/proof-code',
  access: 'link',
  tag,
  summary: 'Envia por WhatsApp o código que confirma o telefone de um pedido já enviado',
  body: link,
  response: z.object({ expires_at: moment, resend_at: moment }),
  status: 202,
})

/** Whoever answers the code keeps what the order holds for as long as the business has to answer. */
export const proveOrder = endpoint({
  method: 'POST',
  path: '/api/v1/orders/proof',
  access: 'link',
  tag,
  summary: 'Confirma o telefone de um pedido já enviado',
  body: link.extend({ code: z.string().regex(/^\d{6}$/, 'O código tem 6 dígitos.') }),
  response: FollowedOrder,
  status: 200,
})

export const askForReturn = endpoint({
  method: 'POST',
  path: '/api/v1/orders/return',
  access: 'link',
  tag,
  summary: 'Pede a devolução de uma compra na loja, em até 7 dias',
  body: link.extend({ reason: textLine(280).default('') }),
  response: FollowedOrder,
  status: 200,
})

/** For somebody signed in: what they ordered while they were. */
export const listMyOrders = endpoint({
  method: 'GET',
  path: '/api/v1/my/orders',
  access: 'person',
  tag,
  summary: 'Pedidos que a pessoa fez com a conta aberta',
  query: z.object({ cursor: z.string().max(200).optional() }),
  response: z.object({
    orders: z.array(
      z.object({
        id: z.uuid(),
        number: z.int(),
        /** Empty where the business is gone. */
        establishment: z.object({ slug: z.string(), name: z.string() }),
        status: OrderStatus,
        placed_at: moment,
        promised_at: moment.nullable(),
        lines: z.array(z.object({ name: z.string(), quantity: z.int() })),
        total_cents: cents,
        token: z.string(),
      }),
    ),
    next_cursor: z.string().nullable(),
  }),
  status: 200,
})
