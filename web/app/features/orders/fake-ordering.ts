import type { FollowedOrder } from '@portal/contract/orders/order'
import type { Ordering } from '@portal/contract/orders/ordering'

/** For tests only: a business that takes everything, from 11h on. */
export const fakeOrdering = (changes: Partial<Ordering> = {}): Ordering => ({
  establishment: {
    id: '0197f2f0-0000-7000-8000-00000000e001',
    slug: 'mare-cheia',
    name: 'Maré Cheia',
    phone: '91988887777',
    cnpj: '11222333000181',
    address: 'Av. Beira-Mar, 812, Maçarico',
  },
  modes: { menu: ['table', 'pickup', 'delivery'], shop: ['pickup', 'delivery'] },
  pause: null,
  kitchen: { is_open: true, last_order_at: '2026-07-19T01:30:00Z', opens_at: null },
  slots: [],
  preparation_minutes: 25,
  zones: [
    { neighbourhood: 'Destacado', fee_cents: 600, minimum_cents: 3_000, minutes: 20 },
    { neighbourhood: 'Atalaia', fee_cents: 1_200, minimum_cents: 0, minutes: 40 },
  ],
  payment_methods: ['dinheiro', 'pix'],
  offers_service: true,
  ...changes,
})

/** For tests only: one delivery of a soup, just received. */
export const fakeFollowed = (changes: Partial<FollowedOrder> = {}): FollowedOrder => ({
  id: '0197f2f0-0000-7000-8000-00000000e101',
  number: 1043,
  version: 1,
  catalogue: 'menu',
  mode: 'delivery',
  status: 'received',
  status_since: '2026-07-18T22:41:00Z',
  placed_at: '2026-07-18T22:41:00Z',
  respond_by: '2026-07-18T22:51:00Z',
  scheduled_for: null,
  promised_at: null,
  lines: [
    {
      item_id: '0197f2f0-0000-7000-8000-00000000e201',
      variant_id: null,
      name: 'Caldeirada do Arapepó',
      variant_name: null,
      quantity: 1,
      unit_cents: 11_800,
      total_cents: 11_800,
      options: [{ name: 'Pirão', quantity: 2 }],
      choices: [{ option_id: '0197f2f0-0000-7000-8000-00000000e301', quantity: 2, choices: [] }],
      note: 'sem coentro',
      is_alcoholic: false,
    },
  ],
  items_cents: 11_800,
  delivery_cents: 600,
  service_cents: 0,
  total_cents: 12_400,
  payment_method: 'dinheiro',
  change_for_cents: 20_000,
  table_label: null,
  note: '',
  events: [{ status: 'received', at: '2026-07-18T22:41:00Z', by: 'customer', kind: 'moved' }],
  cancellation: null,
  cancellation_request: null,
  return: null,
  contact: {
    name: 'Rosângela',
    phone: '91988887777',
    address: {
      neighbourhood: 'Destacado',
      street: 'Trav. São Pedro',
      number: '214',
      complement: '',
      reference: 'casa amarela',
    },
  },
  establishment: fakeOrdering().establishment,
  whatsapp_url: 'https://wa.me/5591988887777?text=Pedido%201043',
  way_out: 'cancel',
  may_return: false,
  ...changes,
})
