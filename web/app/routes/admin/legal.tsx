import { ADMIN_PAGES } from '~/features/admin/admin-pages.ts'
import { LegalScreen } from '~/features/legal-admin/LegalScreen.tsx'
import { adminMetadata } from './admin-metadata.ts'

export const meta = adminMetadata(ADMIN_PAGES.legal.label)

export default function AdminLegal() {
  return <LegalScreen />
}
