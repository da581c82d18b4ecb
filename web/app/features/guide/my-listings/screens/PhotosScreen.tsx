import type { OwnPhoto } from '@portal/contract/ground/media/media'
import type { OwnEstablishment } from '@portal/contract/guide/establishments/own-establishment'
import type { ReactNode } from 'react'
import { WhatChanged } from '~/editing/EditorForm.tsx'
import { LeaveQuestion } from '~/ui/LeaveQuestion.tsx'
import { Panel } from '~/ui/Panel.tsx'
import { toast } from '~/ui/toast.ts'
import { myListingsTexts } from '../my-listings.texts.ts'
import { usePhotosForm } from '../use-photos-form.ts'
import { SaveBar } from './SaveBar.tsx'
import { levelFor, ScreenHead } from './ScreenHead.tsx'

const texts = myListingsTexts.photosScreen

/** Handed in by the route: sending photos is another feature. */
export type PhotosSlot = (photos: {
  photos: readonly OwnPhoto[]
  onChange: (photos: OwnPhoto[]) => void
  limit: number
}) => ReactNode

type PhotosScreenProps = { listing: OwnEstablishment; planName: string; renderPhotos: PhotosSlot }

export function PhotosScreen({ listing, planName, renderPhotos }: PhotosScreenProps) {
  const editor = usePhotosForm(listing)
  const { base, photos } = editor
  const hidden = base.photos.length - base.photo_limit
  async function save() {
    if (!(await editor.save())) return
    toast({ title: myListingsTexts.save.photos, variant: 'success' })
  }
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void save()
      }}
      className="grid grid-cols-[minmax(0,1fr)] gap-5"
    >
      <ScreenHead
        title={texts.title}
        level={levelFor(base)}
        lead={base.photo_limit === 0 ? texts.noPlan : texts.lead(base.photo_limit, planName)}
      />
      <WhatChanged editor={editor} />
      {hidden > 0 ? <p className="rounded-item bg-sol-100 p-3">{texts.hidden(hidden)}</p> : null}
      <Panel aria-label={texts.title}>
        {renderPhotos({ photos, onChange: editor.change, limit: base.photo_limit })}
      </Panel>
      <SaveBar
        label={texts.save}
        changedCount={editor.isChanged ? 1 : 0}
        isSaving={editor.isSaving}
        failure={editor.isPreparing ? texts.preparing : editor.failure}
        isBlocked={editor.isPreparing}
        onDiscard={editor.discard}
      />
      <LeaveQuestion hasUnsavedWork={editor.isChanged} />
    </form>
  )
}
