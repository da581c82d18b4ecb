import type { PaymentMethod } from '@portal/contract/guide/establishments/establishment'
import type { PosEventType } from '@portal/contract/storefront/open-delivery/open-delivery.texts'
import type { PosOrder } from '@portal/contract/storefront/open-delivery/pos-order'
import { usualPromise } from '@portal/contract/storefront/orders/order-rules'
import type { Deps } from './open-delivery.feature.ts'
import { uuidOf } from './pos-credentials.rules.ts'
import type { PosPlace } from './pos-places.store.ts'

export type KeptOrder = NonNullable<Awaited<ReturnType<Deps['stores']['orders']['find']>>>
type Line = KeptOrder['lines'][number]
type Option = Line['options'][number]
type Item = PosOrder['items'][number]

type OrderContext = {
  appId: string
  merchantId: string
  place: PosPlace
  city: { name: string; state: string; latitude: number; longitude: number }
  /** Of the bairro that it goes to: nobody puts a pin for a dinner. */
  zone: { latitude: number; longitude: number } | null
  preparationMinutes: number
  lastEvent: PosEventType | null
  preparationAt: Date | null
}

const HALF_HOUR_MS = 30 * 60_000
const TYPES = { delivery: 'DELIVERY', pickup: 'TAKEOUT', table: 'INDOOR' } as const
const METHODS: Record<PaymentMethod, PosOrder['payments']['methods'][number]['method']> = {
  dinheiro: 'CASH',
  pix: 'PIX',
  debito: 'DEBIT',
  credito: 'CREDIT',
  'vale-refeicao': 'MEAL_VOUCHER',
}

export const price = (cents: number) => ({ value: cents / 100, currency: 'BRL' })

/** An order as the standard has it. One whose contact was forgotten has nobody to be delivered to any more. */
export function presentPosOrder(order: KeptOrder, context: OrderContext): PosOrder {
  const { merchantId, place, appId, preparationMinutes, lastEvent } = context
  const timing = { preparation_minutes: preparationMinutes }
  const promised = order.promised_at ?? usualPromise(order, timing, order.placed_at)
  const extra = [order.note, order.mode === 'table' && order.contact_name].filter(Boolean)
  return {
    id: order.id,
    type: TYPES[order.mode],
    displayId: String(order.number),
    sourceAppId: appId,
    salesChannel: 'Guia da cidade',
    category: order.catalogue === 'menu' ? 'FOOD' : 'GROCERY',
    createdAt: order.placed_at.toISOString(),
    ...(lastEvent ? { lastEvent } : {}),
    orderTiming: order.scheduled_for ? 'SCHEDULED' : 'INSTANT',
    preparationStartDateTime: preparationStart(order, context).toISOString(),
    merchant: { id: merchantId, name: place.name },
    items: order.lines.map(presentLine),
    ...feesOf(order),
    total: {
      itemsPrice: price(order.items_cents),
      otherFees: price(order.delivery_cents + order.service_cents),
      discount: price(0),
      orderAmount: price(order.total_cents),
    },
    payments: paymentsOf(order),
    ...customerOf(order),
    ...scheduleOf(order),
    ...wayOf(order, promised, context),
    sendPreparing: true,
    sendDelivered: order.mode === 'delivery',
    sendPickedUp: order.mode !== 'delivery',
    sendTracking: false,
    ...(extra.length > 0 ? { extraInfo: extra.join(' · ') } : {}),
  }
}

/** What the system said, or the latest that still keeps the hour that was agreed. */
function preparationStart(order: KeptOrder, { preparationAt, preparationMinutes }: OrderContext) {
  if (preparationAt) return preparationAt
  if (!order.scheduled_for) return order.placed_at
  const minutes = preparationMinutes + order.zone_minutes
  const latest = new Date(order.scheduled_for.getTime() - minutes * 60_000)
  return latest > order.placed_at ? latest : order.placed_at
}

/** `totalPrice` = quantity × (unitPrice + optionsPrice), to the centavo. */
function presentLine(line: Line, index: number): Item {
  const options = line.options.flatMap((option, position) => presentOption(line, option, position))
  return {
    id: line.variant_id ?? line.item_id,
    index,
    name: line.variant_name ? `${line.name} (${line.variant_name})` : line.name,
    externalCode: line.sku ?? line.variant_id ?? line.item_id,
    unit: 'UN',
    quantity: line.quantity,
    unitPrice: price(line.base_cents),
    optionsPrice: price(line.options_cents),
    subtotalPrice: price(line.base_cents * line.quantity),
    totalPrice: price(line.total_cents),
    ...(line.note ? { specialInstructions: line.note } : {}),
    ...(options.length > 0 ? { options } : {}),
  }
}

/**
 * What an option adds is agreed as a whole: of a price that does not divide among its number, the last
 * carries the rest, as a line of its own.
 */
