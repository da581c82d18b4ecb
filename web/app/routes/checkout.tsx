import '../workplace.css'
import { useLocation } from 'react-router'
import { CheckoutScreen } from '~/features/money/payments/CheckoutScreen.tsx'
import { checkoutTexts } from '~/features/money/payments/checkout.texts.ts'
import { requirePlansOnSale } from '~/features/money/payments/plans-on-sale.ts'
import { browserApi } from '~/platform/api.ts'
import { pageApi } from '~/platform/page-api.ts'
import { pageMetadata } from '~/platform/seo/page-metadata.ts'
import { siteOf } from '~/platform/seo/site.ts'
import { useAuth } from '~/platform/session/auth-context.ts'
import type { Route } from './+types/checkout.ts'
import { RequireAccess } from './shell/RequireAccess.tsx'

export const loader = ({ context }: Route.LoaderArgs) => requirePlansOnSale(pageApi(context))
export const clientLoader = () => requirePlansOnSale(browserApi)

export const meta: Route.MetaFunction = ({ matches, location }) =>
  pageMetadata(
    { title: checkoutTexts.title, path: location.pathname, hidden: true },
    siteOf(matches),
  )

/** /checkout-planos and /checkout-premium, which means the largest plan. */
export default function Checkout() {
  const { user } = useAuth()
  const isPremium = /premium/i.test(useLocation().pathname)
  return (
    <RequireAccess>
      {user ? (
        <CheckoutScreen userId={user.id} preselected={isPremium ? 'espadarte' : 'macarico'} />
      ) : null}
    </RequireAccess>
  )
}
