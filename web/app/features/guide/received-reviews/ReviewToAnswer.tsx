import type { ReceivedReview } from '@portal/contract/guide/reviews/received-review'
import { useState } from 'react'
import { dayAgoText } from '~/platform/moments.ts'
import { Button } from '~/ui/Button.tsx'
import { Panel } from '~/ui/Panel.tsx'
import { Rating } from '~/ui/Rating.tsx'
import { ReplyForm, type TemplatesPart } from './ReplyForm.tsx'
import { receivedReviewsTexts } from './received-reviews.texts.ts'
import { useReply } from './use-reply.ts'

const texts = receivedReviewsTexts.home

type ReviewToAnswerProps = {
  establishmentId: string
  review: ReceivedReview
  templates: TemplatesPart
  onSent: () => void
}

/** A review nobody has answered, and the answer under it. */
export function ReviewToAnswer(props: ReviewToAnswerProps) {
  const { establishmentId, review, templates, onSent } = props
  const { write } = useReply(establishmentId, review)
  const [isWriting, setWriting] = useState(false)
  const titleId = `avaliacao-${review.id}`
  return (
    <Panel aria-labelledby={titleId} className="grid gap-3">
      <header className="flex items-start gap-3">
        <div className="min-w-0 flex-1">
          <h2
            id={titleId}
            className="flex flex-wrap items-center gap-x-2 font-text text-base font-semibold tracking-normal wrap-anywhere"
          >
            {texts.title(review.author_name)} <Rating score={review.rating} look="stars" />
          </h2>
          <p className="text-xs text-muted">{texts.kind}</p>
        </div>
        <time dateTime={review.created_at} className="num flex-none text-xs text-muted">
          {dayAgoText(new Date(review.created_at), new Date())}
        </time>
      </header>
      {review.text ? (
        <blockquote className="text-base whitespace-pre-line wrap-anywhere">
          “{review.text}”
        </blockquote>
      ) : (
        <p className="text-muted italic">{receivedReviewsTexts.noText}</p>
      )}
      {isWriting ? (
        <ReplyForm
          written=""
          isPending={write.isPending}
          onSend={(text) => write.mutate(text, { onSuccess: onSent })}
          onCancel={() => setWriting(false)}
          templates={templates}
        />
      ) : (
        <Button
          look="line"
          className="justify-self-end max-md:w-full"
          onClick={() => setWriting(true)}
        >
          {texts.action}
          <span className="sr-only">, {review.author_name}</span>
        </Button>
      )}
    </Panel>
  )
}
