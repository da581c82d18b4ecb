import type { Photo } from '@portal/contract/ground/media/media'
import clsx from 'clsx'
import { House, Images } from 'lucide-react'
import { type ComponentType, type LazyExoticComponent, Suspense } from 'react'
import { Link, useLocation, useNavigate } from 'react-router'
import { Picture } from '~/ui/Picture.tsx'
import { VisuallyHidden } from '~/ui/VisuallyHidden.tsx'
import { propertiesTexts } from './properties.texts.ts'

const texts = propertiesTexts.page
const PHOTOS_AT_FIRST = 5
const PHOTO_HASH = /^#foto-(\d+)$/

export type PhotoViewer = ComponentType<{
  photos: readonly Photo[]
  name: string
  start: number
  onClose: () => void
}>

type PropertyGalleryProps = {
  photos: readonly Photo[]
  title: string
  Viewer: PhotoViewer | LazyExoticComponent<PhotoViewer>
}

/**
 * On a phone a strip to swipe; on a wide screen the first photo large and four beside it. The address
 * says which one is open, so that the way back closes it.
 */
export function PropertyGallery({ photos, title, Viewer }: PropertyGalleryProps) {
  const { hash, key } = useLocation()
  const navigate = useNavigate()
  const start = Number(PHOTO_HASH.exec(hash)?.[1]) - 1
  if (photos.length === 0) {
    return (
      <p className="grid justify-items-center gap-2 rounded-card bg-areia-100 p-10 text-muted">
        <House aria-hidden="true" className="size-12 text-mar-600" />
        {texts.noPhoto}
      </p>
    )
  }
  const first = photos.slice(0, PHOTOS_AT_FIRST)
  const isGrid = first.length === PHOTOS_AT_FIRST
  const close = () => {
    if (!PHOTO_HASH.test(window.location.hash)) return
    // Who came by a link to the photo has nothing of ours behind them.
    if (key === 'default') void navigate('.', { replace: true, preventScrollReset: true })
    else void navigate(-1)
  }
  return (
    <section aria-label={texts.gallery}>
      <ul
        className={clsx(
          'rail snap-mandatory gap-2 md:mx-0 md:grid md:overflow-hidden md:rounded-card md:px-0',
          isGrid ? 'md:grid-cols-4 md:grid-rows-2' : first.length > 1 && 'md:grid-cols-2',
        )}
      >
        {first.map((photo, index) => (
          <li
            key={photo.id}
            className={clsx(
              first.length > 1 ? 'w-[88%] md:w-auto' : 'w-full',
              isGrid && index === 0 && 'md:col-span-2 md:row-span-2',
              !isGrid && index > 1 && 'md:hidden',
            )}
          >
            <Link to={`#foto-${index + 1}`} preventScrollReset className="relative block h-full">
              <VisuallyHidden>{texts.openPhoto(index + 1)}: </VisuallyHidden>
              <Picture
                picture={photo}
                alt={photo.alt || texts.photo(title, index + 1)}
                ratio="4/3"
                sizes={
                  index === 0 ? '(min-width: 48rem) 600px, 90vw' : '(min-width: 48rem) 300px, 90vw'
                }
                loading={index === 0 ? 'priority' : 'lazy'}
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
      {start in photos ? (
        <Suspense>
          <Viewer photos={photos} name={title} start={start} onClose={close} />
        </Suspense>
      ) : null}
    </section>
  )
}
