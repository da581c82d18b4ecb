import { adminTexts } from '~/features/admin/admin.texts.ts'
import { LegalScreen } from '~/features/legal-admin/LegalScreen.tsx'
import { adminMetadata } from './admin-metadata.ts'

export const meta = adminMetadata(adminTexts.pages.legal.label)

export default function AdminLegal() {
  return <LegalScreen />
}
