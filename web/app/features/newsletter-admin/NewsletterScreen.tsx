import type { NewsletterIssueHead } from '@portal/contract/newsletter/issue'
import {
  ISSUE_STATUS_WORDS,
  type NewsletterTopic,
  TOPIC_WORDS,
} from '@portal/contract/newsletter/newsletter.texts'
import { useQuery } from '@tanstack/react-query'
import { Mails } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { useSearchParams } from 'react-router'
import { failureText } from '~/platform/failure-text.ts'
import { momentText } from '~/platform/moments.ts'
import { Badge } from '~/ui/Badge.tsx'
import { Button } from '~/ui/Button.tsx'
import { EditTable } from '~/ui/EditTable.tsx'
import { Field } from '~/ui/Field.tsx'
import { Input } from '~/ui/Input.tsx'
import { Loaded } from '~/ui/Loaded.tsx'
import { Panel } from '~/ui/Panel.tsx'
import { IssueScreen } from './IssueScreen.tsx'
import { overviewQuery } from './newsletter-admin.queries.ts'
import { newsletterAdminTexts as texts } from './newsletter-admin.texts.ts'
import { ReadersPanel } from './ReadersPanel.tsx'
import { TopicSelect } from './TopicSelect.tsx'
import { useIssueActions } from './use-issue-actions.ts'

const OPEN = 'carta'

export function NewsletterScreen() {
  const [address, setAddress] = useSearchParams()
  const open = address.get(OPEN)
  if (open) return <IssueScreen key={open} id={open} />
  return <Desk onOpen={(id) => setAddress({ [OPEN]: id })} />
}

function Desk({ onOpen }: { onOpen: (id: string) => void }) {
  return (
    <Loaded query={useQuery(overviewQuery())} texts={texts} why={failureText}>
      {({ issues, readers }) => (
        <div className="grid grid-cols-1 gap-5 xl:grid-cols-[minmax(0,1fr)_20rem] xl:items-start">
          <div className="grid grid-cols-1 gap-5">
            <NewIssue onCreated={onOpen} />
            <Panel aria-label={texts.list}>
              <IssuesTable issues={issues} />
            </Panel>
          </div>
          <ReadersPanel readers={readers} />
        </div>
      )}
    </Loaded>
  )
}

function NewIssue({ onCreated }: { onCreated: (id: string) => void }) {
  const actions = useIssueActions()
  const [subject, setSubject] = useState('')
  const [topic, setTopic] = useState<NewsletterTopic>('novidades')
  async function create(event: FormEvent) {
    event.preventDefault()
    const outcome = await actions.create(subject, topic)
    if (outcome.kind === 'saved') onCreated(outcome.saved.id)
  }
  return (
    <Panel>
      <form onSubmit={create} className="flex flex-wrap items-end gap-3">
        <Field label={texts.newSubject} required className="min-w-60 flex-1">
          <Input
            value={subject}
            maxLength={120}
            required
            onChange={({ target }) => setSubject(target.value)}
          />
        </Field>
        <Field label={texts.newTopic} className="min-w-36">
          <TopicSelect value={topic} onChange={setTopic} />
        </Field>
        <Button type="submit" look="line" pending={actions.isWriting}>
          {texts.create}
        </Button>
      </form>
    </Panel>
  )
}

function IssuesTable({ issues }: { issues: NewsletterIssueHead[] }) {
  const { columns } = texts
  return (
    <EditTable
      caption={texts.list}
      rows={issues}
      empty={{ icon: <Mails />, title: texts.empty, text: texts.emptyText }}
      edit={{
        header: columns.open,
        label: texts.open,
        labelOf: texts.openOf,
        nameOf: ({ subject }) => subject,
        to: (id) => `?${OPEN}=${id}`,
      }}
      columns={[
        { key: 'subject', header: columns.subject, cell: ({ subject }) => subject },
        { key: 'topic', header: columns.topic, cell: ({ topic }) => TOPIC_WORDS[topic].label },
        {
          key: 'status',
          header: columns.status,
          cell: ({ status, outcome }) => (
            <span className="flex flex-wrap items-center gap-2">
              <Badge tone={status === 'sent' ? 'ok' : 'neutral'}>
                {ISSUE_STATUS_WORDS[status]}
              </Badge>
              {outcome.readers > 0 ? (
                <span className="num text-muted">
                  {texts.progress.of(outcome.sent, outcome.readers)}
                </span>
              ) : null}
            </span>
          ),
        },
        {
          key: 'when',
          header: columns.when,
          cell: ({ send_at, finished_at, updated_at }) =>
            momentText(new Date(finished_at ?? send_at ?? updated_at)),
        },
      ]}
    />
  )
}
