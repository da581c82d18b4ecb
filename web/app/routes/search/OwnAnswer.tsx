import '../../workplace.css'
import type { OwnThing } from '@portal/contract/portal/search/answer.texts'
import { lazy, Suspense } from 'react'
import { searchTexts } from '~/features/portal/search/search.texts.ts'
import { openAccountDialog } from '~/platform/session/account-dialog.ts'
import { useAuth } from '~/platform/session/auth-context.ts'
import { Button } from '~/ui/Button.tsx'
import { Skeleton } from '~/ui/Skeleton.tsx'

// Few questions are about what somebody has of their own.
const MyOrders = lazy(() =>
  import('~/features/storefront/orders/MyOrders.tsx').then((module) => ({
    default: module.MyOrders,
  })),
)
const OwnStays = lazy(() => import('../dashboards/OwnStays.tsx'))

/** What answers and is the person's own: the page knows nothing of it, their browser asks for it. */
export function OwnAnswer({ thing }: { thing: OwnThing }) {
  const { user, isLoading } = useAuth()
  // The wallet keeps coupons on the phone, also of who is not signed in now.
  if (isLoading || thing === 'coupons') return null
  if (!user) {
    return (
      <Button look="primary" className="mt-4" onClick={() => openAccountDialog('sign-in')}>
        {searchTexts.answer.enter}
      </Button>
    )
  }
  return (
    <div className="mt-4">
      <Suspense fallback={<Skeleton shape="block" className="h-40" />}>
        {thing === 'orders' ? <MyOrders /> : <OwnStays />}
      </Suspense>
    </div>
  )
}
