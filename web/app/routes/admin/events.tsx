import { EventsScreen } from '~/features/event-editing/EventsScreen.tsx'
import { PhotoUploader } from '~/features/media/PhotoUploader.tsx'

export default function AdminEvents() {
  return <EventsScreen poster={(part) => <PhotoUploader {...part} />} />
}
