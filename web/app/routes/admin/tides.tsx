import { ADMIN_PAGES } from '~/features/admin/admin-pages.ts'
import { TideTablesScreen } from '~/features/tide-tables/TideTablesScreen.tsx'
import { adminMetadata } from './admin-metadata.ts'

export const meta = adminMetadata(ADMIN_PAGES.tides.label)

export default function AdminTides() {
  return <TideTablesScreen />
}
