import { ADMIN_PAGES } from '~/features/admin/admin-pages.ts'
import { MoneyPage } from '~/features/payments/admin/MoneyPage.tsx'
import { MoneyScreen } from '~/features/payments/admin/MoneyScreen.tsx'
import { adminMetadata } from './admin-metadata.ts'

export const meta = adminMetadata(ADMIN_PAGES.money.label)

export default function Money() {
  return (
    <MoneyPage current="orders">
      <MoneyScreen />
    </MoneyPage>
  )
}
