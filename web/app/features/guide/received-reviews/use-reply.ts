import type { ReceivedReview } from '@portal/contract/guide/reviews/received-review'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type ApiClient, browserApi } from '~/platform/api.ts'
import { failureText } from '~/platform/failure-text.ts'
import { toast } from '~/ui/toast.ts'
import { type ReceivedPage, receivedReviewsKey } from './received-reviews.queries.ts'
import { receivedReviewsTexts } from './received-reviews.texts.ts'

const texts = receivedReviewsTexts.reply

/** What the place says under a review. Each tells how it ended by itself. */
export function useReply(
  establishmentId: string,
  review: ReceivedReview,
  api: ApiClient = browserApi,
) {
  const client = useQueryClient()
  const params = { id: review.id }
  const path = '/api/v1/reviews/:id/reply'

  /** What was just answered stays in the list of the unanswered until one leaves it. */
  function show(changed: ReceivedReview) {
    client.setQueriesData<ReceivedPage>(
      { queryKey: receivedReviewsKey(establishmentId) },
      (page) => (page ? withReview(page, changed) : page),
    )
  }
  const fail = (title: string) => (error: unknown) =>
    toast({ title, description: failureText(error), variant: 'destructive' })

  const write = useMutation({
    mutationFn: (text: string) =>
      api.send('PUT', path, {
        params,
        body: { text, replaces: review.reply?.replied_at ?? null },
      }),
    onSuccess: (changed) => {
      toast({ title: review.reply ? texts.changed : texts.done, variant: 'success' })
      show(changed)
    },
    onError: (error) => {
      fail(texts.failed)(error)
      // A colleague may have answered: their words are read before they are changed.
      void client.invalidateQueries({ queryKey: receivedReviewsKey(establishmentId) })
    },
  })
  const remove = useMutation({
    mutationFn: () => api.send('DELETE', path, { params }),
    onSuccess: (changed) => {
      toast({ title: texts.removed, variant: 'success' })
      show(changed)
    },
    onError: fail(texts.removeFailed),
  })
  return { write, remove }
}

export function withReview(page: ReceivedPage, changed: ReceivedReview): ReceivedPage {
  const before = page.reviews.find(({ id }) => id === changed.id)
  const step = before ? Number(changed.reply === null) - Number(before.reply === null) : 0
  return {
    ...page,
    reviews: page.reviews.map((one) => (one.id === changed.id ? changed : one)),
    unanswered: Math.max(0, page.unanswered + step),
  }
}
