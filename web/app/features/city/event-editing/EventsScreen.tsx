import {
  EVENT_STATUS_WORDS,
  EVENT_STATUSES,
  SITUATION_WORDS,
} from '@portal/contract/city/events/event.texts'
import { defaultEventSort, type EventRow } from '@portal/contract/city/events/event-editor'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { CalendarPlus, CalendarSearch } from 'lucide-react'
import { useSearchParams } from 'react-router'
import { contentActs } from '~/lists/bulk-acts.ts'
import { optionsOf } from '~/lists/ListFilters.tsx'
import { ListScreen } from '~/lists/ListScreen.tsx'
import { SORTS, useListAddress } from '~/lists/use-list-address.ts'
import { browserApi } from '~/platform/api.ts'
import { momentDayText, momentText, shortDayText } from '~/platform/moments.ts'
import { Badge } from '~/ui/Badge.tsx'
import { LEAVE_FREELY } from '~/ui/LeaveQuestion.tsx'
import { LinkButton } from '~/ui/LinkButton.tsx'
import type { TableColumn } from '~/ui/Table.tsx'
import { EditEvent, NewEvent } from './EventEditor.tsx'
import { adminEventsTexts as texts } from './event-editing.texts.ts'
import type { PosterPart } from './poster-part.ts'
import { useEventEditor } from './use-event-editor.ts'

const OPEN = 'editar'
const NEW = 'novo'
const STATUS = 'situacao'
const WHEN = 'data'
const WHENS = ['upcoming', 'past'] as const
const EVENT_SORTS = {
  ...SORTS,
  data: { key: 'when', direction: 'ascending' },
  'data-desc': { key: 'when', direction: 'descending' },
} as const

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
  const editor = useEventEditor()
  const address = useListAddress({
    filters: [STATUS, WHEN],
    sorts: EVENT_SORTS,
    defaultSort: (chosen) =>
      defaultEventSort({
        status: chosen(STATUS),
        when: WHENS.find((one) => one === chosen(WHEN)),
      }),
  })
  const query = {
    status: address.one(STATUS, EVENT_STATUSES),
    when: address.one(WHEN, WHENS),
    search: address.search || undefined,
    sort: address.sort,
    cursor: address.trail.current,
  }
  const list = useQuery({
    queryKey: ['admin', 'event-list', query],
    queryFn: () => browserApi.get('/api/v1/admin/events', { query }),
    placeholderData: keepPreviousData,
    refetchOnMount: 'always',
  })
  return (
    <ListScreen
      list="events"
      sheet={query}
      address={address}
      query={list}
      page={({ events, next_cursor }) => ({ rows: events, nextCursor: next_cursor })}
      texts={{ ...texts, caption: texts.list }}
      icon={<CalendarSearch />}
      filters={[
        {
          name: STATUS,
          label: texts.status,
          any: texts.everyStatus,
          options: optionsOf(EVENT_STATUS_WORDS),
        },
        {
          name: WHEN,
          label: texts.when,
          any: texts.everyWhen,
          options: optionsOf({ upcoming: texts.upcoming, past: texts.past }),
        },
      ]}
      actions={
        <LinkButton to={`?${OPEN}=${NEW}`} look="primary">
          <CalendarPlus aria-hidden="true" />
          {texts.create}
        </LinkButton>
      }
      nameOf={({ title }) => title}
      photoOf={({ poster }) => poster}
      decidedAt="/admin/events/:id/status"
      // What waits or was refused is decided in the moderation: somebody is told of it.
      acts={contentActs<EventRow>({
        things: texts.things,
        from: {
          published: ['draft', 'archived'],
          draft: ['published', 'archived'],
          archived: ['draft', 'published'],
        },
        send: (event, status) => editor.statusWrite(event, status).run(),
      })}
      edit={{
        header: texts.columns.edit,
        label: texts.edit,
        labelOf: texts.editOf,
        to: (id) => `?${OPEN}=${id}`,
      }}
      columns={COLUMNS}
    />
  )
}

const { columns } = texts
const COLUMNS: TableColumn<EventRow>[] = [
  { key: 'name', header: columns.title, sortable: true, cell: ({ title }) => title },
  {
    key: 'when',
    header: columns.when,
    sortable: true,
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
        <Badge tone={status === 'published' ? 'ok' : status === 'pending' ? 'sol' : 'neutral'}>
          {EVENT_STATUS_WORDS[status]}
        </Badge>
        {situation === 'scheduled' ? null : <Badge tone="bad">{SITUATION_WORDS[situation]}</Badge>}
      </span>
    ),
  },
  { key: 'from', header: columns.from, cell: ({ submitted_by }) => submitted_by ?? texts.team },
  {
    key: 'moment',
    header: columns.created,
    sortable: true,
    cell: ({ created_at }) => shortDayText(new Date(created_at)),
  },
]
