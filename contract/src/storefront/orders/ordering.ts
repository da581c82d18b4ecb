import { z } from 'zod'
import { PaymentMethod } from '../../guide/establishments/establishment.ts'
import { endpoint } from '../../shared/endpoint.ts'
import { FileBytes } from '../../shared/file-bytes.ts'
import { moment } from '../../shared/moment.ts'
import { textLine } from '../../shared/plain-text.ts'
import { CatalogueKind } from '../catalogue/catalogue.ts'
import { LATEST_DAY_END } from './business-day.ts'
import {
  FEE_MAX_CENTS,
  MOST_TABLES,
  MOST_ZONES,
  ORDER_MODES,
  TABLE_LABEL_MAX,
} from './orders.texts.ts'

/** How a business takes orders: what a customer must know, and what its people set. */

export const OrderMode = z.enum(ORDER_MODES)
const cents = z.int().nonnegative()
/** A bairro that a business delivers to. */
export const DeliveryZone = z
  .object({
    neighbourhood: z.string(),
    fee_cents: cents,
    /** Of the items, without the fee. */
    minimum_cents: cents,
    /** On the way, after the kitchen is done. */
    minutes: z.int(),
  })
  .meta({ id: 'DeliveryZone' })
export type DeliveryZone = z.infer<typeof DeliveryZone>

/** What is fetched, and eaten at a table, goes on. */
export const DeliveryPause = z
  .object({
    /** Null is all of delivery. */
    neighbourhood: z.string().nullable(),
    /** Null while it goes on until somebody ends it. */
    until: moment.nullable(),
  })
  .meta({ id: 'DeliveryPause' })
export type DeliveryPause = z.input<typeof DeliveryPause>

export const Ordering = z
  .object({
    establishment: z.object({
      id: z.uuid(),
      slug: z.string(),
      name: z.string(),
      phone: z.string().nullable(),
      /** Whoever sells at a distance says who they are (Decreto 7.962/2013). */
      cnpj: z.string().nullable(),
      address: z.string(),
    }),
    /** Of which catalogues something can be ordered, and how; none is none. */
    modes: z.record(CatalogueKind, z.array(OrderMode)),
    /** Nobody can order, whatever the hour; null while it goes on until somebody ends it. */
    pause: z.object({ until: moment.nullable() }).nullable(),
    /** Delivery rests, or one bairro alone. */
    delivery_pauses: z.array(DeliveryPause),
    kitchen: z.object({
      is_open: z.boolean(),
      last_order_at: moment.nullable(),
      opens_at: moment.nullable(),
    }),
    /** When something ordered for later can be ready; none where nothing is taken for later. */
    slots: z.array(moment),
    preparation_minutes: z.int(),
    zones: z.array(DeliveryZone),
    payment_methods: z.array(PaymentMethod),
    /** Whether an order may be paid in advance, by Pix to the house's own key. */
    pays_ahead: z.boolean(),
    /** Whether the 10% of a table may be added; never by default. */
    offers_service: z.boolean(),
  })
  .meta({ id: 'Ordering' })
export type Ordering = z.input<typeof Ordering>

/** Not found where nothing can be ordered: not on the air, switched off, outside of the plan. */
export const readOrdering = endpoint({
  method: 'GET',
  path: '/api/v1/establishments/:slug/ordering',
  access: 'anyone',
  tag: 'Pedidos',
  summary: 'Como um estabelecimento recebe pedidos: modos, bairros, taxas, horários',
  params: z.object({ slug: z.string().max(120) }),
  response: Ordering,
  status: 200,
})

const fee = z
  .int('Escreva um valor.')
  .min(0, 'O valor não pode ser menor que zero.')
  .max(FEE_MAX_CENTS, 'Este valor é alto demais. Confira os centavos.')
const EditedZone = z
  .object({
    neighbourhood: textLine(80).min(1, 'Escreva o bairro.'),
    fee_cents: fee,
    minimum_cents: fee,
    minutes: z.int('Escreva os minutos.').min(0).max(180, 'Use no máximo 180 minutos.'),
  })
  .strict()

const sameName = (name: string) => name.toLocaleLowerCase('pt-BR')

export const OrderingContent = z
  .object({
    takes_delivery: z.boolean(),
    takes_pickup: z.boolean(),
    takes_table: z.boolean(),
    takes_scheduled: z.boolean(),
    offers_service: z.boolean(),
    /** Every phone that was never served is proved by a code, not only that of a large order. */
    asks_phone_code: z.boolean(),
    preparation_minutes: z
      .int('Escreva os minutos.')
      .min(5, 'Use pelo menos 5 minutos.')
      .max(240, 'Use no máximo 240 minutos.'),
    /** How many orders for later one half hour takes; null is no limit. */
    slot_capacity: z
      .int('Escreva um número.')
      .min(1, 'Use pelo menos 1.')
      .max(500, 'Use no máximo 500.')
      .nullable(),
    /** The business day ends at this hour of the night; 0 is midnight. */
    day_ends_hour: z.int('Escolha a hora.').min(0).max(LATEST_DAY_END),
    zones: z
      .array(EditedZone)
      .max(MOST_ZONES, `Use no máximo ${MOST_ZONES} bairros.`)
      .superRefine((zones, context) => {
        for (const [index, { neighbourhood }] of zones.entries()) {
          const first = zones.findIndex(
            (one) => sameName(one.neighbourhood) === sameName(neighbourhood),
          )
          if (first === index) continue
          context.addIssue({
            code: 'custom',
            path: [index, 'neighbourhood'],
            message: 'Este bairro já está na lista.',
          })
        }
      }),
  })
  .strict()
