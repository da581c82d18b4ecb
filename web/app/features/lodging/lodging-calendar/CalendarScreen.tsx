import type { MyEstablishment } from '@portal/contract/guide/establishments/own-establishment'
import type { HouseStay, LodgingCalendar, Occupancy } from '@portal/contract/lodging/stays/calendar'
import { entriesOf } from '@portal/contract/shared/records'
import { useQuery } from '@tanstack/react-query'
import { BedDouble, ChevronLeft, ChevronRight, TriangleAlert } from 'lucide-react'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { failureText } from '~/platform/failure-text.ts'
import { useNarrow } from '~/platform/use-narrow.ts'
import { useNow } from '~/platform/use-now.ts'
import { Button } from '~/ui/Button.tsx'
import { ChipRow } from '~/ui/ChipRow.tsx'
import { ConfirmDialog } from '~/ui/ConfirmDialog.tsx'
import { Disclosure } from '~/ui/Disclosure.tsx'
import { EmptyState } from '~/ui/EmptyState.tsx'
import { IconButton } from '~/ui/IconButton.tsx'
import { LinkButton } from '~/ui/LinkButton.tsx'
import { Loaded } from '~/ui/Loaded.tsx'
import { Panel } from '~/ui/Panel.tsx'
import { BlockForm } from './BlockForm.tsx'
import { calendarQuery, useLiveCalendar } from './calendar.queries.ts'
import {
  daysAfter,
  daysFrom,
  type Marked,
  STEP_DAYS,
  WINDOW_DAYS,
  windowFrom,
} from './calendar.rules.ts'
import { dayText, rangeText, calendarTexts as texts } from './calendar.texts.ts'
import { EndStayDialog } from './EndStayDialog.tsx'
import { FeedsPanel } from './FeedsPanel.tsx'
import { type MarkedAct, MarkedNights } from './MarkedNights.tsx'
import { LegendBar } from './NightBar.tsx'
import { NightGrid } from './NightGrid.tsx'
import { PhoneNights } from './PhoneNights.tsx'
import { StayDialog } from './StayDialog.tsx'
import { StayRequests } from './StayRequests.tsx'
import { TodayList } from './TodayList.tsx'
import { type CalendarWrites, useCalendarWrites } from './use-calendar-writes.ts'

const FROM = 'de'
const todayHere = () => new Intl.DateTimeFormat('sv-SE', { timeZone: 'America/Belem' }).format()

/** What waits for an answer, then the nights of every unit, then the calendars of other portals. */
export function CalendarScreen({
  establishment: { id },
  rooms,
}: {
  establishment: Pick<MyEstablishment, 'id'>
  /** Where rooms are entered. */
  rooms: string
}) {
  const [search, setSearch] = useSearchParams()
  const from = windowFrom(search.get(FROM), todayHere())
  const query = useQuery(calendarQuery(id, { from, until: daysAfter(from, WINDOW_DAYS) }))
  useLiveCalendar(id)
  const writes = useCalendarWrites(id)
  const show = (date: string | null) =>
    setSearch(
      (before) => {
        const next = new URLSearchParams(before)
        if (date) next.set(FROM, date)
        else next.delete(FROM)
        return next
      },
      { replace: true, preventScrollReset: true },
    )
  return (
    <Loaded query={query} texts={texts} why={failureText}>
      {(calendar) => <Calendar {...{ id, calendar, from, show, writes, rooms }} />}
    </Loaded>
  )
}

type CalendarProps = {
  id: string
  calendar: LodgingCalendar
  from: string
  show: (date: string | null) => void
  writes: CalendarWrites
  rooms: string
}

function Calendar({ id, calendar, from, show, writes, rooms }: CalendarProps) {
  const now = useNow(new Date().toISOString())
  const isPhone = useNarrow()
  const [ending, setEnding] = useState<HouseStay | null>(null)
  const [opened, setOpened] = useState<Occupancy | null>(null)
  const { units, requests, clashes } = calendar
  const unitName = (unitId: string) => units.find((unit) => unit.id === unitId)?.name ?? ''
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <h1 className="text-h2">{texts.title(requests.length)}</h1>
      {requests.length > 0 ? (
        <section aria-label={texts.requests.label} className="grid gap-4 xl:grid-cols-2">
          <StayRequests establishmentId={id} requests={isPhone ? requests.slice(0, 1) : requests} />
          {isPhone && requests.length > 1 ? (
            <Disclosure label={texts.moreRequests(requests.length - 1)}>
              <div className="grid gap-4 pt-2">
                <StayRequests establishmentId={id} requests={requests.slice(1)} />
              </div>
            </Disclosure>
          ) : null}
        </section>
      ) : null}
      {clashes.map(({ unit_id: unitId, arrival, departure, portals }) => (
        <p
          key={`${unitId} ${arrival}`}
          className="flex gap-3 rounded-card bg-guara-100 p-4 text-vermelho-700"
        >
          <TriangleAlert aria-hidden="true" className="size-5 flex-none" />
          <span>
            <b>{texts.clashTitle}.</b>{' '}
            {texts.clash(unitName(unitId), rangeText(arrival, departure), portals.join(', '))}
          </span>
        </p>
      ))}
      {units.length === 0 ? (
        <EmptyState
          icon={<BedDouble />}
          title={texts.empty.title}
          level="h2"
          action={
            <LinkButton to={rooms} size="sm">
              {texts.empty.action}
            </LinkButton>
          }
        >
          {texts.empty.text}
        </EmptyState>
      ) : (
        <>
          <TodayList calendar={calendar} onOpen={setOpened} />
          <Nights {...{ calendar, from, show, writes, rooms }} onOpen={setOpened} />
          <div className="grid items-start gap-5 xl:grid-cols-2">
            <FeedsPanel calendar={calendar} writes={writes} now={now} />
            {calendar.may.edit ? (
              <Panel aria-label={texts.withoutDrag}>
                <h2 className="mb-4 text-h3">{texts.withoutDrag}</h2>
                <BlockForm calendar={calendar} writes={writes} />
              </Panel>
            ) : null}
          </div>
        </>
      )}
      {opened?.stay ? (
        <StayDialog
          establishmentId={id}
          stayId={opened.stay.id}
          writes={writes}
          onEnd={(stay) => {
            setOpened(null)
            setEnding(stay)
          }}
          onClose={() => setOpened(null)}
        />
      ) : null}
      {opened?.kind === 'manual' && calendar.may.edit ? (
        <ConfirmDialog
          open
          onOpenChange={(isOpen) => !isOpen && setOpened(null)}
          title={texts.unblock.title}
          description={texts.unblock.text(rangeText(opened.arrival, opened.departure))}
          confirmLabel={texts.unblock.action}
          onConfirm={async () => void (await writes.unblock(opened.id))}
        />
      ) : null}
      {ending ? (
        <EndStayDialog stay={ending} writes={writes} onClose={() => setEnding(null)} />
      ) : null}
    </div>
  )
}

