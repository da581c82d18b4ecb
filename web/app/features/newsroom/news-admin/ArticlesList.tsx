import type { ListedArticle } from '@portal/contract/newsroom/news/article-editor'
import {
  ARTICLE_STATUS_WORDS,
  ARTICLE_STATUSES,
  type ArticleStatus,
} from '@portal/contract/newsroom/news/news.texts'
import { useQuery } from '@tanstack/react-query'
import { Newspaper, PenLine } from 'lucide-react'
import { type BulkAct, forEachRow } from '~/lists/bulk-acts.ts'
import { optionsOf } from '~/lists/ListFilters.tsx'
import { ListScreen } from '~/lists/ListScreen.tsx'
import { SORTS, useListAddress } from '~/lists/use-list-address.ts'
import { browserApi } from '~/platform/api.ts'
import { hourText, momentText } from '~/platform/moments.ts'
import { Badge } from '~/ui/Badge.tsx'
import { LinkButton } from '~/ui/LinkButton.tsx'
import { TextLink } from '~/ui/TextLink.tsx'
import { articlesQuery } from './news-admin.queries.ts'
import { newsAdminTexts } from './news-admin.texts.ts'
import { Faces } from './OtherEditors.tsx'

const texts = newsAdminTexts.list
const STATUS = 'situacao'

type ArticlesListProps = {
  addressOf: (id: string) => string
  /** Where a new one is written. */
  newAddress: string
}

/** All articles, whatever their status, the last changed first. */
export function ArticlesList({ addressOf, newAddress }: ArticlesListProps) {
  const { columns } = texts
  const address = useListAddress({ filters: [STATUS], sorts: SORTS, defaultSort: 'recentes' })
  const filter = {
    status: address.one(STATUS, ARTICLE_STATUSES),
    q: address.search || undefined,
    sort: address.sort,
    cursor: address.trail.current,
  }
  const list = useQuery(articlesQuery(filter))
  return (
    <ListScreen
      list="articles"
      sheet={filter}
      address={address}
      query={list}
      page={({ articles, next_cursor }) => ({ rows: articles, nextCursor: next_cursor })}
      texts={texts}
      icon={<Newspaper />}
      filters={[
        {
          name: STATUS,
          label: texts.status,
          any: texts.any,
          options: optionsOf(ARTICLE_STATUS_WORDS),
        },
      ]}
      actions={
        <LinkButton to={newAddress} look="primary">
          <PenLine aria-hidden="true" />
          {texts.create}
        </LinkButton>
      }
      nameOf={({ title }) => title || texts.untitled}
      photoOf={({ cover }) => cover}
      acts={ACTS}
      columns={[
        {
          key: 'name',
          header: columns.title,
          sortable: true,
          cell: ({ id, title, category, author, editing }) => (
            <span className="grid justify-items-start md:min-w-40">
              <TextLink block to={addressOf(id)}>
                {title || texts.untitled}
              </TextLink>
              {category || author ? (
                <span className="font-normal text-muted text-xs">
                  {[category?.name, author].filter(Boolean).join(' · ')}
                </span>
              ) : null}
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
          key: 'moment',
          header: columns.updated,
          sortable: true,
          cell: ({ updated_at, updated_by }) =>
            texts.updated(momentText(new Date(updated_at)), updated_by?.name),
        },
      ]}
    />
  )
}

/**
 * Without an undo: publishing again would print what was written since, which is another text than the
 * one that was taken back.
 */
const ACTS = (['withdraw', 'archive'] as const).map(
  (act): BulkAct<ListedArticle> => ({
    ...texts.acts[act],
    may: ({ may }) => may[act],
    isHarsh: true,
    run: forEachRow(({ id, version }) =>
      browserApi.send('POST', `/api/v1/admin/articles/:id/${act}`, {
        params: { id },
        body: { version },
      }),
    ),
  }),
)

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
