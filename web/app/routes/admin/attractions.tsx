import { ADMIN_PAGES } from '~/features/admin/admin-pages.ts'
import { SightsScreen } from '~/features/sights-admin/SightsScreen.tsx'
import { adminMetadata } from './admin-metadata.ts'
import { SightPhotos } from './SightPhotos.tsx'

export const meta = adminMetadata(ADMIN_PAGES.attractions.label)

export default function AdminAttractions() {
  return (
    <SightsScreen
      kind="attraction"
      pageOf={(slug) => `/atracao/${slug}`}
      photos={(part) => <SightPhotos {...part} />}
    />
  )
}
