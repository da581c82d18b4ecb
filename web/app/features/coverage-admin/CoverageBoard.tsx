import type { CoverageCard as Card } from '@portal/contract/coverage-requests/coverage-board'
import {
  COVERAGE_STATUS_WORDS,
  COVERAGE_STATUSES,
  type CoverageStatus,
  coverageMoves,
} from '@portal/contract/coverage-requests/coverage-words'
import { useQuery } from '@tanstack/react-query'
import { Video } from 'lucide-react'
import { useState } from 'react'
import { failureText } from '~/platform/failure-text.ts'
import { Button } from '~/ui/Button.tsx'
import { CountBadge } from '~/ui/CountBadge.tsx'
import { DragArea } from '~/ui/DragArea.tsx'
import { EmptyState } from '~/ui/EmptyState.tsx'
import { ErrorState } from '~/ui/ErrorState.tsx'
import { LinkTabs } from '~/ui/LinkTabs.tsx'
import { Skeleton } from '~/ui/Skeleton.tsx'
import { toast } from '~/ui/toast.ts'
import { BoardFilters } from './BoardFilters.tsx'
import { Column } from './Column.tsx'
import { boardQuery } from './coverage-admin.queries.ts'
import { coverageAdminTexts as texts } from './coverage-admin.texts.ts'
import { MoveDialog } from './MoveDialog.tsx'
import { RequestDialog } from './RequestDialog.tsx'
import { useBoardAddress } from './use-board-address.ts'

type Asked = { card: Card; status: CoverageStatus } | null

/** Columns per state on a desk, one at a time on a phone. */
export function CoverageBoard() {
  const address = useBoardAddress()
  const { typed, assignee } = address
  const board = useQuery(boardQuery({ search: typed.search || undefined, assignee }))
  const [asked, setAsked] = useState<Asked>(null)
  const [heldOver, setHeldOver] = useState<{ id: string; status: string } | null>(null)
  if (board.isError) {
    return (
      <ErrorState
        title={texts.loadError}
        onRetry={() => void board.refetch()}
        retrying={board.isFetching}
      >
        {failureText(board.error)}
      </ErrorState>
    )
  }
  if (!board.data) {
    return (
      <div role="status">
        <span className="sr-only">{texts.loading}</span>
        <Skeleton shape="block" className="h-120" />
      </div>
    )
  }
  const { columns, team } = board.data
  const isEmpty = columns.every(({ count }) => count === 0)
  const countOf = (status: CoverageStatus) =>
    columns.find((column) => column.status === status)?.count ?? 0

  function drop(isCanceled: boolean) {
    const held = heldOver
    setHeldOver(null)
    if (isCanceled || !held) return
    const card = columns.flatMap(({ requests }) => requests).find(({ id }) => id === held.id)
    const status = COVERAGE_STATUSES.find((one) => one === held.status)
    if (!card || !status || status === card.status) return
    if (coverageMoves(card.status).includes(status)) return setAsked({ card, status })
    toast({
      title: texts.wrongColumn(card.event_name, COVERAGE_STATUS_WORDS[status]),
      variant: 'destructive',
    })
  }
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <BoardFilters team={team} address={address} />
      {isEmpty ? (
        <NoRequests isFiltered={Boolean(typed.search || assignee)} onClear={typed.clear} />
      ) : (
        <>
          <LinkTabs
            label={texts.columns}
            className="lg:hidden"
            links={COVERAGE_STATUSES.map((status) => ({
              label: (
                <>
                  {COVERAGE_STATUS_WORDS[status]}
                  {countOf(status) > 0 ? (
                    <CountBadge count={countOf(status)} label={texts.count(countOf(status))} />
                  ) : null}
                </>
              ),
              to: address.columnTo(status),
              current: status === address.column,
            }))}
          />
          <DragArea onHold={(id, status) => setHeldOver({ id, status })} onDrop={drop}>
            <section
              aria-label={texts.board}
              aria-busy={board.isPlaceholderData}
              className="grid items-start gap-4 lg:grid-cols-[repeat(6,minmax(15rem,1fr))] lg:overflow-x-auto lg:pb-3"
            >
              {columns.map((column) => (
                <Column
                  key={column.status}
                  column={column}
                  isShownOnPhone={column.status === address.column}
                  isHeldOver={heldOver?.status === column.status}
                  requestTo={address.requestTo}
                  onMove={(card, status) => setAsked({ card, status })}
                />
              ))}
            </section>
          </DragArea>
        </>
      )}
      {asked ? <MoveDialog {...asked} onClose={() => setAsked(null)} /> : null}
      {address.request ? (
        <RequestDialog
          key={address.request}
          id={address.request}
          team={team}
          onClose={address.closeRequest}
          onMove={(card, status) => setAsked({ card, status })}
        />
      ) : null}
    </div>
  )
}

function NoRequests({ isFiltered, onClear }: { isFiltered: boolean; onClear: () => void }) {
  const { title, text, filteredTitle, filteredText, clear } = texts.emptyBoard
  return (
    <EmptyState
      icon={<Video />}
      title={isFiltered ? filteredTitle : title}
      level="h2"
      action={isFiltered ? <Button onClick={onClear}>{clear}</Button> : null}
    >
      {isFiltered ? filteredText : text}
    </EmptyState>
  )
}
