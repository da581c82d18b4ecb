import type { ClaimStatus } from '@portal/contract/guide/claims/claim'
import type { ReportStatus } from '@portal/contract/guide/reports/report'
import type { ReviewStatus } from '@portal/contract/guide/reviews/review'
import type { ContributionStatus } from '@portal/contract/newsroom/contributions/contribution.texts'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { type ApiClient, browserApi } from '~/platform/api.ts'
import { QUEUE_PAGE } from './moderation.constants.ts'

const KEY = ['admin', 'moderation'] as const
/** Asked again on each visit: others decide as well. The old page stays in sight meanwhile. */
const FRESH = { placeholderData: keepPreviousData, refetchOnMount: 'always' } as const

type Part<Status> = {
  status?: Status | undefined
  cursor?: string | undefined
  id?: string | undefined
}

export const waitingListingsQuery = (
  part: { cursor?: string | undefined; id?: string | undefined },
  api: ApiClient = browserApi,
) =>
  queryOptions({
    ...FRESH,
    queryKey: [...KEY, 'listings', part],
    queryFn: async () => {
      const query = { ...part, limit: QUEUE_PAGE }
      const answer = await api.get('/api/v1/admin/establishments/waiting', { query })
      return { items: answer.waiting, next: answer.next_cursor }
    },
  })

export const moderatedReviewsQuery = (
  part: Part<ReviewStatus> & { place?: string | undefined },
  api: ApiClient = browserApi,
) =>
  queryOptions({
    ...FRESH,
    queryKey: [...KEY, 'reviews', part],
    queryFn: async () => {
      const query = { ...part, limit: QUEUE_PAGE }
      const answer = await api.get('/api/v1/admin/reviews', { query })
      return { items: answer.reviews, next: answer.next_cursor }
    },
  })

export const claimsQuery = (part: Part<ClaimStatus>, api: ApiClient = browserApi) =>
  queryOptions({
    ...FRESH,
    queryKey: [...KEY, 'claims', part],
    queryFn: async () => {
      const query = { ...part, limit: QUEUE_PAGE }
      const answer = await api.get('/api/v1/admin/claims', { query })
      return { items: answer.claims, next: answer.next_cursor }
    },
  })

export const reportsQuery = (part: Part<ReportStatus>, api: ApiClient = browserApi) =>
  queryOptions({
    ...FRESH,
    queryKey: [...KEY, 'reports', part],
    queryFn: async () => {
      const query = { ...part, limit: QUEUE_PAGE }
      const answer = await api.get('/api/v1/admin/reports', { query })
      return { items: answer.reports, next: answer.next_cursor }
    },
  })

export const moderatedContributionsQuery = (
  part: Part<ContributionStatus>,
  api: ApiClient = browserApi,
) =>
  queryOptions({
    ...FRESH,
    queryKey: [...KEY, 'contributions', part],
    queryFn: async () => {
      const query = { ...part, status: part.status ?? 'pending', limit: QUEUE_PAGE }
      const answer = await api.get('/api/v1/admin/contributions', { query })
      return { items: answer.contributions, next: answer.next_cursor }
    },
  })

/** All of a listing, as its owner filled it in. */
export const wholeListingQuery = (id: string, api: ApiClient = browserApi) =>
  queryOptions({
    queryKey: [...KEY, 'listing', id],
    queryFn: () => api.get('/api/v1/my/establishments/:id', { params: { id } }),
    refetchOnMount: 'always',
  })
