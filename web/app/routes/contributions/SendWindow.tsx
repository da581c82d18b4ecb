import { PhotoUploader } from '~/features/ground/media/PhotoUploader.tsx'
import { SendScreen, type SendScreenProps } from '~/features/newsroom/contributions/SendScreen.tsx'

/** The form with the portal's own field for photos. */
export function SendWindow(props: Omit<SendScreenProps, 'photoField'>) {
  return <SendScreen {...props} photoField={(field) => <PhotoUploader {...field} />} />
}
