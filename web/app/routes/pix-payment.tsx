import '../workplace.css'
import { useSearchParams } from 'react-router'
import { PixScreen } from '~/features/money/payments/PixScreen.tsx'
import { pixTexts } from '~/features/money/payments/pix.texts.ts'
import { pageMetadata } from '~/platform/seo/page-metadata.ts'
import { siteOf } from '~/platform/seo/site.ts'
import { useAuth } from '~/platform/session/auth-context.ts'
import type { Route } from './+types/pix-payment.ts'
import { RequireAccess } from './shell/RequireAccess.tsx'

export const meta: Route.MetaFunction = ({ matches, location }) =>
  pageMetadata({ title: pixTexts.title, path: location.pathname, hidden: true }, siteOf(matches))

/** /pagamento-pix */
export default function PixPayment() {
  const { user } = useAuth()
  const [search] = useSearchParams()
  return (
    <RequireAccess>
      {user ? <PixScreen userId={user.id} orderId={search.get('pedido')} /> : null}
    </RequireAccess>
  )
}
