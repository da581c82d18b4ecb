import { ADMIN_PAGES } from '~/features/admin/admin-pages.ts'
import { RedirectsScreen } from '~/features/redirects-admin/RedirectsScreen.tsx'
import { adminMetadata } from './admin-metadata.ts'

export const meta = adminMetadata(ADMIN_PAGES.redirects.label)

export default function Redirects() {
  return <RedirectsScreen />
}
