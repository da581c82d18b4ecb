import type { EditedSight } from '@portal/contract/sights/sight-editor'
import { SIGHT_STATUS_WORDS, type SightStatus } from '@portal/contract/sights/sight-words'
import { type ReactNode, useState } from 'react'
import { FormProvider, useForm } from 'react-hook-form'
import { Badge } from '~/ui/Badge.tsx'
import { Button } from '~/ui/Button.tsx'
import { ConfirmDialog } from '~/ui/ConfirmDialog.tsx'
import { EditorFoot } from '~/ui/EditorFoot.tsx'
import { EditorHead } from '~/ui/EditorHead.tsx'
import { FormErrorSummary } from '~/ui/FormErrorSummary.tsx'
import { LeaveQuestion } from '~/ui/LeaveQuestion.tsx'
import { ReloadNotice } from '~/ui/ReloadNotice.tsx'
import { TextLink } from '~/ui/TextLink.tsx'
import { FacilitiesField } from './FacilitiesField.tsx'
import { NotesField } from './NotesField.tsx'
import { PlaceFields } from './PlaceFields.tsx'
import { RampsField } from './RampsField.tsx'
import { SourcesFields } from './SourcesFields.tsx'
import { type SightForm, toBody, toForm } from './sight-form.rules.ts'
import { sightsAdminTexts as texts } from './sights-admin.texts.ts'
import type { Outcome, Refusal, SightEditorActions } from './use-sight-editor.ts'
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
  // What this editor read or wrote last. What others write meanwhile must not become its version.
  const [base, setBase] = useState(sight)
  const [edition, setEdition] = useState(0)
  const [refusal, setRefusal] = useState<Refusal | null>(null)
  const form = useForm<SightForm>({ defaultValues: toForm(sight) })
  const { isDirty } = form.formState
  const isBeach = base.kind === 'beach'

  async function attempt(write: Promise<Outcome>): Promise<EditedSight | null> {
    const outcome = await write
    setRefusal('refusal' in outcome ? outcome.refusal : null)
    if ('refusal' in outcome) return null
    setBase(outcome.sight)
    return outcome.sight
  }
  const save = form.handleSubmit(async (values) => {
    const saved = await attempt(editor.save(base.id, toBody(values, base.version)))
    if (saved) form.reset(toForm(saved))
  })
  async function takeNewest() {
    const newest = await editor.read(base.id)
    if (!newest) return
    setBase(newest)
    setRefusal(null)
    form.reset(toForm(newest))
    setEdition(edition + 1)
  }
  return (
    <div className="grid grid-cols-1 gap-5">
      <SightHead
        sight={base}
        page={page}
        isWriting={editor.isWriting}
        onStatus={async (status) => void (await attempt(editor.setStatus(base, status)))}
      />
      <LeaveQuestion hasUnsavedWork={isDirty} />
      {refusal?.isStale ? <ReloadNotice texts={texts.stale} onReload={takeNewest} /> : null}
      <FormErrorSummary problems={refusal?.problems ?? NO_PROBLEMS} />
      <FormProvider {...form}>
        <form onSubmit={save} noValidate className="grid grid-cols-1 gap-5">
          <WordsFields kind={base.kind} edition={edition} />
          {isBeach ? <RampsField /> : null}
          <FacilitiesField />
          <NotesField name="hazards" />
          <NotesField name="rules" />
          <NotesField name="ways" />
          {isBeach ? <WaterField /> : null}
          <PlaceFields />
          <SourcesFields />
          <EditorFoot save={texts.save} isWriting={editor.isWriting} />
        </form>
      </FormProvider>
      {photos({
        sight: base,
        isWriting: editor.isWriting,
        onSave: (wanted) => void attempt(editor.setPhotos(base, wanted)),
      })}
    </div>
  )
}

const NO_PROBLEMS: Refusal['problems'] = []

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
