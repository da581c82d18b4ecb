import type { OwnPhoto } from '@portal/contract/ground/media/media'
import { REVIEW_PHOTOS_MAX, REVIEW_TEXT_MAX } from '@portal/contract/guide/reviews/review.texts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, type ReactNode, useRef, useState } from 'react'
import { browserApi } from '~/platform/api.ts'
import { failureText } from '~/platform/failure-text.ts'
import { Button } from '~/ui/Button.tsx'
import { DialogClose } from '~/ui/DialogClose.tsx'
import { Field } from '~/ui/Field.tsx'
import { FormFailure } from '~/ui/FormFailure.tsx'
import { RatingInput } from '~/ui/RatingInput.tsx'
import { Textarea } from '~/ui/Textarea.tsx'
import { toast } from '~/ui/toast.ts'
import { type MyReview, myReviewQuery, type ReviewedFolder } from './my-review.queries.ts'
import { ownReviewTexts } from './own-review.texts.ts'
import { problemsOf, type ReviewDraft } from './review-draft.rules.ts'

const texts = ownReviewTexts.form
const number = new Intl.NumberFormat('pt-BR')

/** The field for photos, which another part of the portal brings. */
export type PhotoField = (field: {
  photos: readonly OwnPhoto[]
  onChange: (photos: OwnPhoto[]) => void
  limit: number
}) => ReactNode

type ReviewFormProps = {
  placeId: string
  folder: ReviewedFolder
  draft: ReviewDraft
  onDraftChange: (change: Partial<ReviewDraft>) => void
  isEdit: boolean
  photoField: PhotoField
  onSent: () => void
}

/** What was typed belongs to the window, so that it outlives a failure and a mistaken close. */
export function ReviewForm(props: ReviewFormProps) {
  const { placeId, folder, draft, onDraftChange, isEdit, photoField, onSent } = props
  const form = useRef<HTMLFormElement>(null)
  const [hasTried, setTried] = useState(false)
  const { mutate, isPending, error } = useWriteReview(placeId, folder, onSent)
  const problems = problemsOf(draft)
  const shown = hasTried ? problems : { rating: null, photos: null }

  function submit(event: FormEvent) {
    event.preventDefault()
    setTried(true)
    if (problems.rating) form.current?.querySelector('input')?.focus()
    else if (!problems.photos && !isPending) mutate(draft)
  }

  return (
    <form ref={form} noValidate onSubmit={submit} className="grid gap-5">
      <Field label={texts.rating} error={shown.rating} required group>
        <RatingInput value={draft.rating} onValueChange={(rating) => onDraftChange({ rating })} />
      </Field>
      <Field
        label={texts.text}
        hint={texts.textHint(number.format(REVIEW_TEXT_MAX - draft.text.length))}
        optional
      >
        <Textarea
          value={draft.text}
          maxLength={REVIEW_TEXT_MAX}
          onChange={(event) => onDraftChange({ text: event.target.value })}
        />
      </Field>
      <Field label={texts.photos} error={shown.photos} optional group>
        {photoField({
          photos: draft.photos,
          onChange: (photos) => onDraftChange({ photos }),
          limit: REVIEW_PHOTOS_MAX,
        })}
      </Field>
      <p className="text-muted text-sm">{texts.rules}</p>
      {error && !isPending ? (
        <FormFailure title={texts.failed}>{failureText(error)}</FormFailure>
      ) : null}
      <div className="flex flex-col gap-3 md:flex-row-reverse md:justify-start">
        <Button type="submit" pending={isPending}>
          {isPending ? texts.sending : isEdit ? texts.save : texts.send}
        </Button>
        <DialogClose />
      </div>
    </form>
  )
}

/** Writing again says the same again: one review a person and place. `onSent` reads the page anew. */
function useWriteReview(placeId: string, folder: ReviewedFolder, onSent: () => void) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: ({ rating, text, photos }: ReviewDraft) =>
      browserApi.send('PUT', `/api/v1/${folder}/:id/my-review`, {
        params: { id: placeId },
        body: { rating, text: text.trim(), photos: photos.map(({ id }) => id) },
      }),
    onSuccess: (review) => {
      queries.setQueryData<MyReview>(myReviewQuery(placeId, folder).queryKey, {
        review,
        barrier: null,
      })
      void queries.invalidateQueries({ queryKey: ['me', 'reviews'] })
      toast({ ...ownReviewTexts.sent[review.status], variant: 'success' })
      onSent()
    },
  })
}
