import { adminTexts } from '~/features/admin/admin.texts.ts'
import { PodcastAdminScreen } from '~/features/podcast-admin/PodcastAdminScreen.tsx'
import { adminMetadata } from './admin-metadata.ts'
import { CoverPhoto } from './CoverPhoto.tsx'

export const meta = adminMetadata(adminTexts.pages.podcast.label)

export default function AdminPodcast() {
  return <PodcastAdminScreen cover={(part) => <CoverPhoto {...part} />} />
}
