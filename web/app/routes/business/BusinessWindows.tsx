import type { ReportSubject } from '~/features/guide/reports/ReportDialog.tsx'
import { toast } from '~/ui/toast.ts'
import { dialogsTexts } from '../shell/dialogs.texts.ts'
import { useLazyPart } from '../shell/use-lazy-part.ts'

const loadReview = () => import('./ReviewWindow.tsx').then((module) => module.ReviewWindow)
const loadClaim = () => import('./ClaimWindow.tsx').then((module) => module.ClaimWindow)
const loadReport = () =>
  import('~/features/guide/reports/ReportDialog.tsx').then((module) => module.ReportDialog)
const loadShare = () =>
  import('~/features/guide/establishments/ShareDialog.tsx').then((module) => module.ShareDialog)

export type OpenWindow =
  | { kind: 'review' | 'claim' }
  | { kind: 'share'; url: string }
  | { kind: 'report'; subject: ReportSubject }

type BusinessWindowsProps = {
  business: { id: string; name: string }
  open: OpenWindow | null
  onClose: () => void
  /** The page is read anew: what it shows has changed. */
  onChanged: () => void
}

/** Windows over the page of a business. The code of each comes when it is first wanted. */
export function BusinessWindows({ business, open, onClose, onChanged }: BusinessWindowsProps) {
  function giveUp() {
    onClose()
    toast({ ...dialogsTexts.unavailable, variant: 'destructive' })
  }
  const isOpen = (kind: OpenWindow['kind']) => open?.kind === kind
  const Review = useLazyPart(loadReview, isOpen('review'), giveUp)
  const Claim = useLazyPart(loadClaim, isOpen('claim'), giveUp)
  const Report = useLazyPart(loadReport, isOpen('report'), giveUp)
  const Share = useLazyPart(loadShare, isOpen('share'), giveUp)
  const window = { business, onClose }
  return (
    <>
      {Review ? <Review {...window} isOpen={isOpen('review')} onSent={onChanged} /> : null}
      {Claim ? <Claim {...window} isOpen={isOpen('claim')} /> : null}
      {Report ? (
        <Report subject={open?.kind === 'report' ? open.subject : null} onClose={onClose} />
      ) : null}
      {Share ? (
        <Share
          name={business.name}
          url={open?.kind === 'share' ? open.url : ''}
          isOpen={isOpen('share')}
          onClose={onClose}
        />
      ) : null}
    </>
  )
}
