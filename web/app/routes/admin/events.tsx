import { adminTexts } from '~/features/admin/admin.texts.ts'
import { EventsScreen } from '~/features/event-editing/EventsScreen.tsx'
import { PhotoUploader } from '~/features/media/PhotoUploader.tsx'
import { adminMetadata } from './admin-metadata.ts'

export const meta = adminMetadata(adminTexts.pages.events.label)

export default function AdminEvents() {
  return <EventsScreen poster={(part) => <PhotoUploader {...part} />} />
}
