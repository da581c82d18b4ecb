import type { Photo } from '@portal/contract/ground/media/media'
import { ChevronLeft, ChevronRight, X } from 'lucide-react'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { IconButton } from '~/ui/IconButton.tsx'
import { Picture } from '~/ui/Picture.tsx'
import { words } from '~/ui/words.ts'
import { businessTexts } from './business.texts.ts'
import { detailsTexts } from './business-details.texts.ts'

const texts = detailsTexts.viewer

type PhotoViewerProps = {
  photos: readonly Photo[]
  name: string
  /** The photo it opens at. */
  start: number
  onClose: () => void
}

/** The browser's own modal window: it keeps the focus inside and closes with Escape. */
export function PhotoViewer({ photos, name, start, onClose }: PhotoViewerProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const strip = useRef<HTMLUListElement>(null)
  const [index, setIndex] = useState(start)

  useEffect(() => {
    dialog.current?.showModal()
    strip.current?.children[start]?.scrollIntoView({ behavior: 'instant', inline: 'start' })
  }, [start])

  function show(next: number) {
    strip.current?.children[next]?.scrollIntoView({ inline: 'start', block: 'nearest' })
  }
  function turn({ key }: KeyboardEvent) {
    if (key === 'ArrowRight') show(index + 1)
    if (key === 'ArrowLeft') show(index - 1)
  }
  return (
    <dialog
      ref={dialog}
      aria-label={texts.label(name)}
      onClose={onClose}
      onKeyDown={turn}
      className="on-dark h-full max-h-none w-full max-w-none bg-mar-950 text-on-dark"
    >
      <div className="flex items-center justify-between px-3">
        <p role="status" className="num pl-2 text-sm">
          {texts.counter(index + 1, photos.length)}
        </p>
        <IconButton
          label={words.close}
          look="on-dark"
          onClick={() => dialog.current?.close()}
          className="my-2"
        >
          <X aria-hidden="true" />
        </IconButton>
      </div>
      <ul
        ref={strip}
        onScroll={({ currentTarget: { scrollLeft, clientWidth } }) =>
          setIndex(Math.round(scrollLeft / Math.max(1, clientWidth)))
        }
        className="rail mx-0! snap-mandatory px-0!"
      >
        {photos.map((photo, position) => (
          <li key={photo.id} className="w-full">
            <Picture
              picture={photo}
              alt={photo.alt || businessTexts.photo(name, position + 1)}
              ratio="4/3"
              sizes="100vw"
              className="mx-auto max-w-[calc((100svh-9rem)*4/3)]"
            />
          </li>
        ))}
      </ul>
      {photos.length > 1 ? (
        <div className="flex justify-center gap-3 p-2">
          <IconButton
            label={words.carousel.previous}
            look="on-dark"
            disabled={index === 0}
            onClick={() => show(index - 1)}
          >
            <ChevronLeft aria-hidden="true" />
          </IconButton>
          <IconButton
            label={words.carousel.next}
            look="on-dark"
            disabled={index === photos.length - 1}
            onClick={() => show(index + 1)}
          >
            <ChevronRight aria-hidden="true" />
          </IconButton>
        </div>
      ) : null}
    </dialog>
  )
}
