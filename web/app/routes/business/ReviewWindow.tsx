import type { ComponentProps } from 'react'
import { PhotoUploader } from '~/features/ground/media/PhotoUploader.tsx'
import { ReviewDialog } from '~/features/guide/reviews/ReviewDialog.tsx'

type ReviewWindowProps = Omit<ComponentProps<typeof ReviewDialog>, 'photoField'>

/** The form of a review with the portal's own field for photos. */
export function ReviewWindow(props: ReviewWindowProps) {
  return <ReviewDialog {...props} photoField={(field) => <PhotoUploader {...field} />} />
}
