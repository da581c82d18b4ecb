import type { OwnPhoto } from '@portal/contract/ground/media/media'
import { useId } from 'react'
import { Picture } from '~/ui/Picture.tsx'
import { AltField } from './AltField.tsx'
import { mediaTexts } from './media.texts.ts'
import type { PhotoList } from './use-photo-list.ts'

type PhotoWordsProps = { photos: readonly OwnPhoto[]; list: PhotoList }

/** Asked for last and never in the way: what each photo shows, in words. */
export function PhotoWords({ photos, list }: PhotoWordsProps) {
  const headingId = useId()
  const shown = photos.filter(({ status }) => status !== 'failed')
  if (shown.length === 0) return null
  const missing = shown.filter(({ alt }) => alt === '').length
  return (
    <section aria-labelledby={headingId} className="grid gap-4">
      <div>
        <h2 id={headingId} className="font-semibold text-base">
          {mediaTexts.words.title(missing)}
        </h2>
        <p className="mt-1 text-sm text-muted">{mediaTexts.words.lead}</p>
      </div>
      <ul className="grid gap-4 md:grid-cols-2">
        {shown.map((photo) => (
          <li key={photo.id} className="flex gap-3">
            <div className="w-24 flex-none">
              <Picture picture={photo} ratio="4/3" sizes="96px" alt="" />
            </div>
            <div className="min-w-0 flex-1">
              <AltField
                photo={photo}
                place={photos.indexOf(photo) + 1}
                onSaved={(alt) =>
                  list.change((now) =>
                    now.map((one) => (one.id === photo.id ? { ...one, alt } : one)),
                  )
                }
              />
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}
