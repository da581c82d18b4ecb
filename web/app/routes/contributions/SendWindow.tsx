import { SendScreen, type SendScreenProps } from '~/features/contributions/SendScreen.tsx'
import { PhotoUploader } from '~/features/media/PhotoUploader.tsx'

/** The form with the portal's own field for photos. */
export function SendWindow(props: Omit<SendScreenProps, 'photoField'>) {
  return <SendScreen {...props} photoField={(field) => <PhotoUploader {...field} />} />
}
