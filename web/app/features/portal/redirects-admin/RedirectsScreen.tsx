import type { listRedirects, Redirect } from '@portal/contract/portal/redirects/redirects'
import type { EndpointCall } from '@portal/contract/shared/endpoint'
import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query'
import { CornerUpRight, Plus } from 'lucide-react'
import { useState } from 'react'
import { type BulkAct, forEachRow } from '~/lists/bulk-acts.ts'
import { optionsOf } from '~/lists/ListFilters.tsx'
import { ListScreen } from '~/lists/ListScreen.tsx'
import { SORTS, useListAddress } from '~/lists/use-list-address.ts'
import { type ApiClient, browserApi } from '~/platform/api.ts'
import { momentText, shortDayText } from '~/platform/moments.ts'
import { Button } from '~/ui/Button.tsx'
import type { TableColumn } from '~/ui/Table.tsx'
import { REDIRECTS_KEY, RedirectDialog, readable } from './RedirectDialog.tsx'
import { RedirectSheet } from './RedirectSheet.tsx'
import { redirectsTexts as texts } from './redirects.texts.ts'

const [STATUS, UNUSED] = ['tipo', 'uso'] as const
const REDIRECT_SORTS = {
  ...SORTS,
  usos: { key: 'hits', direction: 'descending' },
  'usos-asc': { key: 'hits', direction: 'ascending' },
} as const

const redirectsQuery = (
  filter: EndpointCall<typeof listRedirects>['query'],
  api: ApiClient = browserApi,
) =>
  queryOptions({
    queryKey: [...REDIRECTS_KEY, filter],
    queryFn: () => api.get('/api/v1/admin/redirects', { query: filter }),
    placeholderData: keepPreviousData,
    refetchOnMount: 'always',
  })

/** Old addresses and where they lead. */
export default function RedirectsScreen() {
  const [opened, setOpened] = useState<Redirect | 'new' | null>(null)
  const address = useListAddress({
    filters: [STATUS, UNUSED],
    sorts: REDIRECT_SORTS,
    defaultSort: 'recentes',
  })
  const filter = {
    search: address.search || undefined,
    status: address.one(STATUS, ['301', '302', '410']),
    unused: address.one(UNUSED, ['sim']),
    sort: address.sort,
    cursor: address.trail.current,
  }
  const redirects = useQuery(redirectsQuery(filter))
  return (
    <div className="grid grid-cols-1 gap-5">
      <ListScreen
        list="redirects"
        sheet={filter}
        address={address}
        query={redirects}
        page={(data) => ({
          rows: data.redirects,
          nextCursor: data.next_cursor,
          count: texts.count(data.total),
        })}
        texts={texts}
        icon={<CornerUpRight />}
        filters={[
          { name: STATUS, label: texts.status, options: optionsOf(texts.statuses) },
          { name: UNUSED, label: texts.unused, options: optionsOf({ sim: texts.unusedOnly }) },
        ]}
        actions={
          <Button size="sm" onClick={() => setOpened('new')}>
            <Plus aria-hidden="true" />
            {texts.add}
          </Button>
        }
        nameOf={({ from }) => readable(from)}
        acts={ACTS}
        columns={columnsOf(setOpened)}
      />
      <RedirectSheet />
      {opened ? (
        <RedirectDialog
          redirect={opened === 'new' ? null : opened}
          onClose={() => setOpened(null)}
        />
      ) : null}
    </div>
  )
}

const ACTS: BulkAct<Redirect>[] = [
  {
    ...texts.remove,
    isHarsh: true,
    may: () => true,
    run: forEachRow(({ id }) =>
      browserApi.send('DELETE', '/api/v1/admin/redirects/:id', { params: { id } }),
    ),
  },
]

const columnsOf = (onEdit: (redirect: Redirect) => void): TableColumn<Redirect>[] => [
  {
    key: 'name',
    header: texts.columns.from,
    sortable: true,
    cell: ({ from }) => <span className="wrap-anywhere">{readable(from)}</span>,
  },
  {
    key: 'to',
    header: texts.columns.to,
    cell: ({ to }) => (
      <span className="wrap-anywhere">{to === null ? texts.nowhere : readable(to)}</span>
    ),
  },
  {
    key: 'status',
    header: texts.columns.status,
    cell: ({ status }) => texts.statuses[`${status}`],
  },
  {
    key: 'hits',
    header: texts.columns.hits,
    numeric: true,
    sortable: true,
    cell: ({ hits }) => hits.toLocaleString('pt-BR'),
  },
  {
    key: 'last',
    header: texts.columns.last,
    cell: ({ last_used_at: at }) => (at ? momentText(new Date(at)) : texts.never),
  },
  {
    key: 'moment',
    header: texts.columns.created,
    sortable: true,
    numeric: true,
    cell: ({ created_at }) => shortDayText(new Date(created_at)),
  },
  {
    key: 'edit',
    header: texts.edit.header,
    actions: true,
    cell: (redirect) => (
      <Button
        size="sm"
        look="ghost"
        aria-label={texts.edit.of(readable(redirect.from))}
        onClick={() => onEdit(redirect)}
      >
        {texts.edit.label}
      </Button>
    ),
  },
]
