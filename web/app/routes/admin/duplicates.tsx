import { ADMIN_PAGES } from '~/features/admin/admin-pages.ts'
import { DuplicatesScreen } from '~/features/duplicates/DuplicatesScreen.tsx'
import { useAuth } from '~/platform/session/auth-context.ts'
import { adminMetadata } from './admin-metadata.ts'

export const meta = adminMetadata(ADMIN_PAGES.duplicates.label)

export default function Duplicates() {
  const { planType } = useAuth()
  return <DuplicatesScreen mayChooseOwner={planType === 'superadmin'} />
}
