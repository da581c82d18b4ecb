import { ADMIN_PAGES } from '~/features/admin/admin-pages.ts'
import { PodcastAdminScreen } from '~/features/podcast-admin/PodcastAdminScreen.tsx'
import { adminMetadata } from './admin-metadata.ts'
import { CoverPhoto } from './CoverPhoto.tsx'

export const meta = adminMetadata(ADMIN_PAGES.podcast.label)

export default function AdminPodcast() {
  return <PodcastAdminScreen cover={(part) => <CoverPhoto {...part} />} />
}
