import type { TidePreview, TideTable } from '@portal/contract/city/tides/tide-table'
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { type ApiClient, browserApi } from '~/platform/api.ts'
import { failureText } from '~/platform/failure-text.ts'
import { toast } from '~/ui/toast.ts'
import { tideTablesTexts as texts } from './tide-tables.texts.ts'

export type Checked = { csv: string; preview: TidePreview }
export type ImportInput = {
  csv: string
  name: string
  edition: string
  replace: boolean
  accept_doubts: boolean
}

/** The tables in use, and one on its way in: looked at first, then written. */
export function useTideTables(api: ApiClient = browserApi) {
  const client = useQueryClient()
  const list = useQuery(tideTablesQuery(api))
  const keep = (tables: TideTable[]) => client.setQueryData(tideTablesQuery(api).queryKey, tables)
  const failed = (title: string) => (error: unknown) =>
    toast({ variant: 'destructive', title, description: failureText(error) })

  const check = useMutation({
    mutationFn: async (file: File): Promise<Checked> => {
      const csv = await file.text()
      return {
        csv,
        preview: await api.send('POST', '/api/v1/admin/tides/preview', { body: { csv } }),
      }
    },
  })
  const write = useMutation({
    mutationFn: (body: ImportInput) => api.send('POST', '/api/v1/admin/tides/tables', { body }),
    onSuccess(tables) {
      keep(tables)
      check.reset()
      toast({
        title: texts.preview.done,
        description: texts.preview.doneText,
        variant: 'success',
      })
    },
    onError: failed(texts.preview.notDone),
  })
  const remove = useMutation({
    mutationFn: (id: string) =>
      api.send('DELETE', '/api/v1/admin/tides/tables/:id', { params: { id } }),
    onSuccess(tables) {
      keep(tables)
      toast({ title: texts.removed, variant: 'success' })
    },
    onError: failed(texts.removeFailed),
  })
  return { list, check, write, remove }
}

const tideTablesQuery = (api: ApiClient = browserApi) =>
  queryOptions({
    queryKey: ['admin', 'tides'],
    queryFn: () => api.get('/api/v1/admin/tides/tables'),
    refetchOnMount: 'always',
  })
