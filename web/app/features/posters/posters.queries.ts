import { queryOptions } from '@tanstack/react-query'
import { type ApiClient, browserApi } from '~/platform/api.ts'

/** What the poster says; asked again on each visit, for the page may have a new name. */
export const posterQuery = (establishmentId: string, api: ApiClient = browserApi) =>
  queryOptions({
    queryKey: ['me', 'poster', establishmentId],
    queryFn: () =>
      api.get('/api/v1/my/establishments/:id/poster-words', { params: { id: establishmentId } }),
    refetchOnMount: 'always',
  })
