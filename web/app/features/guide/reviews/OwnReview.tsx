import type { OwnReview as Review } from '@portal/contract/guide/reviews/review'
import { REVIEW_STATUS_WORDS } from '@portal/contract/guide/reviews/review.texts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Pencil, Trash2 } from 'lucide-react'
import { useEffect } from 'react'
import { browserApi } from '~/platform/api.ts'
import { failureText } from '~/platform/failure-text.ts'
import { Badge } from '~/ui/Badge.tsx'
import { Button } from '~/ui/Button.tsx'
import { ConfirmDialog } from '~/ui/ConfirmDialog.tsx'
import { toast } from '~/ui/toast.ts'
import { type MyReview, myReviewQuery, type ReviewedFolder } from './my-review.queries.ts'
import { ownReviewTexts as texts } from './own-review.texts.ts'
import { ReviewCard } from './ReviewCard.tsx'

type OwnReviewProps = {
  placeId: string
  folder?: ReviewedFolder
  /** What is shown here is not shown again among the others. */
  onKnown: (reviewId: string | null) => void
  onEdit: () => void
  onRemoved: () => void
}

/** What the signed-in reader wrote here, if anything. */
export function OwnReview(props: OwnReviewProps) {
  const { placeId, folder = 'establishments', onKnown, onEdit, onRemoved } = props
  const { data } = useQuery(myReviewQuery(placeId, folder))
  const review = data?.review ?? null
  const reviewId = review?.id ?? null
  useEffect(() => {
    onKnown(reviewId)
    return () => onKnown(null)
  }, [reviewId, onKnown])
  // Who may no longer write here can still take away what was written.
  return review ? (
    <OwnReviewCard
      review={review}
      folder={folder}
      onEdit={data?.barrier ? undefined : onEdit}
      onRemoved={onRemoved}
    />
  ) : null
}

type OwnReviewCardProps = {
  review: Review
  folder: ReviewedFolder
  onEdit: (() => void) | undefined
  onRemoved: () => void
}

const TONES = { published: 'ok', pending: 'sol-soft', rejected: 'bad' } as const

/** One's own review, at the head of the list, whatever became of it. */
function OwnReviewCard({ review, folder, onEdit, onRemoved }: OwnReviewCardProps) {
  const remove = useRemoveReview(review.place.id, folder, onRemoved)
  return (
    <ReviewCard
      review={review}
      business={review.place.name}
      mark={<Standing review={review} />}
      actions={
        <div className="mt-3 -mb-2 -ml-4 flex flex-wrap gap-1">
          {onEdit ? (
            <Button look="ghost" size="sm" onClick={onEdit}>
              <Pencil aria-hidden="true" />
              {texts.edit}
            </Button>
          ) : null}
          <ConfirmDialog
            title={texts.removal.title}
            description={texts.removal.description}
            confirmLabel={texts.removal.confirm}
            destructive
            onConfirm={remove}
            trigger={
              <Button look="ghost" size="sm">
                <Trash2 aria-hidden="true" />
                {texts.remove}
              </Button>
            }
          />
        </div>
      }
    />
  )
}

function Standing({ review: { status, status_reason: reason } }: { review: Review }) {
  return (
    <div className="mt-3 grid gap-2 text-sm">
      <p className="flex flex-wrap items-center gap-2">
        <Badge tone="mar">{texts.own}</Badge>
        <Badge tone={TONES[status]}>{REVIEW_STATUS_WORDS[status]}</Badge>
      </p>
      {status === 'pending' ? <p className="text-muted">{texts.pending}</p> : null}
      {status === 'rejected' ? (
        <p className="text-muted">
          {reason ? `${texts.rejected(reason)} ` : ''}
          {texts.rejectedNext}
        </p>
      ) : null}
    </div>
  )
}

function useRemoveReview(placeId: string, folder: ReviewedFolder, onRemoved: () => void) {
  const queries = useQueryClient()
  return async () => {
    try {
      await browserApi.send('DELETE', `/api/v1/${folder}/:id/my-review`, {
        params: { id: placeId },
      })
      toast({ title: texts.removal.done, variant: 'success' })
      onRemoved()
      queries.setQueryData<MyReview>(
        myReviewQuery(placeId, folder).queryKey,
        (known) => known && { ...known, review: null },
      )
      void queries.invalidateQueries({ queryKey: ['me', 'reviews'] })
    } catch (error) {
      toast({
        title: texts.removal.failed,
        description: failureText(error),
        variant: 'destructive',
      })
    }
  }
}
