import type { EditedLegalDocument } from '@portal/contract/legal/legal-editor'
import { diffRichText } from '@portal/contract/rich-text/diff-rich-text'
import { type FormEvent, useState } from 'react'
import { Button } from '~/ui/Button.tsx'
import { ConfirmDialog } from '~/ui/ConfirmDialog.tsx'
import { Field } from '~/ui/Field.tsx'
import { FormErrorSummary } from '~/ui/FormErrorSummary.tsx'
import { LeaveQuestion } from '~/ui/LeaveQuestion.tsx'
import { Panel } from '~/ui/Panel.tsx'
import { ReloadNotice } from '~/ui/ReloadNotice.tsx'
import { RichText } from '~/ui/rich-text/RichText.tsx'
import { RichTextEditor } from '~/ui/rich-text/RichTextEditor.tsx'
import { TextChanges } from '~/ui/rich-text/TextChanges.tsx'
import { SegmentedControl } from '~/ui/SegmentedControl.tsx'
import { Textarea } from '~/ui/Textarea.tsx'
import { legalAdminTexts as texts } from './legal-admin.texts.ts'
import { PublishForm } from './PublishForm.tsx'
import type { Draft, LegalEditorActions, Refusal } from './use-legal-editor.ts'

type DraftEditorProps = {
  document: EditedLegalDocument
  draft: Draft
  editor: LegalEditorActions
  onReload: () => Promise<void>
}

export function DraftEditor({ document, draft, editor, onReload }: DraftEditorProps) {
  // What this desk read or wrote last: what others write meanwhile must not become its version.
  const [base, setBase] = useState({ version: document.version, draft })
  const [words, setWords] = useState(draft)
  const [refusal, setRefusal] = useState<Refusal | null>(null)
  const isChanged = JSON.stringify(words) !== JSON.stringify(base.draft)

  function settle(outcome: EditedLegalDocument | Refusal) {
    setRefusal('problems' in outcome ? outcome : null)
    if (!('problems' in outcome) && outcome.draft) {
      setBase({ version: outcome.version, draft: outcome.draft })
    }
  }
  async function save(event: FormEvent) {
    event.preventDefault()
    settle(await editor.save(base.version, words))
  }
  return (
    <>
      <LeaveQuestion hasUnsavedWork={isChanged} />
      {refusal?.isStale ? <ReloadNotice texts={texts.stale} onReload={onReload} /> : null}
      <FormErrorSummary problems={refusal?.problems ?? NO_PROBLEMS} />
      <Panel aria-labelledby="rascunho">
        <form onSubmit={save} noValidate className="grid grid-cols-1 gap-4">
          <h2 id="rascunho" className="text-h3">
            {texts.editor}
          </h2>
          <Field label={texts.body} id="body" hint={texts.bodyHint}>
            <RichTextEditor
              initial={draft.body}
              onChange={(body) => setWords((known) => ({ ...known, body }))}
            />
          </Field>
          <Field label={texts.summary} id="summary" hint={texts.summaryHint}>
            <Textarea
              rows={3}
              maxLength={1000}
              value={words.summary}
              onChange={({ target }) => setWords((known) => ({ ...known, summary: target.value }))}
            />
          </Field>
          <div className="flex flex-wrap items-center gap-3">
            <Button type="submit" disabled={!isChanged} pending={editor.isWriting}>
              {texts.save}
            </Button>
            <ConfirmDialog
              destructive
              title={texts.discardTitle}
              description={texts.discardText}
              confirmLabel={texts.discard}
              onConfirm={async () => void (await editor.discard(base.version))}
              trigger={<Button look="ghost">{texts.discard}</Button>}
            />
            <p role="status" className="text-muted text-sm">
              {isChanged ? texts.unsaved : null}
            </p>
          </div>
        </form>
      </Panel>
      <DraftViews document={document} draft={words} />
      <PublishForm
        earliest={document.earliest}
        isBlocked={isChanged}
        isWriting={editor.isWriting}
        onPublish={async (day) => settle(await editor.publish(base.version, day))}
      />
    </>
  )
}

const NO_PROBLEMS: Refusal['problems'] = []

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
