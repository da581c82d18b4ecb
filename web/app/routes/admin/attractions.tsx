import { adminTexts } from '~/features/admin/admin.texts.ts'
import { SightsScreen } from '~/features/sights-admin/SightsScreen.tsx'
import { adminMetadata } from './admin-metadata.ts'
import { SightPhotos } from './SightPhotos.tsx'

export const meta = adminMetadata(adminTexts.pages.attractions.label)

export default function AdminAttractions() {
  return (
    <SightsScreen
      kind="attraction"
      pageOf={(slug) => `/atracao/${slug}`}
      photos={(part) => <SightPhotos {...part} />}
    />
  )
}
