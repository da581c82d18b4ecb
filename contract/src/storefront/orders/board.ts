import { z } from 'zod'
import { endpoint } from '../../shared/endpoint.ts'
import { FileBytes } from '../../shared/file-bytes.ts'
import { moment, momentText } from '../../shared/moment.ts'
import { textLine } from '../../shared/plain-text.ts'
import { ORDER_PERIODS } from './business-day.ts'
import { OrderStatus, orderContact, orderFields } from './order.ts'
import {
  CANCEL_CODES,
  KEEP_CODES,
  REFUSAL_CODES,
  REFUSAL_TEXT_MAX,
  RETURN_ANSWERS,
} from './orders.texts.ts'

/** What the people of a business see and do of its orders. */

export const OwnOrder = z
  .object({
    ...orderFields,
    contact: orderContact,
    /** Of this phone here, this one among them. */
    orders_of_customer: z.int(),
    /** The first of a visit: accepting it lets the table order for four hours. */
    opens_table: z.boolean(),
    /** How the system at the counter calls it; null where it has not said. */
    external_code: z.string().nullable(),
    /** What to promise where nobody says otherwise. */
    usual_promise_at: moment,
    whatsapp_url: z.string().nullable(),
  })
  .meta({ id: 'OwnOrder' })
export type OwnOrder = z.input<typeof OwnOrder>

const place = z.object({ id: z.uuid() })
const order = place.extend({ order: z.uuid() })
const BASE = '/api/v1/my/establishments/:id'
const own = { tag: 'Meu negócio' } as const
/** What the board showed: of two who move one order, one is told. */
const seen = { version: z.int().positive() }

const DaySummary = z.object({
  day: z.iso.date(),
  delivered: z.int(),
  cancelled: z.int(),
  total_cents: z.int(),
  /** From acceptance to leaving the kitchen; null before the first. */
  mean_preparation_minutes: z.int().nullable(),
})

export const readBoard = endpoint({
  ...own,
  access: 'person',
  method: 'GET',
  path: `${BASE}/orders/board`,
  summary: 'Os pedidos em andamento, e o dia até agora',
  params: place,
  /** The oldest first; those for later by their hour. */
  response: z.object({
    orders: z.array(OwnOrder),
    /** Goods of the shop that are to come back, the first asked first. */
    returns: z.array(OwnOrder),
    /** Null for who does not see the takings. */
    today: DaySummary.nullable(),
    now: moment,
  }),
  status: 200,
})

export const readOwnOrder = endpoint({
  ...own,
  access: 'person',
  method: 'GET',
  path: `${BASE}/orders/:order`,
  summary: 'Um pedido',
  params: order,
  response: OwnOrder,
  status: 200,
})

export const moveOrder = endpoint({
  ...own,
  access: 'person',
  method: 'POST',
  path: `${BASE}/orders/:order/move`,
  summary: 'Aceita um pedido, leva-o à etapa seguinte ou recusa',
  params: order,
  body: z
    .object({
      ...seen,
      to: OrderStatus,
      /** With the acceptance; the usual time where it is left out. */
      promised_at: momentText.optional(),
      /** Needed to refuse; the customer reads the text. */
      code: z.enum(REFUSAL_CODES).optional(),
      text: textLine(REFUSAL_TEXT_MAX).optional(),
    })
    .strict(),
  response: OwnOrder,
  status: 200,
})

/** The customer reads the new hour. */
export const promiseOrder = endpoint({
  ...own,
  access: 'person',
  method: 'PUT',
  path: `${BASE}/orders/:order/promise`,
  summary: 'Muda a hora prometida de um pedido aceito',
  params: order,
  body: z.object({ ...seen, promised_at: momentText }).strict(),
  response: OwnOrder,
  status: 200,
})

/** The customer asked to leave an accepted order. A denial leaves it as it was. */
export const answerCancellation = endpoint({
  ...own,
  access: 'person',
  method: 'POST',
  path: `${BASE}/orders/:order/cancellation`,
  summary: 'Responde a quem pediu para cancelar',
  params: order,
  body: z.object({ ...seen, accept: z.boolean(), code: z.enum(KEEP_CODES).optional() }).strict(),
  response: OwnOrder,
  status: 200,
})

/** The customer reads how what they bought comes back. */
export const answerReturn = endpoint({
  ...own,
  access: 'person',
  method: 'POST',
  path: `${BASE}/orders/:order/return-answer`,
  summary: 'Responde a quem pediu para devolver uma compra',
  params: order,
  body: z
    .object({
      ...seen,
      code: z.enum(RETURN_ANSWERS),
      /** The usual sentence where it is left out. */
      text: textLine(REFUSAL_TEXT_MAX).optional(),
    })
    .strict(),
  response: OwnOrder,
  status: 200,
})

