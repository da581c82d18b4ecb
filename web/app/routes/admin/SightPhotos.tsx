import { MOST_SIGHT_PHOTOS } from '@portal/contract/city/sights/sight.texts'
import type { EditedSight } from '@portal/contract/city/sights/sight-editor'
import type { OwnPhoto } from '@portal/contract/ground/media/media'
import { useState } from 'react'
import type { PhotosPart } from '~/features/city/sights-admin/SightEditor.tsx'
import { sightsAdminTexts as texts } from '~/features/city/sights-admin/sights-admin.texts.ts'
import { PhotoUploader } from '~/features/ground/media/PhotoUploader.tsx'
import { Button } from '~/ui/Button.tsx'
import { EditorSection } from '~/ui/EditorSection.tsx'

type SightPhotosProps = Parameters<PhotosPart>[0]

/** Photos are saved apart from the words: each has its own button and its own answer. */
export function SightPhotos({ sight, isWriting, onSave }: SightPhotosProps) {
  const [photos, setPhotos] = useState<OwnPhoto[]>(() => sight.photos.map(asOwn))
  const isPreparing = photos.some(({ status }) => status !== 'ready')
  return (
    <EditorSection title={texts.sections.photos} lead={texts.photos.lead}>
      <PhotoUploader photos={photos} onChange={setPhotos} limit={MOST_SIGHT_PHOTOS} />
      <Button
        look="line"
        className="justify-self-start"
        pending={isWriting}
        disabled={isPreparing}
        onClick={() => onSave(photos.map(({ id, alt }) => ({ id, alt })))}
      >
        {texts.photos.save}
      </Button>
    </EditorSection>
  )
}

/** Whose ever it is: what is shown here already is not waited for. */
const asOwn = (photo: EditedSight['photos'][number]): OwnPhoto => ({
  ...photo,
  status: 'ready',
  created_at: new Date(0).toISOString(),
})
