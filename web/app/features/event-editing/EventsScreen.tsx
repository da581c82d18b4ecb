import {
  EVENT_STATUS_WORDS,
  EVENT_STATUSES,
  SITUATION_WORDS,
} from '@portal/contract/events/event.texts'
import type { EventRow } from '@portal/contract/events/event-editor'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { CalendarPlus, CalendarSearch } from 'lucide-react'
import { useSearchParams } from 'react-router'
import { browserApi } from '~/platform/api.ts'
import { failureText } from '~/platform/failure-text.ts'
import { momentDayText, momentText } from '~/platform/moments.ts'
import { Badge } from '~/ui/Badge.tsx'
import { CursorPagination } from '~/ui/CursorPagination.tsx'
import { cursorTrail, withFilter } from '~/ui/cursor-trail.ts'
import { EditTable } from '~/ui/EditTable.tsx'
import { Field } from '~/ui/Field.tsx'
import { Input } from '~/ui/Input.tsx'
import { LEAVE_FREELY } from '~/ui/LeaveQuestion.tsx'
import { LinkButton } from '~/ui/LinkButton.tsx'
import { Loaded } from '~/ui/Loaded.tsx'
import { Panel } from '~/ui/Panel.tsx'
import { PlainSelect } from '~/ui/PlainSelect.tsx'
import { useTypedFilter } from '~/ui/use-typed-filter.ts'
import { EditEvent, NewEvent } from './EventEditor.tsx'
import { adminEventsTexts as texts } from './event-editing.texts.ts'
import type { PosterPart } from './poster-part.ts'

const OPEN = 'editar'
const NEW = 'novo'
const STATUS = 'situacao'
const WHEN = 'data'
const SEARCH = 'busca'

/** /admin/eventos: the list, or the one event the address names. */
export function EventsScreen({ poster }: { poster: PosterPart }) {
  const [address, setAddress] = useSearchParams()
  const open = address.get(OPEN)
  if (open === NEW) {
    return (
      <NewEvent
        poster={poster}
        onCreated={({ id }) => setAddress({ [OPEN]: id }, { state: LEAVE_FREELY })}
      />
    )
  }
  return open ? <EditEvent key={open} id={open} poster={poster} /> : <EventList />
}

function EventList() {
  const [address] = useSearchParams()
  const status = EVENT_STATUSES.find((one) => one === address.get(STATUS))
  const when = (['upcoming', 'past'] as const).find((one) => one === address.get(WHEN))
  const search = address.get(SEARCH) ?? ''
  const trail = cursorTrail(address)
  const query = {
    ...(status ? { status } : {}),
    ...(when ? { when } : {}),
    ...(search ? { search } : {}),
    ...(trail.current ? { cursor: trail.current } : {}),
  }
  const list = useQuery({
    queryKey: ['admin', 'event-list', query],
    queryFn: () => browserApi.get('/api/v1/admin/events', { query }),
    placeholderData: keepPreviousData,
    refetchOnMount: 'always',
  })
  return (
    <div className="grid gap-5">
      <Filters />
      <Loaded query={list} texts={texts} why={failureText}>
        {({ events, next_cursor }) => (
          <Panel
            aria-label={texts.list}
            aria-busy={list.isPlaceholderData}
            className={list.isPlaceholderData ? 'opacity-60' : undefined}
          >
            <EventsTable events={events} />
            <CursorPagination previous={trail.previous} next={trail.next(next_cursor)} />
          </Panel>
        )}
      </Loaded>
    </div>
  )
}

function Filters() {
  const [address, setAddress] = useSearchParams()
  const { typed, setTyped } = useTypedFilter([address, setAddress], SEARCH)
  const choose = (name: string, value: string) =>
    setAddress((current) => withFilter(current, name, value), { replace: true })
  return (
    <Panel className="grid gap-4 md:grid-cols-2 md:items-end lg:grid-cols-[2fr_1fr_1fr_auto]">
      <Field label={texts.search}>
        <Input type="search" value={typed} onChange={({ target }) => setTyped(target.value)} />
      </Field>
      <Field label={texts.status}>
        <PlainSelect
          value={address.get(STATUS) ?? ''}
          onChange={({ target }) => choose(STATUS, target.value)}
        >
          <option value="">{texts.everyStatus}</option>
          {EVENT_STATUSES.map((one) => (
            <option key={one} value={one}>
              {EVENT_STATUS_WORDS[one]}
            </option>
          ))}
        </PlainSelect>
      </Field>
      <Field label={texts.when}>
        <PlainSelect
          value={address.get(WHEN) ?? ''}
          onChange={({ target }) => choose(WHEN, target.value)}
        >
          <option value="">{texts.everyWhen}</option>
          <option value="upcoming">{texts.upcoming}</option>
          <option value="past">{texts.past}</option>
        </PlainSelect>
      </Field>
      <LinkButton to={`?${OPEN}=${NEW}`} look="primary">
        <CalendarPlus aria-hidden="true" />
        {texts.create}
      </LinkButton>
    </Panel>
  )
}

function EventsTable({ events }: { events: EventRow[] }) {
  const { columns } = texts
  return (
    <EditTable
      caption={texts.list}
      rows={events}
      empty={{ icon: <CalendarSearch />, title: texts.empty, text: texts.emptyText }}
      edit={{
        header: columns.edit,
        label: texts.edit,
        labelOf: texts.editOf,
        nameOf: ({ title }) => title,
        to: (id) => `?${OPEN}=${id}`,
      }}
      columns={[
        { key: 'title', header: columns.title, cell: ({ title }) => title },
        {
          key: 'when',
          header: columns.when,
          cell: ({ starts_at, is_all_day, is_recurring }) => {
            const when = (is_all_day ? momentDayText : momentText)(new Date(starts_at))
            return is_recurring ? `${when} · ${texts.repeats}` : when
          },
        },
        {
          key: 'status',
          header: columns.status,
          cell: ({ status, situation }) => (
            <span className="flex flex-wrap gap-1">
              <Badge
                tone={status === 'published' ? 'ok' : status === 'pending' ? 'sol' : 'neutral'}
              >
                {EVENT_STATUS_WORDS[status]}
              </Badge>
              {situation === 'scheduled' ? null : (
                <Badge tone="bad">{SITUATION_WORDS[situation]}</Badge>
              )}
            </span>
          ),
        },
        {
          key: 'from',
          header: columns.from,
          cell: ({ submitted_by }) => submitted_by ?? texts.team,
        },
      ]}
    />
  )
}
