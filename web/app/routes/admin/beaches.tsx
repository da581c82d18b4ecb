import { adminTexts } from '~/features/admin/admin.texts.ts'
import { SightsScreen } from '~/features/sights-admin/SightsScreen.tsx'
import { adminMetadata } from './admin-metadata.ts'
import { SightPhotos } from './SightPhotos.tsx'

export const meta = adminMetadata(adminTexts.pages.beaches.label)

export default function AdminBeaches() {
  return (
    <SightsScreen
      kind="beach"
      pageOf={(slug) => `/praia/${slug}`}
      photos={(part) => <SightPhotos {...part} />}
    />
  )
}
