import type { OwnOrder } from '@portal/contract/storefront/orders/board'
import type { OwnOrdering } from '@portal/contract/storefront/orders/ordering'

/** For tests only: an order for a house in Destacado, a minute old at `NOW`. */
export const NOW = new Date('2026-07-18T22:42:00Z')
export const minutesAgo = (minutes: number, now: Date = NOW) =>
  new Date(now.getTime() - minutes * 60_000).toISOString()
export const inMinutes = (minutes: number, now: Date = NOW) => minutesAgo(-minutes, now)

export const anOrder = (changes: Partial<OwnOrder> = {}, now: Date = NOW): OwnOrder => ({
  id: '0197f2f0-0000-7000-8000-000000001043',
  number: 1043,
  version: 1,
  catalogue: 'menu',
  mode: 'delivery',
  status: 'received',
  status_since: minutesAgo(1, now),
  placed_at: minutesAgo(1, now),
  respond_by: inMinutes(9, now),
  scheduled_for: null,
  promised_at: null,
  lines: [
    {
      item_id: '0197f2f0-0000-7000-8000-0000000000a1',
      name: 'Caldeirada do Arapepó',
      variant_name: null,
      quantity: 1,
      unit_cents: 11_800,
      total_cents: 11_800,
      options: [{ name: 'Pirão', quantity: 1 }],
      note: 'sem coentro',
      is_alcoholic: false,
    },
    {
      item_id: '0197f2f0-0000-7000-8000-0000000000a2',
      name: 'Cerveja 600 ml',
      variant_name: null,
      quantity: 2,
      unit_cents: 1_500,
      total_cents: 3_000,
      options: [],
      note: '',
      is_alcoholic: true,
    },
  ],
  items_cents: 14_800,
  delivery_cents: 800,
  service_cents: 0,
  total_cents: 15_600,
  payment_method: 'dinheiro',
  change_for_cents: 20_000,
  pix: null,
  table_label: null,
  note: '',
  events: [],
  cancellation: null,
  cancellation_request: null,
  return: null,
  contact: {
    name: 'Luciana Tavares',
    phone: '91988887777',
    address: {
      neighbourhood: 'Destacado',
      street: 'Trav. São Pedro',
      number: '214',
      complement: '',
      reference: 'casa amarela',
    },
  },
  orders_of_customer: 3,
  opens_table: false,
  external_code: null,
  usual_promise_at: inMinutes(48, now),
  whatsapp_url: 'https://wa.me/5591988887777',
  ...changes,
})

export const aTableOrder = (changes: Partial<OwnOrder> = {}, now: Date = NOW) =>
  anOrder(
    {
      id: '0197f2f0-0000-7000-8000-000000001042',
      number: 1042,
      mode: 'table',
      table_label: '12',
      placed_at: minutesAgo(4, now),
      respond_by: inMinutes(6, now),
      payment_method: null,
      change_for_cents: null,
      pix: null,
      contact: null,
      whatsapp_url: null,
      opens_table: true,
      ...changes,
    },
    now,
  )

/** For tests only: goods of the shop that somebody wants to send back. */
export const aReturn = (
  changes: Partial<OwnOrder> = {},
  status: NonNullable<OwnOrder['return']>['status'] = 'asked',
  now: Date = NOW,
) =>
  anOrder(
    {
      id: '0197f2f0-0000-7000-8000-000000001044',
      number: 1044,
      version: 5,
      catalogue: 'shop',
      status: 'delivered',
      return: {
        status,
        reason: 'Veio no tamanho errado',
        asked_at: minutesAgo(60, now),
        answer_by: inMinutes(47 * 60, now),
        answer:
          status === 'asked'
            ? null
            : { code: 'bring', text: 'Traga na terça.', at: minutesAgo(5, now) },
      },
      ...changes,
    },
    now,
  )

export const anOrdering = (changes: Partial<OwnOrdering> = {}): OwnOrdering => ({
  content: {
    takes_delivery: true,
    takes_pickup: true,
    takes_table: true,
    takes_scheduled: false,
    offers_service: false,
    asks_phone_code: false,
    preparation_minutes: 30,
    slot_capacity: null,
    day_ends_hour: 0,
    zones: [{ neighbourhood: 'Destacado', fee_cents: 800, minimum_cents: 0, minutes: 20 }],
  },
  version: 1,
  pause: null,
  delivery_pauses: [],
  is_in_plan: true,
  is_delivery_on: true,
  is_shop_on: false,
  payment_methods: ['dinheiro', 'pix'],
  has_hours: true,
  can_ask_phone_code: true,
  may: { edit: true },
  ...changes,
})
