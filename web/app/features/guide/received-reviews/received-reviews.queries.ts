import type { ReceivedReview } from '@portal/contract/guide/reviews/received-review'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { type ApiClient, browserApi } from '~/platform/api.ts'

export type ReviewsFilter = {
  unanswered: boolean
  rating: number | undefined
  cursor: string | undefined
}
export type ReceivedPage = {
  reviews: ReceivedReview[]
  next_cursor: string | null
  unanswered: number
  waiting: number
  stars: number[]
}

export const receivedReviewsKey = (establishmentId: string) =>
  ['me', 'received-reviews', establishmentId] as const

/** Asked again on each visit. The old page stays in sight while another one of the place comes. */
export const receivedReviewsQuery = (
  establishmentId: string,
  { unanswered, rating, cursor }: ReviewsFilter,
  api: ApiClient = browserApi,
) =>
  queryOptions({
    queryKey: [...receivedReviewsKey(establishmentId), { unanswered, rating, cursor }],
    queryFn: (): Promise<ReceivedPage> =>
      api.get('/api/v1/my/establishments/:id/reviews', {
        params: { id: establishmentId },
        query: { cursor, rating, ...(unanswered ? { unanswered: '1' as const } : {}) },
      }),
    placeholderData: (previous, query) =>
      query?.queryKey[2] === establishmentId ? keepPreviousData(previous) : undefined,
    refetchOnMount: 'always',
    refetchOnWindowFocus: true,
  })
