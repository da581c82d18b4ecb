import '../workplace.css'
import { useLocation, useSearchParams } from 'react-router'
import { CanceledScreen, SuccessScreen } from '~/features/money/payments/CheckoutEnd.tsx'
import { checkoutTexts } from '~/features/money/payments/checkout.texts.ts'
import { pageMetadata } from '~/platform/seo/page-metadata.ts'
import { siteOf } from '~/platform/seo/site.ts'
import type { Route } from './+types/checkout-end.ts'
import { RequireAccess } from './shell/RequireAccess.tsx'

const isCanceled = (pathname: string) => /cancel/i.test(pathname)

export const meta: Route.MetaFunction = ({ matches, location: { pathname } }) => {
  const { title } = isCanceled(pathname) ? checkoutTexts.canceled : checkoutTexts.success
  return pageMetadata({ title, path: pathname, hidden: true }, siteOf(matches))
}

/** /checkout-success and /checkout-cancel */
export default function CheckoutEnd() {
  const { pathname } = useLocation()
  const [search] = useSearchParams()
  return (
    <RequireAccess>
      {isCanceled(pathname) ? <CanceledScreen /> : <SuccessScreen orderId={search.get('pedido')} />}
    </RequireAccess>
  )
}
