import type { EditedArticle } from '@portal/contract/newsroom/news/article-editor'
import { type MouseEvent, useRef, useState } from 'react'
import type { FieldProblem } from '~/editing/refusal.ts'
import { browserApi } from '~/platform/api.ts'
import { Dialog } from '~/ui/Dialog.tsx'
import { FormErrorSummary } from '~/ui/FormErrorSummary.tsx'
import type { ChosenPhoto } from '~/ui/rich-text/editor/FigureWindow.tsx'
import { ArticleFields } from './ArticleFields.tsx'
import { ArticleSide } from './ArticleSide.tsx'
import { isSame, stillWrong, trimmed } from './article-content.rules.ts'
import type { ArticleParts } from './article-parts.ts'
import { BackupNotice } from './BackupNotice.tsx'
import { type Backup, backups } from './backup.ts'
import { ConflictNotice } from './ConflictNotice.tsx'
import { DeskBar, type ShowProblems } from './DeskBar.tsx'
import { NOT_BEGUN } from './new-article.ts'
import { newsAdminTexts } from './news-admin.texts.ts'
import { NewerNotice } from './OtherEditors.tsx'
import { StatusLine } from './StatusLine.tsx'
import { type ArticleWriting, useArticleWriting } from './use-article-writing.ts'
import { useDesk, useKeyboardHeight } from './use-desk.ts'
import { usePresence } from './use-presence.ts'

const texts = newsAdminTexts.editor
/** The fields on the sheet; all others are among the details. */
const ON_SHEET = ['content.title', 'content.summary', 'content.body']

const NO_PROBLEMS: readonly FieldProblem[] = []

type ArticleEditorProps = {
  article: EditedArticle
  parts: ArticleParts
  /** The first words have reached the portal. */
  onBegun?: ((id: string) => void) | undefined
}

/** One article on the desk. `edition` opens the text anew when another takes its place. */
export function ArticleEditor({ article, parts, onBegun }: ArticleEditorProps) {
  const box = useRef<HTMLDivElement>(null)
  const desk = useDesk()
  useKeyboardHeight(box)
  const writing = useArticleWriting(article, onBegun)
  const [edition, setEdition] = useState(0)
  const [refused, setRefused] = useState({ problems: NO_PROBLEMS, content: article.content })
  // The summary takes the focus after a press of a button; what is saved while somebody types does not.
  const [attempt, setAttempt] = useState(0)
  const [backup, setBackup] = useState<Backup | null>(() => leftOver(article))
  const { saver, state, base, content } = writing
  const presence = usePresence(base.id, base.version !== NOT_BEGUN)
  const openAnew = () => setEdition((now) => now + 1)
  const problems =
    state.kind === 'refused'
      ? state.problems
      : stillWrong(refused.problems, refused.content, content)
  const errorOf = (path: string) => problems.find((problem) => problem.path === path)?.message
  const cover = useCover(writing, edition)

  const showProblems: ShowProblems = (found) => {
    setRefused({ problems: found ?? NO_PROBLEMS, content: saver.snapshot().content })
    if (found) setAttempt((count) => count + 1)
  }
  /** A detail may be out of sight: it is brought there before the focus goes to it. */
  function lead(event: MouseEvent) {
    const link = event.target instanceof Element ? event.target.closest('a') : null
    const field = link?.hash.slice(1)
    if (!field || ON_SHEET.includes(field) || document.getElementById(field)) return
    event.preventDefault()
    desk.showDetails(true, field)
  }
  async function loadNewest() {
    saver.adopt(await browserApi.get('/api/v1/admin/articles/:id', { params: { id: base.id } }))
    openAnew()
  }
  const details = (
    <ArticleSide
      key={`side-${edition}`}
      writing={writing}
      parts={parts}
      cover={cover}
      errorOf={errorOf}
      wanted={desk.wanted}
    />
  )
  return (
    <div ref={box} className="desk" data-focus={desk.isFocused || undefined}>
      <DeskBar
        writing={writing}
        desk={desk}
        page={parts.page}
        others={presence.others}
        onProblems={showProblems}
        onReplaced={openAnew}
      />
      <div
        className={
          desk.isWide && desk.hasDetails ? 'grid grid-cols-[minmax(0,1fr)_21rem] items-start' : ''
        }
      >
        <div className="min-w-0">
          <div className="mx-auto grid max-w-170 gap-4 px-5 pt-3 md:px-6">
            <StatusLine article={base} />
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
            ) : state.kind === 'saved' && presence.version > base.version ? (
              <NewerNotice onLoad={loadNewest} />
            ) : null}
            <div className="contents" onClickCapture={lead}>
              <FormErrorSummary
                problems={problems.map(({ path, message }) => ({ fieldId: path, message }))}
                attempt={attempt}
              />
            </div>
          </div>
          <ArticleFields
            key={`text-${edition}`}
            writing={writing}
            picker={parts.photoPicker}
            errorOf={errorOf}
          />
        </div>
        {desk.isWide && desk.hasDetails ? (
          <section
            aria-label={texts.details}
            className="sticky top-[calc(var(--under)+3.25rem)] h-[calc(100dvh-var(--under)-3.25rem)] overflow-y-auto overscroll-contain border-line border-l bg-white px-5 py-5"
          >
            {details}
          </section>
        ) : null}
      </div>
      {!desk.isWide && desk.hasDetails ? (
        <Dialog
          open
          align="top"
          title={texts.details}
          onOpenChange={(isOpen) => !isOpen && desk.showDetails(false)}
          initialFocus={{
            get current() {
              return desk.wanted ? document.getElementById(desk.wanted) : null
            },
          }}
        >
          {details}
        </Dialog>
      ) : null}
    </div>
  )
}

/** The photo that was chosen is known here before the portal tells of it; another text brings its own. */
function useCover({ saver, content, base }: ArticleWriting, edition: number) {
  const [chosen, setChosen] = useState<{ edition: number; photo: ChosenPhoto | null }>()
  const known = base.photos.find(({ id }) => id === content.cover?.photo_id)
  const photo =
    chosen?.edition === edition ? chosen.photo : known ? { ...known, isReady: true } : null
  return {
    photo,
    onChange(next: ChosenPhoto | null) {
      setChosen({ edition, photo: next })
      saver.change({
        cover: next
          ? { photo_id: next.id, credit: saver.snapshot().content.cover?.credit ?? '' }
          : null,
      })
    },
  }
}

/** A copy that says the same as the server is no news. */
function leftOver({ id, content }: EditedArticle): Backup | null {
  const backup = backups.read(id)
  if (!backup) return null
  if (!isSame(trimmed(backup.content), trimmed(content))) return backup
  backups.clear(id)
  return null
}
