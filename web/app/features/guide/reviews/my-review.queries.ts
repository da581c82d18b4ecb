import type { OwnReview } from '@portal/contract/guide/reviews/review'
import type { ReviewBarrier } from '@portal/contract/guide/reviews/review.texts'
import { queryOptions } from '@tanstack/react-query'
import { type ApiClient, browserApi } from '~/platform/api.ts'

export type MyReview = { review: OwnReview | null; barrier: ReviewBarrier | null }

/** What is reviewed, as the API names it in its addresses. */
export type ReviewedFolder = 'establishments' | 'sights'

/** Read again on each visit: the team may have decided, the person confirmed their e-mail. */
export const myReviewQuery = (
  placeId: string,
  folder: ReviewedFolder = 'establishments',
  api: ApiClient = browserApi,
) =>
  queryOptions({
    queryKey: ['me', 'review', placeId],
    queryFn: (): Promise<MyReview> =>
      api.get(`/api/v1/${folder}/:id/my-review`, { params: { id: placeId } }),
    refetchOnMount: 'always',
  })
