import type { MyEstablishment } from '@portal/contract/guide/establishments/own-establishment'
import { roleMay } from '@portal/contract/guide/team/team-rights'
import { moneyText } from '@portal/contract/shared/plan-prices'
import type { OwnOrder } from '@portal/contract/storefront/orders/board'
import { useQuery } from '@tanstack/react-query'
import { ClipboardList } from 'lucide-react'
import { lazy, type ReactNode, Suspense, useEffect, useRef, useState } from 'react'
import { failureStatus, failureText } from '~/platform/failure-text.ts'
import { momentText } from '~/platform/moments.ts'
import { EmptyState } from '~/ui/EmptyState.tsx'
import { LinkButton } from '~/ui/LinkButton.tsx'
import { Panel } from '~/ui/Panel.tsx'
import { PrivateFailure } from '~/ui/PrivateFailure.tsx'
import { Skeleton } from '~/ui/Skeleton.tsx'
import { TextLink } from '~/ui/TextLink.tsx'
import { BoardControls, TicketMenu } from './BoardControls.tsx'
import { BoardLanes } from './BoardLanes.tsx'
import {
  DeliveryNotice,
  OfflineNotice,
  PauseNotice,
  PixNotice,
  SoundNotice,
} from './BoardNotices.tsx'
import { boardQuery, ownOrderingQuery, useLiveOrders } from './board.queries.ts'
import { headlineOf, isPast, ordersOfLanes } from './board.rules.ts'
import { boardTexts as texts } from './board.texts.ts'
import { printTicket } from './print-ticket.ts'
import { useAlarm } from './use-alarm.ts'
import { useBoardClock, useCountInTitle, useWakeLock } from './use-board-screen.ts'
import { useOrderWrites, usePause } from './use-order-writes.ts'

// Few orders are refused: the form for it comes with the first.
const RefuseDialog = lazy(() =>
  import('./RefuseDialog.tsx').then((module) => ({ default: module.RefuseDialog })),
)

const DeliveryPauseDialog = lazy(() =>
  import('./DeliveryPauseDialog.tsx').then((module) => ({ default: module.DeliveryPauseDialog })),
)
// Most businesses sell nothing that comes back.
const ReturnsPanel = lazy(() =>
  import('./ReturnsPanel.tsx').then((module) => ({ default: module.ReturnsPanel })),
)

/** Where no stream comes through, and while nothing comes through at all. */
const POLL_MS = 30_000
const RETRY_MS = 5_000

export type BoardPlace = Pick<MyEstablishment, 'id' | 'name' | 'role'>
type OrderBoardProps = {
  establishment: BoardPlace
  /** `pix` only of whose role looks for money. */
  addresses: { day: string; history: string; settings: string | null; pix: string | null }
}

/** The orders under way, live: what to do now is the title. */
export function OrderBoard({ establishment, addresses }: OrderBoardProps) {
  const { id } = establishment
  const board = useQuery({
    ...boardQuery(id),
    refetchInterval: ({ state }) => (state.status === 'error' ? RETRY_MS : POLL_MS),
    // The board of a kitchen is often the tab behind another one.
    refetchIntervalInBackground: true,
  })
  useLiveOrders(id)
  useWakeLock()
  const status = failureStatus(board.error)
  const isShut = status === 401 || status === 403 || status === 404
  if (!board.data || isShut) {
    return board.isError ? (
      <Panel aria-label={texts.label}>
        <PrivateFailure
          status={status}
          title={texts.loadFailed}
          text={failureText(board.error)}
          onRetry={() => void board.refetch()}
          retrying={board.isFetching}
        />
      </Panel>
    ) : (
      <BoardSkeleton />
    )
  }
  return (
    <Board
      establishment={establishment}
      addresses={addresses}
      board={board.data}
      readAt={board.dataUpdatedAt}
      readAgain={() => void board.refetch()}
      offline={
        board.isError ? (
          <OfflineNotice
            readAt={board.dataUpdatedAt}
            seconds={RETRY_MS / 1000}
            isTrying={board.isFetching}
            onRetry={() => void board.refetch()}
          />
        ) : null
      }
    />
  )
}

