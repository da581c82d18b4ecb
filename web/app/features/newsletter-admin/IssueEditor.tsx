import type { NewsletterIssue } from '@portal/contract/newsletter/issue'
import { type FormEvent, useState } from 'react'
import { Button } from '~/ui/Button.tsx'
import { Checkbox } from '~/ui/Checkbox.tsx'
import { Field } from '~/ui/Field.tsx'
import { FormErrorSummary } from '~/ui/FormErrorSummary.tsx'
import { Input } from '~/ui/Input.tsx'
import { LeaveQuestion } from '~/ui/LeaveQuestion.tsx'
import { Panel } from '~/ui/Panel.tsx'
import { ReloadNotice } from '~/ui/ReloadNotice.tsx'
import { RichTextEditor } from '~/ui/rich-text/RichTextEditor.tsx'
import { IssuePreview } from './IssuePreview.tsx'
import { IssueSending } from './IssueSending.tsx'
import { newsletterAdminTexts as texts } from './newsletter-admin.texts.ts'
import { TopicSelect } from './TopicSelect.tsx'
import type { IssueActions, IssueWords, Refusal } from './use-issue-actions.ts'

type IssueEditorProps = {
  issue: NewsletterIssue
  actions: IssueActions
  onReload: () => Promise<void>
}

export function IssueEditor({ issue, actions, onReload }: IssueEditorProps) {
  // What this desk read or wrote last: what others write meanwhile must not become its version.
  const [base, setBase] = useState(issue)
  const [words, setWords] = useState<IssueWords>(() => wordsOf(issue))
  const [refusal, setRefusal] = useState<Refusal | null>(null)
  const isChanged = JSON.stringify(words) !== JSON.stringify(wordsOf(base))
  const change = (part: Partial<IssueWords>) => setWords((known) => ({ ...known, ...part }))

  async function save(event: FormEvent) {
    event.preventDefault()
    const outcome = await actions.save(base, words)
    if ('id' in outcome) {
      setBase(outcome)
      setRefusal(null)
    } else setRefusal(outcome)
  }
  return (
    <div className="grid grid-cols-1 gap-5 xl:grid-cols-2 xl:items-start">
      <LeaveQuestion hasUnsavedWork={isChanged} />
      <form onSubmit={save} noValidate className="grid grid-cols-1 gap-5">
        {refusal?.isStale ? <ReloadNotice texts={texts.stale} onReload={onReload} /> : null}
        <FormErrorSummary problems={refusal?.problems ?? NO_PROBLEMS} />
        <Panel className="grid grid-cols-1 gap-4">
          <Field label={texts.subject} id="subject" required>
            <Input
              value={words.subject}
              maxLength={120}
              onChange={({ target }) => change({ subject: target.value })}
            />
          </Field>
          <Field label={texts.preheader} id="preheader" optional hint={texts.preheaderHint}>
            <Input
              value={words.preheader}
              maxLength={160}
              onChange={({ target }) => change({ preheader: target.value })}
            />
          </Field>
          <Field label={texts.topic} id="topic" hint={texts.topicHint(base.readers_now)}>
            <TopicSelect value={words.topic} onChange={(topic) => change({ topic })} />
          </Field>
          <Field label={texts.body} id="body">
            <RichTextEditor initial={base.body} onChange={(body) => change({ body })} />
          </Field>
          <div>
            <Checkbox
              label={texts.withEvents}
              checked={words.with_events}
              onCheckedChange={(with_events) => change({ with_events })}
            />
            <Checkbox
              label={texts.withNews}
              checked={words.with_news}
              onCheckedChange={(with_news) => change({ with_news })}
            />
          </div>
          <div className="flex flex-wrap items-center gap-3">
            <Button type="submit" pending={actions.isWriting} disabled={!isChanged}>
              {texts.save}
            </Button>
            <p role="status" className="text-muted text-sm">
              {isChanged ? texts.unsaved : null}
            </p>
          </div>
        </Panel>
      </form>
      <div className="grid grid-cols-1 gap-5">
        <IssuePreview issue={base} />
        <IssueSending issue={base} actions={actions} isBlocked={isChanged} />
      </div>
    </div>
  )
}

const NO_PROBLEMS: Refusal['problems'] = []

const wordsOf = (issue: NewsletterIssue): IssueWords => ({
  subject: issue.subject,
  preheader: issue.preheader,
  topic: issue.topic,
  body: issue.body,
  with_events: issue.with_events,
  with_news: issue.with_news,
})
