import type { EditedArticle } from '@portal/contract/news/article-editor'
import { ArrowLeft } from 'lucide-react'
import { useState } from 'react'
import type { FieldProblem } from '~/editing/refusal.ts'
import { browserApi } from '~/platform/api.ts'
import { FormErrorSummary } from '~/ui/FormErrorSummary.tsx'
import { TextLink } from '~/ui/TextLink.tsx'
import { ArticleFields } from './ArticleFields.tsx'
import { ArticleSide } from './ArticleSide.tsx'
import { isSame, trimmed } from './article-content.rules.ts'
import type { ArticleParts } from './article-parts.ts'
import { BackupNotice } from './BackupNotice.tsx'
import { type Backup, backups } from './backup.ts'
import { ConflictNotice } from './ConflictNotice.tsx'
import { DeskBar } from './DeskBar.tsx'
import { newsAdminTexts } from './news-admin.texts.ts'
import { PresenceNotice } from './PresenceNotice.tsx'
import { StatusLine } from './StatusLine.tsx'
import { useArticleWriting } from './use-article-writing.ts'
import type { ShowProblems } from './use-publishing.ts'

/** One article on the desk. `edition` opens the text anew when another takes its place. */
export function ArticleEditor({ article, parts }: { article: EditedArticle; parts: ArticleParts }) {
  const writing = useArticleWriting(article)
  const [edition, setEdition] = useState(0)
  const [refused, setRefused] = useState<readonly FieldProblem[]>([])
  // The summary takes the focus after a press of a button; what is saved while somebody types does not.
  const [attempt, setAttempt] = useState(0)
  const [backup, setBackup] = useState<Backup | null>(() => leftOver(article))
  const { saver, state, base } = writing
  const openAnew = () => setEdition((now) => now + 1)
  const problems = state.kind === 'refused' ? state.problems : refused

  const showProblems: ShowProblems = (found) => {
    setRefused(found ?? [])
    if (found) setAttempt((count) => count + 1)
  }
  async function loadNewest() {
    saver.adopt(await browserApi.get('/api/v1/admin/articles/:id', { params: { id: base.id } }))
    openAnew()
  }
  return (
    <div className="grid grid-cols-1 gap-5">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
        <TextLink to="?" block>
          <ArrowLeft aria-hidden="true" className="size-5" />
          {newsAdminTexts.editor.back}
        </TextLink>
        <StatusLine article={base} />
      </div>
      {backup ? (
        <BackupNotice
          backup={backup}
          present={base.content}
          onRestore={() => {
            saver.change(trimmed(backup.content))
            setBackup(null)
            openAnew()
          }}
          onDiscard={() => {
            backups.clear(base.id)
            setBackup(null)
          }}
        />
      ) : null}
      {state.kind === 'stale' ? (
        <ConflictNotice writing={writing} details={state.details} onTaken={openAnew} />
      ) : (
        <PresenceNotice
          id={base.id}
          version={base.version}
          isAtRest={state.kind === 'saved'}
          onLoad={loadNewest}
        />
      )}
      <FormErrorSummary
        problems={problems.map(({ path, message }) => ({ fieldId: path, message }))}
        attempt={attempt}
      />
      <div className="grid grid-cols-1 items-start gap-5 xl:grid-cols-[1fr_20rem]">
        <ArticleFields key={`text-${edition}`} writing={writing} picker={parts.photoPicker} />
        <ArticleSide key={`side-${edition}`} writing={writing} parts={parts} />
      </div>
      <DeskBar writing={writing} onProblems={showProblems} onReplaced={openAnew} />
    </div>
  )
}

/** A copy that says the same as the server is no news. */
function leftOver({ id, content }: EditedArticle): Backup | null {
  const backup = backups.read(id)
  if (!backup) return null
  if (!isSame(trimmed(backup.content), trimmed(content))) return backup
  backups.clear(id)
  return null
}
