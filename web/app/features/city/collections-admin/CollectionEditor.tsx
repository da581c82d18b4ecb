import type { Collection } from '@portal/contract/city/collections/collection'
import {
  COLLECTION_STATUS_WORDS,
  COLLECTION_SUMMARY_MAX,
  COLLECTION_TITLE_MAX,
  type CollectionStatus,
} from '@portal/contract/city/collections/collection.texts'
import {
  type EditedCollection,
  updateCollection,
} from '@portal/contract/city/collections/collection-editor'
import type { Photo } from '@portal/contract/ground/media/media'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { EditorForm } from '~/editing/EditorForm.tsx'
import { SelectField, TextField } from '~/editing/fields.tsx'
import { useEditor } from '~/editing/use-editor.ts'
import { browserApi } from '~/platform/api.ts'
import { failureText } from '~/platform/failure-text.ts'
import { Badge } from '~/ui/Badge.tsx'
import { Button } from '~/ui/Button.tsx'
import { ConfirmDialog } from '~/ui/ConfirmDialog.tsx'
import { EditorFoot } from '~/ui/EditorFoot.tsx'
import { EditorHead } from '~/ui/EditorHead.tsx'
import { EditorSection } from '~/ui/EditorSection.tsx'
import { Loaded } from '~/ui/Loaded.tsx'
import { TextLink } from '~/ui/TextLink.tsx'
import {
  type CollectionForm,
  fieldOfPath,
  KIND_OPTIONS,
  toBody,
  toForm,
} from './collection-form.rules.ts'
import { collectionsAdminTexts as texts } from './collections-admin.texts.ts'
import { StopsField } from './StopsField.tsx'
import type { CollectionEditorActions } from './use-collection-editor.ts'

/** What other features bring: the real page, and the way to send a photo. */
export type CollectionParts = {
  pageOf: (slug: string) => string
  preview: (collection: Collection) => ReactNode
  photo: (part: {
    title: string
    cover: Photo | null
    onCover: (id: string | null) => void
  }) => ReactNode
}

type CollectionEditorProps = CollectionParts & {
  collection: EditedCollection
  editor: CollectionEditorActions
}

export function CollectionEditor(props: CollectionEditorProps) {
  const { collection, editor, pageOf, preview, photo } = props
  const editing = useEditor(updateCollection, {
    from: collection,
    params: { id: collection.id },
    toForm,
    toBody: (values: CollectionForm, { version }) => toBody(values, version),
    fieldOf: fieldOfPath,
    texts: { saved: texts.saved, failed: texts.saveFailed },
    onSaved: editor.keep,
    read: () => editor.read(collection.id),
  })
  const { base, form } = editing
  return (
    <div className="grid grid-cols-1 gap-5">
      <CollectionHead
        collection={base}
        page={pageOf(base.slug)}
        isWriting={editing.isSaving}
        onStatus={async (status) => void (await editing.run(editor.statusWrite(base, status)))}
      />
      <EditorForm editor={editing}>
        <EditorSection title={texts.sections.words}>
          <SelectField name="kind" label={texts.fields.kind} options={KIND_OPTIONS} />
          <TextField
            name="title"
            label={texts.fields.title}
            maxLength={COLLECTION_TITLE_MAX}
            required
          />
          <TextField
            name="summary"
            label={texts.fields.summary}
            hint={texts.fields.summaryHint}
            maxLength={COLLECTION_SUMMARY_MAX}
            rows={2}
          />
        </EditorSection>
        <div key={editing.edition}>
          {photo({
            title: texts.sections.cover,
            cover: base.cover,
            onCover: (id) => form.setValue('cover_id', id, { shouldDirty: true }),
          })}
        </div>
        <StopsField />
        <EditorFoot save={texts.save} isWriting={editing.isSaving} />
      </EditorForm>
      <Preview key={base.version} collection={base} preview={preview} />
    </div>
  )
}

type CollectionHeadProps = {
  collection: EditedCollection
  page: string
  isWriting: boolean
  onStatus: (status: CollectionStatus) => Promise<void>
}

function CollectionHead({ collection, page, isWriting, onStatus }: CollectionHeadProps) {
  const { status, title } = collection
  const isPublished = status === 'published'
  return (
    <EditorHead back={texts.back} title={title}>
      <Badge tone={isPublished ? 'ok' : 'neutral'}>{COLLECTION_STATUS_WORDS[status]}</Badge>
      {isPublished ? (
        <>
          <TextLink to={page} block reloadDocument>
            {texts.view}
          </TextLink>
          <Button look="ghost" size="sm" pending={isWriting} onClick={() => void onStatus('draft')}>
            {texts.withdraw}
          </Button>
        </>
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
      {status === 'archived' ? null : (
        <ConfirmDialog
          destructive
          title={texts.archiveTitle(title)}
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

type PreviewProps = Pick<CollectionEditorProps, 'collection' | 'preview'>

/** What is saved, as the page shows it. Nothing in it can be pressed. */
function Preview({ collection: { id, version }, preview }: PreviewProps) {
  const [isOpen, setIsOpen] = useState(false)
  const query = useQuery({
    queryKey: ['admin', 'collections', id, 'preview', version],
    queryFn: () => browserApi.get('/api/v1/admin/collections/:id/preview', { params: { id } }),
    enabled: isOpen,
  })
  return (
    <section aria-label={texts.previewTitle} className="grid gap-3">
      <Button
        look="line"
        aria-expanded={isOpen}
        className="justify-self-start"
        onClick={() => setIsOpen(!isOpen)}
      >
        {isOpen ? texts.hidePreview : texts.preview}
      </Button>
      {isOpen ? (
        <Loaded query={query} texts={texts} why={failureText}>
          {(shown) => (
            <div inert className="overflow-hidden rounded-card border border-line bg-areia-50">
              {preview(shown)}
            </div>
          )}
        </Loaded>
      ) : null}
    </section>
  )
}
