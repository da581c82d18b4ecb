import { siteIdentity } from '@portal/contract/ground/settings/fallbacks'
import { queryOptions, replaceEqualDeep, useQuery } from '@tanstack/react-query'
import { type ApiClient, browserApi } from '~/platform/api.ts'
import { SETTINGS_GC_MS, SETTINGS_RETRY_DELAY_MS, SETTINGS_STALE_MS } from './settings.constants.ts'

export const portalSettingsQuery = (api: ApiClient = browserApi) =>
  queryOptions({
    queryKey: ['portal-settings'],
    queryFn: () => api.get('/api/v1/portal-settings'),
    staleTime: SETTINGS_STALE_MS,
    gcTime: SETTINGS_GC_MS,
    retry: 1,
    retryDelay: SETTINGS_RETRY_DELAY_MS,
    refetchOnWindowFocus: false,
    // A cache on the way may be a second behind an edit: what is known to be newer stays.
    structuralSharing: (known, read) =>
      versionOf(known) > versionOf(read) ? known : replaceEqualDeep(known, read),
  })

function versionOf(settings: unknown): number {
  const isSaved = typeof settings === 'object' && settings !== null && 'version' in settings
  return isSaved ? Number(settings.version) : 0
}

/** The portal's name, contacts and city, with the fallbacks of spec §9 in place of what is missing. */
export function useSiteIdentity() {
  return siteIdentity(useQuery(portalSettingsQuery()).data)
}
