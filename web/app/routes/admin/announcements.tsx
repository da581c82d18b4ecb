import { AnnouncementsScreen } from '~/features/announcements/editor/AnnouncementsScreen.tsx'
import { OneDescribedPhoto } from '~/features/media/OneDescribedPhoto.tsx'

export default function AdminAnnouncements() {
  return <AnnouncementsScreen PhotoField={OneDescribedPhoto} />
}
