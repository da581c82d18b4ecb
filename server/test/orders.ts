import { randomUUID } from 'node:crypto'
import { PLAIN_ITEM } from '@portal/contract/storefront/catalogue/catalogue-fields'
import type { OrderingContent } from '@portal/contract/storefront/orders/ordering'
import type { buildApp } from '../src/app.ts'
import type { Deps } from '../src/deps.ts'
import { call } from './calls.ts'
import { createListing, dailyHours } from './establishments.ts'
import { createPerson, type TestPerson } from './people.ts'

type Portal = { app: Awaited<ReturnType<typeof buildApp>>; deps: Deps }

export const TAKES_EVERYTHING: OrderingContent = {
  takes_delivery: true,
  takes_pickup: true,
  takes_table: true,
  takes_scheduled: true,
  offers_service: true,
  asks_phone_code: false,
  preparation_minutes: 30,
  slot_capacity: null,
  day_ends_hour: 0,
  zones: [
    { neighbourhood: 'Destacado', fee_cents: 600, minimum_cents: 2000, minutes: 20 },
    { neighbourhood: 'Centro', fee_cents: 400, minimum_cents: 0, minutes: 10 },
  ],
}

/** Open every day from 10h to 23h, with a menu and a shop, taking orders in every way. */
export async function createKitchen(portal: Portal, ordering: Partial<OrderingContent> = {}) {
  const owner = await createPerson(portal, { plan: 'espadarte' })
  const listing = await createListing(portal, {
    owner,
    fields: {
      modules: ['menu', 'delivery', 'shop'],
      whatsapp: '91988887777',
      payment_methods: ['dinheiro', 'pix'],
    },
    hours: dailyHours(10 * 60, 23 * 60),
  })
  const base = `/my/establishments/${listing.id}`
  const as = (
    person: TestPerson,
    method: Parameters<typeof call>[1],
    path: string,
    body?: object,
  ) => call(portal, method, `${base}${path}`, body, { cookie: person.cookie })
  const mine = (method: Parameters<typeof call>[1], path: string, body?: object) =>
    as(owner, method, path, body)
  const saved = await mine('PUT', '/ordering', { ...TAKES_EVERYTHING, ...ordering, version: 0 })
  if (saved.status !== 200) throw new Error(JSON.stringify(saved.json))

  async function addItem(
    name: string,
    price_cents: number,
    {
      kind = 'menu',
      groups = [],
      ...content
    }: { kind?: 'menu' | 'shop'; groups?: object[] } & Record<string, unknown> = {},
  ) {
    const group_ids: string[] = []
    for (const group of groups) {
      const body = { id: randomUUID(), item_ids: [], ...group }
      const { status, json } = await mine('POST', `/catalogue/${kind}/option-groups`, body)
      if (status !== 201) throw new Error(JSON.stringify(json))
      group_ids.push(body.id)
    }
    const section = await mine('POST', `/catalogue/${kind}/sections`, {
      id: randomUUID(),
      name: `Seção de ${name}`,
    })
    const item = await mine('POST', `/catalogue-sections/${section.json.id}/items`, {
      id: randomUUID(),
      name,
      price_cents,
    })
    const full = await mine('PUT', `/catalogue-items/${item.json.id}`, {
      ...PLAIN_ITEM,
      name,
      price_cents,
      group_ids,
      ...content,
      version: item.json.version,
    })
    if (full.status !== 200) throw new Error(JSON.stringify(full.json))
    return full.json as CatalogueItemJson
  }
  /** Something of the shop of which so many are left. */
  async function addGoods(name: string, price_cents: number, onHand: number) {
    const item = await addItem(name, price_cents, {
      kind: 'shop',
      variants: [
        { name: 'Único', sku: null, price_cents: null, promo_cents: null, is_available: true },
      ],
    })
    const variant = item.variants[0]?.id ?? ''
    await mine('PUT', `/catalogue-variants/${variant}/stock`, { on_hand: onHand, seen: null })
    return { item, variant }
  }
  const place = (order: object, from: { address?: string; cookie?: string } = {}) =>
    call(portal, 'POST', `/establishments/${listing.slug}/orders`, order, from)
  const follow = (token: string) => call(portal, 'POST', '/orders/follow', { token })
  async function move(id: string, to: string, more: object = {}) {
    const { json } = await mine('GET', `/orders/${id}`)
    return mine('POST', `/orders/${id}/move`, { version: json.version, to, ...more })
  }
  const stockOf = async (variant: string) => {
    const { rows } = await portal.deps.pool.query<{ on_hand: number; reserved: number }>(
      'select on_hand, reserved from stock where variant_id = $1',
      [variant],
    )
    return rows[0]
  }
  return { owner, listing, base, as, mine, addItem, addGoods, place, follow, move, stockOf }
}
export type Kitchen = Awaited<ReturnType<typeof createKitchen>>

type CatalogueItemJson = {
  id: string
  version: number
  groups: { id: string; options: { id: string; name: string }[] }[]
  variants: { id: string }[]
}

export const lineOf = (item: { id: string }, quantity = 1, more: object = {}) => ({
  item_id: item.id,
  variant_id: null,
  choices: [],
  quantity,
  note: '',
  ...more,
})

let phones = 0
/** Nobody else's. */
export function freshPhone() {
  phones += 1
  return `919${String(10_000_000 + phones)}`
}

export const pickupOf = (lines: object[], total_cents: number, more: object = {}) => ({
  mode: 'pickup',
  key: randomUUID(),
  catalogue: 'menu',
  lines,
  total_cents,
  name: 'Luciana Tavares',
  phone: freshPhone(),
  payment_method: 'pix',
  ...more,
})

export const deliveryOf = (lines: object[], total_cents: number, more: object = {}) => ({
  ...pickupOf(lines, total_cents),
  mode: 'delivery',
  address: { neighbourhood: 'Destacado', street: 'Travessa São Pedro', number: '214' },
  ...more,
})
