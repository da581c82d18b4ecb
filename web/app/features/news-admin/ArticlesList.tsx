import type { ListedArticle } from '@portal/contract/news/article-editor'
import {
  ARTICLE_STATUS_WORDS,
  ARTICLE_STATUSES,
  type ArticleStatus,
} from '@portal/contract/news/news.texts'
import { useQuery } from '@tanstack/react-query'
import { Newspaper, PenLine } from 'lucide-react'
import { useSearchParams } from 'react-router'
import { failureText } from '~/platform/failure-text.ts'
import { hourText, momentText } from '~/platform/moments.ts'
import { Badge } from '~/ui/Badge.tsx'
import { Button } from '~/ui/Button.tsx'
import { CursorPagination } from '~/ui/CursorPagination.tsx'
import { cursorTrail, withFilter } from '~/ui/cursor-trail.ts'
import { EmptyState } from '~/ui/EmptyState.tsx'
import { Field } from '~/ui/Field.tsx'
import { Input } from '~/ui/Input.tsx'
import { LinkButton } from '~/ui/LinkButton.tsx'
import { Loaded } from '~/ui/Loaded.tsx'
import { Panel } from '~/ui/Panel.tsx'
import { Select } from '~/ui/Select.tsx'
import { Table } from '~/ui/Table.tsx'
import { TextLink } from '~/ui/TextLink.tsx'
import { useTypedFilter } from '~/ui/use-typed-filter.ts'
import { articlesQuery } from './news-admin.queries.ts'
import { newsAdminTexts } from './news-admin.texts.ts'
import { Faces } from './OtherEditors.tsx'

const texts = newsAdminTexts.list
const SEARCH = 'busca'
const STATUS = 'situacao'
const ALL = 'todas'

type ArticlesListProps = {
  addressOf: (id: string) => string
  /** Where a new one is written. */
  newAddress: string
}

/** All articles, whatever their status, the last changed first. */
export function ArticlesList({ addressOf, newAddress }: ArticlesListProps) {
  const parameters = useSearchParams()
  const [address, setAddress] = parameters
  const { search, typed, setTyped, clear } = useTypedFilter(parameters, SEARCH)
  const status = ARTICLE_STATUSES.find((each) => each === address.get(STATUS))
  const trail = cursorTrail(address)
  const list = useQuery(articlesQuery({ status, q: search || undefined, cursor: trail.current }))
  const isFiltered = search !== '' || status !== undefined
  return (
    <Panel aria-label={texts.caption} className="grid gap-4">
      <div className="flex flex-wrap items-end gap-3">
        <Field label={texts.search} className="min-w-60 flex-1">
          <Input type="search" value={typed} onChange={({ target }) => setTyped(target.value)} />
        </Field>
        <Field label={texts.status} className="min-w-44 max-md:w-full">
          <Select
            value={status ?? ALL}
            onValueChange={(chosen) =>
              setAddress((now) => withFilter(now, STATUS, chosen === ALL ? '' : chosen))
            }
            options={[
              { value: ALL, label: texts.any },
              ...ARTICLE_STATUSES.map((value) => ({ value, label: ARTICLE_STATUS_WORDS[value] })),
            ]}
          />
        </Field>
        <LinkButton to={newAddress} look="primary" className="max-md:w-full">
          <PenLine aria-hidden="true" />
          {texts.create}
        </LinkButton>
      </div>
      <Loaded query={list} texts={texts} why={failureText} surface="plain">
        {({ articles, next_cursor }) => (
          <div
            aria-busy={list.isPlaceholderData}
            className={list.isPlaceholderData ? 'opacity-60' : undefined}
          >
            <ArticlesTable
              articles={articles}
              addressOf={addressOf}
              onClear={isFiltered ? clear : null}
            />
            <CursorPagination previous={trail.previous} next={trail.next(next_cursor)} />
          </div>
        )}
      </Loaded>
    </Panel>
  )
}

type ArticlesTableProps = {
  articles: ListedArticle[]
  addressOf: (id: string) => string
  /** Null where nothing is filtered. */
  onClear: (() => void) | null
}

function ArticlesTable({ articles, addressOf, onClear }: ArticlesTableProps) {
  const { columns } = texts
  return (
    <Table
      caption={texts.caption}
      hideCaption
      rows={articles}
      rowKey={({ id }) => id}
      empty={
        <EmptyState
          surface="plain"
          icon={<Newspaper />}
          title={onClear ? texts.nothing : texts.empty}
          action={onClear ? <Button onClick={onClear}>{texts.clear}</Button> : null}
        >
          {onClear ? texts.nothingText : texts.emptyText}
        </EmptyState>
      }
      columns={[
        {
          key: 'title',
          header: columns.title,
          cell: ({ id, title, editing }) => (
            <span className="grid justify-items-start">
              <TextLink block to={addressOf(id)}>
                {title || texts.untitled}
              </TextLink>
              {editing.length > 0 ? (
                <span className="flex items-center gap-2 text-muted text-xs">
                  <Faces people={editing} />
                  {texts.editing(editing.map(({ name }) => name))}
                </span>
              ) : null}
            </span>
          ),
        },
        { key: 'status', header: columns.status, cell: (row) => <Standing {...row} /> },
        {
          key: 'category',
          header: columns.category,
          cell: ({ category }) => category?.name ?? '–',
        },
        { key: 'author', header: columns.author, cell: ({ author }) => author || '–' },
        {
          key: 'updated',
          header: columns.updated,
          cell: ({ updated_at, updated_by }) =>
            texts.updated(momentText(new Date(updated_at)), updated_by?.name),
        },
      ]}
    />
  )
}

const TONES = {
  draft: 'neutral',
  scheduled: 'sol-soft',
  published: 'ok',
  archived: 'neutral',
} as const

export function StatusBadge({ status }: { status: ArticleStatus }) {
  return <Badge tone={TONES[status]}>{ARTICLE_STATUS_WORDS[status]}</Badge>
}

function Standing({ status, publish_at, has_unpublished_changes, is_late }: ListedArticle) {
  return (
    <span className="grid justify-items-start gap-1 max-md:justify-items-end">
      <StatusBadge status={status} />
      {status === 'scheduled' && publish_at ? (
        <span className="text-muted text-xs">
          {texts.scheduledFor(momentText(new Date(publish_at)))}
        </span>
      ) : null}
      {has_unpublished_changes ? (
        <span className="text-muted text-xs">{texts.unpublished}</span>
      ) : null}
      {is_late && publish_at ? (
        <span className="font-semibold text-vermelho-700 text-xs">
          {texts.late(hourText(new Date(publish_at)))}
        </span>
      ) : null}
    </span>
  )
}
