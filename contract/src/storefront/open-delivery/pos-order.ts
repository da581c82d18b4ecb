import { z } from 'zod'
import {
  CANCELLED_EVENT_CODES,
  MERCHANT_ID_MAX,
  MERCHANT_ID_MIN,
  POS_CANCEL_CODES,
  POS_DENY_CODES,
  POS_EVENT_TYPES,
} from './open-delivery.texts.ts'

/** Orders and events as Open Delivery 1.7.1 has them. Nothing in them is ever null: what is not there is left out. */

/** UTC, always. */
export const utcMoment = z.iso.datetime()
export const Price = z
  .object({ value: z.number(), currency: z.string().regex(/^[A-Z]{3}$/) })
  .meta({ id: 'PosPrice' })
const unit = z.enum(['UN', 'KG', 'L', 'OZ', 'LB', 'GAL'])
export const merchantId = z.string().min(MERCHANT_ID_MIN).max(MERCHANT_ID_MAX)
export const PosEventType = z.enum(POS_EVENT_TYPES)

const sold = {
  id: z.uuid(),
  index: z.int().optional(),
  name: z.string().min(1),
  externalCode: z.string().min(1),
  unit,
  quantity: z.number().positive(),
  unitPrice: Price,
  originalPrice: Price.optional(),
  totalPrice: Price,
  specialInstructions: z.string().optional(),
}
const OrderItem = z.object({
  ...sold,
  optionsPrice: Price.optional(),
  subtotalPrice: Price.optional(),
  options: z.array(z.object(sold)).optional(),
})

const address = {
  country: z.string().regex(/^[A-Z]{2}$/),
  state: z.string().min(1),
  city: z.string().min(1),
  district: z.string().min(1),
  street: z.string().min(1),
  number: z.string().min(1),
  postalCode: z.string().min(1),
  complement: z.string().optional(),
  reference: z.string().optional(),
}

export const PosOrder = z
  .object({
    id: z.uuid(),
    type: z.enum(['DELIVERY', 'TAKEOUT', 'INDOOR']),
    displayId: z.string().min(1),
    sourceAppId: z.uuid(),
    salesChannel: z.string().optional(),
    category: z.enum(['FOOD', 'GROCERY', 'DRUGSTORE', 'PETSTORE']),
    createdAt: utcMoment,
    lastEvent: PosEventType.optional(),
    orderTiming: z.enum(['INSTANT', 'SCHEDULED', 'ONDEMAND']),
    preparationStartDateTime: utcMoment,
    merchant: z.object({ id: merchantId, name: z.string().min(1).max(500) }),
    items: z.array(OrderItem).min(1),
    otherFees: z
      .array(
        z.object({
          name: z.string().min(1),
          type: z.enum(['DELIVERY_FEE', 'SERVICE_FEE', 'TIP', 'MIN_ORDER_FEE']),
          receivedBy: z.enum(['MARKETPLACE', 'MERCHANT', 'LOGISTIC_SERVICES']),
          price: Price,
        }),
      )
      .optional(),
    total: z.object({ itemsPrice: Price, otherFees: Price, discount: Price, orderAmount: Price }),
    payments: z.object({
      prepaid: z.number().nonnegative(),
      pending: z.number().nonnegative(),
      methods: z
        .array(
          z.object({
            value: z.number(),
            currency: z.string().regex(/^[A-Z]{3}$/),
            type: z.enum(['PREPAID', 'PENDING']),
            method: z.enum([
              'CREDIT',
              'DEBIT',
              'MEAL_VOUCHER',
              'FOOD_VOUCHER',
              'DIGITAL_WALLET',
              'PIX',
              'CASH',
              'CREDIT_DEBIT',
              'COUPON',
              'REDEEM',
              'PREPAID_REDEEM',
              'OTHER',
            ]),
            methodInfo: z.string().optional(),
            /** The note that is handed over. */
            changeFor: z.number().optional(),
          }),
        )
        .min(1),
    }),
    customer: z
      .object({
        id: z.uuid(),
        name: z.string(),
        phone: z.object({ number: z.string().min(1), extension: z.string().optional() }),
        ordersCountOnMerchant: z.number().nonnegative(),
      })
      .optional(),
    schedule: z
      .object({ scheduledDateTimeStart: utcMoment, scheduledDateTimeEnd: utcMoment })
      .optional(),
    delivery: z
      .object({
        deliveredBy: z.enum(['MERCHANT', 'MARKETPLACE']),
        deliveryAddress: z.object({
          ...address,
          formattedAddress: z.string().min(1),
          coordinates: z.object({
            latitude: z.number().min(-90).max(90),
            longitude: z.number().min(-180).max(180),
          }),
        }),
        estimatedDeliveryDateTime: utcMoment,
        deliveryDateTime: utcMoment.optional(),
      })
      .optional(),
    takeout: z
      .object({ mode: z.enum(['DEFAULT', 'PICKUP_AREA']), takeoutDateTime: utcMoment })
      .optional(),
    indoor: z
      .object({
        mode: z.enum(['DEFAULT', 'PLACE', 'TAB', 'TERMINAL']),
        indoorDateTime: utcMoment,
        place: z.string().optional(),
      })
      .optional(),
    sendPreparing: z.boolean(),
    sendDelivered: z.boolean(),
    sendPickedUp: z.boolean(),
    sendTracking: z.boolean(),
    extraInfo: z.string().optional(),
  })
  .refine(({ type, delivery, customer }) => type !== 'DELIVERY' || (delivery && customer), {
    message: 'a delivery has an address and somebody who waits for it',
  })
  .refine(({ type, takeout }) => type !== 'TAKEOUT' || takeout, { message: 'takeout is missing' })
  .refine(({ type, indoor }) => type !== 'INDOOR' || indoor, { message: 'indoor is missing' })
  .refine(({ orderTiming, schedule }) => orderTiming !== 'SCHEDULED' || schedule, {
    message: 'schedule is missing',
  })
  .meta({ id: 'PosOrder' })
