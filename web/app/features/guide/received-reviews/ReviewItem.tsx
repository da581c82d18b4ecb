import type { ReceivedReview } from '@portal/contract/guide/reviews/received-review'
import { CircleCheck, Flag } from 'lucide-react'
import { useState } from 'react'
import { dayText } from '~/platform/moments.ts'
import { Avatar } from '~/ui/Avatar.tsx'
import { Badge } from '~/ui/Badge.tsx'
import { Button } from '~/ui/Button.tsx'
import { Picture } from '~/ui/Picture.tsx'
import { Rating } from '~/ui/Rating.tsx'
import type { TemplatesPart } from './ReplyForm.tsx'
import { ReviewReply } from './ReviewReply.tsx'
import { receivedReviewsTexts as texts } from './received-reviews.texts.ts'
import type { ReportPart } from './report-part.ts'

type ReviewItemProps = {
  establishmentId: string
  review: ReceivedReview
  report: ReportPart
  templates: TemplatesPart
}

export function ReviewItem({ establishmentId, review, report, templates }: ReviewItemProps) {
  const [isReporting, setReporting] = useState(false)
  const { id, author_name: name } = review
  return (
    <li className="grid gap-3 border-t border-line py-5 first:border-0 first:pt-1">
      <div className="flex items-start gap-3">
        <Avatar name={review.author_name} />
        <div className="min-w-0 flex-1">
          <h2 className="font-text text-base font-semibold tracking-normal wrap-anywhere">
            {review.author_name}
          </h2>
          <p className="text-sm text-muted">
            <time dateTime={review.created_at}>{dayText(new Date(review.created_at))}</time>
            {review.edited_at ? ` · ${texts.edited}` : null}
          </p>
        </div>
      </div>
      <div className="grid gap-2">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <Rating score={review.rating} look="stars" />
          <Badge tone="ok">
            <CircleCheck aria-hidden="true" />
            {texts.published}
          </Badge>
        </div>
        {review.text ? (
          <p className="whitespace-pre-line wrap-anywhere">{review.text}</p>
        ) : (
          <p className="text-muted italic">{texts.noText}</p>
        )}
      </div>
      {review.photos.length > 0 ? <ReviewPhotos photos={review.photos} /> : null}
      <ReviewReply establishmentId={establishmentId} review={review} templates={templates}>
        <Button look="ghost" size="sm" className="text-muted" onClick={() => setReporting(true)}>
          <Flag aria-hidden="true" />
          {texts.report.action}
          <span className="sr-only">, {review.author_name}</span>
        </Button>
      </ReviewReply>
      {report({
        subject: isReporting ? { kind: 'review', id, name } : null,
        lead: texts.report.lead,
        onClose: () => setReporting(false),
      })}
    </li>
  )
}

function ReviewPhotos({ photos }: { photos: ReceivedReview['photos'] }) {
  return (
    <ul className="flex flex-wrap gap-2">
      {photos.map((photo, index) => (
        <li key={photo.id} className="w-24">
          <Picture
            picture={photo}
            alt={photo.alt || texts.photo(index + 1, photos.length)}
            ratio="1/1"
            sizes="6rem"
          />
        </li>
      ))}
    </ul>
  )
}
