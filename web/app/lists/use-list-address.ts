import { isNameOf } from '@portal/contract/shared/records'
import { useSearchParams } from 'react-router'
import { cursorTrail, withFilter } from '~/ui/cursor-trail.ts'
import type { TableSort } from '~/ui/TableSortButton.tsx'
import { useTypedFilter } from '~/ui/use-typed-filter.ts'

const SEARCH = 'busca'
const SORT = 'ordem'

/** The orders that lists share, by the columns `name` and `moment`. */
export const SORTS = {
  nome: { key: 'name', direction: 'ascending' },
  'nome-desc': { key: 'name', direction: 'descending' },
  recentes: { key: 'moment', direction: 'descending' },
  antigos: { key: 'moment', direction: 'ascending' },
} as const satisfies Record<string, TableSort>

type ListAddressOptions<Sort extends string> = {
  /** Names of the filters in the address, beside what is typed. */
  filters: readonly string[]
  sorts: Record<Sort, TableSort>
  /** The order where the address names none; it may depend on what is chosen. */
  defaultSort: Sort | ((chosen: (name: string) => string) => Sort)
}

/** Filters, order and page live in the address; what is being typed reaches it after a pause. */
export function useListAddress<Sort extends string>({
  filters,
  sorts,
  defaultSort,
}: ListAddressOptions<Sort>) {
  const params = useSearchParams()
  const [address, setAddress] = params
  const { search, ...typing } = useTypedFilter(params, SEARCH)
  const chosen = (name: string) => address.get(name) ?? ''
  const usual = typeof defaultSort === 'function' ? defaultSort(chosen) : defaultSort
  const asked = address.get(SORT)
  const sort = asked !== null && isNameOf(sorts, asked) ? asked : usual
  const trail = cursorTrail(address)
  const kept = [SEARCH, ...filters, SORT].filter((name) => address.get(name))
  return {
    ...typing,
    search,
    chosen,
    /** Of a filter that knows its values; undefined where the address says something else. */
    one: <Value extends string>(name: string, known: readonly Value[]) =>
      known.find((value) => value === address.get(name)),
    choose: (name: string, value: string) =>
      setAddress((current) => withFilter(current, name, value)),
    isFiltered: search !== '' || filters.some((name) => address.get(name)),
    sort,
    tableSort: sorts[sort] as TableSort,
    setSort(next: TableSort) {
      const name = nameOf(sorts, next)
      setAddress((current) => withFilter(current, SORT, !name || name === usual ? '' : name))
    },
    trail,
    /** Changes whenever other rows come into sight. */
    place: address.toString(),
    /** Filters and order without the page: what is kept under a name. */
    query: new URLSearchParams(kept.map((name) => [name, address.get(name) ?? ''])).toString(),
  }
}

export type ListAddress = ReturnType<typeof useListAddress>

function nameOf(sorts: Record<string, TableSort>, { key, direction }: TableSort) {
  return Object.keys(sorts).find(
    (name) => sorts[name]?.key === key && sorts[name]?.direction === direction,
  )
}
