import type { OwnPhoto, Photo } from '@portal/contract/ground/media/media'
import { PhotoUploader, type PhotoUploaderProps } from './PhotoUploader.tsx'

type OneDescribedPhotoProps = Pick<PhotoUploaderProps, 'isAdjustable'> & {
  /** One that is shown already is not waited for, whoever sent it. */
  photo: Photo | OwnPhoto | null
  onChange: (photo: OwnPhoto | null) => void
}

/** One photo with its words, into a form. */
export function OneDescribedPhoto({ photo, onChange, ...more }: OneDescribedPhotoProps) {
  return (
    <PhotoUploader
      {...more}
      limit={1}
      photos={photo ? [{ status: 'ready', created_at: new Date(0).toISOString(), ...photo }] : []}
      onChange={(photos) => onChange(photos[0] ?? null)}
    />
  )
}
