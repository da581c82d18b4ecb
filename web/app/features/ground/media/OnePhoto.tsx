import type { OwnPhoto } from '@portal/contract/ground/media/media'
import { Trash2 } from 'lucide-react'
import { useState } from 'react'
import { Button } from '~/ui/Button.tsx'
import { Picture } from '~/ui/Picture.tsx'
import { Spinner } from '~/ui/Spinner.tsx'
import { DropArea } from './DropArea.tsx'
import { mediaTexts } from './media.texts.ts'
import { UploadRow } from './UploadRow.tsx'
import { admit } from './uploads.rules.ts'
import { usePhotoList } from './use-photo-list.ts'
import { usePhotoNews } from './use-photo-news.ts'
import { uploadsOf, usePhotoUploads } from './use-photo-uploads.ts'
import { usePreviews } from './use-previews.ts'

type OnePhotoProps = {
  photo: OwnPhoto | null
  /** Called when it arrived, became ready or was taken away. */
  onChange: (photo: OwnPhoto | null) => void
}

/** One photo and no words: where the form around it asks for those. */
export function OnePhoto({ photo, onChange }: OnePhotoProps) {
  const [news, setNews] = useState('')
  const photos = photo ? [photo] : []
  const list = usePhotoList(photos, (now) => onChange(now.at(-1) ?? null))
  const previews = usePreviews()
  const { uploads, add, retry, drop } = usePhotoUploads({
    onNews: setNews,
    purpose: 'photo',
    onArrived(arrived, { key }) {
      previews.rename(key, arrived.id)
      list.change(() => [arrived])
    },
  })
  usePhotoNews(list, photo?.status === 'processing')

  function take(files: readonly File[]) {
    const { admitted } = admit(uploadsOf(files.slice(0, 1)), 1)
    for (const { key, file, state } of admitted) if (state !== 'failed') previews.keep(key, file)
    add(admitted)
  }
  const preview = photo ? previews.of(photo.id) : undefined
  return (
    <div className="grid gap-3">
      {photo ? (
        <>
          <Picture picture={photo} ratio="3/2" sizes="(min-width: 48rem) 40rem, 100vw">
            <div className="relative">
              {preview ? <img src={preview} alt="" className="size-full object-cover" /> : null}
              {photo.status === 'processing' ? (
                <p className="absolute inset-x-0 bottom-0 flex items-center gap-2 bg-mar-950/75 px-3 py-2 font-semibold text-white text-xs">
                  <Spinner size="sm" />
                  {mediaTexts.photo.preparing}
                </p>
              ) : null}
            </div>
          </Picture>
          {photo.status === 'failed' ? (
            <p className="font-semibold text-sm text-vermelho-700">{mediaTexts.photo.failed}</p>
          ) : null}
          <Button
            look="ghost"
            size="sm"
            className="justify-self-start"
            onClick={() => onChange(null)}
          >
            <Trash2 aria-hidden="true" />
            {mediaTexts.one.remove}
          </Button>
        </>
      ) : (
        <DropArea
          onFiles={take}
          isFull={uploads.some(({ state }) => state !== 'failed')}
          limit={1}
        />
      )}
      {uploads.length > 0 ? (
        <ul aria-label={mediaTexts.sending} className="grid gap-2">
          {uploads.map((upload) => (
            <UploadRow
              key={upload.key}
              upload={upload}
              preview={previews.of(upload.key)}
              onRetry={() => retry(upload.key)}
              onDrop={() => {
                drop(upload.key)
                previews.drop(upload.key)
              }}
            />
          ))}
        </ul>
      ) : null}
      <p role="status" className="sr-only">
        {news}
      </p>
    </div>
  )
}
