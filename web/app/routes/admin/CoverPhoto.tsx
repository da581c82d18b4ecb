import type { Photo } from '@portal/contract/ground/media/media'
import { useState } from 'react'
import { OneDescribedPhoto } from '~/features/ground/media/OneDescribedPhoto.tsx'
import type { CoverPart } from '~/features/newsroom/podcast-admin/EpisodeEditor.tsx'
import { EditorSection } from '~/ui/EditorSection.tsx'

/** One photo, saved with the rest of the form once it is ready. */
export function CoverPhoto({ title, cover, onCover }: Parameters<CoverPart>[0]) {
  const [photo, setPhoto] = useState<Photo | null>(cover)
  return (
    <EditorSection title={title}>
      <OneDescribedPhoto
        photo={photo}
        onChange={(changed) => {
          setPhoto(changed)
          if (!changed) onCover(null)
          else if (changed.status === 'ready') onCover(changed.id)
        }}
      />
    </EditorSection>
  )
}
