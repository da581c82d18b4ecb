import {
  COVERAGE_KIND_WORDS,
  type CoverageStatus,
  isCoverageOver,
} from '@portal/contract/newsroom/coverage-requests/coverage.texts'
import type { CoverageCard } from '@portal/contract/newsroom/coverage-requests/coverage-board'
import clsx from 'clsx'
import { GripVertical } from 'lucide-react'
import { Link } from 'react-router'
import { useWhose } from '~/lists/use-whose.ts'
import { cityDay, shortDayText } from '~/platform/moments.ts'
import { Badge } from '~/ui/Badge.tsx'
import { useDraggableItem } from '~/ui/DragArea.tsx'
import { coverageAdminTexts as texts } from './coverage-admin.texts.ts'
import { dayOf, whenText } from './coverage-day.rules.ts'
import { MOVED_AT, MoveMenu } from './MoveMenu.tsx'

type RequestCardProps = {
  card: CoverageCard
  to: string
  onMove: (card: CoverageCard, status: CoverageStatus) => void
}

/** One request on the board: by the handle it is dragged, by the menu it moves without dragging. */
export function RequestCard({ card, to, onMove }: RequestCardProps) {
  const whose = useWhose(MOVED_AT, [card.id])(card.id)
  const { ref, handleRef, isDragged } = useDraggableItem(card.id, { isFixed: whose !== 'others' })
  const { event_name: name, assignee, due_on: due, has_news: hasNews } = card
  const isOver = isCoverageOver(card.status)
  const isLate = due !== null && !isOver && due < cityDay(new Date())
  return (
    <article
      ref={ref}
      className={clsx(
        'grid gap-2 rounded-input border bg-white p-3',
        isDragged ? 'border-mar-600 shadow-soft' : 'border-line',
      )}
    >
      <div className="flex items-start gap-1">
        {whose === 'own' ? null : (
          <span
            ref={handleRef}
            title={texts.drag}
            aria-hidden="true"
            className="-ml-2 grid h-11 w-8 flex-none cursor-grab touch-none place-items-center text-muted active:cursor-grabbing max-lg:hidden"
          >
            <GripVertical className="size-5" />
          </span>
        )}
        <h3 className="min-w-0 flex-1 font-text text-base tracking-normal">
          <Link
            to={to}
            preventScrollReset
            className="inline-flex min-h-11 items-center font-semibold text-mar-600 underline decoration-mar-600/35 decoration-[1.5px] underline-offset-4 wrap-anywhere hover:decoration-current"
          >
            {name}
          </Link>
        </h3>
      </div>
      <p className="num text-sm">{whenText(card)}</p>
      <p className="text-sm text-muted wrap-anywhere">{card.place}</p>
      <p className="text-sm text-muted wrap-anywhere">{card.contact_name}</p>
      <p className="text-xs text-muted">
        {card.kinds.map((kind) => COVERAGE_KIND_WORDS[kind]).join(', ')}
      </p>
      <div className="flex flex-wrap gap-1.5">
        {hasNews ? <Badge tone="sol">{texts.news}</Badge> : null}
        <Badge tone={assignee ? 'mar' : 'neutral'}>{assignee?.name ?? texts.nobody}</Badge>
        {due ? (
          <Badge tone={isLate ? 'bad' : 'neutral'}>
            {(isLate ? texts.late : texts.due)(shortDayText(dayOf(due)))}
          </Badge>
        ) : null}
      </div>
      <div>
        <MoveMenu card={card} onMove={onMove} />
      </div>
    </article>
  )
}
