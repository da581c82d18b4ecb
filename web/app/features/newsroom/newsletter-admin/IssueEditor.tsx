import {
  type NewsletterIssue,
  updateNewsletterIssue,
} from '@portal/contract/newsroom/newsletter/issue'
import { EditorForm } from '~/editing/EditorForm.tsx'
import { CheckboxField, ControlField, TextField } from '~/editing/fields.tsx'
import { SaveRow } from '~/editing/SaveRow.tsx'
import { useEditor } from '~/editing/use-editor.ts'
import { Panel } from '~/ui/Panel.tsx'
import { RichTextEditor } from '~/ui/rich-text/RichTextEditor.tsx'
import { IssuePreview } from './IssuePreview.tsx'
import { IssueSending } from './IssueSending.tsx'
import { newsletterAdminTexts as texts } from './newsletter-admin.texts.ts'
import { TopicSelect } from './TopicSelect.tsx'
import type { IssueActions } from './use-issue-actions.ts'

type IssueEditorProps = {
  issue: NewsletterIssue
  actions: IssueActions
  read: () => Promise<NewsletterIssue | null>
}

export function IssueEditor({ issue, actions, read }: IssueEditorProps) {
  const editor = useEditor(updateNewsletterIssue, {
    from: issue,
    params: { id: issue.id },
    toForm: wordsOf,
    toBody: (words, { version }) => ({ ...words, version }),
    texts: { saved: texts.saved, failed: texts.saveFailed },
    onSaved: actions.keep,
    read,
  })
  const { base, isChanged } = editor
  return (
    <div className="grid grid-cols-1 gap-5 xl:grid-cols-2 xl:items-start">
      <EditorForm editor={editor}>
        <Panel className="grid grid-cols-1 gap-4">
          <TextField name="subject" label={texts.subject} maxLength={120} required />
          <TextField
            name="preheader"
            label={texts.preheader}
            hint={texts.preheaderHint}
            maxLength={160}
            optional
          />
          <ControlField name="topic" label={texts.topic} hint={texts.topicHint(base.readers_now)}>
            {({ value, onChange }) => <TopicSelect value={value} onChange={onChange} />}
          </ControlField>
          <ControlField key={editor.edition} name="body" label={texts.body}>
            {({ value, onChange }) => <RichTextEditor initial={value} onChange={onChange} />}
          </ControlField>
          <div>
            <CheckboxField name="with_events" label={texts.withEvents} />
            <CheckboxField name="with_news" label={texts.withNews} />
          </div>
          <SaveRow editor={editor} texts={texts} />
        </Panel>
      </EditorForm>
      <div className="grid grid-cols-1 gap-5">
        <IssuePreview issue={base} />
        <IssueSending issue={base} actions={actions} isBlocked={isChanged} />
      </div>
    </div>
  )
}

const wordsOf = (issue: NewsletterIssue) => ({
  subject: issue.subject,
  preheader: issue.preheader,
  topic: issue.topic,
  body: issue.body,
  with_events: issue.with_events,
  with_news: issue.with_news,
})
