import { articlePath } from '@portal/contract/newsroom/news/news.texts'
import { missingInArticle } from '@portal/contract/newsroom/news/unfinished-article'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import {
  Archive,
  ArrowLeft,
  CalendarClock,
  Ellipsis,
  ExternalLink,
  Eye,
  FileClock,
  Link2,
  Maximize2,
  Minimize2,
  PanelRight,
  Save,
  Undo2,
} from 'lucide-react'
import { useState } from 'react'
import type { FieldProblem } from '~/editing/refusal.ts'
import { Button } from '~/ui/Button.tsx'
import { ConfirmDialog } from '~/ui/ConfirmDialog.tsx'
import { DropdownMenu } from '~/ui/DropdownMenu.tsx'
import { IconButton } from '~/ui/IconButton.tsx'
import { IconLink } from '~/ui/IconLink.tsx'
import { toast } from '~/ui/toast.ts'
import { StatusBadge } from './ArticlesList.tsx'
import { trimmed } from './article-content.rules.ts'
import type { ArticleParts } from './article-parts.ts'
import { NOT_BEGUN } from './new-article.ts'
import { articleCategoriesQuery } from './news-admin.queries.ts'
import { newsAdminTexts } from './news-admin.texts.ts'
import { OtherEditors } from './OtherEditors.tsx'
import { PagePreview } from './PagePreview.tsx'
import { PreviewLinksWindow } from './PreviewLinksWindow.tsx'
import { PublishWindow, type When } from './PublishWindow.tsx'
import { SaveStatus } from './SaveStatus.tsx'
import type { ArticleWriting } from './use-article-writing.ts'
import type { DeskLayout } from './use-desk.ts'
import { usePublishing } from './use-publishing.ts'
import { VersionsWindow } from './VersionsWindow.tsx'

const texts = newsAdminTexts.publish

/** What stopped a press of a button, perhaps nothing that a field explains; null when one begins. */
export type ShowProblems = (problems: readonly FieldProblem[] | null) => void

type DeskBarProps = {
  writing: ArticleWriting
  desk: DeskLayout
  page: ArticleParts['page']
  others: readonly { id: string; name: string }[]
  /** What is missing before it can be published. */
  onProblems: ShowProblems
  /** Another text is on the desk now. */
  onReplaced: () => void
}
type Window = When | 'preview' | 'links' | 'versions' | 'withdraw' | 'archive'

