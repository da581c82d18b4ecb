import type { MyEstablishment } from '@portal/contract/guide/establishments/own-establishment'
import { ReceivedReviewsScreen } from '~/features/guide/received-reviews/ReceivedReviewsScreen.tsx'
import { ReportDialog } from '~/features/guide/reports/ReportDialog.tsx'
import { TemplatePicker } from '~/features/portal/inbox/TemplatePicker.tsx'

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
