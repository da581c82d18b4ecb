import type {
  MyEstablishment,
  OwnEstablishment,
} from '@portal/contract/guide/establishments/own-establishment'
import { countOf } from '@portal/contract/guide/inbox/inbox-kinds'
import type { InboxItem } from '@portal/contract/portal/workplace/business-inbox'
import { dayOfKnownDate } from '@portal/contract/shared/calendar-days'
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query'
import { CircleCheckBig } from 'lucide-react'
import { type ReactNode, useRef } from 'react'
import {
  type HolidayQuestion,
  holidayToConfirm,
} from '~/features/guide/my-listings/hours/holiday-question.rules.ts'
import { HolidayPanel } from '~/features/guide/my-listings/screens/HolidayPanel.tsx'
import { dashboardsTexts } from '~/features/portal/dashboards/dashboards.texts.ts'
import { greetingText } from '~/features/portal/dashboards/greeting.rules.ts'
import {
  useWaitingCounts,
  WAITING_KEY,
  waitingQuery,
} from '~/features/portal/inbox/waiting.queries.ts'
import { cityDay, momentText } from '~/platform/moments.ts'
import { screenAddress } from '~/screens/screen-address.ts'
import { EmptyState } from '~/ui/EmptyState.tsx'
import { ErrorState } from '~/ui/ErrorState.tsx'
import { LinkButton } from '~/ui/LinkButton.tsx'
import { Skeleton } from '~/ui/Skeleton.tsx'
import { TextLink } from '~/ui/TextLink.tsx'
import { WaitingCard } from './WaitingCard.tsx'

const texts = dashboardsTexts.now
/** The rest is a link away. */
const MOST_SHOWN = 5
type BusinessHomeProps = {
  name: string | null
  listing: MyEstablishment
  /** The whole of it, for who may edit it. */
  own: OwnEstablishment | null
  /** What may be done after that. */
  children?: ReactNode
  aside: ReactNode
}

/** What to do now, answered where it stands; how many there are is the page's title. */
export function BusinessHome({ name, listing, own, aside, children }: BusinessHomeProps) {
  const client = useQueryClient()
  const heading = useRef<HTMLHeadingElement>(null)
  // What was answered is gone from the page: the reader goes on with what is left.
  const goOn = () => {
    heading.current?.focus()
    void client.invalidateQueries({ queryKey: WAITING_KEY })
  }
  const waiting = useWaiting(listing, own)
  const now = new Date()
  // Nobody writes to a page that nobody sees: there the steps to publish it come first.
  const isQuiet = waiting.count === 0 && listing.status !== 'published'
  return (
    <>
      <header>
        <p className="num text-muted">
          {isQuiet ? null : `${greetingText(name, now)} · `}
          {momentText(now)}
        </p>
        <h1 ref={heading} tabIndex={-1} className="text-[2rem] wrap-break-word outline-none">
          {isQuiet ? greetingText(name, now) : titleOf(waiting)}
        </h1>
      </header>
      <div className="grid items-start gap-5 xl:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
        <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
          {isQuiet ? null : (
            <WaitingList listing={listing} own={own} waiting={waiting} onAnswered={goOn} />
          )}
          {children}
        </div>
        <div className="grid gap-5">{aside}</div>
      </div>
    </>
  )
}

const titleOf = ({ isKnown, count }: ReturnType<typeof useWaiting>) =>
  isKnown ? texts.title(count) : texts.label

function useWaiting(listing: MyEstablishment, own: OwnEstablishment | null) {
  const { id } = listing
  const counts = useWaitingCounts(id)
  const list = useInfiniteQuery(waitingQuery(id, null))
  const question = own ? holidayToConfirm(own.hours, cityDay(new Date())) : null
  const items = list.data?.pages.flatMap((page) => page.items) ?? []
  return {
    // Those stand together: they are answered on the board.
    orders: counts?.order ?? 0,
    items: items.filter(({ kind }) => kind !== 'order'),
    question,
    count: countOf(counts ?? {}) + (question ? 1 : 0),
    isKnown: counts !== null && list.data !== undefined,
    isFailed: list.isError && !list.data,
    isFetching: list.isFetching,
    refetch: () => list.refetch(),
  }
}

type WaitingListProps = Pick<BusinessHomeProps, 'listing' | 'own'> & {
  waiting: ReturnType<typeof useWaiting>
  onAnswered: () => void
}

function WaitingList({ listing, own, waiting, onAnswered }: WaitingListProps) {
  const { id } = listing
  if (!waiting.isKnown) return <NotYet waiting={waiting} />
  if (waiting.count === 0) {
    return (
      <EmptyState icon={<CircleCheckBig />} title={texts.quiet} level="h2">
        {texts.quietText}
      </EmptyState>
    )
  }
  const shown = waiting.items.slice(0, MOST_SHOWN)
  const isLeft = waiting.count - waiting.orders - (waiting.question ? 1 : 0) > shown.length
  const card = (item: InboxItem) => (
    <WaitingCard
      key={item.id}
      establishmentId={id}
      item={item}
      isFirst={item === shown[0] && waiting.orders === 0}
      onAnswered={onAnswered}
    />
  )
  // Visitors read its hours before anybody reads an old review.
  const isBeforeHoliday = ({ urgency }: InboxItem) => urgency !== 'public'
  return (
    <>
      {/* They die by themselves: they stand first, and are answered on the board, which rings. */}
      {waiting.orders > 0 ? (
        <section
          aria-label={texts.orders(waiting.orders)}
          className="flex flex-wrap items-center justify-between gap-3 rounded-card bg-sol-400 px-5 py-4"
        >
          <h2 className="text-h3">{texts.orders(waiting.orders)}</h2>
          <LinkButton to={screenAddress('pedidos', id)} size="sm">
            {texts.board}
          </LinkButton>
        </section>
      ) : null}
      {isSoon(waiting.question) ? null : shown.filter(isBeforeHoliday).map(card)}
      <Holiday own={own} question={waiting.question} onAnswered={onAnswered} />
      {shown.filter((item) => isSoon(waiting.question) || !isBeforeHoliday(item)).map(card)}
      {isLeft ? (
        <TextLink to={screenAddress('conversas', id)} block>
          {texts.more(waiting.count)}
        </TextLink>
      ) : null}
    </>
  )
}

/** Today or tomorrow: then it stands before everything but orders. */
const isSoon = (question: HolidayQuestion | null) =>
  question !== null && question.day <= dayOfKnownDate(cityDay(new Date())) + 1

type HolidayProps = {
  own: OwnEstablishment | null
  question: HolidayQuestion | null
  onAnswered: () => void
}

function Holiday({ own, question, onAnswered }: HolidayProps) {
  if (!own || !question) return null
  return <HolidayPanel listing={own} question={question} onAnswered={onAnswered} />
}

function NotYet({ waiting }: Pick<WaitingListProps, 'waiting'>) {
  if (waiting.isFailed) {
    return (
      <ErrorState
        title={texts.failed}
        retrying={waiting.isFetching}
        onRetry={() => void waiting.refetch()}
      />
    )
  }
  return (
    <div role="status">
      <span className="sr-only">{texts.loading}</span>
      <Skeleton shape="block" className="h-44" />
    </div>
  )
}
