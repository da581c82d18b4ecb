import type { NewsletterIssueHead } from '@portal/contract/newsroom/newsletter/issue'
import {
  ISSUE_STATUS_WORDS,
  type NewsletterTopic,
  TOPIC_WORDS,
} from '@portal/contract/newsroom/newsletter/newsletter.texts'
import { type UseQueryResult, useQuery } from '@tanstack/react-query'
import { Mails } from 'lucide-react'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { BeginForm } from '~/lists/BeginForm.tsx'
import { ListScreen } from '~/lists/ListScreen.tsx'
import { chosenRows } from '~/lists/list-rows.rules.ts'
import { SORTS, useListAddress } from '~/lists/use-list-address.ts'
import { failureText } from '~/platform/failure-text.ts'
import { momentText } from '~/platform/moments.ts'
import { Badge } from '~/ui/Badge.tsx'
import { Field } from '~/ui/Field.tsx'
import { Loaded } from '~/ui/Loaded.tsx'
import { IssueScreen } from './IssueScreen.tsx'
import { overviewQuery } from './newsletter-admin.queries.ts'
import { newsletterAdminTexts as texts } from './newsletter-admin.texts.ts'
import { ReadersPanel } from './ReadersPanel.tsx'
import { TopicSelect } from './TopicSelect.tsx'
import { useIssueActions } from './use-issue-actions.ts'

const OPEN = 'carta'

export default function NewsletterScreen() {
  const [address, setAddress] = useSearchParams()
  const open = address.get(OPEN)
  if (open) return <IssueScreen key={open} id={open} />
  return <Desk onOpen={(id) => setAddress({ [OPEN]: id })} />
}

function Desk({ onOpen }: { onOpen: (id: string) => void }) {
  const overview = useQuery(overviewQuery())
  return (
    <Loaded query={overview} texts={texts} why={failureText}>
      {({ readers }) => (
        <div className="grid grid-cols-1 gap-5 xl:grid-cols-[minmax(0,1fr)_20rem] xl:items-start">
          <div className="grid grid-cols-1 gap-5">
            <NewIssue onCreated={onOpen} />
            <IssuesList query={overview} />
          </div>
          <ReadersPanel readers={readers} />
        </div>
      )}
    </Loaded>
  )
}

function NewIssue({ onCreated }: { onCreated: (id: string) => void }) {
  const actions = useIssueActions()
  const [topic, setTopic] = useState<NewsletterTopic>('novidades')
  return (
    <BeginForm
      label={texts.newSubject}
      submit={texts.create}
      minLength={1}
      maxLength={120}
      isPending={actions.isWriting}
      onBegin={async (subject) => {
        const outcome = await actions.create(subject, topic)
        if (outcome.kind === 'saved') onCreated(outcome.saved.id)
      }}
    >
      <Field label={texts.newTopic} className="min-w-36">
        <TopicSelect value={topic} onChange={setTopic} />
      </Field>
    </BeginForm>
  )
}

type Overview = { issues: NewsletterIssueHead[] }

/** Issues are sent or kept one by one: there is nothing to do to several at once. */
function IssuesList({ query }: { query: UseQueryResult<Overview> }) {
  const { columns } = texts
  const address = useListAddress({ filters: [], sorts: SORTS, defaultSort: 'recentes' })
  return (
    <ListScreen
      list="newsletter"
      sheet={{ search: address.search || undefined }}
      address={address}
      query={query}
      page={({ issues }: Overview) => ({
        rows: chosenRows(issues, {
          search: address.search,
          wordsOf: ({ subject }) => subject,
          sort: address.tableSort,
          keys: { name: ({ subject }) => subject, moment: momentOf },
        }),
      })}
      texts={{
        caption: texts.list,
        loading: texts.loading,
        loadError: texts.loadError,
        search: texts.search,
        none: { title: texts.empty, text: texts.emptyText, ...texts.nothing },
      }}
      icon={<Mails />}
      nameOf={({ subject }) => subject}
      edit={{
        header: columns.open,
        label: texts.open,
        labelOf: texts.openOf,
        to: (id) => `?${OPEN}=${id}`,
      }}
      columns={[
        { key: 'name', header: columns.subject, sortable: true, cell: ({ subject }) => subject },
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
          key: 'moment',
          sortable: true,
          header: columns.when,
          cell: (issue) => momentText(new Date(momentOf(issue))),
        },
      ]}
    />
  )
}

const momentOf = ({ send_at, finished_at, updated_at }: NewsletterIssueHead) =>
  finished_at ?? send_at ?? updated_at
