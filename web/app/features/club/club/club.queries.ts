import { queryOptions } from '@tanstack/react-query'
import { browserApi } from '~/platform/api.ts'
import { CLUB_GC_MS, CLUB_STALE_MS } from './club.constants.ts'

export const clubNumbersQuery = () =>
  queryOptions({
    queryKey: ['club-numbers'],
    queryFn: () => browserApi.get('/api/v1/club/numbers'),
    staleTime: CLUB_STALE_MS,
    gcTime: CLUB_GC_MS,
  })
