import '../workplace.css'
import { lazy, Suspense } from 'react'
import { type RenderLinkDeposit, StayLinkScreen } from '~/features/lodging/stays/StayLinkScreen.tsx'
import { STAY_PAGE } from '~/features/lodging/stays/stay-path.ts'
import { stayLinkTexts } from '~/features/lodging/stays/stays.texts.ts'
import { linkPageMeta } from '~/platform/seo/link-page-meta.ts'
import { Skeleton } from '~/ui/Skeleton.tsx'

// Few houses ask for a deposit.
const LinkPix = lazy(() =>
  import('~/features/money/house-pix/OwnPix.tsx').then((module) => ({ default: module.LinkPix })),
)

export const meta = linkPageMeta(stayLinkTexts.title, STAY_PAGE)

const renderDeposit: RenderLinkDeposit = ({ deposit, establishment }, token) => (
  <Suspense fallback={<Skeleton shape="block" className="h-40" />}>
    <LinkPix token={token} state={deposit?.state ?? null} house={establishment} />
  </Suspense>
)

export default function FollowStay() {
  return <StayLinkScreen renderDeposit={renderDeposit} />
}
