import { queryOptions } from '@tanstack/react-query'
import { type ApiClient, browserApi } from '~/platform/api.ts'

/**
 * The record as it is now: an editor that starts from a remembered one would be refused later. It is
 * public, so it is not among the answers that a new session forgets: what is typed survives that.
 */
export const currentSettingsQuery = (api: ApiClient = browserApi) =>
  queryOptions({
    queryKey: ['portal-settings-now'],
    queryFn: () => api.get('/api/v1/portal-settings'),
    gcTime: 0,
  })
