import {
  COVERAGE_STATUS_WORDS,
  type CoverageStatus,
  coverageMoves,
} from '@portal/contract/newsroom/coverage-requests/coverage.texts'
import type { CoverageCard } from '@portal/contract/newsroom/coverage-requests/coverage-board'
import { ChevronDown } from 'lucide-react'
import { Decisions } from '~/lists/Decisions.tsx'
import { Button } from '~/ui/Button.tsx'
import { DropdownMenu } from '~/ui/DropdownMenu.tsx'
import { coverageAdminTexts as texts } from './coverage-admin.texts.ts'

type MoveMenuProps = {
  card: CoverageCard
  onMove: (card: CoverageCard, status: CoverageStatus) => void
}

export const MOVED_AT = '/admin/coverage-requests/:id/move'

/** What dragging does, for the keyboard and the thumb. */
export function MoveMenu({ card, onMove }: MoveMenuProps) {
  const moves = coverageMoves(card.status)
  if (moves.length === 0) return null
  return (
    <Decisions at={MOVED_AT} id={card.id}>
      <DropdownMenu
        align="start"
        trigger={
          <Button look="line" size="sm" aria-label={texts.moveOf(card.event_name)}>
            {texts.move}
            <ChevronDown aria-hidden="true" />
          </Button>
        }
        entries={moves.map((status) => ({
          label: COVERAGE_STATUS_WORDS[status],
          destructive: status === 'refused',
          onSelect: () => onMove(card, status),
        }))}
      />
    </Decisions>
  )
}
