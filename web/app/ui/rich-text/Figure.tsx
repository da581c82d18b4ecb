import { creditText } from '@portal/contract/rich-text/credit.texts'
import type { FigureAttributes } from '@portal/contract/rich-text/rich-text-types'
import { Picture } from '../Picture.tsx'
import type { Photo } from '../photo-sources.ts'

export type FigurePhotos = readonly Photo[]

type FigureProps = FigureAttributes & { photos: FigurePhotos }

/** A photo of a text, in the shape nearest to its own, with what is said of it and who took it. */
export function Figure({ photo_id, alt, caption, credit, photos }: FigureProps) {
  const photo = photos.find(({ id }) => id === photo_id)
  if (!photo) return null
  const ratio = photo.width / photo.height
  return (
    <figure className="my-2">
      <Picture
        picture={photo}
        alt={alt || photo.alt}
        ratio={ratio < 0.78 ? '3/4' : ratio < 1.15 ? '1/1' : ratio < 1.42 ? '4/3' : '3/2'}
        sizes="(min-width: 48rem) 44rem, 100vw"
      />
      {caption || credit ? (
        <figcaption className="mt-2 text-muted text-sm">
          {caption}
          {credit ? <span className="text-xs"> {creditText(credit)}</span> : null}
        </figcaption>
      ) : null}
    </figure>
  )
}
