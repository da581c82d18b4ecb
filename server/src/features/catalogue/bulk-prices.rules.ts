import { createHash } from 'node:crypto'
import { changedPrice } from '@portal/contract/catalogue/bulk-price-rules'
import type { BulkPriceChange } from '@portal/contract/catalogue/catalogue-editor'
import type { Section } from './catalogue.rules.ts'

/** One price that changes, where it lies and as people read it. */
export type PriceRow = {
  table: 'item' | 'variant' | 'option'
  id: string
  itemId: string
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
  const rows = items.flatMap((item): PriceRow[] => {
    const row = (
      table: PriceRow['table'],
      { id, name }: { id: string; name: string },
      from: number,
      promo: number | null = null,
    ): PriceRow => ({
      table,
      id,
      itemId: item.id,
      name,
      from,
      to: next(from),
      promo: promoOf(promo, next(from)),
    })
    const called = (name: string) => `${item.name} › ${name}`
    const options = item.groups.flatMap((group) =>
      group.options.flatMap((option) => [
        option,
        ...option.groups.flatMap((inner) => inner.options),
      ]),
    )
    return [
      row('item', item, item.price_cents, item.promo?.cents ?? null),
      ...item.variants.flatMap(({ id, name, price_cents, promo_cents }) =>
        price_cents === null
          ? []
          : [row('variant', { id, name: called(name) }, price_cents, promo_cents)],
      ),
      ...(with_options
        ? options.map(({ id, name, price_cents }) =>
            row('option', { id, name: called(name) }, price_cents),
          )
        : []),
    ]
  })
  return rows.filter(({ from, to }) => from !== to)
}

export const hashOfRows = (rows: readonly PriceRow[]) =>
  createHash('sha256').update(JSON.stringify(rows)).digest('hex')
