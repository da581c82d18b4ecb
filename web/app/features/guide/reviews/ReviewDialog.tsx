import {
  REVIEW_BARRIER_WORDS,
  type ReviewBarrier,
} from '@portal/contract/guide/reviews/review.texts'
import { useQuery } from '@tanstack/react-query'
import { OwnDialog, useOwnDraft } from '~/editing/OwnDialog.tsx'
import { useAuth } from '~/platform/session/auth-context.ts'
import { LinkButton } from '~/ui/LinkButton.tsx'
import { type MyReview, myReviewQuery, type ReviewedFolder } from './my-review.queries.ts'
import { ownReviewTexts } from './own-review.texts.ts'
import { type PhotoField, ReviewForm } from './ReviewForm.tsx'
import { draftOf, NEW_DRAFT, type ReviewDraft } from './review-draft.rules.ts'

const { dialog: texts, readFailed } = ownReviewTexts

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
  const { user } = useAuth()
  const { draft, change, forget } = useOwnDraft<ReviewDraft>()
  const query = useQuery({
    ...myReviewQuery(business.id, folder),
    enabled: user !== null && isOpen,
  })
  const isEdit = Boolean(query.data?.review)
  const mayWrite = user !== null && query.data?.barrier === null
  return (
    <OwnDialog
      title={isEdit ? texts.edit(business.name) : texts.write(business.name)}
      lead={mayWrite ? texts.lead : null}
      texts={{ signedOut: texts.signedOut, readFailed }}
      anchor="avaliar"
      isOpen={isOpen}
      onClose={onClose}
      query={query}
    >
      {(known) =>
        known.barrier ? (
          <Barrier barrier={known.barrier} onLeave={onClose} />
        ) : (
          <ReviewForm
            placeId={business.id}
            folder={folder}
            draft={draft ?? startOf(known)}
            onDraftChange={(changes) => change(startOf(known), changes)}
            isEdit={isEdit}
            photoField={photoField}
            onSent={() => {
              forget()
              onSent()
              onClose()
            }}
          />
        )
      }
    </OwnDialog>
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