export type OrderingContent = z.infer<typeof OrderingContent>

/** What the people of a business set, with what decides whether it holds. */
export const OwnOrdering = z
  .object({
    content: OrderingContent,
    version: z.int(),
    pause: z.object({ until: moment.nullable(), is_by_clock: z.boolean() }).nullable(),
    delivery_pauses: z.array(DeliveryPause),
    /** Whether the plan takes orders, and which modules are switched on. */
    is_in_plan: z.boolean(),
    is_delivery_on: z.boolean(),
    is_shop_on: z.boolean(),
    payment_methods: z.array(PaymentMethod),
    has_hours: z.boolean(),
    /** Whether the portal can send codes at all. */
    can_ask_phone_code: z.boolean(),
    may: z.object({ edit: z.boolean() }),
  })
  .meta({ id: 'OwnOrdering' })
export type OwnOrdering = z.input<typeof OwnOrdering>

const place = z.object({ id: z.uuid() })
const BASE = '/api/v1/my/establishments/:id'
const own = { tag: 'Meu negócio' } as const

export const readOwnOrdering = endpoint({
  ...own,
  access: 'person',
  method: 'GET',
  path: `${BASE}/ordering`,
  summary: 'Como o negócio recebe pedidos',
  params: place,
  response: OwnOrdering,
  status: 200,
})

/** Version 0 where nothing was saved yet. */
export const saveOrdering = endpoint({
  ...own,
  access: 'person',
  method: 'PUT',
  path: `${BASE}/ordering`,
  summary: 'Grava como o negócio recebe pedidos',
  params: place,
  body: OrderingContent.extend({ version: z.int().nonnegative() }),
  response: OwnOrdering,
  status: 200,
})

const pausing = z
  .object({
    is_paused: z.boolean(),
    /** Null is until somebody ends it. */
    minutes: z
      .int()
      .min(5)
      .max(24 * 60)
      .nullable(),
  })
  .strict()

/** Whoever works there may: the kitchen knows first. Open orders go on. */
export const pauseOrders = endpoint({
  ...own,
  access: 'person',
  method: 'PUT',
  path: `${BASE}/ordering/pause`,
  summary: 'Para de receber pedidos por um tempo, ou volta a receber',
  params: place,
  body: pausing,
  response: OwnOrdering,
  status: 200,
})

/** Of all bairros (null), or of one that the business delivers to. */
export const pauseDelivery = endpoint({
  ...own,
  access: 'person',
  method: 'PUT',
  path: `${BASE}/ordering/delivery-pause`,
  summary: 'Para de entregar por um tempo, em todos os bairros ou em um só, ou volta a entregar',
  params: place,
  body: pausing.extend({ neighbourhood: textLine(80).min(1).nullable() }),
  response: OwnOrdering,
  status: 200,
})

export const DiningTable = z
  .object({
    id: z.uuid(),
    label: z.string(),
    /** What the QR of the table opens; whoever has it can order to the table. */
    url: z.string(),
    rotated_at: moment,
    /** Until when the guests of this visit order without being looked at first. */
    released_until: moment.nullable(),
  })
  .meta({ id: 'DiningTable' })
export type DiningTable = z.input<typeof DiningTable>

const tables = z.object({ tables: z.array(DiningTable), may: z.object({ edit: z.boolean() }) })
const table = place.extend({ table: z.uuid() })

export const listTables = endpoint({
  ...own,
  access: 'person',
  method: 'GET',
  path: `${BASE}/tables`,
  summary: 'As mesas, com o endereço do QR de cada uma',
  params: place,
  response: tables,
  status: 200,
})

/** "1 a 12" makes twelve; a label that is there already is left as it is. */
export const addTables = endpoint({
  ...own,
  access: 'person',
  method: 'POST',
  path: `${BASE}/tables`,
  summary: 'Acrescenta mesas',
  params: place,
  body: z
    .object({
      labels: z
        .array(textLine(TABLE_LABEL_MAX).min(1, 'Escreva o número ou o nome da mesa.'))
        .min(1)
        .max(MOST_TABLES, `Use no máximo ${MOST_TABLES} mesas.`),
    })
    .strict(),
  response: tables,
  status: 201,
})

export const removeTable = endpoint({
  ...own,
  access: 'person',
  method: 'DELETE',
  path: `${BASE}/tables/:table`,
  summary: 'Remove uma mesa; o QR dela deixa de valer',
  params: table,
  response: tables,
  status: 200,
})

/** What was printed before orders nothing any more. */
export const rotateTable = endpoint({
  ...own,
  access: 'person',
  method: 'POST',
  path: `${BASE}/tables/:table/code`,
  summary: 'Dá um código novo ao QR de uma mesa',
  params: table,
  response: tables,
  status: 200,
})

export const downloadTableCodes = endpoint({
  ...own,
  access: 'person',
  method: 'GET',
  path: `${BASE}/table-codes`,
  summary: 'Os QR das mesas para imprimir, em PDF',
  params: place,
  produces: 'application/pdf',
  response: FileBytes,
  status: 200,
})
