import { ADMIN_PAGES } from '~/features/admin/admin-pages.ts'
import { AnnouncementsScreen } from '~/features/announcements/editor/AnnouncementsScreen.tsx'
import { OneDescribedPhoto } from '~/features/media/OneDescribedPhoto.tsx'
import { adminMetadata } from './admin-metadata.ts'

export const meta = adminMetadata(ADMIN_PAGES.announcements.label)

export default function AdminAnnouncements() {
  return <AnnouncementsScreen PhotoField={OneDescribedPhoto} />
}
