import { PodcastAdminScreen } from '~/features/podcast-admin/PodcastAdminScreen.tsx'
import { CoverPhoto } from './CoverPhoto.tsx'

export default function AdminPodcast() {
  return <PodcastAdminScreen cover={(part) => <CoverPhoto {...part} />} />
}
