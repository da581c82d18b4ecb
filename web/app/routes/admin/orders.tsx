import { ADMIN_PAGES } from '~/features/admin/admin-pages.ts'
import { OrderTroublesScreen } from '~/features/orders-admin/OrderTroublesScreen.tsx'
import { adminMetadata } from './admin-metadata.ts'

export const meta = adminMetadata(ADMIN_PAGES.orders.label)

export default function AdminOrders() {
  return <OrderTroublesScreen />
}
