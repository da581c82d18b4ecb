import type { EditedArticle } from '@portal/contract/newsroom/news/article-editor'
import { hourText, momentText } from '~/platform/moments.ts'
import { newsAdminTexts } from './news-admin.texts.ts'

const texts = newsAdminTexts.publish

/** Since when the public sees it, whether it sees all of it, and what went wrong on the way. */
export function StatusLine({ article }: { article: EditedArticle }) {
  const { status, publish_at, published_at, has_unpublished_changes, is_late } = article
  const since =
    status === 'scheduled' && publish_at
      ? texts.scheduledFor(momentText(new Date(publish_at)))
      : status === 'published' && published_at
        ? texts.publishedAt(momentText(new Date(published_at)))
        : null
  if (!since && !has_unpublished_changes) return null
  return (
    <div className="grid gap-1 text-sm">
      {since ? <p className="text-muted">{since}</p> : null}
      {has_unpublished_changes ? (
        <p className="font-semibold">
          {status === 'scheduled' ? texts.unscheduled : texts.unpublished}
        </p>
      ) : null}
      {is_late && publish_at ? (
        <p role="alert" className="rounded-item bg-guara-100 p-3">
          <strong>{texts.late(hourText(new Date(publish_at)))}</strong> {texts.lateWhy}
        </p>
      ) : null}
    </div>
  )
}
