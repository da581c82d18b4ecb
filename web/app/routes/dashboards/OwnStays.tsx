import { lazy, Suspense } from 'react'
import { MyStays, type RenderDeposit } from '~/features/lodging/stays/MyStays.tsx'
import { Skeleton } from '~/ui/Skeleton.tsx'

// Few houses ask for a deposit.
const StayPix = lazy(() =>
  import('~/features/money/house-pix/OwnPix.tsx').then((module) => ({ default: module.StayPix })),
)
const renderDeposit: RenderDeposit = ({ id, deposit, establishment }) => (
  <Suspense fallback={<Skeleton shape="block" className="h-40" />}>
    <StayPix stayId={id} state={deposit?.state ?? null} house={establishment} />
  </Suspense>
)

/** The stays of who is signed in, with how a deposit is paid. */
export default function OwnStays() {
  return <MyStays renderDeposit={renderDeposit} />
}
