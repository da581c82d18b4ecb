import { articlePath } from '@portal/contract/news/news.texts'
import { useQueryClient } from '@tanstack/react-query'
import {
  Archive,
  CalendarClock,
  Ellipsis,
  ExternalLink,
  Eye,
  FileClock,
  Save,
  Undo2,
} from 'lucide-react'
import { useState } from 'react'
import { Button } from '~/ui/Button.tsx'
import { ConfirmDialog } from '~/ui/ConfirmDialog.tsx'
import { DropdownMenu } from '~/ui/DropdownMenu.tsx'
import { StickyFoot } from '~/ui/StickyFoot.tsx'
import { toast } from '~/ui/toast.ts'
import { newsAdminTexts } from './news-admin.texts.ts'
import { PreviewWindow } from './PreviewWindow.tsx'
import { SaveStatus } from './SaveStatus.tsx'
import { ScheduleWindow } from './ScheduleWindow.tsx'
import type { ArticleWriting } from './use-article-writing.ts'
import { type ShowProblems, usePublishing } from './use-publishing.ts'
import { VersionsWindow } from './VersionsWindow.tsx'

const texts = newsAdminTexts.publish

type DeskBarProps = {
  writing: ArticleWriting
  /** What is missing before it can be published. */
  onProblems: ShowProblems
  /** Another text is on the desk now. */
  onReplaced: () => void
}
type Window = 'schedule' | 'preview' | 'versions' | 'withdraw' | 'archive'

/** Stays in sight: where the text is, the one thing to do next, and the others. */
export function DeskBar({ writing, onProblems, onReplaced }: DeskBarProps) {
  const { saver, state, base } = writing
  const [open, setOpen] = useState<Window | null>(null)
  const client = useQueryClient()
  const publishing = usePublishing(writing, onProblems)
  const { may, status } = base
  const isPublished = status === 'published'
  // All of it is out already: pressing would write a version that says nothing new.
  const hasNothingNew = isPublished && !base.has_unpublished_changes && state.kind === 'saved'
  const close = () => setOpen(null)

  async function checkpoint() {
    if (!(await saver.save({ isCheckpoint: true }))) return
    toast({ title: newsAdminTexts.save.checkpointDone, variant: 'success' })
    await client.invalidateQueries({ queryKey: ['admin', 'articles', 'versions', base.id] })
  }
  const entry = (is: boolean, label: string, icon: React.ReactNode, onSelect: () => void) =>
    is ? [{ label, icon, onSelect }] : []
  return (
    <StickyFoot className="flex flex-wrap items-center gap-x-4 gap-y-2 md:flex-row-reverse md:justify-end">
      {/* The buttons stay on the left of a desk: messages come up on the right. */}
      <SaveStatus state={state} />
      <div className="flex items-center gap-2 max-md:w-full">
        <Button
          look={hasNothingNew ? 'line' : 'primary'}
          size="sm"
          className="max-md:flex-1"
          pending={publishing.isPending}
          aria-disabled={hasNothingNew}
          disabled={state.kind === 'stale'}
          onClick={() => (hasNothingNew ? undefined : void publishing.publish(null))}
        >
          {hasNothingNew ? texts.upToDate : isPublished ? texts.republish : texts.publish}
        </Button>
        <DropdownMenu
          trigger={
            <Button look="line" size="sm">
              <Ellipsis aria-hidden="true" />
              {texts.more}
            </Button>
          }
          entries={[
            ...entry(true, newsAdminTexts.save.checkpoint, <Save />, () => void checkpoint()),
            ...entry(
              may.schedule,
              status === 'scheduled' ? texts.reschedule : texts.schedule,
              <CalendarClock />,
              () => setOpen('schedule'),
            ),
            ...entry(true, texts.preview, <Eye />, () => setOpen('preview')),
            ...entry(true, texts.versions, <FileClock />, () => setOpen('versions')),
            ...(isPublished && base.slug
              ? [{ label: texts.view, icon: <ExternalLink />, to: articlePath(base.slug) }]
              : []),
            ...entry(may.withdraw, isPublished ? texts.withdraw : texts.unschedule, <Undo2 />, () =>
              setOpen('withdraw'),
            ),
            ...entry(may.archive, texts.archive, <Archive />, () => setOpen('archive')),
          ]}
        />
      </div>
      {open === 'schedule' ? (
        <ScheduleWindow at={base.publish_at} onClose={close} onChosen={publishing.publish} />
      ) : null}
      {open === 'preview' ? <PreviewWindow id={base.id} onClose={close} /> : null}
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
          onConfirm={() => publishing.takeBack(open)}
        />
      ) : null}
    </StickyFoot>
  )
}
