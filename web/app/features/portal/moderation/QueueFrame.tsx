import type { DecidedAt } from '@portal/contract/portal/workplace/decided-at'
import type { SheetList } from '@portal/contract/portal/workplace/list-sheets'
import type { UseQueryResult } from '@tanstack/react-query'
import { ArrowLeft, CheckCheck, SearchX } from 'lucide-react'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { Link } from 'react-router'
import { type SheetFilter, SheetLink } from '~/lists/SheetLink.tsx'
import { useWhose } from '~/lists/use-whose.ts'
import { failureText } from '~/platform/failure-text.ts'
import { CursorPagination } from '~/ui/CursorPagination.tsx'
import { EmptyState } from '~/ui/EmptyState.tsx'
import { ErrorState } from '~/ui/ErrorState.tsx'
import { LinkButton } from '~/ui/LinkButton.tsx'
import { Panel } from '~/ui/Panel.tsx'
import { Skeleton } from '~/ui/Skeleton.tsx'
import { TextLink } from '~/ui/TextLink.tsx'
import { moderationTexts } from './moderation.texts.ts'
import { useQueueAddress } from './use-queue-address.ts'

/** What an item needs to be decided, and to move on: to its neighbours, and past itself afterwards. */
export type QueueMoves = {
  thing: { at: DecidedAt; id: string }
  next: (() => void) | undefined
  previous: (() => void) | undefined
  decided: () => void
  /** Whether one came here by deciding or by key: the focus then follows. */
  takesFocus: boolean
}

/** There was nothing left to move to. */
const NOWHERE = ''

type QueueFrameProps<Item> = {
  label: string
  decidedAt: DecidedAt
  query: UseQueryResult<{ items: Item[]; next: string | null }>
  idOf: (item: Item) => string
  line: (item: Item) => ReactNode
  detail: (item: Item, moves: QueueMoves) => ReactNode
  /** Above the list: which part of it is shown. */
  filters?: ReactNode
  /** The part that is shown, as a file. */
  sheet: { list: SheetList; filter: SheetFilter }
}

/** The queue beside the item on a desk; on a phone one after the other. */
export function QueueFrame<Item>({
  label,
  decidedAt,
  query,
  idOf,
  line,
  detail,
  filters,
  sheet,
}: QueueFrameProps<Item>) {
  const { item: chosen, trail, itemTo, listTo, goTo } = useQueueAddress()
  const [movedTo, setMovedTo] = useState<string | null>(null)
  const list = useRef<HTMLElement>(null)
  // Asked for all at once: the next item is ready to be decided when its turn comes.
  useWhose(decidedAt, query.data?.items.map(idOf) ?? [])
  const isDone = movedTo === NOWHERE && query.data?.items.length === 0
  // With the last item decided the buttons are gone: the focus would fall out of the page.
  useEffect(() => {
    if (isDone) list.current?.focus()
  }, [isDone])
  if (query.isError) {
    return (
      <ErrorState
        title={moderationTexts.loadError}
        onRetry={() => void query.refetch()}
        retrying={query.isFetching}
      >
        {failureText(query.error)}
      </ErrorState>
    )
  }
  if (!query.data) return <QueueSkeleton />
  const { items, next } = query.data
  const index = chosen ? items.findIndex((item) => idOf(item) === chosen) : 0
  const open = items[index]

  const moveTo = (item: Item | undefined) => () => {
    setMovedTo(item ? idOf(item) : NOWHERE)
    goTo(item ? idOf(item) : null)
  }
  const beside = (offset: number) => {
    const neighbour = items[index + offset]
    return neighbour ? moveTo(neighbour) : undefined
  }
  const texts = moderationTexts.empty
  const isEmpty = items.length === 0 && !chosen
  return (
    <div className="grid items-start gap-5 lg:grid-cols-[20rem_minmax(0,1fr)]">
      <Panel
        ref={list}
        tabIndex={-1}
        aria-label={label}
        aria-busy={query.isPlaceholderData}
        className={`${chosen ? 'max-lg:hidden' : ''} ${isEmpty ? 'lg:col-span-2' : ''} grid gap-3 p-3! lg:sticky lg:top-23 lg:max-h-[calc(100dvh-7rem)] lg:overflow-y-auto`}
      >
        {filters}
        {isEmpty ? (
          <EmptyState surface="plain" icon={<CheckCheck />} title={texts.title}>
            {texts.text}
          </EmptyState>
        ) : (
          <ol className="grid gap-1">
            {items.map((item, place) => (
              <li key={idOf(item)}>
                <Link
                  to={itemTo(idOf(item))}
                  preventScrollReset
                  aria-current={place === index ? 'true' : undefined}
                  className="block rounded-item px-3 py-2.5 hover:bg-areia-100 aria-[current]:lg:bg-mar-100"
                >
                  {line(item)}
                </Link>
              </li>
            ))}
          </ol>
        )}
        <CursorPagination previous={trail.previous} next={trail.next(next)} />
        {isEmpty ? null : (
          <div>
            <SheetLink {...sheet} />
          </div>
        )}
      </Panel>
      {isEmpty ? null : (
        <div className={chosen ? 'min-w-0' : 'min-w-0 max-lg:hidden'}>
          <TextLink to={listTo} block className="mb-1 lg:hidden">
            <ArrowLeft aria-hidden="true" className="size-5" />
            {moderationTexts.back}
          </TextLink>
          {open === undefined ? (
            <Gone
              nextTo={items[0] ? itemTo(idOf(items[0])) : listTo}
              isWholeQueue={!next && !trail.previous}
            />
          ) : (
            detail(open, {
              thing: { at: decidedAt, id: idOf(open) },
              next: beside(1),
              previous: beside(-1),
              decided: moveTo(items[index + 1] ?? items[index - 1]),
              takesFocus: movedTo === idOf(open),
            })
          )}
        </div>
      )}
    </div>
  )
}

/** In a queue of several pages it may also lie further on. */
function Gone({ nextTo, isWholeQueue }: { nextTo: string; isWholeQueue: boolean }) {
  const { title, text, elsewhere, elsewhereText, next } = moderationTexts.gone
  const heading = isWholeQueue ? title : elsewhere
  return (
    <Panel aria-label={heading}>
      <EmptyState
        surface="plain"
        icon={<SearchX />}
        title={heading}
        action={<LinkButton to={nextTo}>{next}</LinkButton>}
      >
        {isWholeQueue ? text : elsewhereText}
      </EmptyState>
    </Panel>
  )
}

function QueueSkeleton() {
  return (
    <div role="status" className="grid gap-5 lg:grid-cols-[20rem_minmax(0,1fr)]">
      <span className="sr-only">{moderationTexts.loading}</span>
      <Skeleton shape="block" className="h-80" />
      <Skeleton shape="block" className="h-120 max-lg:hidden" />
    </div>
  )
}
