import { queryOptions } from '@tanstack/react-query'
import { type ApiClient, browserApi } from '~/platform/api.ts'

const WHILE_TESTED_MS = 2_000

/** Asked again while a test runs: it ends in the worker. */
export const firstUseQuery = (api: ApiClient = browserApi) =>
  queryOptions({
    queryKey: ['admin', 'first-use'],
    queryFn: () => api.get('/api/v1/admin/first-use', {}),
    refetchOnMount: 'always',
    refetchInterval: ({ state }) =>
      state.data?.tests.some((test) => test.state === 'asked') ? WHILE_TESTED_MS : false,
  })
