import { queryOptions, useQuery } from '@tanstack/react-query'
import { type ApiClient, ApiError, browserApi } from '~/platform/api.ts'
import { useAuth } from '~/platform/session/auth-context.ts'
import { PROFILE_GC_MS, PROFILE_RETRIES, PROFILE_STALE_MS } from './profiles.constants.ts'

/** The beginning of every profile's key: invalidating it reaches whoever is signed in. */
export const PROFILE_KEY = ['me', 'profile'] as const

export const profileQuery = (userId: string, api: ApiClient = browserApi) =>
  queryOptions({
    queryKey: [...PROFILE_KEY, userId],
    queryFn: () => api.get('/api/v1/profile'),
    staleTime: PROFILE_STALE_MS,
    gcTime: PROFILE_GC_MS,
    retry: (failures, error) => failures < PROFILE_RETRIES && !isSignedOut(error),
  })

/** The profile of whoever is signed in; asks nothing for a visitor. */
export function useProfile() {
  const { user } = useAuth()
  return useQuery({ ...profileQuery(user?.id ?? ''), enabled: user !== null })
}

function isSignedOut(error: Error) {
  return error instanceof ApiError && error.status === 401
}
