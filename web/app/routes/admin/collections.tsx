import { CollectionPage } from '~/features/collections/CollectionPage.tsx'
import { collectionAddress } from '~/features/collections/collection-address.rules.ts'
import { CollectionsScreen } from '~/features/collections-admin/CollectionsScreen.tsx'
import { CoverPhoto } from './CoverPhoto.tsx'

export default function AdminCollections() {
  return (
    <CollectionsScreen
      pageOf={(slug) => collectionAddress({ slug })}
      preview={(collection) => <CollectionPage collection={collection} />}
      photo={(part) => <CoverPhoto {...part} />}
    />
  )
}
