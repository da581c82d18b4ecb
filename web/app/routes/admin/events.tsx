import { ADMIN_PAGES } from '~/features/admin/admin-pages.ts'
import { EventsScreen } from '~/features/event-editing/EventsScreen.tsx'
import { PhotoUploader } from '~/features/media/PhotoUploader.tsx'
import { adminMetadata } from './admin-metadata.ts'

export const meta = adminMetadata(ADMIN_PAGES.events.label)

export default function AdminEvents() {
  return <EventsScreen poster={(part) => <PhotoUploader {...part} />} />
}