/** Stays in sight: where the text is, who else is at it, and what can be done with it. */
export function DeskBar({ writing, desk, page, others, onProblems, onReplaced }: DeskBarProps) {
  const { state, base, content } = writing
  const [open, setOpen] = useState<Window | null>(null)
  const publishing = usePublishing(writing)
  const { may } = base
  const isPublished = base.status === 'published'
  const categories = useQuery(articleCategoriesQuery())
  // All of it is out already: pressing would write a version that says nothing new.
  const hasNothingNew = isPublished && !base.has_unpublished_changes && state.kind === 'saved'
  const close = () => setOpen(null)

  /** What is missing is said at once; who has it all is asked once. */
  function ask(when: When) {
    const missing = missingInArticle(trimmed(content))
    onProblems(missing.length > 0 ? missing : null)
    if (missing.length === 0) setOpen(when)
  }
  /** The window first gives the focus back; then what stopped it may take it. */
  function closeWith(problems: readonly FieldProblem[]) {
    close()
    if (problems.length > 0) requestAnimationFrame(() => onProblems(problems))
  }
  return (
    <div
      data-bar="head"
      className="sticky top-(--under) z-20 flex min-h-13 items-center gap-1 border-line border-b bg-areia-50 px-2 text-sm md:gap-2"
    >
      <IconLink to="?" label={newsAdminTexts.editor.back}>
        <ArrowLeft aria-hidden="true" />
      </IconLink>
      {/* One over the other on a phone: beside each other they leave no room for what is pressed. */}
      <div className="flex min-w-0 items-center gap-x-2 leading-tight max-md:flex-col max-md:items-start max-md:gap-y-0.5">
        <StatusBadge status={base.status} />
        <SaveStatus state={state} isBegun={base.version !== NOT_BEGUN} />
      </div>
      <span className="flex-1" />
      <OtherEditors others={others} />
      <Button
        look="line"
        size="sm"
        className="flex-none max-md:size-11 max-md:px-0!"
        onClick={() => setOpen('preview')}
      >
        <Eye aria-hidden="true" className="md:hidden" />
        <span className="max-md:sr-only">{texts.preview}</span>
      </Button>
      {may.publish ? (
        <Button
          look={hasNothingNew ? 'line' : 'primary'}
          size="sm"
          // On a phone the badge says so already, and the hour of the last save needs the room.
          className={hasNothingNew ? 'max-md:hidden' : 'flex-none'}
          pending={publishing.isPending}
          aria-disabled={hasNothingNew}
          disabled={state.kind === 'stale'}
          onClick={() => (hasNothingNew ? undefined : ask('now'))}
        >
          {hasNothingNew ? texts.upToDate : texts.publish}
          {isPublished && !hasNothingNew ? (
            <span className="max-md:sr-only">{texts.changes}</span>
          ) : null}
        </Button>
      ) : null}
      <IconButton
        label={texts.details}
        aria-pressed={desk.hasDetails}
        className="aria-pressed:bg-areia-200 max-md:fixed max-md:right-0 max-md:bottom-(--foot) max-md:size-13 max-md:rounded-none max-md:border-line max-md:border-t max-md:border-l max-md:bg-areia-50"
        onClick={() => desk.showDetails(!desk.hasDetails)}
      >
        <PanelRight aria-hidden="true" />
      </IconButton>
      <IconButton
        label={desk.isFocused ? texts.unfocus : texts.focus}
        title={desk.isFocused ? texts.unfocusHint : texts.focusHint}
        aria-keyshortcuts="Control+Shift+F Meta+Shift+F"
        className="max-md:hidden"
        onClick={() => desk.focus(!desk.isFocused)}
      >
        {desk.isFocused ? <Minimize2 aria-hidden="true" /> : <Maximize2 aria-hidden="true" />}
      </IconButton>
      <MoreActions writing={writing} onOpen={setOpen} onAsk={ask} />
      {open === 'now' || open === 'later' ? (
        <PublishWindow
          article={base}
          content={content}
          category={categories.data?.find(({ id }) => id === content.category_id)?.name ?? ''}
          begin={open}
          onConfirm={publishing.publish}
          onClose={closeWith}
        />
      ) : null}
      {open === 'preview' ? (
        <PagePreview id={base.id} content={content} page={page} onClose={close} />
      ) : null}
      {open === 'links' ? <PreviewLinksWindow id={base.id} onClose={close} /> : null}
      {open === 'versions' ? (
        <VersionsWindow writing={writing} onClose={close} onRestored={onReplaced} />
      ) : null}
      {open === 'withdraw' || open === 'archive' ? (
        <ConfirmDialog
          open
          destructive
          onOpenChange={(isOpen) => !isOpen && close()}
          title={open === 'withdraw' ? texts.withdrawTitle : texts.archiveTitle}
          description={open === 'withdraw' ? texts.withdrawText : texts.archiveText}
          confirmLabel={
            open === 'archive' ? texts.archive : isPublished ? texts.withdraw : texts.unschedule
          }
          onConfirm={async () => onProblems(await publishing.takeBack(open))}
        />
      ) : null}
    </div>
  )
}

type MoreActionsProps = {
  writing: ArticleWriting
  onOpen: (window: Window) => void
  onAsk: (when: When) => void
}

function MoreActions({ writing: { saver, base }, onOpen, onAsk }: MoreActionsProps) {
  const client = useQueryClient()
  const { may, status } = base
  const isBegun = base.version !== NOT_BEGUN
  const isPublished = status === 'published'

  async function checkpoint() {
    if (!(await saver.save({ isCheckpoint: true }))) return
    toast({ title: newsAdminTexts.save.checkpointDone, variant: 'success' })
    await client.invalidateQueries({ queryKey: ['admin', 'articles', 'versions', base.id] })
  }
  const entry = (is: boolean, label: string, icon: React.ReactNode, onSelect: () => void) =>
    is ? [{ label, icon, onSelect }] : []
  return (
    <DropdownMenu
      trigger={
        <IconButton label={texts.more}>
          <Ellipsis aria-hidden="true" />
        </IconButton>
      }
      entries={[
        ...entry(
          may.schedule,
          status === 'scheduled' ? texts.reschedule : texts.schedule,
          <CalendarClock />,
          () => onAsk('later'),
        ),
        ...entry(isBegun, newsAdminTexts.save.checkpoint, <Save />, () => void checkpoint()),
        ...entry(isBegun, texts.link, <Link2 />, () => onOpen('links')),
        ...entry(isBegun, texts.versions, <FileClock />, () => onOpen('versions')),
        ...(isPublished && base.slug
          ? [{ label: texts.view, icon: <ExternalLink />, to: articlePath(base.slug) }]
          : []),
        ...entry(may.withdraw, isPublished ? texts.withdraw : texts.unschedule, <Undo2 />, () =>
          onOpen('withdraw'),
        ),
        ...entry(may.archive, texts.archive, <Archive />, () => onOpen('archive')),
      ]}
    />
  )
}
