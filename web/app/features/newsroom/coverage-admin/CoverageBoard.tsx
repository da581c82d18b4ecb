import {
  COVERAGE_STATUS_WORDS,
  COVERAGE_STATUSES,
  type CoverageStatus,
  coverageMoves,
} from '@portal/contract/newsroom/coverage-requests/coverage.texts'
import type {
  CoverageCard as Card,
  readCoverageBoard,
} from '@portal/contract/newsroom/coverage-requests/coverage-board'
import type { EndpointResult } from '@portal/contract/shared/endpoint'
import { useQuery } from '@tanstack/react-query'
import { Video } from 'lucide-react'
import { useState } from 'react'
import { SheetLink } from '~/lists/SheetLink.tsx'
import { failureText } from '~/platform/failure-text.ts'
import { Button } from '~/ui/Button.tsx'
import { CountBadge } from '~/ui/CountBadge.tsx'
import { DragArea } from '~/ui/DragArea.tsx'
import { EmptyState } from '~/ui/EmptyState.tsx'
import { LinkTabs } from '~/ui/LinkTabs.tsx'
import { Loaded } from '~/ui/Loaded.tsx'
import { toast } from '~/ui/toast.ts'
import { BoardFilters } from './BoardFilters.tsx'
import { Column } from './Column.tsx'
import { boardQuery } from './coverage-admin.queries.ts'
import { coverageAdminTexts as texts } from './coverage-admin.texts.ts'
import { MoveDialog } from './MoveDialog.tsx'
import { RequestDialog } from './RequestDialog.tsx'
import { useBoardAddress } from './use-board-address.ts'

type Asked = { card: Card; status: CoverageStatus } | null

type Board = EndpointResult<typeof readCoverageBoard>

/** Columns per state on a desk, the open ones above those that ended; one at a time on a phone. */
export default function CoverageBoard() {
  const address = useBoardAddress()
  const { typed, assignee } = address
  const query = useQuery(boardQuery({ search: typed.search || undefined, assignee }))
  return (
    <Loaded query={query} texts={texts} why={failureText} className="h-120">
      {(board) => <Columns board={board} address={address} isBusy={query.isPlaceholderData} />}
    </Loaded>
  )
}

type ColumnsProps = {
  board: Board
  address: ReturnType<typeof useBoardAddress>
  isBusy: boolean
}

function Columns({ board: { columns, team }, address, isBusy }: ColumnsProps) {
  const { typed, assignee } = address
  const [asked, setAsked] = useState<Asked>(null)
  const [heldOver, setHeldOver] = useState<{ id: string; status: string } | null>(null)
  const isEmpty = columns.every(({ count }) => count === 0)

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
          <div>
            <SheetLink
              list="coverage-requests"
              filter={{ search: typed.search || undefined, assignee }}
            />
          </div>
          <ColumnTabs columns={columns} address={address} />
          <DragArea onHold={(id, status) => setHeldOver({ id, status })} onDrop={drop}>
            <section
              aria-label={texts.board}
              aria-busy={isBusy}
              className="grid gap-4 lg:grid-cols-3"
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

/** Which column a phone shows. */
function ColumnTabs({ columns, address }: Pick<ColumnsProps, 'address'> & Pick<Board, 'columns'>) {
  return (
    <LinkTabs
      label={texts.columns}
      className="lg:hidden"
      links={columns.map(({ status, count }) => ({
        label: (
          <>
            {COVERAGE_STATUS_WORDS[status]}
            {count > 0 ? <CountBadge count={count} label={texts.count(count)} /> : null}
          </>
        ),
        to: address.columnTo(status),
        current: status === address.column,
      }))}
    />
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
