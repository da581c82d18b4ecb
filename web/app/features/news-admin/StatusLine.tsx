import type { EditedArticle } from '@portal/contract/news/article-editor'
import { momentText } from '~/platform/moments.ts'
import { StatusBadge } from './ArticlesList.tsx'
import { newsAdminTexts } from './news-admin.texts.ts'

const texts = newsAdminTexts.publish

/** Whether the public sees it, since when, and whether it sees all of it. */
export function StatusLine({ article }: { article: EditedArticle }) {
  const { status, publish_at, published_at, has_unpublished_changes } = article
  const since =
    status === 'scheduled' && publish_at
      ? texts.scheduledFor(momentText(new Date(publish_at)))
      : status === 'published' && published_at
        ? texts.publishedAt(momentText(new Date(published_at)))
        : null
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
      <StatusBadge status={status} />
      {since ? <span className="text-muted">{since}</span> : null}
      {has_unpublished_changes ? <span className="font-semibold">{texts.unpublished}</span> : null}
    </div>
  )
}
