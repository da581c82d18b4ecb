import type { OwnPhoto } from '@portal/contract/media/media'
import { useEffect, useRef, useState } from 'react'
import { browserApi } from '~/platform/api.ts'
import { ConfirmDialog } from '~/ui/ConfirmDialog.tsx'
import { mediaTexts } from './media.texts.ts'
import { PhotoTile, stepButtonId } from './PhotoTile.tsx'
import { type Direction, inOrderOf, step } from './photo-order.rules.ts'
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
}

/** The photos in their order: dragged or moved by buttons, described, removed. */
export function PhotoGrid({ photos, list, previews, onNews, focusAfterRemoval }: PhotoGridProps) {
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
            onDescribed={({ id }, alt) =>
              list.change((now) => now.map((one) => (one.id === id ? { ...one, alt } : one)))
            }
          />
        ))}
      </ol>
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
