import { SIGHT_STATUS_WORDS, type SightStatus } from '@portal/contract/city/sights/sight.texts'
import { type EditedSight, updateSight } from '@portal/contract/city/sights/sight-editor'
import type { ReactNode } from 'react'
import { EditorForm } from '~/editing/EditorForm.tsx'
import { useEditor } from '~/editing/use-editor.ts'
import { Badge } from '~/ui/Badge.tsx'
import { Button } from '~/ui/Button.tsx'
import { ConfirmDialog } from '~/ui/ConfirmDialog.tsx'
import { EditorFoot } from '~/ui/EditorFoot.tsx'
import { EditorHead } from '~/ui/EditorHead.tsx'
import { TextLink } from '~/ui/TextLink.tsx'
import { FacilitiesField, facilityWords } from './FacilitiesField.tsx'
import { FactsFields } from './FactsFields.tsx'
import { NotesField } from './NotesField.tsx'
import { PlaceFields } from './PlaceFields.tsx'
import { RampsField } from './RampsField.tsx'
import { SourcesFields } from './SourcesFields.tsx'
import { fieldOfPath, toBody, toForm } from './sight-form.rules.ts'
import { sightsAdminTexts as texts } from './sights-admin.texts.ts'
import type { SightEditorActions } from './use-sight-editor.ts'
import { WaterField } from './WaterField.tsx'
import { WordsFields } from './WordsFields.tsx'

export type PhotosPart = (part: {
  sight: EditedSight
  isWriting: boolean
  onSave: (photos: { id: string; alt: string }[]) => void
}) => ReactNode

type SightEditorProps = {
  sight: EditedSight
  editor: SightEditorActions
  page: string
  photos: PhotosPart
}

export function SightEditor({ sight, editor, page, photos }: SightEditorProps) {
  const editing = useEditor(updateSight, {
    from: sight,
    params: { id: sight.id },
    toForm,
    toBody: (values, { version }) => toBody(values, version),
    fieldOf: fieldOfPath,
    wordsOf: facilityWords,
    texts: { saved: texts.saved, failed: texts.saveFailed },
    onSaved: editor.keep,
    read: () => editor.read(sight.id),
  })
  const { base } = editing
  const isBeach = base.kind === 'beach'
  return (
    <div className="grid grid-cols-1 gap-5">
      <SightHead
        sight={base}
        page={page}
        isWriting={editing.isSaving}
        onStatus={async (status) => void (await editing.run(editor.statusWrite(base, status)))}
      />
      <EditorForm editor={editing}>
        <WordsFields edition={editing.edition} />
        <FactsFields />
        {isBeach ? <RampsField /> : null}
        <FacilitiesField />
        <NotesField name="hazards" />
        <NotesField name="rules" />
        <NotesField name="ways" />
        {isBeach ? <WaterField /> : null}
        <PlaceFields />
        <SourcesFields />
        <EditorFoot save={texts.save} isWriting={editing.isSaving} />
      </EditorForm>
      {photos({
        sight: base,
        isWriting: editing.isSaving,
        onSave: (wanted) => void editing.run(editor.photosWrite(base, wanted)),
      })}
    </div>
  )
}

type SightHeadProps = {
  sight: EditedSight
  page: string
  isWriting: boolean
  onStatus: (status: SightStatus) => Promise<void>
}

function SightHead({ sight, page, isWriting, onStatus }: SightHeadProps) {
  const isPublished = sight.status === 'published'
  return (
    <EditorHead back={texts.back} title={sight.name}>
      <Badge tone={isPublished ? 'ok' : 'neutral'}>{SIGHT_STATUS_WORDS[sight.status]}</Badge>
      {isPublished ? (
        <TextLink to={page} block reloadDocument>
          {texts.view}
        </TextLink>
      ) : (
        <Button
          look="line"
          size="sm"
          pending={isWriting}
          onClick={() => void onStatus('published')}
        >
          {texts.publish}
        </Button>
      )}
      {isPublished ? (
        <Button look="ghost" size="sm" pending={isWriting} onClick={() => void onStatus('draft')}>
          {texts.withdraw}
        </Button>
      ) : null}
      {sight.status === 'archived' ? null : (
        <ConfirmDialog
          destructive
          title={texts.archiveTitle(sight.name)}
          description={texts.archiveText}
          confirmLabel={texts.archive}
          onConfirm={() => onStatus('archived')}
          trigger={
            <Button look="ghost" size="sm">
              {texts.archive}
            </Button>
          }
        />
      )}
    </EditorHead>
  )
}
