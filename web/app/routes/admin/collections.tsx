import { CollectionPage } from '~/features/city/collections/CollectionPage.tsx'
import { collectionAddress } from '~/features/city/collections/collection-address.rules.ts'
import { CollectionsScreen } from '~/features/city/collections-admin/CollectionsScreen.tsx'
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
