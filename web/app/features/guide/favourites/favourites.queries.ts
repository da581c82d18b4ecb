import type { EstablishmentCard } from '@portal/contract/guide/establishments/establishment'
import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { type ApiClient, browserApi } from '~/platform/api.ts'

export const MY_FAVOURITES = ['me', 'favourites'] as const
const IDS = [...MY_FAVOURITES, 'ids'] as const
const LIST = [...MY_FAVOURITES, 'list'] as const

export type SavedIds = { ids: string[] }
export type SavedPage = { establishments: EstablishmentCard[]; next_cursor: string | null }

export const savedIdsQuery = (api: ApiClient = browserApi) =>
  queryOptions({
    queryKey: IDS,
    queryFn: (): Promise<SavedIds> => api.get('/api/v1/my/favourites/ids'),
  })

export const savedListKey = LIST

export function putSavedIds(queries: QueryClient, change: (ids: string[]) => string[]) {
  queries.setQueryData<SavedIds>(IDS, (known) => ({ ids: change(known?.ids ?? []) }))
}
