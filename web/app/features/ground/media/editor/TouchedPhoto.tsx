import type { Focus, OwnPhoto } from '@portal/contract/ground/media/media'
import type { PointerEvent, ReactNode } from 'react'
import { PhotoImage } from '~/ui/PhotoImage.tsx'

type TouchedPhotoProps = {
  photo: OwnPhoto
  /** With the spot under the finger, in fractions of the photo. */
  onTouch: (spot: Focus) => void
  /** What lies over it. */
  children: ReactNode
}

/** A photo in its own shape that can be touched and dragged over; sliders do the same by keyboard. */
export function TouchedPhoto({ photo, onTouch, children }: TouchedPhotoProps) {
  function touch(event: PointerEvent<HTMLDivElement>) {
    if (event.type === 'pointermove' && event.buttons === 0) return
    const box = event.currentTarget.getBoundingClientRect()
    const along = (at: number, start: number, size: number) =>
      Number(Math.min(1, Math.max(0, (at - start) / size)).toFixed(3))
    onTouch({
      x: along(event.clientX, box.left, box.width),
      y: along(event.clientY, box.top, box.height),
    })
  }
  return (
    <div
      className="mx-auto"
      style={{ width: `min(100%, ${(photo.width / photo.height) * 24}rem)` }}
    >
      <div
        data-touched-photo=""
        onPointerDown={touch}
        onPointerMove={touch}
        style={{ aspectRatio: `${photo.width} / ${photo.height}` }}
        className="relative cursor-crosshair touch-none overflow-hidden rounded-item bg-areia-200"
      >
        <PhotoImage
          picture={{ ...photo, focus: undefined }}
          sizes="40rem"
          // Held by the browser itself, the photo would be dragged away instead of touched.
          className="pointer-events-none size-full object-cover select-none"
        />
        {children}
      </div>
    </div>
  )
}
