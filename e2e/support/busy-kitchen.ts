import { randomUUID } from 'node:crypto'
import { type Browser, expect } from '@playwright/test'
import { openKitchen } from './kitchen.ts'
import { portalUrl } from './test.ts'

const ZONES = [
  { neighbourhood: 'Destacado', fee_cents: 800, minimum_cents: 0, minutes: 18 },
  { neighbourhood: 'Centro', fee_cents: 400, minimum_cents: 0, minutes: 10 },
]

type Ordered = { item: string; quantity?: number; note?: string }
let phones = Math.floor(Math.random() * 80_000_000)
/** One phone has one open order at a place. */
const freshPhone = () => {
  phones += 1
  return `919${String(10_000_000 + phones).slice(-8)}`
}

/** A kitchen with tables, and people who order there. */
export async function openBusyKitchen(
  browser: Browser,
  name: string,
  prices: Record<string, number>,
  alcoholic: readonly string[] = [],
) {
  const { owner, id, slug, base, addItem } = await openKitchen(browser, name, {
    ordering: { preparation_minutes: 30, zones: ZONES },
    changes: { payment_methods: ['dinheiro', 'pix', 'debito'] },
  })
  const ids: Record<string, string> = {}
  for (const [item, price] of Object.entries(prices)) {
    ids[item] = await addItem(item, price, { is_alcoholic: alcoholic.includes(item) })
  }
  const tables = await owner.send<{ tables: { label: string; url: string }[] }>(
    'post',
    `${base}/tables`,
    { labels: ['4', '12'] },
  )

  /** By somebody without an account; the fee comes on top of what the lines cost. */
  async function place(lines: readonly Ordered[], order: Record<string, unknown>, feeCents = 0) {
    const items = lines.reduce(
      (sum, { item, quantity = 1 }) => sum + (prices[item] ?? 0) * quantity,
      0,
    )
    const context = await browser.newContext({ baseURL: portalUrl })
    const answer = await context.request.post(`/api/v1/establishments/${slug}/orders`, {
      headers: { origin: portalUrl },
      data: {
        key: randomUUID(),
        catalogue: 'menu',
        is_adult: true,
        lines: lines.map(({ item, quantity = 1, note = '' }) => ({
          ...{ item_id: ids[item], variant_id: null, choices: [], quantity, note },
        })),
        total_cents: items + feeCents,
        ...order,
      },
    })
    expect(answer.status(), await answer.text()).toBe(201)
    const placed = (await answer.json()) as { id: string; number: number; token: string }
    await context.close()
    return placed
  }
  const who = (client: string) => ({ name: client, phone: freshPhone(), payment_method: 'pix' })
  return {
    owner,
    id,
    slug,
    board: `/dash-espadarte?aba=pedidos&negocio=${id}`,
    settings: `/dash-espadarte?aba=receber&negocio=${id}`,
    forPickup: (lines: readonly Ordered[], client: string, more: object = {}) =>
      place(lines, { mode: 'pickup', ...who(client), ...more }),
    forHome: (lines: readonly Ordered[], client: string, more: object = {}) =>
      place(
        lines,
        {
          mode: 'delivery',
          ...who(client),
          address: {
            ...{ neighbourhood: 'Destacado', street: 'Trav. São Pedro', number: '214' },
            ...{ complement: '', reference: 'casa amarela' },
          },
          ...more,
        },
        800,
      ),
    forTable: (lines: readonly Ordered[], label: string) => {
      const url = tables.tables.find((table) => table.label === label)?.url ?? ''
      const token = new URL(url, portalUrl).hash.replace(/^#t=/, '')
      return place(lines, { mode: 'table', table: { label, token } })
    },
    move: async (order: string, to: string) => {
      const { version: seen } = await owner.read<{ version: number }>(`${base}/orders/${order}`)
      await owner.send('post', `${base}/orders/${order}/move`, { version: seen, to })
    },
  }
}
