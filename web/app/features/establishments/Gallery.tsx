import type { Photo } from '@portal/contract/media/media'
import clsx from 'clsx'
import { Images } from 'lucide-react'
import { Picture } from '~/ui/Picture.tsx'
import { businessTexts as texts } from './business.texts.ts'

/** The photos on the first screen of a business; the others open below them. */
const PHOTOS_AT_FIRST = 5

/** On a phone a strip to swipe; on a wide screen the first photo large and four beside it. */
export function Gallery({ photos, name }: { photos: readonly Photo[]; name: string }) {
  if (photos.length === 0) return null
  const first = photos.slice(0, PHOTOS_AT_FIRST)
  const rest = photos.slice(PHOTOS_AT_FIRST)
  const altOf = (photo: Photo, index: number) => photo.alt || texts.photo(name, index + 1)
  return (
    <section aria-label={texts.photos}>
      {/* A row that scrolls must be reachable by keyboard. */}
      <ul
        tabIndex={first.length > 1 ? 0 : undefined}
        className={clsx(
          'rail snap-mandatory gap-2 md:mx-0 md:grid md:overflow-visible md:rounded-card md:px-0',
          first.length > 1 && 'md:grid-cols-4 md:grid-rows-2',
        )}
      >
        {first.map((photo, index) => (
          <li
            key={photo.id}
            className={clsx(
              first.length > 1 ? 'w-[88%] md:w-auto' : 'w-full',
              spanOf(index, first.length),
            )}
          >
            <Picture
              picture={photo}
              alt={altOf(photo, index)}
              ratio={first.length === 1 ? '16/9' : '4/3'}
              sizes={
                index === 0 || first.length < PHOTOS_AT_FIRST
                  ? '(min-width: 48rem) 600px, 90vw'
                  : '(min-width: 48rem) 300px, 90vw'
              }
              loading={index === 0 ? 'priority' : 'lazy'}
              className={clsx('max-md:aspect-4/3', first.length > 1 && 'md:aspect-auto md:h-full')}
            />
          </li>
        ))}
      </ul>
      {rest.length > 0 ? (
        <details className="group mt-3">
          <summary className="inline-flex min-h-11 list-none items-center gap-2 font-semibold text-mar-600 group-open:mb-2">
            <Images aria-hidden="true" className="size-5" />
            {texts.allPhotos(rest.length)}
          </summary>
          <ul className="grid grid-cols-2 gap-2 md:grid-cols-4">
            {rest.map((photo, index) => (
              <li key={photo.id}>
                <Picture
                  picture={photo}
                  alt={altOf(photo, index + PHOTOS_AT_FIRST)}
                  sizes="(min-width: 48rem) 300px, 50vw"
                />
              </li>
            ))}
          </ul>
        </details>
      ) : null}
    </section>
  )
}

/** However many there are, the grid of four by two has no hole. */
function spanOf(index: number, count: number): string {
  if (count === 1) return ''
  if (index === 0) return 'md:col-span-2 md:row-span-2 md:aspect-4/3'
  if (count === 2) return 'md:col-span-2 md:row-span-2'
  if (count === 3) return 'md:col-span-2'
  if (count === 4 && index === 1) return 'md:col-span-2'
  return ''
}
