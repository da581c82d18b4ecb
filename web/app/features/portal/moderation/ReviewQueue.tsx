import { REASON_MAX, REASON_MIN } from '@portal/contract/guide/establishments/decision.texts'
import {
  REVIEW_QUEUE_WORDS,
  REVIEW_STATUS_WORDS,
  reviewedPath,
} from '@portal/contract/guide/reviews/review.texts'
import type { ModeratedReview } from '@portal/contract/guide/reviews/review-moderation'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { type ApiClient, browserApi } from '~/platform/api.ts'
import { momentText } from '~/platform/moments.ts'
import { Badge } from '~/ui/Badge.tsx'
import { Button } from '~/ui/Button.tsx'
import { Chip } from '~/ui/Chip.tsx'
import { Picture } from '~/ui/Picture.tsx'
import { Rating } from '~/ui/Rating.tsx'
import { ReasonDialog } from '~/ui/ReasonDialog.tsx'
import { TextLink } from '~/ui/TextLink.tsx'
import { moderatedReviewsQuery } from './moderation.queries.ts'
import { moderationTexts } from './moderation.texts.ts'
import { QueueFrame, type QueueMoves } from './QueueFrame.tsx'
import { QueueItem } from './QueueItem.tsx'
import { QueueLine } from './QueueLine.tsx'
import { StatusFilter } from './StatusFilter.tsx'
import { useDecisions } from './use-decisions.ts'
import { useQueueAddress } from './use-queue-address.ts'

const texts = moderationTexts.review
const words = moderationTexts.statuses.reviews
const { pending: _waits, ...DECIDED } = words

export function ReviewQueue() {
  const { trail, statusIn, setStatus, place, clearPlace } = useQueueAddress()
  const status = statusIn(DECIDED) ?? 'published'
  const query = useQuery(moderatedReviewsQuery({ status, place, cursor: trail.current }))
  return (
    <QueueFrame
      decidedAt="/admin/reviews/:id"
      label={moderationTexts.list(moderationTexts.queues.avaliacoes)}
      query={query}
      sheet={{ list: 'reviews', filter: { status, place } }}
      filters={
        <>
          <StatusFilter words={DECIDED} value={status} onChange={setStatus} />
          {place ? (
            <Chip removable onClick={clearPlace}>
              {moderationTexts.onlyOf}
            </Chip>
          ) : null}
        </>
      }
      idOf={({ id }) => id}
      line={(review) => (
        <QueueLine
          title={review.place.name}
          badge={reasonsOf(review)[0]}
          tone="sol-soft"
          about={[`${review.rating}/5`, texts.by(review.writer.name)]}
          since={review.updated_at}
        />
      )}
      detail={(review, moves) => <ReviewItem key={review.id} review={review} moves={moves} />}
    />
  )
}

export function ReviewItem({ review, moves }: { review: ModeratedReview; moves: QueueMoves }) {
  const [isRejecting, setRejecting] = useState(false)
  const { decide, isPending } = useDecisions(moves.decided)
  const { approve, reject } = decisionsOf(review)
  const { may, writer, place } = review
  const accept = may.approve
    ? () => {
        if (!isPending) void decide(approve())
      }
    : undefined
  const refuse = may.reject ? () => setRejecting(true) : undefined
  return (
    <QueueItem
      title={place.name}
      kicker={
        <>
          <Badge>{REVIEW_STATUS_WORDS[review.status]}</Badge>
          {moderationTexts.since(momentText(new Date(review.updated_at)))}
        </>
      }
      moves={moves}
      onApprove={accept}
      onReject={refuse}
      actions={
        <>
          {accept ? (
            <Button look="primary" size="sm" pending={isPending} onClick={accept}>
              {texts.approve}
            </Button>
          ) : null}
          {refuse ? (
            <Button look="line" size="sm" onClick={refuse}>
              {texts.reject}
            </Button>
          ) : null}
        </>
      }
    >
      <ReviewBody review={review} />
      <TextLink to={reviewedPath(place)} block className="-my-3">
        {texts.place}
      </TextLink>
      {isRejecting ? (
        <ReasonDialog
          title={texts.rejectTitle(writer.name)}
          description={moderationTexts.reason.writerReads}
          label={moderationTexts.reason.label}
          tooShort={moderationTexts.reason.tooShort}
          confirmLabel={texts.reject}
          answers={moderationTexts.answers.review}
          minLength={REASON_MIN}
          maxLength={REASON_MAX}
          destructive
          onClose={() => setRejecting(false)}
          onConfirm={(reason) => decide(reject(reason))}
        />
      ) : null}
    </QueueItem>
  )
}

function ReviewBody({ review }: { review: ModeratedReview }) {
  const { writer, photos, status_reason: refusal, open_reports: reports } = review
  const reasons = reasonsOf(review)
  return (
    <>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <Rating score={review.rating} look="stars" />
        <span>
          {texts.by(writer.name)} <span className="text-muted">({writer.email})</span>
        </span>
      </div>
      {reasons.length > 0 || reports > 0 ? (
        <ul aria-label={texts.why} className="flex flex-wrap gap-2">
          {reasons.map((reason) => (
            <li key={reason}>
              <Badge tone="sol-soft">{reason}</Badge>
            </li>
          ))}
          {reports > 0 ? (
            <li>
              <Badge tone="bad">{texts.reports(reports)}</Badge>
            </li>
          ) : null}
        </ul>
      ) : null}
      <p
        className={`text-base whitespace-pre-line wrap-anywhere ${review.text ? '' : 'text-muted'}`}
      >
        {review.text || texts.noText}
      </p>
      {photos.length > 0 ? (
        <ul className="flex gap-3 overflow-x-auto">
          {photos.map((photo, index) => (
            <li key={photo.id} className="w-40 flex-none">
              <Picture
                picture={photo}
                alt={photo.alt || moderationTexts.facts.photo(index + 1)}
                sizes="10rem"
              />
            </li>
          ))}
        </ul>
      ) : null}
      {refusal ? (
        <p>
          <b>{texts.wasRejected}:</b> {refusal}
        </p>
      ) : null}
    </>
  )
}

const reasonsOf = ({ queue_reasons }: ModeratedReview) =>
  queue_reasons.map((reason) => REVIEW_QUEUE_WORDS[reason])

function decisionsOf(review: ModeratedReview, api: ApiClient = browserApi) {
  const { id, updated_at, writer } = review
  const params = { id }
  return {
    approve: () => ({
      done: texts.approved(writer.name),
      run: () =>
        api.send('POST', '/api/v1/admin/reviews/:id/approve', { params, body: { updated_at } }),
    }),
    reject: (reason: string) => ({
      done: texts.rejected(writer.name),
      words: reason,
      run: () =>
        api.send('POST', '/api/v1/admin/reviews/:id/reject', {
          params,
          body: { updated_at, reason },
        }),
    }),
  }
}
