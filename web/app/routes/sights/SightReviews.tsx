import { useEffect, useState } from 'react'
import { useLocation, useRevalidator } from 'react-router'
import type { ReportSubject } from '~/features/guide/reports/ReportDialog.tsx'
import { ReviewsSection } from '~/features/guide/reviews/ReviewsSection.tsx'
import type { ReviewList } from '~/features/guide/reviews/use-more-reviews.ts'
import { useAuth } from '~/platform/session/auth-context.ts'
import { toast } from '~/ui/toast.ts'
import { dialogsTexts } from '../shell/dialogs.texts.ts'
import { useLazyPart } from '../shell/use-lazy-part.ts'

const AT_FIRST = 3
/** The way back from signing in opens the window again. */
const WRITE_HASH = '#avaliar'

const loadOwnReview = () =>
  import('~/features/guide/reviews/OwnReview.tsx').then((module) => module.OwnReview)
const loadReview = () =>
  import('../business/ReviewWindow.tsx').then((module) => module.ReviewWindow)
const loadReport = () =>
  import('~/features/guide/reports/ReportDialog.tsx').then((module) => module.ReportDialog)

type SightReviewsProps = { sight: { id: string; name: string }; reviews: ReviewList | null }

/** What members say of a beach or an attraction, by the same rules as of a business. */
export function SightReviews({ sight, reviews }: SightReviewsProps) {
  const { user } = useAuth()
  const { revalidate, state } = useRevalidator()
  const { hash, key } = useLocation()
  const [isWriting, setWriting] = useState(false)
  const [reported, setReported] = useState<ReportSubject | null>(null)
  const [ownId, setOwnId] = useState<string | null>(null)
  function giveUp() {
    setWriting(false)
    setReported(null)
    toast({ ...dialogsTexts.unavailable, variant: 'destructive' })
  }
  const OwnReview = useLazyPart(loadOwnReview, user !== null)
  const Review = useLazyPart(loadReview, isWriting, giveUp)
  const Report = useLazyPart(loadReport, reported !== null, giveUp)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same link pressed again has a new key
  useEffect(() => {
    if (hash === WRITE_HASH) setWriting(true)
  }, [hash, key])
  const readAgain = () => void revalidate()
  const write = () => setWriting(true)
  function removed() {
    readAgain()
    // Its card is gone with the button that was pressed.
    document.getElementById('avaliar')?.focus()
  }
  return (
    <div id="avaliar" tabIndex={-1} className="section scroll-mt-26 bg-areia-100 outline-none">
      <div className="wrap">
        <ReviewsSection
          business={sight}
          folder="sights"
          atFirst={AT_FIRST}
          list={reviews}
          own={
            user && OwnReview ? (
              <OwnReview
                placeId={sight.id}
                folder="sights"
                onKnown={setOwnId}
                onEdit={write}
                onRemoved={removed}
              />
            ) : null
          }
          ownId={ownId}
          onWrite={write}
          onReport={({ id, author_name: name }) => setReported({ kind: 'review', id, name })}
          onRetry={readAgain}
          isRetrying={state === 'loading'}
        />
      </div>
      {Review ? (
        <Review
          business={sight}
          folder="sights"
          isOpen={isWriting}
          onClose={() => setWriting(false)}
          onSent={readAgain}
        />
      ) : null}
      {Report ? <Report subject={reported} onClose={() => setReported(null)} /> : null}
    </div>
  )
}
