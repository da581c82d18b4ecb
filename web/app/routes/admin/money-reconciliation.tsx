import { MoneyPage } from '~/features/payments/admin/MoneyPage.tsx'
import { moneyPages } from '~/features/payments/admin/money-pages.texts.ts'
import { ReconciliationScreen } from '~/features/payments/admin/ReconciliationScreen.tsx'
import { adminMetadata } from './admin-metadata.ts'

export const meta = adminMetadata(moneyPages.reconciliation.title)

export default function MoneyReconciliation() {
  return (
    <MoneyPage current="reconciliation">
      <ReconciliationScreen />
    </MoneyPage>
  )
}
