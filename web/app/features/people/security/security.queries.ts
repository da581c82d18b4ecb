import { queryOptions } from '@tanstack/react-query'
import { browserApi } from '~/platform/api.ts'

/** Always asked anew when the section opens: a list of devices that is old is worth nothing. */
export const openSessionsQuery = () =>
  queryOptions({
    queryKey: ['me', 'sessions'],
    queryFn: () => browserApi.get('/api/v1/auth/sessions'),
    refetchOnMount: 'always',
  })