function presentOption(line: Line, option: Option, index: number): NonNullable<Item['options']> {
  const { quantity, cents, list_cents: list } = option
  const each = Math.floor(cents / quantity)
  const rest = cents - each * quantity
  const id = option.id ?? uuidOf('open-delivery-option', line.item_id, option.name)
  const shown = (count: number, unitCents: number) => ({
    id,
    index,
    name: option.name,
    externalCode: option.sku ?? id,
    unit: 'UN' as const,
    quantity: count,
    unitPrice: price(unitCents),
    ...(unitCents === list ? {} : { originalPrice: price(list) }),
    totalPrice: price(unitCents * count),
  })
  if (rest === 0) return [shown(quantity, each)]
  return [shown(quantity - rest, each), shown(rest, each + 1)]
}

function feesOf({ delivery_cents, service_cents }: KeptOrder): Pick<PosOrder, 'otherFees'> {
  const fees: NonNullable<PosOrder['otherFees']> = []
  const receivedBy = 'MERCHANT' as const
  if (delivery_cents > 0) {
    fees.push({
      name: 'Taxa de entrega',
      type: 'DELIVERY_FEE',
      receivedBy,
      price: price(delivery_cents),
    })
  }
  if (service_cents > 0) {
    fees.push({
      name: 'Serviço (10%, opcional)',
      type: 'SERVICE_FEE',
      receivedBy,
      price: price(service_cents),
    })
  }
  return fees.length > 0 ? { otherFees: fees } : {}
}

/** Everything is paid to the business itself; prepaid is only what it has found in its own account. */
function paymentsOf(order: KeptOrder): PosOrder['payments'] {
  const value = order.total_cents / 100
  const { payment_method: method, change_for_cents: note } = order
  const due = { value, currency: 'BRL', type: 'PENDING' as const }
  if (!method) {
    const methods = [{ ...due, method: 'OTHER' as const, methodInfo: 'A conta da mesa' }]
    return { prepaid: 0, pending: value, methods }
  }
  if (order.pix === 'confirmed') {
    const methods = [{ ...due, type: 'PREPAID' as const, method: METHODS[method] }]
    return { prepaid: value, pending: 0, methods }
  }
  const change = method === 'dinheiro' ? { changeFor: (note ?? order.total_cents) / 100 } : {}
  return { prepaid: 0, pending: value, methods: [{ ...due, method: METHODS[method], ...change }] }
}

/** Nobody at a table needs to say who they are. */
function customerOf(order: KeptOrder): Pick<PosOrder, 'customer'> {
  const { contact_name: name, contact_phone: phone } = order
  if (!phone) return {}
  return {
    customer: {
      id: uuidOf('open-delivery-customer', order.establishment_id, phone),
      name: name ?? '',
      phone: { number: phone },
      ordersCountOnMerchant: order.orders_of_customer,
    },
  }
}

function scheduleOf({ scheduled_for: slot }: KeptOrder): Pick<PosOrder, 'schedule'> {
  if (!slot) return {}
  const end = new Date(slot.getTime() + HALF_HOUR_MS)
  return {
    schedule: {
      scheduledDateTimeStart: slot.toISOString(),
      scheduledDateTimeEnd: end.toISOString(),
    },
  }
}

function wayOf(
  order: KeptOrder,
  promised: Date,
  { place, city, zone }: OrderContext,
): Pick<PosOrder, 'delivery' | 'takeout' | 'indoor'> {
  const at = promised.toISOString()
  if (order.mode === 'pickup') return { takeout: { mode: 'DEFAULT', takeoutDateTime: at } }
  if (order.mode === 'table') {
    const place = order.table_label ?? ''
    return { indoor: { mode: 'PLACE', indoorDateTime: at, place } }
  }
  const { address } = order
  if (!address) return {}
  const { street, number, complement, reference, neighbourhood } = address
  const district = `${neighbourhood} - ${city.name}, ${city.state}`
  const own = place.latitude !== null && place.longitude !== null ? place : city
  const { latitude, longitude } = zone ?? own
  return {
    delivery: {
      deliveredBy: 'MERCHANT',
      estimatedDeliveryDateTime: at,
      ...(order.status === 'delivered'
        ? { deliveryDateTime: order.status_since.toISOString() }
        : {}),
      deliveryAddress: {
        country: 'BR',
        state: `BR-${city.state}`,
        city: city.name,
        district: neighbourhood,
        street,
        number,
        ...(complement ? { complement } : {}),
        ...(reference ? { reference } : {}),
        formattedAddress: [`${street}, ${number}`, complement, district].filter(Boolean).join(', '),
        // Small towns have one for all their streets: the business's own is the city's.
        postalCode: place.cep ?? '00000-000',
        coordinates: {
          latitude: latitude ?? city.latitude,
          longitude: longitude ?? city.longitude,
        },
      },
    },
  }
}
