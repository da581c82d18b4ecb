import {
  type EditedLegalDocument,
  saveLegalDraft,
} from '@portal/contract/people/legal/legal-editor'
import { diffRichText } from '@portal/contract/rich-text/diff-rich-text'
import { useState } from 'react'
import { EditorForm } from '~/editing/EditorForm.tsx'
import { ControlField, TextField } from '~/editing/fields.tsx'
import { SaveRow } from '~/editing/SaveRow.tsx'
import { useEditor } from '~/editing/use-editor.ts'
import { Button } from '~/ui/Button.tsx'
import { ConfirmDialog } from '~/ui/ConfirmDialog.tsx'
import { Panel } from '~/ui/Panel.tsx'
import { RichText } from '~/ui/rich-text/RichText.tsx'
import { RichTextEditor } from '~/ui/rich-text/RichTextEditor.tsx'
import { TextChanges } from '~/ui/rich-text/TextChanges.tsx'
import { SegmentedControl } from '~/ui/SegmentedControl.tsx'
import { legalAdminTexts as texts } from './legal-admin.texts.ts'
import { PublishForm } from './PublishForm.tsx'
import type { Draft, LegalEditorActions } from './use-legal-editor.ts'

type DraftEditorProps = {
  document: EditedLegalDocument
  draft: Draft
  actions: LegalEditorActions
}

export function DraftEditor({ document, draft, actions }: DraftEditorProps) {
  const editor = useEditor(saveLegalDraft, {
    from: document,
    params: { kind: document.kind },
    toForm: (one): Draft => one.draft ?? draft,
    toBody: (words, { version }) => ({ ...words, version }),
    texts: { saved: texts.saved, failed: texts.saveFailed },
    onSaved: actions.keep,
    read: async () => (await actions.query.refetch()).data ?? null,
  })
  const { base, isChanged } = editor
  return (
    <>
      <Panel aria-labelledby="rascunho">
        <EditorForm editor={editor} className="grid grid-cols-1 gap-4">
          <h2 id="rascunho" className="text-h3">
            {texts.editor}
          </h2>
          <ControlField key={editor.edition} name="body" label={texts.body} hint={texts.bodyHint}>
            {({ value, onChange }) => <RichTextEditor initial={value} onChange={onChange} />}
          </ControlField>
          <TextField
            name="summary"
            label={texts.summary}
            hint={texts.summaryHint}
            rows={3}
            maxLength={1000}
          />
          <SaveRow editor={editor} texts={texts}>
            <ConfirmDialog
              destructive
              title={texts.discardTitle}
              description={texts.discardText}
              confirmLabel={texts.discard}
              onConfirm={async () => void (await actions.discard(base.version))}
              trigger={<Button look="ghost">{texts.discard}</Button>}
            />
          </SaveRow>
        </EditorForm>
      </Panel>
      <DraftViews document={document} draft={editor.form.watch()} />
      <PublishForm
        earliest={document.earliest}
        isBlocked={isChanged}
        isWriting={editor.isSaving}
        onPublish={async (day) => void (await editor.run(actions.publishWrite(base.version, day)))}
      />
    </>
  )
}

function DraftViews({ document, draft }: { document: EditedLegalDocument; draft: Draft }) {
  const [view, setView] = useState<'changes' | 'preview'>('changes')
  const { newest } = document
  return (
    <Panel aria-label={texts.changes} className="grid grid-cols-1 gap-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 className="text-h3">{view === 'changes' ? texts.changes : texts.preview}</h2>
        <SegmentedControl
          label={texts.previewLabel}
          value={view}
          onValueChange={setView}
          options={[
            { value: 'changes', label: texts.changes },
            { value: 'preview', label: texts.preview },
          ]}
        />
      </div>
      {view === 'changes' ? (
        <div>
          <p className="text-muted">{texts.changesLead(newest.number)}</p>
          <TextChanges changes={diffRichText(newest.body, draft.body)} />
        </div>
      ) : (
        <RichText document={draft.body} headingFrom={3} className="max-w-[68ch]" />
      )}
    </Panel>
  )
}
