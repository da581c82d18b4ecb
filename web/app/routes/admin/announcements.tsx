import { OneDescribedPhoto } from '~/features/ground/media/OneDescribedPhoto.tsx'
import { AnnouncementsScreen } from '~/features/newsroom/announcements/editor/AnnouncementsScreen.tsx'

export default function AdminAnnouncements() {
  return <AnnouncementsScreen PhotoField={OneDescribedPhoto} />
}