type BoardData = NonNullable<
  Awaited<ReturnType<NonNullable<ReturnType<typeof boardQuery>['queryFn']>>>
>

type BoardProps = OrderBoardProps & {
  board: BoardData
  readAt: number
  readAgain: () => void
  offline: ReactNode
}

function Board({ establishment, addresses, board, readAt, readAgain, offline }: BoardProps) {
  const { id, name, role } = establishment
  const mayPause = roleMay(role, 'orders.pause')
  const now = useBoardClock(board, readAt)
  const ordering = useQuery(ownOrderingQuery(id))
  const writes = useOrderWrites(id)
  const pausing = usePause(id)
  const [refused, setRefused] = useState<OwnOrder | null>(null)
  const [isPausingDelivery, setPausingDelivery] = useState(false)
  const heading = useRef<HTMLHeadingElement>(null)
  const lanes = ordersOfLanes(board.orders, now)
  const alarm = useAlarm(lanes.received, now)
  useCountInTitle(lanes.received.length)
  useReadingOfThePast(board.orders.filter((order) => isPast(order, now)).length, readAgain)
  const claims = board.orders.filter(({ pix }) => pix === 'claimed').length
  const { data: settings } = ordering
  const pause = settings?.pause ?? null
  const isOff =
    settings && !(settings.is_in_plan && (settings.is_delivery_on || settings.is_shop_on))
  // What was moved is on another lane: the reader goes on with what is to be done now.
  const goOn = () => heading.current?.focus({ preventScroll: true })
  const thenGoOn = <Result,>(done: Promise<Result>) => done.finally(goOn)
  // Days are left for it, and minutes for an order that is to be accepted: that one stands first.
  const returns =
    board.returns.length > 0 ? (
      <Suspense fallback={<Skeleton shape="block" className="h-44" />}>
        <ReturnsPanel returns={board.returns} now={now} writes={writes} />
      </Suspense>
    ) : null
  // What is open is ended, whatever was switched off meanwhile.
  if (isOff && board.orders.length + board.returns.length === 0)
    return <NotTaking settings={addresses.settings} />
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <div className="flex items-center justify-between gap-2 md:flex-wrap md:items-end md:gap-x-6">
        <div className="min-w-0">
          <p className="num text-muted max-md:hidden">{momentText(now)}</p>
          <h1
            ref={heading}
            tabIndex={-1}
            className="text-[1.375rem] leading-[1.15] outline-none md:text-[1.875rem] md:leading-[1.1]"
          >
            {headlineOf(lanes, now, board.returns)}
          </h1>
        </div>
        <BoardControls
          isSoundOn={alarm.isOn}
          onSound={(isOn) => (isOn ? alarm.turnOn() : alarm.turnOff())}
          isPaused={pause !== null}
          isPausing={pausing.isSaving}
          onPause={mayPause ? (minutes) => void pausing.pause(minutes) : null}
          onPauseDelivery={settings?.content.takes_delivery ? () => setPausingDelivery(true) : null}
        />
      </div>
      <p role="status" className="sr-only">
        {texts.waiting(lanes.received.length)}
      </p>
      {offline}
      {alarm.isBlocked ? <SoundNotice onTurnOn={alarm.turnOn} /> : null}
      {addresses.pix && claims > 0 ? <PixNotice count={claims} to={addresses.pix} /> : null}
      {pause ? (
        <PauseNotice
          pause={pause}
          open={board.orders.length}
          now={now}
          isSaving={pausing.isSaving}
          onResume={mayPause ? () => void pausing.resume() : null}
        />
      ) : null}
      {settings?.delivery_pauses.filter(isOn(now)).map((rest) => (
        <DeliveryNotice
          key={rest.neighbourhood}
          rest={rest}
          now={now}
          isSaving={pausing.isSaving}
          onResume={mayPause ? () => void pausing.resumeDelivery(rest.neighbourhood) : null}
        />
      ))}
      {lanes.received.length === 0 ? returns : null}
      <BoardLanes
        lanes={lanes}
        now={now}
        writes={{ ...writes, move: (...move) => thenGoOn(writes.move(...move)) }}
        onRefuse={setRefused}
        onPrint={(order) => printTicket(order, name)}
      />
      {lanes.received.length > 0 ? returns : null}
      <DayLine today={board.today} addresses={addresses} />
      {isPausingDelivery && settings ? (
        <Suspense>
          <DeliveryPauseDialog
            ordering={settings}
            pausing={pausing}
            onClose={() => setPausingDelivery(false)}
          />
        </Suspense>
      ) : null}
      {refused ? (
        <Suspense>
          <RefuseDialog
            key={refused.id}
            order={board.orders.find((order) => order.id === refused.id) ?? refused}
            writes={writes}
            onClose={() => setRefused(null)}
          />
        </Suspense>
      ) : null}
    </div>
  )
}