type NightsProps = Omit<CalendarProps, 'id'> & { onOpen: (occupancy: Occupancy) => void }

/** Wide screens show all rooms for a month; a phone all of them for a week, or one of them for a month. */
function Nights({ calendar, from, show, writes, rooms, onOpen }: NightsProps) {
  const { units, today } = calendar
  const [marked, setMarked] = useState<Marked | null>(null)
  const [act, setAct] = useState<MarkedAct>(null)
  const isPhone = useNarrow()
  const [chosen, choose] = useState<string | null>(
    units.length === 1 ? (units[0]?.id ?? null) : null,
  )
  const alone = isPhone ? units.find(({ id }) => id === chosen) : undefined
  const isWeek = isPhone && !alone
  // A week begins with today, not with the yesterday that a month shows too.
  const first = isWeek && from === daysAfter(today, -1) ? today : from
  const count = isWeek ? 7 : WINDOW_DAYS
  const step = isWeek ? 7 : STEP_DAYS
  const mayEdit = calendar.may.edit
  const mark = (next: Marked | null) => mayEdit && setMarked(next)
  const drop = () => {
    setMarked(null)
    setAct(null)
  }
  return (
    <>
      <Panel aria-label={texts.grid} className="grid grid-cols-[minmax(0,1fr)] gap-4">
        {isPhone && units.length > 1 ? (
          <ChipRow role="group" aria-label={texts.which}>
            {[{ id: null, name: texts.all }, ...units].map(({ id, name }) => (
              <button
                key={id}
                type="button"
                aria-pressed={id === (alone?.id ?? null)}
                onClick={() => {
                  drop()
                  choose(id)
                }}
                className="min-h-11 flex-none truncate rounded-full bg-areia-100 px-4 aria-pressed:bg-mar-950 aria-pressed:text-white"
                style={CHIP}
              >
                {name}
              </button>
            ))}
          </ChipRow>
        ) : null}
        <div className="flex flex-wrap items-center gap-3">
          <IconButton label={texts.previous} onClick={() => show(daysAfter(first, -step))}>
            <ChevronLeft />
          </IconButton>
          <Button look="line" size="sm" onClick={() => show(null)}>
            {texts.today}
          </Button>
          <IconButton label={texts.next} onClick={() => show(daysAfter(first, step))}>
            <ChevronRight />
          </IconButton>
          <p className="num font-semibold" role="status">
            {dayText(first)} → {dayText(daysAfter(first, count - 1))}
          </p>
          {calendar.may.price ? (
            <LinkButton to={rooms} look="line" size="sm">
              {texts.price.seasons}
            </LinkButton>
          ) : null}
        </div>
        {alone ? (
          <PhoneNights
            calendar={calendar}
            unit={alone}
            from={from}
            marked={marked}
            onMark={mark}
            onOpen={onOpen}
          />
        ) : (
          <div className={isPhone ? '-mx-[18px]' : undefined}>
            <NightGrid
              calendar={calendar}
              days={daysFrom(first, count)}
              isPhone={isPhone}
              marked={marked}
              onMark={mark}
              onBlock={() => mayEdit && setAct('block')}
              onOpen={onOpen}
            />
          </div>
        )}
        <ul className="flex flex-wrap gap-x-4 gap-y-1 text-sm text-muted">
          {entriesOf(texts.legend).map(([kind, word]) => (
            <li key={kind} className="flex items-center gap-1.5">
              <LegendBar kind={kind} />
              {word}
            </li>
          ))}
        </ul>
        <p className="text-muted text-sm">
          {alone ? texts.touch : isPhone ? texts.touchAll : texts.keys}
        </p>
      </Panel>
      {marked && mayEdit ? (
        <MarkedNights
          calendar={calendar}
          marked={marked}
          writes={writes}
          act={act}
          onAct={setAct}
          onDrop={drop}
        />
      ) : null}
    </>
  )
}

/** A long name is read in full over its nights. */
const CHIP = { maxWidth: '60vw' }
