import type { ErrorFault } from '@portal/contract/portal/diagnostics/error-faults'
import { useQuery } from '@tanstack/react-query'
import { Bug } from 'lucide-react'
import { type BulkAct, forEachRow } from '~/lists/bulk-acts.ts'
import { optionsOf } from '~/lists/ListFilters.tsx'
import { ListScreen } from '~/lists/ListScreen.tsx'
import { SORTS, useListAddress } from '~/lists/use-list-address.ts'
import { browserApi } from '~/platform/api.ts'
import { momentText } from '~/platform/moments.ts'
import type { TableColumn } from '~/ui/Table.tsx'
import { TextLink } from '~/ui/TextLink.tsx'
import { FaultState } from './FaultState.tsx'
import { faultsQuery } from './faults.queries.ts'
import { faultsTexts as texts } from './faults.texts.ts'

const STATE = 'situacao'
const FAULT_SORTS = {
  ...SORTS,
  avisos: { key: 'reports', direction: 'descending' },
  'avisos-asc': { key: 'reports', direction: 'ascending' },
} as const
const faultAddress = (id: string) => `/admin/erros/${id}`

/** What breaks in browsers, fault by fault. */
export default function FaultsScreen() {
  const address = useListAddress({
    filters: [STATE],
    sorts: FAULT_SORTS,
    defaultSort: 'recentes',
  })
  const filter = {
    search: address.search || undefined,
    state: address.one(STATE, ['aberta', 'corrigida', 'voltou']),
    sort: address.sort,
    cursor: address.trail.current,
  }
  const faults = useQuery(faultsQuery(filter))
  return (
    <ListScreen
      list="faults"
      sheet={filter}
      address={address}
      query={faults}
      page={(data) => ({
        rows: data.faults,
        nextCursor: data.next_cursor,
        count: texts.count(data.total),
      })}
      texts={texts}
      icon={<Bug />}
      filters={[
        { name: STATE, label: texts.state, any: texts.allStates, options: optionsOf(texts.states) },
      ]}
      nameOf={({ message }) => message}
      acts={ACTS}
      columns={COLUMNS}
    />
  )
}

const ACTS: BulkAct<ErrorFault>[] = [
  {
    ...texts.bulk,
    canUndo: true,
    may: ({ mended }) => mended === null,
    run: forEachRow(
      ({ id }) =>
        browserApi.send('POST', '/api/v1/admin/error-faults/:id/mended', { params: { id } }),
      ({ id }) =>
        browserApi.send('DELETE', '/api/v1/admin/error-faults/:id/mended', { params: { id } }),
    ),
  },
]

const COLUMNS: TableColumn<ErrorFault>[] = [
  {
    key: 'name',
    header: texts.columns.message,
    sortable: true,
    cell: ({ id, message }) => (
      <TextLink block to={faultAddress(id)} className="min-w-0 wrap-anywhere">
        {message}
      </TextLink>
    ),
  },
  {
    key: 'page',
    header: texts.columns.page,
    cell: ({ page }) => <span className="wrap-anywhere">{page}</span>,
  },
  { key: 'state', header: texts.columns.state, cell: (fault) => <FaultState fault={fault} /> },
  {
    key: 'reports',
    header: texts.columns.reports,
    numeric: true,
    sortable: true,
    cell: ({ reports }) => reports.toLocaleString('pt-BR'),
  },
  {
    key: 'moment',
    header: texts.columns.last,
    numeric: true,
    sortable: true,
    cell: ({ last_at }) => <time dateTime={last_at}>{momentText(new Date(last_at))}</time>,
  },
]
