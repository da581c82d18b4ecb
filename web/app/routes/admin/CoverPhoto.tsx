import type { OwnPhoto } from '@portal/contract/media/media'
import { useState } from 'react'
import { PhotoUploader } from '~/features/media/PhotoUploader.tsx'
import type { CoverPart } from '~/features/podcast-admin/EpisodeEditor.tsx'
import { EditorSection } from '~/ui/EditorSection.tsx'

/** One photo, saved with the rest of the form once it is ready. */
export function CoverPhoto({ title, cover, onCover }: Parameters<CoverPart>[0]) {
  const [photos, setPhotos] = useState<OwnPhoto[]>(() =>
    cover ? [{ ...cover, status: 'ready', created_at: new Date(0).toISOString() }] : [],
  )
  return (
    <EditorSection title={title}>
      <PhotoUploader
        photos={photos}
        limit={1}
        onChange={(changed) => {
          setPhotos(changed)
          const [photo] = changed
          if (!photo) onCover(null)
          else if (photo.status === 'ready') onCover(photo.id)
        }}
      />
    </EditorSection>
  )
}