export type PosOrder = z.infer<typeof PosOrder>

const cancelled = z.object({ reason: z.string(), code: z.enum(CANCELLED_EVENT_CODES) })
/** Those that say why. */
const CANCELLING_EVENTS: ReadonlySet<string> = new Set([
  'CANCELLATION_REQUESTED',
  'CANCELLATION_REQUEST_DENIED',
  'CANCELLED',
  'ORDER_CANCELLATION_REQUEST',
  'CANCELLED_DENIED',
])

export const PosEvent = z
  .object({
    eventId: z.uuid(),
    eventType: PosEventType,
    orderId: z.uuid(),
    orderURL: z.url(),
    createdAt: utcMoment,
    sourceAppId: z.uuid(),
    metadata: z.union([cancelled, z.object({ clientId: z.string().optional() })]).optional(),
  })
  .refine(
    ({ eventType, metadata }) =>
      !CANCELLING_EVENTS.has(eventType) || cancelled.safeParse(metadata).success,
    { message: 'a cancellation says why' },
  )
  .meta({ id: 'PosEvent' })
export type PosEvent = z.infer<typeof PosEvent>

export const Acknowledgment = z.object({
  id: z.uuid(),
  orderId: z.uuid(),
  eventType: PosEventType,
})

/** What systems write is kept as they write it, up to a length. */
const said = (most: number) => z.string().trim().max(most)

export const OrderConfirmed = z.object({
  reason: said(500).optional(),
  createdAt: utcMoment,
  orderExternalCode: said(100).min(1),
  preparationTime: z.int().min(0).max(1440).optional(),
})

export const CancellationRequest = z.object({
  reason: said(500),
  code: z.enum(POS_CANCEL_CODES),
  mode: z.enum(['AUTO', 'MANUAL']),
  outOfStockItems: z.array(z.uuid()).max(100).optional(),
  invalidItems: z.array(z.uuid()).max(100).optional(),
})

export const CancellationDenial = z.object({ reason: said(500), code: z.enum(POS_DENY_CODES) })

const eta = z
  .object({
    deliveryEtaInMinutes: z.int().min(0).max(1440).optional(),
    deliveryEtaDatetime: utcMoment.optional(),
  })
  .optional()
const tracking = <Type extends z.ZodType>(type: Type) =>
  z.object({
    event: z.object({ type, message: said(500).optional(), datetime: utcMoment }).optional(),
    eta,
  })

export const OrderDispatched = z.object({
  deliveryTrackingInfo: tracking(
    z.enum(['DELIVERY_ONGOING', 'ARRIVED_AT_CUSTOMER', 'ORDER_DELIVERED', 'CANCELLED']),
  ).optional(),
})
export const OrderTracking = z.object({
  deliveryTrackingInfo: tracking(
    z.enum([
      'PICKUP_ONGOING',
      'ARRIVED_AT_MERCHANT',
      'ORDER_PICKED',
      'DELIVERY_ONGOING',
      'ARRIVED_AT_CUSTOMER',
      'ORDER_DELIVERED',
      'CANCELLED',
    ]),
  ),
})
