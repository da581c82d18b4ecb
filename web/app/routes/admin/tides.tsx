import { adminTexts } from '~/features/admin/admin.texts.ts'
import { TideTablesScreen } from '~/features/tide-tables/TideTablesScreen.tsx'
import { adminMetadata } from './admin-metadata.ts'

export const meta = adminMetadata(adminTexts.pages.tides.label)

export default function AdminTides() {
  return <TideTablesScreen />
}
