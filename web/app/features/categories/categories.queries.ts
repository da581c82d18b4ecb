import { queryOptions } from '@tanstack/react-query'
import { type ApiClient, browserApi } from '~/platform/api.ts'

/** All of them, the archived ones too. Asked again on each visit: others edit as well. */
export const editedCategoriesQuery = (api: ApiClient = browserApi) =>
  queryOptions({
    queryKey: ['admin', 'categories'],
    queryFn: () => api.get('/api/v1/admin/categories'),
    refetchOnMount: 'always',
  })
