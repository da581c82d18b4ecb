import type { Review } from '@portal/contract/guide/reviews/review'
import { Flag } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { Box } from '~/ui/Box.tsx'
import { Button } from '~/ui/Button.tsx'
import type { ReviewedFolder } from './my-review.queries.ts'
import { ReviewCard } from './ReviewCard.tsx'
import { ReviewSummary } from './ReviewSummary.tsx'
import { reviewsTexts as texts } from './reviews.texts.ts'
import { countOf } from './stars.rules.ts'
import { type ReviewList, useMoreReviews } from './use-more-reviews.ts'

/** Writing needs a script: until it is there (`Later`), its place is kept empty. */
const scripted = 'invisible in-data-live:visible'

export type ReviewsSectionProps = {
  business: { id: string; name: string }
  /** Beaches and attractions are reviewed by the same rules. */
  folder?: ReviewedFolder
  /** Only so many until all are asked for. */
  atFirst?: number
  /** None where they could not be read. */
  list: ReviewList | null
  /** What the reader wrote, once it is known who reads: shown first, and not again in the list. */
  own?: ReactNode
  ownId: string | null
  onWrite: () => void
  onReport: (review: Review) => void
  onRetry: () => void
  isRetrying: boolean
}

/** The same for everybody as it is sent; what is one's own is added by the page. */
export function ReviewsSection({ list, ownId, onWrite, ...rest }: ReviewsSectionProps) {
  return (
    <section aria-labelledby="avaliacoes">
      <div className="flex items-center justify-between gap-4">
        <h2 id="avaliacoes">{texts.title}</h2>
        {ownId ? null : (
          <Button look="line" size="sm" onClick={onWrite} className={scripted}>
            {texts.write}
          </Button>
        )}
      </div>
      <div className="mt-5">
        {list ? (
          <Reviews list={list} ownId={ownId} onWrite={onWrite} {...rest} />
        ) : (
          <Failed onRetry={rest.onRetry} isRetrying={rest.isRetrying} />
        )}
      </div>
    </section>
  )
}

type ReviewsProps = Omit<ReviewsSectionProps, 'list'> & { list: ReviewList }

function Reviews({
  business,
  folder = 'establishments',
  atFirst = Number.POSITIVE_INFINITY,
  list,
  own,
  ownId,
  onReport,
}: ReviewsProps) {
  const [showsAll, setShowsAll] = useState(false)
  const { reviews, hasMore, isLoading, loadMore } = useMoreReviews(business.id, list, folder)
  const all = reviews.filter(({ id }) => id !== ownId)
  const others = showsAll ? all : all.slice(0, atFirst)
  return (
    <>
      <ReviewSummary stars={list.stars} />
      <div className="mt-5 border-line not-empty:border-t">
        {own}
        {others.length > 0 ? (
          <ul aria-label={texts.list}>
            {others.map((review) => (
              <li key={review.id}>
                <ReviewCard
                  review={review}
                  business={business.name}
                  actions={<ReportButton review={review} onReport={onReport} />}
                />
              </li>
            ))}
          </ul>
        ) : null}
      </div>
      {reviews.length === 0 && !ownId ? (
        <Box>
          <h3 className="text-h3">{texts.empty.title}</h3>
          <p className="mt-2 max-w-[52ch] text-muted">{texts.empty.text}</p>
        </Box>
      ) : null}
      {others.length < all.length ? (
        <Button
          look="line"
          onClick={() => setShowsAll(true)}
          className={`mt-6 max-md:w-full ${scripted}`}
        >
          {texts.all(countOf(list.stars))}
        </Button>
      ) : hasMore ? (
        <Button
          look="line"
          pending={isLoading}
          onClick={() => void loadMore()}
          className={`mt-6 max-md:w-full ${scripted}`}
        >
          {texts.more}
        </Button>
      ) : null}
    </>
  )
}

type ReportButtonProps = { review: Review; onReport: (review: Review) => void }

function ReportButton({ review, onReport }: ReportButtonProps) {
  return (
    <button
      type="button"
      aria-label={texts.reportOf(review.author_name)}
      onClick={() => onReport(review)}
      className={`mt-1 -mb-3 inline-flex min-h-11 items-center gap-1.5 text-muted text-sm hover:text-ink hover:underline ${scripted}`}
    >
      <Flag aria-hidden="true" className="size-4" />
      {texts.report}
    </button>
  )
}

type FailedProps = { onRetry: () => void; isRetrying: boolean }

function Failed({ onRetry, isRetrying }: FailedProps) {
  return (
    <Box role="alert" className="flex flex-wrap items-center justify-between gap-4">
      <p>{texts.failed}</p>
      <Button size="sm" pending={isRetrying} onClick={onRetry} className={scripted}>
        {texts.retry}
      </Button>
    </Box>
  )
}
