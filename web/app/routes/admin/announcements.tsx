import type { OwnPhoto } from '@portal/contract/media/media'
import { ADMIN_PAGES } from '~/features/admin/admin-pages.ts'
import { BannerStrip } from '~/features/announcements/Banner.tsx'
import { PopupCard } from '~/features/announcements/Popup.tsx'
import { AnnouncementsScreen } from '~/features/announcements-admin/AnnouncementsScreen.tsx'
import { PhotoUploader } from '~/features/media/PhotoUploader.tsx'
import type { Photo } from '~/ui/photo-sources.ts'
import { adminMetadata } from './admin-metadata.ts'

export const meta = adminMetadata(ADMIN_PAGES.announcements.label)

export default function AdminAnnouncements() {
  return (
    <AnnouncementsScreen
      preview={(kind, shown) =>
        kind === 'banner' ? (
          <BannerStrip isPreview banner={{ key: '', ...shown }} onClose={() => undefined} />
        ) : (
          <PopupCard popup={shown} />
        )
      }
      photo={(photo, onChange) => (
        <PhotoUploader
          limit={1}
          photos={photo ? [asOwn(photo)] : []}
          onChange={(photos) => onChange(photos[0] ?? null)}
        />
      )}
    />
  )
}

/** Whose ever it is: what is shown here already is not waited for. */
const asOwn = (photo: Photo | OwnPhoto): OwnPhoto => ({
  status: 'ready',
  created_at: new Date(0).toISOString(),
  ...photo,
})
