import { useParams } from 'react-router'
import { ADMIN_PAGES } from '~/features/admin/admin-pages.ts'
import { MoneyOrderScreen } from '~/features/payments/admin/MoneyOrderScreen.tsx'
import { adminMetadata } from './admin-metadata.ts'

export const meta = adminMetadata(ADMIN_PAGES.money.label)

export default function MoneyOrder() {
  return <MoneyOrderScreen id={useParams().id ?? ''} />
}
