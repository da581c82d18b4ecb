import { adminTexts } from '~/features/admin/admin.texts.ts'
import { AuditScreen } from '~/features/audit/AuditScreen.tsx'
import { adminMetadata } from './admin-metadata.ts'

export const meta = adminMetadata(adminTexts.pages.audit.label)

export default function Audit() {
  return <AuditScreen />
}
