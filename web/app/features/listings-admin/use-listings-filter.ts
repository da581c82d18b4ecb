import { STATUSES } from '@portal/contract/establishments/vocabulary'
import { useSearchParams } from 'react-router'
import { cursorTrail, withFilter } from '~/ui/cursor-trail.ts'
import type { TableSort } from '~/ui/TableSortButton.tsx'
import { useTypedFilter } from '~/ui/use-typed-filter.ts'
import type { ListingsFilter } from './listings-admin.queries.ts'
import { listingsAdminTexts } from './listings-admin.texts.ts'

export const SEARCH = 'busca'
const FILTERS = ['situacao', 'categoria', 'plano', 'dono', 'demo'] as const
export type FilterName = (typeof FILTERS)[number]
const SORT = 'ordem'

const SORTS = {
  nome: { key: 'name', direction: 'ascending' },
  'nome-desc': { key: 'name', direction: 'descending' },
  recentes: { key: 'updated', direction: 'descending' },
  antigos: { key: 'updated', direction: 'ascending' },
} as const satisfies Record<string, TableSort>
type SortName = keyof typeof SORTS

/** Filters, order and page live in the address; what is being typed reaches it after a pause. */
export function useListingsFilter() {
  const params = useSearchParams()
  const [address, setAddress] = params
  const { search, ...typing } = useTypedFilter(params, SEARCH)
  const sort = sortIn(address)
  const trail = cursorTrail(address)
  return {
    ...typing,
    chosen: (name: FilterName) => address.get(name) ?? '',
    choose: (name: FilterName, value: string) =>
      setAddress((current) => withFilter(current, name, value)),
    isFiltered: search !== '' || FILTERS.some((name) => address.get(name)),
    sort: SORTS[sort] as TableSort,
    setSort: (next: TableSort) => setAddress((current) => withFilter(current, SORT, nameOf(next))),
    trail,
    /** Changes whenever other rows come into sight. */
    place: address.toString(),
    filter: filterIn(address, { search, sort, cursor: trail.current }),
  }
}

function filterIn(
  address: URLSearchParams,
  rest: { search: string; sort: SortName; cursor: string | undefined },
): ListingsFilter {
  const status = address.get('situacao')
  const plan = address.get('plano')
  const demo = address.get('demo')
  return {
    search: rest.search || undefined,
    status: STATUSES.find((known) => known === status),
    category: address.get('categoria') || undefined,
    plan:
      plan && plan in listingsAdminTexts.plans
        ? (plan as keyof typeof listingsAdminTexts.plans)
        : undefined,
    owner: address.get('dono') || undefined,
    demo: demo === 'sim' || demo === 'nao' ? demo : undefined,
    sort: rest.sort,
    cursor: rest.cursor,
  }
}

function sortIn(address: URLSearchParams): SortName {
  const sort = address.get(SORT)
  return sort !== null && sort in SORTS ? (sort as SortName) : 'recentes'
}

function nameOf({ key, direction }: TableSort): string {
  const [name] =
    Object.entries(SORTS).find(([, sort]) => sort.key === key && sort.direction === direction) ?? []
  return !name || name === 'recentes' ? '' : name
}
