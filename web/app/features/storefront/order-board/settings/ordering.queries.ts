import { queryOptions, useQueryClient } from '@tanstack/react-query'
import { useSave } from '~/editing/use-save.ts'
import { type ApiClient, browserApi } from '~/platform/api.ts'
import { orderingTexts } from './ordering.texts.ts'

const TABLES = '/api/v1/my/establishments/:id/tables'
const { tables: texts } = orderingTexts

/** The city's, as suggestions: another may be written. The same answer as in the form of a listing. */
export const bairrosQuery = (api: ApiClient = browserApi) =>
  queryOptions({
    queryKey: ['neighbourhoods'],
    queryFn: () => api.get('/api/v1/neighbourhoods'),
  })

export const tablesQuery = (id: string, api: ApiClient = browserApi) =>
  queryOptions({
    queryKey: ['me', 'tables', id],
    queryFn: () => api.get(TABLES, { params: { id } }),
    refetchOnMount: 'always',
  })

export function useTableWrites(id: string, api: ApiClient = browserApi) {
  const client = useQueryClient()
  const { queryKey } = tablesQuery(id)
  const { isSaving, save } = useSave({
    onSaved: (tables: Awaited<ReturnType<typeof add>>) => client.setQueryData(queryKey, tables),
    onRefused: () => client.invalidateQueries({ queryKey }),
  })
  const add = (labels: string[]) => api.send('POST', TABLES, { params: { id }, body: { labels } })
  return {
    isSaving,
    add: (labels: string[]) =>
      save({ done: texts.added, failed: texts.failed, run: () => add(labels) }),
    rotate: (table: string) =>
      save({
        done: texts.rotated,
        failed: texts.failed,
        run: () => api.send('POST', `${TABLES}/:table/code`, { params: { id, table } }),
      }),
    remove: (table: string) =>
      save({
        done: texts.removed,
        failed: texts.failed,
        run: () => api.send('DELETE', `${TABLES}/:table`, { params: { id, table } }),
      }),
  }
}
export type TableWrites = ReturnType<typeof useTableWrites>

export const tableCodesAddress = (id: string) => `/api/v1/my/establishments/${id}/table-codes`
