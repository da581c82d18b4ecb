import { MOST_OPTIONS } from '@portal/contract/storefront/catalogue/catalogue.texts'
import type { EditedGroup } from '@portal/contract/storefront/catalogue/catalogue-fields'

export type EditedOption = EditedGroup['options'][number]

export const NEW_OPTION: EditedOption = {
  name: '',
  price_cents: 0,
  sku: null,
  is_available: true,
  groups: [],
}

type Row = Pick<EditedOption, 'id' | 'name'> & { price_cents: number | null }
const isBlank = ({ id, name, price_cents }: Row) => !id && !name.trim() && !price_cents

/** The line that waits for the next option is none yet. */
export function withoutBlankEnd<One extends Row>(rows: readonly One[]): One[] {
  const last = rows.findLastIndex((row) => !isBlank(row))
  return rows.slice(0, Math.max(1, last + 1))
}

/** The rows of both levels are written alike; the inner ones have no third. */
export const asBody = (option: EditedOption): EditedOption => ({
  ...option,
  groups: option.groups.map((inner) => ({
    ...inner,
    options: withoutBlankEnd(inner.options).map(({ id, name, price_cents, sku, is_available }) => ({
      ...(id ? { id } : {}),
      ...{ name, price_cents, sku, is_available },
    })),
  })),
})

/** More than any list of options: what is longer is not looked through. */
const MOST_PASTED = 20_000
const PRICE =
  /^(.*?)[\s;,:–-]*(?:R\$\s*(\d{1,5}(?:[.,]\d{1,2})?)|(?<=[\s;:–-])(\d{1,5}[.,]\d{2}))\s*$/

/** "Catupiry 8,00", a line each; null where it is one line, which is pasted as it is. */
export function pastedOptions(text: string, room: number): EditedOption[] | null {
  if (text.length > MOST_PASTED) return null
  const lines = text
    .split('\n', MOST_OPTIONS + 1)
    .map((line) => line.trim())
    .filter(Boolean)
  if (lines.length < 2) return null
  return lines.slice(0, room).map((line) => {
    const [, name = '', withSign, plain] = PRICE.exec(line) ?? []
    const price = withSign ?? plain
    if (!name.trim() || !price) return { ...NEW_OPTION, name: line }
    return { ...NEW_OPTION, name: name.trim(), price_cents: centsOf(price) }
  })
}

const centsOf = (price: string) => Math.round(Number(price.replace(',', '.')) * 100)
