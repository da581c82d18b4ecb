import type { OwnPhoto } from '@portal/contract/ground/media/media'
import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { browserApi } from '~/platform/api.ts'
import { ConfirmDialog } from '~/ui/ConfirmDialog.tsx'
import { mediaTexts } from './media.texts.ts'
import { adjustButtonId, PhotoTile, stepButtonId } from './PhotoTile.tsx'
import { type Direction, inOrderOf, step, toFront } from './photo-order.rules.ts'
import { useDragOrder } from './use-drag-order.ts'
import type { PhotoList } from './use-photo-list.ts'
import type { usePreviews } from './use-previews.ts'

type PhotoGridProps = {
  photos: readonly OwnPhoto[]
  list: PhotoList
  previews: ReturnType<typeof usePreviews>
  onNews: (sentence: string) => void
  /** Where the focus goes when the photo that had it is gone. */
  focusAfterRemoval: () => HTMLElement | true
  isAdjustable: boolean
}

// Few photos are adjusted, and its look is that of the workplace.
const AdjustPhoto = lazy(() =>
  import('./editor/AdjustPhoto.tsx').then((module) => ({ default: module.AdjustPhoto })),
)

/** The photos in their order: dragged or moved by buttons, adjusted, removed. */
export function PhotoGrid(props: PhotoGridProps) {
  const { photos, list, previews, onNews, focusAfterRemoval, isAdjustable } = props
  const [adjusted, setAdjusted] = useState<OwnPhoto | null>(null)
  const [isAdjusting, setAdjusting] = useState(false)
  const [asked, setAsked] = useState<OwnPhoto | null>(null)
  const [isAsking, setAsking] = useState(false)
  const focusLater = useRef<string[]>([])
  const { held, start } = useDragOrder(photos, (id, order) => {
    list.change((now) => inOrderOf(order, now))
    tellPlace(id)
  })

  // A photo that moved is put elsewhere in the page, and the keyboard would lose its place with it.
  useEffect(() => {
    const ids = focusLater.current
    if (ids.length === 0) return
    focusLater.current = []
    ids
      .map((id) => document.getElementById(id))
      .find(isUsable)
      ?.focus()
  })

  function stepTo(photo: OwnPhoto, direction: Direction) {
    const other = direction === 'earlier' ? 'later' : 'earlier'
    focusLater.current = [stepButtonId(photo.id, direction), stepButtonId(photo.id, other)]
    list.change((now) => step(now, photo.id, direction))
    tellPlace(photo.id)
  }
  function makeCover(photo: OwnPhoto) {
    focusLater.current = [stepButtonId(photo.id, 'later')]
    list.change((now) => toFront(now, photo.id))
    onNews(mediaTexts.news.cover)
  }
  function openAdjusting(photo: OwnPhoto) {
    setAdjusted(photo)
    setAdjusting(true)
  }
  function adjust(photo: OwnPhoto, after: OwnPhoto) {
    list.change((now) => now.map((one) => (one.id === photo.id ? after : one)))
    setAdjusted(after)
    onNews(mediaTexts.adjust.saved)
  }
  function tellPlace(id: string) {
    const now = list.read()
    const place = now.findIndex((photo) => photo.id === id) + 1
    onNews(mediaTexts.news.moved(place, now.length))
  }
  function remove(photo: OwnPhoto) {
    list.change((now) => now.filter(({ id }) => id !== photo.id))
    previews.drop(photo.id)
    onNews(mediaTexts.news.removed)
    // Refused where a page still shows it; once that is saved without it, the night removes it.
    void browserApi
      .send('DELETE', '/api/v1/media/:id', { params: { id: photo.id } })
      .catch(() => null)
  }

  const shown = held ? inOrderOf(held.order, photos) : photos
  return (
    <>
      <ol
        aria-label={mediaTexts.list}
        className="grid grid-cols-1 gap-4 md:grid-cols-2 lg:grid-cols-3"
      >
        {photos.map((photo) => (
          <PhotoTile
            key={photo.id}
            photo={photo}
            place={shown.indexOf(photo) + 1}
            count={photos.length}
            preview={previews.of(photo.id)}
            isHeld={held?.id === photo.id}
            onHold={start}
            onStep={stepTo}
            onRemove={(one) => {
              setAsked(one)
              setAsking(true)
            }}
            onCover={makeCover}
            onAdjust={isAdjustable ? openAdjusting : undefined}
          />
        ))}
      </ol>
      {adjusted ? (
        <Suspense fallback={null}>
          <AdjustPhoto
            photo={adjusted}
            place={photos.findIndex(({ id }) => id === adjusted.id) + 1}
            isOpen={isAdjusting}
            onOpenChange={setAdjusting}
            onAdjusted={(after) => adjust(adjusted, after)}
            finalFocus={() => document.getElementById(adjustButtonId(adjusted.id)) ?? true}
          />
        </Suspense>
      ) : null}
      {asked ? (
        <ConfirmDialog
          open={isAsking}
          onOpenChange={setAsking}
          title={mediaTexts.remove.title(photos.findIndex(({ id }) => id === asked.id) + 1)}
          description={mediaTexts.remove.description}
          confirmLabel={mediaTexts.remove.confirm}
          destructive
          finalFocus={focusAfterRemoval}
          onConfirm={() => remove(asked)}
        />
      ) : null}
    </>
  )
}

function isUsable(element: HTMLElement | null): element is HTMLButtonElement {
  return element instanceof HTMLButtonElement && !element.disabled
}
