import type { Itinerary } from '@portal/contract/city/itinerary/itinerary'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { browserApi } from '~/platform/api.ts'

/** What the guide knows of a plan; while another hour is asked for, the last answer stands. */
export const itineraryQuery = (plan: string) =>
  queryOptions({
    queryKey: ['itinerary', plan],
    queryFn: (): Promise<Itinerary> => browserApi.get('/api/v1/itinerary', { query: { p: plan } }),
    enabled: plan !== '',
    placeholderData: keepPreviousData,
    retry: 0,
  })
