import type { ArticleVersionRow } from '@portal/contract/newsroom/news/article-editor'
import { VERSION_KIND_WORDS } from '@portal/contract/newsroom/news/news.texts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { ArrowLeft, FileClock } from 'lucide-react'
import { useState } from 'react'
import { browserApi } from '~/platform/api.ts'
import { failureText } from '~/platform/failure-text.ts'
import { momentText } from '~/platform/moments.ts'
import { Button } from '~/ui/Button.tsx'
import { ConfirmDialog } from '~/ui/ConfirmDialog.tsx'
import { Dialog } from '~/ui/Dialog.tsx'
import { EmptyState } from '~/ui/EmptyState.tsx'
import { ErrorState } from '~/ui/ErrorState.tsx'
import { Skeleton } from '~/ui/Skeleton.tsx'
import { toast } from '~/ui/toast.ts'
import { ContentDiffView } from './ContentDiffView.tsx'
import { diffContents, isNothing } from './content-diff.rules.ts'
import { versionQuery, versionsQuery } from './news-admin.queries.ts'
import { newsAdminTexts } from './news-admin.texts.ts'
import type { ArticleWriting } from './use-article-writing.ts'

const texts = newsAdminTexts.versions

type VersionsWindowProps = {
  writing: ArticleWriting
  onClose: () => void
  onRestored: () => void
}

/** Every text it ever had: which, when, by whom; what changed since, and the way back. */
export function VersionsWindow({ writing, onClose, onRestored }: VersionsWindowProps) {
  const [chosen, setChosen] = useState<number | null>(null)
  return (
    <Dialog
      open
      size="lg"
      title={chosen === null ? texts.title : texts.row(chosen)}
      description={chosen === null ? texts.lead : undefined}
      onOpenChange={(isOpen) => !isOpen && onClose()}
    >
      {chosen === null ? (
        <VersionList id={writing.base.id} onChoose={setChosen} />
      ) : (
        <VersionDetail
          number={chosen}
          writing={writing}
          onBack={() => setChosen(null)}
          onRestored={() => {
            onClose()
            onRestored()
          }}
        />
      )}
    </Dialog>
  )
}

function VersionList({ id, onChoose }: { id: string; onChoose: (number: number) => void }) {
  const [before, setBefore] = useState<number | undefined>(undefined)
  const { data, isError, error, refetch } = useQuery(versionsQuery(id, before))
  if (isError)
    return (
      <ErrorState title={texts.loadError} onRetry={() => void refetch()} surface="plain">
        {failureText(error)}
      </ErrorState>
    )
  if (!data)
    return (
      <div role="status">
        <span className="sr-only">{texts.loading}</span>
        <Skeleton shape="block" className="h-60" />
      </div>
    )
  if (data.length === 0)
    return (
      <EmptyState icon={<FileClock />} title={texts.empty} surface="plain">
        {texts.emptyText}
      </EmptyState>
    )
  return (
    <>
      <ul>
        {data.map((version) => (
          <li key={version.number} className="border-line border-b">
            <button
              type="button"
              onClick={() => onChoose(version.number)}
              className="min-h-11 w-full rounded-item px-2 py-2.5 text-left hover:bg-areia-100"
            >
              <VersionLine version={version} />
            </button>
          </li>
        ))}
      </ul>
      {data.length >= PAGE ? (
        <Button
          size="sm"
          look="line"
          className="mt-3"
          onClick={() => setBefore(data.at(-1)?.number)}
        >
          {texts.older}
        </Button>
      ) : null}
    </>
  )
}
/** As many as one answer holds. */
const PAGE = 50

function VersionLine({ version }: { version: ArticleVersionRow }) {
  const { number, kind, saved_at, saved_by, restored_from, words } = version
  const about = [
    VERSION_KIND_WORDS[kind] +
      (restored_from === null ? '' : ` ${texts.restoredFrom(restored_from)}`),
    momentText(new Date(saved_at)),
    saved_by?.name,
    texts.words(words),
  ]
  return (
    <>
      <span className="block font-semibold">{texts.row(number)}</span>
      <span className="block text-muted text-sm">{about.filter(Boolean).join(' · ')}</span>
    </>
  )
}

type VersionDetailProps = {
  number: number
  writing: ArticleWriting
  onBack: () => void
  onRestored: () => void
}

function VersionDetail({ number, writing, onBack, onRestored }: VersionDetailProps) {
  const { saver, base, content } = writing
  const client = useQueryClient()
  const { data, isError, error, refetch } = useQuery(versionQuery(base.id, number))
  const diff = data && diffContents(data.content, content)

  async function restore() {
    try {
      if (!(await saver.save())) throw new Error(newsAdminTexts.publish.notSaved)
      const restored = await browserApi.send('POST', '/api/v1/admin/articles/:id/restore', {
        params: { id: base.id },
        body: { version: saver.snapshot().base.version, number },
      })
      saver.adopt(restored)
      await client.invalidateQueries({ queryKey: ['admin', 'articles', 'versions', base.id] })
      toast({ title: texts.restored, variant: 'success' })
      onRestored()
    } catch (cause) {
      toast({ title: texts.restoreFailed, description: failureText(cause), variant: 'destructive' })
    }
  }
  return (
    <div className="grid grid-cols-1 gap-4">
      <Button size="sm" look="ghost" className="justify-self-start" onClick={onBack}>
        <ArrowLeft aria-hidden="true" />
        {texts.back}
      </Button>
      {isError ? (
        <ErrorState title={texts.loadError} onRetry={() => void refetch()} surface="plain">
          {failureText(error)}
        </ErrorState>
      ) : null}
      {data ? (
        <VersionLine version={data} />
      ) : isError ? null : (
        <div role="status">
          <span className="sr-only">{texts.loading}</span>
          <Skeleton shape="block" className="h-60" />
        </div>
      )}
      {diff && isNothing(diff) ? <p>{texts.same}</p> : null}
      {diff && !isNothing(diff) ? (
        <>
          <div className="max-h-[50vh] overflow-y-auto rounded-input bg-white p-4">
            <ContentDiffView diff={diff} />
          </div>
          <ConfirmDialog
            title={texts.restoreTitle(number)}
            description={texts.restoreText}
            confirmLabel={texts.restore}
            onConfirm={restore}
            trigger={<Button className="justify-self-start">{texts.restore}</Button>}
          />
        </>
      ) : null}
    </div>
  )
}
