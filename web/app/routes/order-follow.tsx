import '../workplace.css'
import { lazy, Suspense } from 'react'
import { FollowScreen, type RenderPix } from '~/features/storefront/orders/FollowScreen.tsx'
import { followTexts } from '~/features/storefront/orders/follow.texts.ts'
import { FOLLOW } from '~/features/storefront/orders/orders.constants.ts'
import { linkPageMeta } from '~/platform/seo/link-page-meta.ts'
import { Skeleton } from '~/ui/Skeleton.tsx'

// Few orders are paid in advance: the code and its picture come with the first.
const OrderPix = lazy(() =>
  import('~/features/money/house-pix/OwnPix.tsx').then((module) => ({ default: module.OrderPix })),
)

export const meta = linkPageMeta(followTexts.title, FOLLOW)

const renderPix: RenderPix = ({ pix, establishment }, token) => (
  <Suspense fallback={<Skeleton shape="block" className="h-80" />}>
    <OrderPix token={token} state={pix} house={establishment} />
  </Suspense>
)

export default function FollowOrder() {
  return <FollowScreen renderPix={renderPix} />
}
