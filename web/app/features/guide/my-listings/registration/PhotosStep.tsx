import { WhatChanged } from '~/editing/EditorForm.tsx'
import { Panel } from '~/ui/Panel.tsx'
import { myListingsTexts } from '../my-listings.texts.ts'
import type { PhotosSlot } from '../screens/PhotosScreen.tsx'
import { usePhotosForm } from '../use-photos-form.ts'
import type { OwnStepProps } from './HoursStep.tsx'
import { StepFrame } from './StepFrame.tsx'

type PhotosStepProps = OwnStepProps & { renderPhotos: PhotosSlot }

export function PhotosStep({ listing, renderPhotos, onSaved, onLater, ...frame }: PhotosStepProps) {
  const editor = usePhotosForm(listing)
  const { steps } = myListingsTexts.registration
  const { preparing } = myListingsTexts.photosScreen
  return (
    <StepFrame
      {...frame}
      failure={editor.isPreparing ? preparing : editor.failure}
      isSaving={editor.isSaving || editor.isPreparing}
      isSkipped={editor.photos.length === 0}
      onNext={() => void editor.save().then((saved) => saved && onSaved(saved))}
      onLater={() => void editor.save().then(onLater)}
    >
      <WhatChanged editor={editor} />
      <Panel aria-label={steps.fotos}>
        {renderPhotos({
          photos: editor.photos,
          onChange: editor.change,
          limit: editor.base.photo_limit,
        })}
      </Panel>
    </StepFrame>
  )
}
