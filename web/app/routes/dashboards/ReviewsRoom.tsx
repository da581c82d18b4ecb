import type { MyEstablishment } from '@portal/contract/establishments/own-establishment'
import { ReceivedReviewsRoom } from '~/features/received-reviews/ReceivedReviewsRoom.tsx'
import { ReportDialog } from '~/features/reports/ReportDialog.tsx'

/** What people say of the place; an owner reports a review in the window visitors have. */
export function ReviewsRoom({ establishment }: { establishment: Pick<MyEstablishment, 'id'> }) {
  return (
    <ReceivedReviewsRoom
      establishment={establishment}
      report={(part) => <ReportDialog {...part} />}
    />
  )
}
