import type { OwnPhoto } from '@portal/contract/media/media'
import { OnePhoto } from '~/features/media/OnePhoto.tsx'
import type { ChosenPhoto, PhotoPicker } from '~/ui/rich-text/editor/FigureWindow.tsx'

/** A photo for an article, from a desktop or a phone. */
export function ArticlePhoto({ photo, onChange }: Parameters<PhotoPicker>[0]) {
  return (
    <OnePhoto
      photo={photo && asOwn(photo)}
      onChange={(own) => onChange(own && { ...own, isReady: own.status === 'ready' })}
    />
  )
}

const asOwn = ({ isReady, is_private: _, ...photo }: ChosenPhoto): OwnPhoto => ({
  ...photo,
  status:
    'status' in photo ? (photo.status as OwnPhoto['status']) : isReady ? 'ready' : 'processing',
  created_at: new Date(0).toISOString(),
})
