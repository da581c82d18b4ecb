import { queryOptions } from '@tanstack/react-query'
import { type ApiClient, browserApi } from '~/platform/api.ts'

/** Every item, the inactive ones too. Asked again on each visit: others edit as well. */
export const allTabBarQuery = (api: ApiClient = browserApi) =>
  queryOptions({
    queryKey: ['admin', 'mobile-tabbar'],
    queryFn: () => api.get('/api/v1/admin/mobile-tabbar'),
    refetchOnMount: 'always',
  })
