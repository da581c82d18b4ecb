import { REVIEW_BARRIER_WORDS, type ReviewBarrier } from '@portal/contract/reviews/review.texts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useLocation } from 'react-router'
import { useAuth } from '~/platform/session/auth-context.ts'
import { Dialog } from '~/ui/Dialog.tsx'
import { ErrorState } from '~/ui/ErrorState.tsx'
import { LinkButton } from '~/ui/LinkButton.tsx'
import { Spinner } from '~/ui/Spinner.tsx'
import { type MyReview, myReviewQuery, type ReviewedFolder } from './my-review.queries.ts'
import { ownReviewTexts } from './own-review.texts.ts'
import { type PhotoField, ReviewForm } from './ReviewForm.tsx'
import { draftOf, NEW_DRAFT, type ReviewDraft } from './review-draft.rules.ts'

const texts = ownReviewTexts.dialog

type ReviewDialogProps = {
  business: { id: string; name: string }
  folder?: ReviewedFolder | undefined
  isOpen: boolean
  onClose: () => void
  photoField: PhotoField
  /** The page is read anew: its stars have changed. */
  onSent: () => void
}

/** Writes or edits one's review; who may not yet is told what is missing, and led there. */
export function ReviewDialog(props: ReviewDialogProps) {
  const { business, folder = 'establishments', isOpen, onClose, photoField, onSent } = props
  const { user, isLoading } = useAuth()
  const query = useQuery({
    ...myReviewQuery(business.id, folder),
    enabled: user !== null && isOpen,
  })
  // A draft is between one person and one place, and outlives a window closed by mistake.
  const [kept, setKept] = useState<{ by: string; draft: ReviewDraft } | null>(null)
  const known = query.data
  const isEdit = Boolean(known?.review)
  const mayWrite = user !== null && known !== undefined && known.barrier === null

  function content() {
    if (isLoading) return <Spinner label={texts.loading} />
    if (!user) return <AccountLinks onLeave={onClose} />
    if (query.isError && !known) {
      return (
        <ErrorState
          title={ownReviewTexts.readFailed}
          surface="plain"
          retrying={query.isFetching}
          onRetry={() => void query.refetch()}
        />
      )
    }
    if (!known) return <Spinner label={texts.loading} />
    if (known.barrier) return <Barrier barrier={known.barrier} onLeave={onClose} />
    const draft = kept?.by === user.id ? kept.draft : startOf(known)
    return (
      <ReviewForm
        placeId={business.id}
        folder={folder}
        draft={draft}
        onDraftChange={(change) =>
          setKept((now) => ({
            by: user.id,
            draft: { ...(now?.by === user.id ? now.draft : startOf(known)), ...change },
          }))
        }
        isEdit={isEdit}
        photoField={photoField}
        onSent={() => {
          setKept(null)
          onSent()
          onClose()
        }}
      />
    )
  }

  return (
    <Dialog
      open={isOpen}
      onOpenChange={(open) => open || onClose()}
      title={
        <span className="wrap-anywhere">
          {isEdit ? texts.edit(business.name) : texts.write(business.name)}
        </span>
      }
      description={mayWrite ? texts.lead : user || isLoading ? null : texts.signedOut}
    >
      {content()}
    </Dialog>
  )
}

const startOf = ({ review }: MyReview) => (review ? draftOf(review) : NEW_DRAFT)

type BarrierProps = { barrier: ReviewBarrier; onLeave: () => void }

function Barrier({ barrier, onLeave }: BarrierProps) {
  const { label, to } = ownReviewTexts.barriers[barrier]
  return (
    <div className="grid justify-items-start gap-5">
      <p>{REVIEW_BARRIER_WORDS[barrier]}</p>
      <LinkButton to={to} onClick={onLeave}>
        {label}
      </LinkButton>
    </div>
  )
}

/** After signing in the person is back here, with this window open. */
function AccountLinks({ onLeave }: { onLeave: () => void }) {
  const { pathname } = useLocation()
  const state = { from: `${pathname}#avaliar` }
  return (
    <div className="grid gap-3 md:grid-cols-2">
      <LinkButton to="/auth/login" state={state} onClick={onLeave}>
        {texts.signIn}
      </LinkButton>
      <LinkButton to="/auth/register" state={state} look="line" onClick={onLeave}>
        {texts.signUp}
      </LinkButton>
    </div>
  )
}
