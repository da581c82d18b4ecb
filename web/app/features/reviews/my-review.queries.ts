import type { OwnReview } from '@portal/contract/reviews/review'
import type { ReviewBarrier } from '@portal/contract/reviews/review.texts'
import { queryOptions } from '@tanstack/react-query'
import { type ApiClient, browserApi } from '~/platform/api.ts'

export type MyReview = { review: OwnReview | null; barrier: ReviewBarrier | null }

/** Read again on each visit: the team may have decided, the person confirmed their e-mail. */
export const myReviewQuery = (establishmentId: string, api: ApiClient = browserApi) =>
  queryOptions({
    queryKey: ['me', 'review', establishmentId],
    queryFn: (): Promise<MyReview> =>
      api.get('/api/v1/establishments/:id/my-review', { params: { id: establishmentId } }),
    refetchOnMount: 'always',
  })
