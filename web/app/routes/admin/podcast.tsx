import { PodcastAdminScreen } from '~/features/newsroom/podcast-admin/PodcastAdminScreen.tsx'
import { CoverPhoto } from './CoverPhoto.tsx'

export default function AdminPodcast() {
  return <PodcastAdminScreen cover={(part) => <CoverPhoto {...part} />} />
}
