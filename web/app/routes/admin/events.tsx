import { EventsScreen } from '~/features/city/event-editing/EventsScreen.tsx'
import { PhotoUploader } from '~/features/ground/media/PhotoUploader.tsx'

export default function AdminEvents() {
  return <EventsScreen poster={(part) => <PhotoUploader {...part} />} />
}
