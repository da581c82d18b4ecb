import { ADMIN_PAGES } from '~/features/admin/admin-pages.ts'
import { SightsScreen } from '~/features/sights-admin/SightsScreen.tsx'
import { adminMetadata } from './admin-metadata.ts'
import { SightPhotos } from './SightPhotos.tsx'

export const meta = adminMetadata(ADMIN_PAGES.beaches.label)

export default function AdminBeaches() {
  return (
    <SightsScreen
      kind="beach"
      pageOf={(slug) => `/praia/${slug}`}
      photos={(part) => <SightPhotos {...part} />}
    />
  )
}
