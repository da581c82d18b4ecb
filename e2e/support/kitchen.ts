import { randomUUID } from 'node:crypto'
import type { Browser } from '@playwright/test'
import { type OwnListing, ownName, person, publishListing } from './guide.ts'

const ALWAYS = {
  weekly: Array.from({ length: 7 }, () => [{ opens: 0, closes: 24 * 60 }]),
  seasons: [],
  holidays: { rule: 'normal' },
  exceptions: [],
  temporarily_closed: null,
}
const TAKES_EVERYTHING = {
  takes_delivery: true,
  takes_pickup: true,
  takes_table: true,
  takes_scheduled: true,
  offers_service: true,
  asks_phone_code: false,
  preparation_minutes: 25,
  slot_capacity: null,
  day_ends_hour: 0,
  zones: [
    { neighbourhood: 'Destacado', fee_cents: 600, minimum_cents: 3000, minutes: 20 },
    { neighbourhood: 'Atalaia', fee_cents: 1200, minimum_cents: 0, minutes: 40 },
  ],
}
const PLAIN = {
  ...{ description: '', promo: null, photo_id: null, tags: [], allergens: null, sku: null },
  ...{ is_alcoholic: false, is_available: true, windows: [], group_ids: [], variants: [] },
}

type Saved = { id: string; version: number }

/** A business of this journey alone, open at every hour, that takes orders in every way. */
export async function openKitchen(
  browser: Browser,
  name: string,
  { ordering = {}, changes = {} }: { ordering?: object; changes?: object } = {},
) {
  const owner = await person(browser, { plan: 'espadarte', name: 'Nazaré Monteiro' })
  const { id, slug } = await publishListing(browser, owner, ownName(name))
  const base = `/my/establishments/${id}`
  const version = async () => (await owner.read<OwnListing>(base)).version
  const modules = ['menu', 'delivery', 'shop']
  await owner.send('patch', base, { version: await version(), changes: { modules, ...changes } })
  await owner.send('put', `${base}/hours`, { version: await version(), hours: ALWAYS })
  await owner.send('put', `${base}/ordering`, {
    ...TAKES_EVERYTHING,
    ...ordering,
    version: 0,
  })

  async function addItem(
    item: string,
    price_cents: number,
    {
      kind = 'menu',
      section = 'Da brasa',
      groups = [],
      ...content
    }: { groups?: object[] } & Record<string, unknown> = {},
  ) {
    const group_ids: string[] = []
    for (const group of groups) {
      const body = { id: randomUUID(), item_ids: [], ...group }
      await owner.send('post', `${base}/catalogue/${kind}/option-groups`, body)
      group_ids.push(body.id)
    }
    const named = { id: randomUUID(), name: section }
    const into = await owner.send<Saved>('post', `${base}/catalogue/${kind}/sections`, named)
    const items = `${base}/catalogue-sections/${into.id}/items`
    const made = await owner.send<Saved>('post', items, {
      id: randomUUID(),
      name: item,
      price_cents,
    })
    const whole = {
      ...PLAIN,
      name: item,
      price_cents,
      group_ids,
      ...content,
      version: made.version,
    }
    await owner.send('put', `${base}/catalogue-items/${made.id}`, whole)
    return made.id
  }
  /** What the business does with the newest of its orders. */
  async function move(to: string, more: object = {}) {
    const { orders } = await owner.read<{ orders: Saved[] }>(`${base}/orders`)
    const [newest] = orders
    const path = `${base}/orders/${newest?.id}/move`
    await owner.send('post', path, { version: newest?.version, to, ...more })
  }
  const ordersSoFar = async () =>
    (await owner.read<{ orders: Saved[] }>(`${base}/orders`)).orders.length
  return { owner, id, slug, base, addItem, move, ordersSoFar }
}
