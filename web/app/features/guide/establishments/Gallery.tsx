import type { Photo } from '@portal/contract/ground/media/media'
import clsx from 'clsx'
import { Images } from 'lucide-react'
import { lazy, Suspense } from 'react'
import { Link, useLocation, useNavigate } from 'react-router'
import { Picture } from '~/ui/Picture.tsx'
import { VisuallyHidden } from '~/ui/VisuallyHidden.tsx'
import { businessTexts as texts } from './business.texts.ts'

/** The photos on the first screen of a business; the others are in the viewer. */
const PHOTOS_AT_FIRST = 5
const PHOTO_HASH = /^#foto-(\d+)$/
const PhotoViewer = lazy(() =>
  import('./PhotoViewer.tsx').then((module) => ({ default: module.PhotoViewer })),
)

/**
 * On a phone a strip to swipe; on a wide screen the first photo large and four beside it. The address
 * says which one is open, so that the way back closes it.
 */
export function Gallery({ photos, name }: { photos: readonly Photo[]; name: string }) {
  const { hash, key } = useLocation()
  const navigate = useNavigate()
  const start = Number(PHOTO_HASH.exec(hash)?.[1]) - 1
  const isOpen = start in photos
  if (photos.length === 0) return null
  const first = photos.slice(0, PHOTOS_AT_FIRST)
  const altOf = (photo: Photo, index: number) => photo.alt || texts.photo(name, index + 1)
  // Whoever closes it and whoever goes back end at the same place.
  const close = () => {
    if (!PHOTO_HASH.test(window.location.hash)) return
    // Who came by a link to the photo has nothing of ours behind them.
    if (key === 'default') void navigate('.', { replace: true, preventScrollReset: true })
    else void navigate(-1)
  }
  return (
    <section aria-label={texts.photos}>
      <ul
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
            <Link to={`#foto-${index + 1}`} preventScrollReset className="relative block h-full">
              <VisuallyHidden>{texts.viewer.open(index + 1)}: </VisuallyHidden>
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
                className={clsx(
                  'max-md:aspect-4/3',
                  first.length > 1 && 'md:aspect-auto md:h-full',
                )}
              />
            </Link>
          </li>
        ))}
      </ul>
      {photos.length > 1 ? (
        <Link
          to="#foto-1"
          preventScrollReset
          className="mt-1 inline-flex min-h-11 items-center gap-2 font-semibold text-mar-600"
        >
          <Images aria-hidden="true" className="size-5" />
          {texts.allPhotos(photos.length)}
        </Link>
      ) : null}
      {isOpen ? (
        <Suspense>
          <PhotoViewer photos={photos} name={name} start={start} onClose={close} />
        </Suspense>
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
