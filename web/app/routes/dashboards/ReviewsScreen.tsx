import type { MyEstablishment } from '@portal/contract/establishments/own-establishment'
import { TemplatePicker } from '~/features/inbox/TemplatePicker.tsx'
import { ReceivedReviewsScreen } from '~/features/received-reviews/ReceivedReviewsScreen.tsx'
import { ReportDialog } from '~/features/reports/ReportDialog.tsx'

/** What people say of the place; an owner reports a review in the window visitors have. */
export function ReviewsScreen({ establishment }: { establishment: Pick<MyEstablishment, 'id'> }) {
  return (
    <ReceivedReviewsScreen
      establishment={establishment}
      report={(part) => <ReportDialog {...part} />}
      templates={(box) => <TemplatePicker establishmentId={establishment.id} {...box} />}
    />
  )
}
