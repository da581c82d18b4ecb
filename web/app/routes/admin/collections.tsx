import { ADMIN_PAGES } from '~/features/admin/admin-pages.ts'
import { CollectionPage } from '~/features/collections/CollectionPage.tsx'
import { collectionAddress } from '~/features/collections/collection-address.rules.ts'
import { CollectionsScreen } from '~/features/collections-admin/CollectionsScreen.tsx'
import { adminMetadata } from './admin-metadata.ts'
import { CoverPhoto } from './CoverPhoto.tsx'

export const meta = adminMetadata(ADMIN_PAGES.collections.label)

export default function AdminCollections() {
  return (
    <CollectionsScreen
      pageOf={(slug) => collectionAddress({ slug })}
      preview={(collection) => <CollectionPage collection={collection} />}
      photo={(part) => <CoverPhoto {...part} />}
    />
  )
}
