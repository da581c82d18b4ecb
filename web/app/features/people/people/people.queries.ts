import type { listPeople, PersonSummary } from '@portal/contract/people/accounts/people'
import type { EndpointCall } from '@portal/contract/shared/endpoint'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { type ApiClient, browserApi } from '~/platform/api.ts'

type PeopleFilter = EndpointCall<typeof listPeople>['query']
export type PeoplePage = { people: PersonSummary[]; next_cursor: string | null; total: number }

export const PEOPLE_KEY = ['admin', 'people'] as const

/** Asked again on each visit: people come and go. The old page stays in sight meanwhile. */
export const peopleQuery = (filter: PeopleFilter, api: ApiClient = browserApi) =>
  queryOptions({
    queryKey: [...PEOPLE_KEY, 'list', filter],
    queryFn: () => api.get('/api/v1/admin/people', { query: filter }),
    placeholderData: keepPreviousData,
    refetchOnMount: 'always',
  })
