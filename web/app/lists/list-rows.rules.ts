import type { TableSort } from '~/ui/TableSortButton.tsx'

type Ways<Row> = {
  search: string
  wordsOf: (row: Row) => string
  sort: TableSort
  keys: Record<string, (row: Row) => string | number>
}

const letters = new Intl.Collator('pt-BR')
const folded = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

/** Of a list that is read whole since it is short: the rows that fit, in the order asked for. */
export function chosenRows<Row>(
  rows: readonly Row[],
  { search, wordsOf, sort, keys }: Ways<Row>,
): Row[] {
  const words = folded(search).split(/\s+/).filter(Boolean)
  const fitting = rows.filter((row) => {
    const text = folded(wordsOf(row))
    return words.every((word) => text.includes(word))
  })
  const key = keys[sort.key]
  if (!key) return fitting
  const way = sort.direction === 'ascending' ? 1 : -1
  return fitting.sort((one, other) => way * compare(key(one), key(other)))
}

function compare(one: string | number, other: string | number): number {
  return typeof one === 'number' && typeof other === 'number'
    ? one - other
    : letters.compare(String(one), String(other))
}
