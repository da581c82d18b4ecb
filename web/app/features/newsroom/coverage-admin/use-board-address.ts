import { COVERAGE_STATUSES } from '@portal/contract/newsroom/coverage-requests/coverage.texts'
import { useSearchParams } from 'react-router'
import { withFilter } from '~/ui/cursor-trail.ts'
import { useTypedFilter } from '~/ui/use-typed-filter.ts'

const COLUMN = 'coluna'
const REQUEST = 'pedido'
const ASSIGNEE = 'responsavel'
const SEARCH = 'busca'

/** Which column a phone shows, which request is open, and the filters: all of it in the address. */
export function useBoardAddress() {
  const address = useSearchParams()
  const [search, setSearch] = address
  const typed = useTypedFilter(address, SEARCH)
  const withPart = (name: string, value: string) => `?${withFilter(search, name, value)}`
  return {
    typed,
    assignee: search.get(ASSIGNEE) ?? undefined,
    column: COVERAGE_STATUSES.find((status) => status === search.get(COLUMN)) ?? 'new',
    request: search.get(REQUEST),
    columnTo: (status: string) => withPart(COLUMN, status),
    requestTo: (id: string) => withPart(REQUEST, id),
    setAssignee: (id: string) => setSearch((now) => withFilter(now, ASSIGNEE, id)),
    closeRequest: () => setSearch((now) => withFilter(now, REQUEST, '')),
  }
}
