import type {
  MyEstablishment,
  OwnEstablishment,
} from '@portal/contract/establishments/own-establishment'
import { roleMay } from '@portal/contract/team/team-rights'
import { useQuery } from '@tanstack/react-query'
import { CircleCheckBig } from 'lucide-react'
import { lazy, type ReactNode, Suspense, useRef } from 'react'
import { dashboardsTexts } from '~/features/dashboards/dashboards.texts.ts'
import { greetingText } from '~/features/dashboards/greeting.rules.ts'
import { inboxQuery } from '~/features/inbox/inbox.queries.ts'
import { MessageToAnswer } from '~/features/inbox/MessageToAnswer.tsx'
import { TemplatePicker } from '~/features/inbox/TemplatePicker.tsx'
import { useStaysEntry } from '~/features/lodging-calendar/calendar.queries.ts'
import {
  type HolidayQuestion,
  holidayToConfirm,
} from '~/features/my-listings/hours/holiday-question.rules.ts'
import { HolidayPanel } from '~/features/my-listings/screens/HolidayPanel.tsx'
import { useOrdersEntry } from '~/features/order-board/board.queries.ts'
import { useLeadsEntry } from '~/features/properties/editor/leads.queries.ts'
import { ReviewToAnswer } from '~/features/received-reviews/ReviewToAnswer.tsx'
import { receivedReviewsQuery } from '~/features/received-reviews/received-reviews.queries.ts'
import { cityDay, momentText } from '~/platform/moments.ts'
import { screenAddress } from '~/screens/screen-address.ts'
import { EmptyState } from '~/ui/EmptyState.tsx'
import { ErrorState } from '~/ui/ErrorState.tsx'
import { LinkButton } from '~/ui/LinkButton.tsx'
import { Skeleton } from '~/ui/Skeleton.tsx'
import { TextLink } from '~/ui/TextLink.tsx'

const texts = dashboardsTexts.now
/** Of each kind; the rest is a link away. */
const MOST_SHOWN = 3
/** Few businesses let rooms or sell houses: what answers them is loaded where somebody waits. */
const StayRequests = lazy(() =>
  import('~/features/lodging-calendar/StayRequests.tsx').then((module) => ({
    default: module.StayRequests,
  })),
)
const LeadPanel = lazy(() =>
  import('~/features/properties/editor/LeadsList.tsx').then((module) => ({
    default: module.LeadPanel,
  })),
)

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
  const heading = useRef<HTMLHeadingElement>(null)
  // What was answered is gone from the page: the reader goes on with what is left.
  const goOn = () => heading.current?.focus()
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
  const { id, may } = listing
  const mayReply = roleMay(listing.role, 'reviews.reply')
  const inbox = useQuery({
    ...inboxQuery(id, { unread: true, cursor: undefined }),
    enabled: may.read_messages,
  })
  const received = useQuery({
    ...receivedReviewsQuery(id, { unanswered: true, rating: undefined, cursor: undefined }),
    enabled: mayReply,
  })
  const question = own ? holidayToConfirm(own.hours, cityDay(new Date())) : null
  const unread = inbox.data?.unread ?? 0
  const unanswered = received.data?.unanswered ?? 0
  const { waiting: orders, returns } = useOrdersEntry(listing)
  const stays = useStaysEntry(listing)
  const asked = useLeadsEntry(listing)
  return {
    orders,
    returns,
    stays,
    asked,
    messages: inbox.data?.messages.filter(({ read_at }) => read_at === null) ?? [],
    mayReply: inbox.data?.may.reply ?? false,
    reviews: received.data?.reviews.filter(({ reply }) => reply === null) ?? [],
    question,
    unread,
    unanswered,
    count:
      orders + returns + stays.waiting + asked.waiting + unread + unanswered + (question ? 1 : 0),
    isKnown: (!may.read_messages || !!inbox.data) && (!mayReply || !!received.data),
    isFailed: (inbox.isError && !inbox.data) || (received.isError && !received.data),
    isFetching: inbox.isFetching || received.isFetching,
    refetch: () => Promise.all([inbox.refetch(), received.refetch()]),
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
      <StaysAndLeads listing={listing} waiting={waiting} onAnswered={onAnswered} />
      {waiting.returns > 0 ? (
        <section
          aria-label={texts.returns(waiting.returns)}
          className="flex flex-wrap items-center justify-between gap-3 rounded-card bg-sol-100 px-5 py-4"
        >
          <h2 className="text-h3">{texts.returns(waiting.returns)}</h2>
          <LinkButton to={screenAddress('pedidos', id)} size="sm" look="line">
            {texts.answerReturns}
          </LinkButton>
        </section>
      ) : null}
      {waiting.messages.slice(0, MOST_SHOWN).map((message) => (
        <MessageToAnswer
          key={message.id}
          establishmentId={id}
          message={message}
          mayReply={waiting.mayReply}
          to={`${screenAddress('mensagens', id)}&mensagem=${message.id}`}
          onSent={onAnswered}
        />
      ))}
      {waiting.unread > MOST_SHOWN ? (
        <TextLink to={screenAddress('mensagens', id)} block>
          {texts.moreMessages(waiting.unread)}
        </TextLink>
      ) : null}
      {waiting.reviews.slice(0, MOST_SHOWN).map((review) => (
        <ReviewToAnswer
          key={review.id}
          establishmentId={id}
          review={review}
          templates={(box) => <TemplatePicker establishmentId={id} {...box} />}
          onSent={onAnswered}
        />
      ))}
      {waiting.unanswered > MOST_SHOWN ? (
        <TextLink to={screenAddress('avaliacoes', id)} block>
          {texts.moreReviews(waiting.unanswered)}
        </TextLink>
      ) : null}
      <Holiday own={own} question={waiting.question} onAnswered={onAnswered} />
    </>
  )
}

/** A request dies by itself, a lead asks the next agency: both stand before what only waits. */
function StaysAndLeads({ listing, waiting, onAnswered }: Omit<WaitingListProps, 'own'>) {
  const { id } = listing
  const { stays, asked } = waiting
  if (stays.waiting + asked.waiting === 0) return null
  return (
    <Suspense fallback={<Skeleton shape="block" className="h-44" />}>
      {stays.waiting > 0 ? (
        <section aria-label={texts.requests} className="grid gap-4">
          <StayRequests
            establishmentId={id}
            requests={stays.requests.slice(0, MOST_SHOWN)}
            onAnswered={onAnswered}
          />
        </section>
      ) : null}
      {stays.waiting > MOST_SHOWN ? (
        <TextLink to={screenAddress('reservas', id)} block>
          {texts.moreRequests(stays.waiting)}
        </TextLink>
      ) : null}
      {asked.waiting > 0 ? (
        <section aria-label={texts.leads} className="grid gap-4">
          {asked.leads.slice(0, MOST_SHOWN).map((lead) => (
            <LeadPanel key={lead.id} lead={lead} establishmentId={id} onAnswered={onAnswered} />
          ))}
        </section>
      ) : null}
      {asked.waiting > MOST_SHOWN ? (
        <TextLink to={`${screenAddress('imoveis', id)}&ver=contatos`} block>
          {texts.moreLeads(asked.waiting)}
        </TextLink>
      ) : null}
    </Suspense>
  )
}

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
