import type { CalendarDay, EventCard as Listed } from '@portal/contract/city/events/event'
import { CalendarPlus, CalendarSearch, CloudOff, Rss } from 'lucide-react'
import { buttonStyle } from '~/ui/button-style.ts'
import { EmptyState } from '~/ui/EmptyState.tsx'
import { LinkButton } from '~/ui/LinkButton.tsx'
import { TextLink } from '~/ui/TextLink.tsx'
import { EventCard } from './EventCard.tsx'
import { EventFilters } from './EventFilters.tsx'
import {
  AGENDA,
  COVERAGE,
  EVENTS,
  EVENTS_RSS,
  type EventsState,
  eventsAddress,
  SUBMIT_EVENT,
} from './event-address.rules.ts'
import { dateText } from './event-text.rules.ts'
import { eventsTexts as texts } from './events.texts.ts'
import { MonthCalendar } from './MonthCalendar.tsx'

export type EventList = { events: Listed[]; next_cursor: string | null }

type EventsPageProps = {
  state: EventsState
  /** Null where it could not be read, or the other view is shown. */
  list: EventList | null
  calendar: CalendarDay[] | null
  today: string
  city: string
}

export function EventsPage({ state, list, calendar, today, city }: EventsPageProps) {
  return (
    <div className="wrap pt-10 pb-16 lg:pt-16">
      <h1>{texts.title}</h1>
      <p className="mt-3 max-w-[56ch] text-lead text-muted">{texts.lead(city)}</p>
      <div className="mt-8">
        <EventFilters state={state} thisMonth={today.slice(0, 7)} />
      </div>
      {state.mes && calendar ? (
        <MonthCalendar state={state} month={state.mes} days={calendar} today={today} />
      ) : list ? (
        <List state={state} list={list} />
      ) : (
        <Failed state={state} />
      )}
      <Subscribe />
      <Organise />
    </div>
  )
}

function List({ state, list: { events, next_cursor } }: { state: EventsState; list: EventList }) {
  const { de, ate } = state
  const isWhole = eventsAddress(state) === EVENTS
  if (events.length === 0) {
    return (
      <div className="mt-8">
        <EmptyState
          icon={<CalendarSearch />}
          level="h2"
          title={isWhole ? texts.none : texts.empty}
          action={
            isWhole ? (
              <LinkButton to={SUBMIT_EVENT}>{texts.submit}</LinkButton>
            ) : (
              <LinkButton to={EVENTS}>{texts.clear}</LinkButton>
            )
          }
        >
          {isWhole ? texts.noneText : texts.emptyText}
        </EmptyState>
      </div>
    )
  }
  return (
    <>
      <p role="status" className="num mt-6 text-muted text-sm">
        {texts.found(events.length, next_cursor !== null || state.depois !== null)}
        {de
          ? ` · ${!ate || ate === de ? texts.onDay(dateText(de)) : texts.between(dateText(de), dateText(ate))}`
          : null}
      </p>
      <ul className="mt-5 grid gap-x-6 gap-y-10 md:grid-cols-2 lg:grid-cols-3">
        {events.map((event, index) => (
          <li key={event.id}>
            <EventCard event={event} level="h2" isFirst={index < 2} />
          </li>
        ))}
      </ul>
      {next_cursor || state.depois ? (
        <div className="mt-10 flex flex-wrap gap-3">
          {next_cursor ? (
            <LinkButton
              to={eventsAddress({ ...state, depois: next_cursor })}
              look="line"
              rel="next"
            >
              {texts.more}
            </LinkButton>
          ) : null}
          {state.depois ? (
            <LinkButton to={eventsAddress({ ...state, depois: null })} look="ghost">
              {texts.first}
            </LinkButton>
          ) : null}
        </div>
      ) : null}
    </>
  )
}

function Failed({ state }: { state: EventsState }) {
  return (
    <div className="mt-8">
      <EmptyState
        icon={<CloudOff />}
        level="h2"
        title={texts.failed}
        action={
          <LinkButton to={eventsAddress(state)} reloadDocument>
            {texts.retry}
          </LinkButton>
        }
      >
        {texts.failedText}
      </EmptyState>
    </div>
  )
}

function Subscribe() {
  return (
    <aside className="mt-14 flex flex-wrap items-center gap-x-6 gap-y-3 border-line border-t pt-6">
      <a href={AGENDA} className={buttonStyle({ look: 'line', size: 'sm' })}>
        <CalendarPlus aria-hidden="true" />
        {texts.subscribe}
      </a>
      <p className="max-w-[48ch] flex-1 basis-60 text-muted text-sm">{texts.subscribeHint}</p>
      <a
        href={EVENTS_RSS}
        className="inline-flex min-h-11 items-center gap-2 text-sm underline underline-offset-4"
      >
        <Rss aria-hidden="true" className="size-4" />
        {texts.rss}
      </a>
    </aside>
  )
}

/** For who organises; most people come for what is on, so it stands last. */
function Organise() {
  return (
    <section
      aria-labelledby="organize"
      className="mt-10 flex flex-wrap items-center justify-between gap-x-10 gap-y-5 rounded-card bg-areia-100 p-6 lg:p-8"
    >
      <div className="max-w-[56ch] flex-1 basis-60">
        <h2 id="organize" className="text-h3">
          {texts.organise}
        </h2>
        <p className="mt-1 text-muted">{texts.organiseText}</p>
        <TextLink to={COVERAGE} block className="text-sm">
          {texts.coverage}
        </TextLink>
      </div>
      <LinkButton to={SUBMIT_EVENT}>
        <CalendarPlus aria-hidden="true" />
        {texts.submit}
      </LinkButton>
    </section>
  )
}
