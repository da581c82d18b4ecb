import { FiguresScreen } from '~/features/payments/admin/FiguresScreen.tsx'
import { MoneyPage } from '~/features/payments/admin/MoneyPage.tsx'
import { moneyPages } from '~/features/payments/admin/money-pages.texts.ts'
import { adminMetadata } from './admin-metadata.ts'

export const meta = adminMetadata(moneyPages.figures.title)

export default function MoneyFigures() {
  return (
    <MoneyPage current="figures">
      <FiguresScreen />
    </MoneyPage>
  )
}
