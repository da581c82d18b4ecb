import type { Review } from '@portal/contract/guide/reviews/review'
import { useState } from 'react'
import { browserApi } from '~/platform/api.ts'
import { failureText } from '~/platform/failure-text.ts'
import { toast } from '~/ui/toast.ts'
import type { ReviewedFolder } from './my-review.queries.ts'
import { reviewsTexts as texts } from './reviews.texts.ts'

export type ReviewList = { reviews: Review[]; next_cursor: string | null; stars: number[] }

type Further = { reviews: Review[]; next_cursor: string | null }

/**
 * The page came with the first reviews; the others are asked for. What was read stays when the first
 * ones are read anew: each review is shown once, as it was seen last.
 */
export function useMoreReviews(placeId: string, first: ReviewList, folder: ReviewedFolder) {
  const [further, setFurther] = useState<Further | null>(null)
  const [isLoading, setLoading] = useState(false)
  const cursor = further ? further.next_cursor : first.next_cursor

  async function loadMore() {
    if (!cursor || isLoading) return
    setLoading(true)
    try {
      const page = await browserApi.get(`/api/v1/${folder}/:id/reviews`, {
        params: { id: placeId },
        query: { cursor },
      })
      setFurther((known) => ({
        reviews: [...(known?.reviews ?? []), ...page.reviews],
        next_cursor: page.next_cursor,
      }))
    } catch (error) {
      toast({
        title: texts.moreFailed,
        description: failureText(error),
        variant: 'destructive',
      })
    }
    setLoading(false)
  }

  const firstIds = new Set(first.reviews.map(({ id }) => id))
  const others = (further?.reviews ?? []).filter(({ id }) => !firstIds.has(id))
  return { reviews: [...first.reviews, ...others], hasMore: cursor !== null, isLoading, loadMore }
}
