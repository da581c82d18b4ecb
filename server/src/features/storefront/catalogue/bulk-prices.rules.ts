import { createHash } from 'node:crypto'
import { changedPrice } from '@portal/contract/storefront/catalogue/bulk-price-rules'
import type { BulkPriceChange } from '@portal/contract/storefront/catalogue/catalogue-editor'
import type { Section } from './catalogue.rules.ts'

/** One price that changes, where it lies and as people read it. */
export type PriceRow = {
  table: 'item' | 'variant' | 'option'
  id: string
  /** The item it is of; of an option, the group in the library. */
  ownerId: string
  name: string
  from: number
  to: number
  /** The promotion goes along, and stays cheaper. */
  promo: number | null
}

/** Every price that would not stay as it is. */
export function priceRows(
  sections: readonly Section[],
  { sections: only, change, rounding, with_options }: BulkPriceChange,
): PriceRow[] {
  const next = (cents: number) => changedPrice(cents, change, rounding)
  const promoOf = (promo: number | null, price: number) =>
    promo === null ? null : Math.min(next(promo), price - 1)
  const items = sections
    .filter(({ id }) => only.length === 0 || only.includes(id))
    .flatMap((section) => section.items)
  const row = (
    { table, ownerId }: Pick<PriceRow, 'table' | 'ownerId'>,
    { id, name }: { id: string; name: string },
    from: number,
    promo: number | null = null,
  ): PriceRow => ({
    ...{ table, id, ownerId, name, from },
    to: next(from),
    promo: promoOf(promo, next(from)),
  })
  const seen = new Set<string>()
  /** A group changes once, whichever items use it, and is then told by its own name. */
  const optionsOf = (item: Section['items'][number]) =>
    item.groups
      .filter(({ id }) => !seen.has(id) && seen.add(id))
      .flatMap((group) => {
        const users = items.filter(({ groups }) => groups.some(({ id }) => id === group.id))
        const within = users.length > 1 ? group.name : item.name
        return group.options
          .flatMap((option) => [option, ...option.groups.flatMap((inner) => inner.options)])
          .map(({ id, name, price_cents }) =>
            row(
              { table: 'option', ownerId: group.id },
              { id, name: `${within} › ${name}` },
              price_cents,
            ),
          )
      })
  const rows = items.flatMap((item): PriceRow[] => {
    return [
      row({ table: 'item', ownerId: item.id }, item, item.price_cents, item.promo?.cents ?? null),
      ...item.variants.flatMap(({ id, name, price_cents, promo_cents }) =>
        price_cents === null
          ? []
          : [
              row(
                { table: 'variant', ownerId: item.id },
                { id, name: `${item.name} › ${name}` },
                price_cents,
                promo_cents,
              ),
            ],
      ),
      ...(with_options ? optionsOf(item) : []),
    ]
  })
  return rows.filter(({ from, to }) => from !== to)
}

export const hashOfRows = (rows: readonly PriceRow[]) =>
  createHash('sha256').update(JSON.stringify(rows)).digest('hex')
