import { useMutation, useQueryClient } from '@tanstack/react-query'
import { browserApi } from '~/platform/api.ts'
import { toast } from '~/ui/toast.ts'
import { type MyReview, myReviewQuery } from './my-review.queries.ts'
import { ownReviewTexts as texts } from './own-review.texts.ts'
import type { ReviewDraft } from './review-draft.rules.ts'

/** Writing again says the same again: one review a person and place. `onSent` reads the page anew. */
export function useWriteReview(establishmentId: string, onSent: () => void) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: ({ rating, text, photos }: ReviewDraft) =>
      browserApi.send('PUT', '/api/v1/establishments/:id/my-review', {
        params: { id: establishmentId },
        body: { rating, text: text.trim(), photos: photos.map(({ id }) => id) },
      }),
    onSuccess: (review) => {
      queries.setQueryData<MyReview>(myReviewQuery(establishmentId).queryKey, {
        review,
        barrier: null,
      })
      void queries.invalidateQueries({ queryKey: ['me', 'reviews'] })
      toast({ ...texts.sent[review.status], variant: 'success' })
      onSent()
    },
  })
}
