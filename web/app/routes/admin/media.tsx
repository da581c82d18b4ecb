import { ADMIN_PAGES } from '~/features/admin/admin-pages.ts'
import { LibraryScreen } from '~/features/media/library/LibraryScreen.tsx'
import { adminMetadata } from './admin-metadata.ts'
import { thingAddress } from './thing-address.ts'

export const meta = adminMetadata(ADMIN_PAGES.media.label)

export default function Media() {
  return <LibraryScreen addressOfUse={thingAddress} />
}
