import { photoPath, photoWidths } from '@portal/contract/ground/media/photo-rules'
import type { Review } from '@portal/contract/guide/reviews/review'
import type { ReactNode } from 'react'
import { dayText } from '~/platform/moments.ts'
import { Avatar } from '~/ui/Avatar.tsx'
import { Picture } from '~/ui/Picture.tsx'
import { Rating } from '~/ui/Rating.tsx'
import { reviewsTexts as texts } from './reviews.texts.ts'

type ReviewCardProps = {
  review: Review
  business: string
  /** Beside the date: what only its writer sees. */
  mark?: ReactNode
  /** Below: what the reader can do with it. */
  actions?: ReactNode
}

/** One person's words, with photos and the reply of the house. */
export function ReviewCard({ review, business, mark, actions }: ReviewCardProps) {
  const { author_name: name, rating, text, photos, reply } = review
  return (
    <article className="border-line border-b py-6">
      <div className="grid grid-cols-[auto_1fr_auto] items-center gap-x-3">
        <Avatar name={name} />
        <div className="min-w-0">
          <h3 className="font-semibold font-text text-base leading-tight tracking-normal wrap-anywhere">
            {name}
          </h3>
          <p className="text-muted text-sm">
            <time dateTime={review.created_at}>{dayText(new Date(review.created_at))}</time>
            {review.edited_at ? ` · ${texts.edited}` : null}
          </p>
        </div>
        <Rating score={rating} look="stars" />
      </div>
      {mark}
      {text ? <p className="mt-3 max-w-[68ch] whitespace-pre-line wrap-anywhere">{text}</p> : null}
      {photos.length > 0 ? (
        <ul className="mt-3 flex flex-wrap gap-2">
          {photos.map((photo, index) => (
            <li key={photo.id} className="w-23">
              <a
                href={photoPath(photo.id, Math.max(...photoWidths(photo.width)), 'webp')}
                target="_blank"
                rel="noopener noreferrer"
                className="block rounded-input"
              >
                <Picture
                  picture={photo}
                  alt={photo.alt || texts.photo(name, index + 1)}
                  ratio="4/3"
                  sizes="92px"
                  className="rounded-input!"
                />
                <span className="sr-only">, {texts.openPhoto}</span>
              </a>
            </li>
          ))}
        </ul>
      ) : null}
      {reply ? (
        <div className="mt-4 rounded-input bg-areia-100 px-4 py-3.5 text-sm">
          <p className="flex flex-wrap items-baseline justify-between gap-x-4">
            <span className="font-semibold wrap-anywhere">{texts.reply(business)}</span>
            <time dateTime={reply.replied_at} className="text-muted">
              {dayText(new Date(reply.replied_at))}
            </time>
          </p>
          <p className="mt-1 max-w-[68ch] whitespace-pre-line wrap-anywhere">{reply.text}</p>
        </div>
      ) : null}
      {actions}
    </article>
  )
}
