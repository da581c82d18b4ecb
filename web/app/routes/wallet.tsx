import '../workplace.css'
import { WalletScreen } from '~/features/club/offers/wallet/WalletScreen.tsx'
import { walletTexts as texts } from '~/features/club/offers/wallet/wallet.texts.ts'
import { pageMetadata } from '~/platform/seo/page-metadata.ts'
import { siteOf } from '~/platform/seo/site.ts'
import type { Route } from './+types/wallet.ts'

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMetadata({ title: texts.title, path: '/carteira', hidden: true }, siteOf(matches))

/** The same page for everybody, kept on the phone: whose coupons they are only the browser knows. */
export default function WalletRoute() {
  return (
    <div className="wrap grid max-w-190 grid-cols-1 gap-6 pt-8 pb-16">
      <div>
        <h1>{texts.title}</h1>
        <p className="mt-2 max-w-[56ch] text-muted">{texts.lead}</p>
      </div>
      <WalletScreen />
    </div>
  )
}