/** What came back is in stock again. */
export const receiveReturn = endpoint({
  ...own,
  access: 'person',
  method: 'POST',
  path: `${BASE}/orders/:order/returned`,
  summary: 'Confirma que a compra devolvida chegou de volta',
  params: order,
  body: z.object(seen).strict(),
  response: OwnOrder,
  status: 200,
})

export const listOrders = endpoint({
  ...own,
  access: 'person',
  method: 'GET',
  path: `${BASE}/orders`,
  summary: 'Todos os pedidos, do mais novo ao mais antigo',
  params: place,
  query: z.object({
    from: z.iso.date().optional(),
    until: z.iso.date().optional(),
    status: OrderStatus.optional(),
    search: textLine(80).optional(),
    cursor: z.string().max(200).optional(),
  }),
  response: z.object({ orders: z.array(OwnOrder), next_cursor: z.string().nullable() }),
  status: 200,
})

export const downloadOrders = endpoint({
  ...own,
  access: 'person',
  method: 'GET',
  path: `${BASE}/orders/sheet`,
  summary: 'Os pedidos de um período, em CSV',
  params: place,
  query: z.object({ from: z.iso.date(), until: z.iso.date() }),
  produces: 'text/csv',
  response: z.string(),
  status: 200,
})

/** What a day sold, for who closes the till. */
export const DayClosing = DaySummary.extend({
  by_payment: z.array(z.object({ method: z.string(), orders: z.int(), total_cents: z.int() })),
  by_mode: z.array(z.object({ mode: z.string(), orders: z.int(), total_cents: z.int() })),
  items: z.array(z.object({ name: z.string(), quantity: z.int(), total_cents: z.int() })),
  items_cents: z.int(),
  delivery_cents: z.int(),
  service_cents: z.int(),
  /** The day of the business, which may end after midnight. */
  starts_at: moment,
  ends_at: moment,
}).meta({ id: 'DayClosing' })
export type DayClosing = z.input<typeof DayClosing>

export const readDayClosing = endpoint({
  ...own,
  access: 'person',
  method: 'GET',
  path: `${BASE}/orders/days/:day`,
  summary: 'O fechamento de um dia',
  params: place.extend({ day: z.iso.date() }),
  response: DayClosing,
  status: 200,
})

const sold = { delivered: z.int(), total_cents: z.int() }

/** A week or a month of business days, counted from the orders; only what arrived is money. */
export const OrderPeriod = z
  .object({
    ...sold,
    from: z.iso.date(),
    until: z.iso.date(),
    /** Of the business at this moment: what comes after it has not been yet. */
    today: z.iso.date(),
    /** Null where nothing arrived. */
    average_cents: z.int().nullable(),
    cancelled: z.int(),
    /** Why orders came to nothing, the most frequent first. */
    reasons: z.array(z.object({ code: z.enum(CANCEL_CODES), orders: z.int() })),
    /** Part of what was sold that came back. */
    returned: z.object({ orders: z.int(), total_cents: z.int() }),
    /** The ten that were sold most. */
    items: z.array(z.object({ name: z.string(), quantity: z.int(), total_cents: z.int() })),
    days: z.array(z.object({ day: z.iso.date(), ...sold })),
    /** The period before, up to the same point. */
    before: z.object(sold),
  })
  .meta({ id: 'OrderPeriod' })
export type OrderPeriod = z.infer<typeof OrderPeriod>

export const readOrderPeriod = endpoint({
  ...own,
  access: 'person',
  method: 'GET',
  path: `${BASE}/orders/periods/:period/:day`,
  summary: 'Vendas da semana ou do mês em que o dia está',
  params: place.extend({ period: z.enum(ORDER_PERIODS), day: z.iso.date() }),
  response: OrderPeriod,
  status: 200,
})

const periodFile = {
  ...own,
  method: 'GET',
  params: place.extend({ period: z.enum(ORDER_PERIODS), day: z.iso.date() }),
  status: 200,
} as const

export const downloadOrderPeriod = endpoint({
  ...periodFile,
  access: 'person',
  path: `${BASE}/orders/periods/:period/:day/sheet`,
  summary: 'Vendas da semana ou do mês em que o dia está, em CSV',
  produces: 'text/csv',
  response: z.string(),
})

export const printOrderPeriod = endpoint({
  ...periodFile,
  access: 'person',
  path: `${BASE}/orders/periods/:period/:day/paper`,
  summary: 'Vendas da semana ou do mês em que o dia está, em PDF',
  produces: 'application/pdf',
  response: FileBytes,
})
