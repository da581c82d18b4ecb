import { GivenPlansScreen } from '~/features/payments/admin/GivenPlansScreen.tsx'
import { MoneyPage } from '~/features/payments/admin/MoneyPage.tsx'
import { moneyPages } from '~/features/payments/admin/money-pages.texts.ts'
import { adminMetadata } from './admin-metadata.ts'

export const meta = adminMetadata(moneyPages.given.title)

export default function MoneyGivenPlans() {
  return (
    <MoneyPage current="given">
      <GivenPlansScreen />
    </MoneyPage>
  )
}
