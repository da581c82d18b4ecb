import type { OwnPhoto, PhotoPurpose } from '@portal/contract/ground/media/media'
import { useRef, useState } from 'react'
import { DropArea } from './DropArea.tsx'
import { mediaTexts } from './media.texts.ts'
import { PhotoGrid } from './PhotoGrid.tsx'
import { PhotoWords } from './PhotoWords.tsx'
import { placeArrived } from './photo-order.rules.ts'
import { UploadRow } from './UploadRow.tsx'
import { admit, placesTaken, type Upload } from './uploads.rules.ts'
import { usePhotoList } from './use-photo-list.ts'
import { usePhotoNews } from './use-photo-news.ts'
import { uploadsOf, usePhotoUploads } from './use-photo-uploads.ts'
import { usePreviews } from './use-previews.ts'

export type PhotoUploaderProps = {
  /** In their order; the first is the cover. */
  photos: readonly OwnPhoto[]
  /** Called with every change: one arrived, moved, was described, became ready or was removed. */
  onChange: (photos: OwnPhoto[]) => void
  /** How many photos there may be. */
  limit: number
  /** A document is never shown to the public. */
  purpose?: PhotoPurpose
  /** Whether a photo may be cropped and its focus set: where pages show it in frames of many shapes. */
  isAdjustable?: boolean
}

/** Photos from a desktop or a phone into a form, in an order, each with its words. */
export function PhotoUploader({
  photos,
  onChange,
  limit,
  purpose = 'photo',
  isAdjustable = false,
}: PhotoUploaderProps) {
  const [news, setNews] = useState('')
  const [leftOut, setLeftOut] = useState<string | null>(null)
  const counter = useRef<HTMLParagraphElement>(null)
  // Uploads first, then the photos they became, in the order in which the person chose them.
  const chosen = useRef<string[]>([])
  const list = usePhotoList(photos, onChange)
  const previews = usePreviews()
  const { uploads, add, retry, drop } = usePhotoUploads({
    onNews: setNews,
    purpose,
    onArrived(photo, { key }) {
      previews.rename(key, photo.id)
      chosen.current = chosen.current.map((id) => (id === key ? photo.id : id))
      list.change((now) => placeArrived(now, photo, chosen.current))
    },
  })
  usePhotoNews(
    list,
    photos.some(({ status }) => status === 'processing'),
  )
  const room = Math.max(0, limit - placesTaken(photos.length, uploads))

  function take(files: readonly File[]) {
    if (files.length === 0) return
    const { admitted, leftOut: without } = admit(uploadsOf(files), room)
    for (const { key, file, state } of admitted) if (state !== 'failed') previews.keep(key, file)
    chosen.current.push(...admitted.map(({ key }) => key))
    setLeftOut(without > 0 ? mediaTexts.leftOut(room, without) : null)
    const started = admitted.filter(({ state }) => state !== 'failed').length
    if (started > 0) setNews(mediaTexts.news.started(started))
    add(admitted)
  }
  function cancel({ key, file, state }: Upload) {
    drop(key)
    previews.drop(key)
    if (state !== 'failed' && state !== 'small') setNews(mediaTexts.news.canceled(file.name))
  }

  return (
    <div className="grid grid-cols-1 gap-4">
      <p ref={counter} tabIndex={-1} className="text-sm text-muted outline-none">
        {mediaTexts.count(photos.length, limit)}
      </p>
      <DropArea onFiles={take} isFull={room === 0} limit={limit} />
      {leftOut ? (
        <p role="alert" className="rounded-input bg-sol-100 p-4 text-sm">
          {leftOut}
        </p>
      ) : null}
      {uploads.length > 0 ? (
        <ul aria-label={mediaTexts.sending} className="grid gap-2">
          {uploads.map((upload) => (
            <UploadRow
              key={upload.key}
              upload={upload}
              preview={previews.of(upload.key)}
              onRetry={() => retry(upload.key)}
              onDrop={() => cancel(upload)}
            />
          ))}
        </ul>
      ) : null}
      {photos.length > 0 ? (
        <PhotoGrid
          photos={photos}
          list={list}
          previews={previews}
          onNews={setNews}
          focusAfterRemoval={() => counter.current ?? true}
          isAdjustable={isAdjustable}
        />
      ) : null}
      <PhotoWords photos={photos} list={list} />
      <p role="status" className="sr-only">
        {news}
      </p>
    </div>
  )
}
