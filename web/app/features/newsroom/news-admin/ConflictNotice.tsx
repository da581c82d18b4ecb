import type { StaleArticleDetails } from '@portal/contract/newsroom/news/article-editor'
import { useQuery } from '@tanstack/react-query'
import { CircleAlert } from 'lucide-react'
import { useEffect, useMemo, useRef } from 'react'
import { browserApi } from '~/platform/api.ts'
import { hourText } from '~/platform/moments.ts'
import { Button } from '~/ui/Button.tsx'
import { ErrorState } from '~/ui/ErrorState.tsx'
import { Spinner } from '~/ui/Spinner.tsx'
import { ContentDiffView } from './ContentDiffView.tsx'
import { diffContents } from './content-diff.rules.ts'
import { newsAdminTexts } from './news-admin.texts.ts'
import type { ArticleWriting } from './use-article-writing.ts'

const texts = newsAdminTexts.conflict

type ConflictNoticeProps = {
  writing: ArticleWriting
  details: StaleArticleDetails
  /** The other text is on the screen now. */
  onTaken: () => void
}

/** The second to save is told who was first and when, sees both texts and chooses. */
export function ConflictNotice({ writing, details, onTaken }: ConflictNoticeProps) {
  const { saver, base, content } = writing
  const box = useRef<HTMLElement>(null)
  const newest = useQuery({
    queryKey: ['admin', 'articles', 'newest', base.id, details.version],
    queryFn: () => browserApi.get('/api/v1/admin/articles/:id', { params: { id: base.id } }),
    gcTime: 0,
  })
  const theirs = newest.data
  const diff = useMemo(() => theirs && diffContents(theirs.content, content), [theirs, content])
  useEffect(() => box.current?.focus(), [])
  return (
    <section
      ref={box}
      tabIndex={-1}
      aria-labelledby="conflito"
      className="scroll-mt-32 rounded-card bg-sol-100 p-5"
    >
      <h2 id="conflito" className="flex gap-2 text-h3">
        <CircleAlert aria-hidden="true" className="mt-0.5 size-5 flex-none" />
        {texts.title(details.by, hourText(new Date(details.at)))}
      </h2>
      <p className="mt-1">{texts.text(details.kept_as)}</p>
      {newest.isError ? (
        <ErrorState title={texts.failed} onRetry={() => void newest.refetch()} surface="plain" />
      ) : null}
      {newest.isPending ? (
        <p role="status" className="mt-4 flex items-center gap-2">
          <Spinner size="sm" /> {texts.loading}
        </p>
      ) : null}
      {theirs && diff ? (
        <>
          <div className="mt-4 grid gap-4 lg:grid-cols-2">
            <div className="min-w-0 rounded-input bg-white p-4">
              <h3 className="mb-3">{texts.theirs(details.by)}</h3>
              <ContentDiffView diff={diff} side="before" />
            </div>
            <div className="min-w-0 rounded-input bg-white p-4">
              <h3 className="mb-3">{texts.mine}</h3>
              <ContentDiffView diff={diff} side="after" />
            </div>
          </div>
          <div className="mt-4 flex flex-wrap gap-3">
            <Button size="sm" onClick={() => void saver.save({ over: theirs.version })}>
              {texts.keep}
            </Button>
            <Button
              size="sm"
              look="line"
              onClick={() => {
                saver.adopt(theirs)
                onTaken()
              }}
            >
              {texts.take(details.by)}
            </Button>
          </div>
        </>
      ) : null}
    </section>
  )
}