/** The clock has ended an order that is still in what was read: it is read anew, once for each. */
function useReadingOfThePast(count: number, readAgain: () => void) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each that ended
  useEffect(() => {
    if (count > 0) readAgain()
  }, [count])
}

function NotTaking({ settings }: { settings: string | null }) {
  const { title, text, action } = texts.notTaking
  return (
    <EmptyState
      icon={<ClipboardList />}
      title={title}
      level="h2"
      action={settings ? <LinkButton to={settings}>{action}</LinkButton> : null}
    >
      {text}
    </EmptyState>
  )
}

/** What ended by itself since it was read is none. */
const isOn =
  (now: Date) =>
  ({ until }: { until: string | null }) =>
    until === null || Date.parse(until) > now.getTime()

type DayLineProps = { today: BoardData['today'] } & Pick<OrderBoardProps, 'addresses'>

function DayLine({ today, addresses }: DayLineProps) {
  const { day } = texts
  return (
    <div className="num flex flex-wrap items-center gap-x-5 gap-y-1 text-muted [&_b]:font-[650] [&_b]:text-ink">
      {today ? <Takings today={today} addresses={addresses} /> : null}
      {addresses.settings ? (
        <TextLink to={addresses.settings} block>
          {day.settings}
        </TextLink>
      ) : null}
      <TicketMenu />
    </div>
  )
}

type TakingsProps = { today: NonNullable<BoardData['today']> } & Pick<OrderBoardProps, 'addresses'>

function Takings({ today, addresses }: TakingsProps) {
  const { day } = texts
  return (
    <>
      <span>
        <b>{today.delivered}</b> {day.delivered(today.delivered)}
      </span>
      <b>{moneyText(today.total_cents)}</b>
      {today.mean_preparation_minutes === null ? null : (
        <span>
          {day.mean} <b>{day.minutes(today.mean_preparation_minutes)}</b>
        </span>
      )}
      {today.cancelled > 0 ? (
        <span>
          <b>{today.cancelled}</b> {day.cancelled(today.cancelled)}
        </span>
      ) : null}
      <TextLink to={`${addresses.day}&dia=${today.day}`} block>
        {day.see}
      </TextLink>
      <TextLink to={addresses.history} block>
        {day.history}
      </TextLink>
    </>
  )
}

function BoardSkeleton() {
  return (
    <div role="status" className="grid gap-3">
      <span className="sr-only">{texts.loading}</span>
      <Skeleton className="h-12 max-w-120" />
      <div className="grid gap-2.5 lg:grid-cols-4">
        {['a', 'b', 'c', 'd'].map((key) => (
          <Skeleton key={key} shape="block" className="h-80 max-lg:not-first:hidden" />
        ))}
      </div>
    </div>
  )
}
