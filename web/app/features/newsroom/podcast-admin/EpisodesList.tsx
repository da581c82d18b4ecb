import {
  EPISODE_STATUS_WORDS,
  EPISODE_STATUSES,
  EPISODE_TITLE_MAX,
  type EpisodeStatus,
} from '@portal/contract/newsroom/podcast/podcast.texts'
import type { EditedShow, EpisodeRow } from '@portal/contract/newsroom/podcast/podcast-editor'
import { useQuery } from '@tanstack/react-query'
import { Mic } from 'lucide-react'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { BeginForm } from '~/lists/BeginForm.tsx'
import { contentActs } from '~/lists/bulk-acts.ts'
import { optionsOf } from '~/lists/ListFilters.tsx'
import { ListScreen } from '~/lists/ListScreen.tsx'
import { SORTS, useListAddress } from '~/lists/use-list-address.ts'
import { clockText } from '~/platform/clock-text.ts'
import { momentText, shortDayText } from '~/platform/moments.ts'
import { Badge } from '~/ui/Badge.tsx'
import { Field } from '~/ui/Field.tsx'
import { Panel } from '~/ui/Panel.tsx'
import { PlainSelect } from '~/ui/PlainSelect.tsx'
import type { TableColumn } from '~/ui/Table.tsx'
import { episodesQuery } from './podcast-admin.queries.ts'
import { podcastAdminTexts } from './podcast-admin.texts.ts'
import { useEpisodeWrites } from './use-episode-writes.ts'

export const OPEN = 'episodio'
const STATUS = 'situacao'
const { list: texts, create: createTexts } = podcastAdminTexts

export function EpisodesList({ shows }: { shows: EditedShow[] }) {
  const [, setSearch] = useSearchParams()
  const writes = useEpisodeWrites()
  const address = useListAddress({ filters: [STATUS], sorts: SORTS, defaultSort: 'recentes' })
  const filter = {
    status: address.one(STATUS, EPISODE_STATUSES),
    search: address.search || undefined,
    sort: address.sort,
    cursor: address.trail.current,
  }
  const list = useQuery(episodesQuery(filter))
  return (
    <div className="grid gap-5">
      <NewEpisode shows={shows} onCreated={(id) => setSearch({ [OPEN]: id })} />
      <ListScreen
        list="episodes"
        sheet={filter}
        address={address}
        query={list}
        page={({ episodes, next_cursor }) => ({ rows: episodes, nextCursor: next_cursor })}
        texts={{ ...podcastAdminTexts, ...texts }}
        icon={<Mic />}
        filters={[
          {
            name: STATUS,
            label: texts.filter,
            any: texts.all,
            options: optionsOf(EPISODE_STATUS_WORDS),
          },
        ]}
        nameOf={({ title }) => title}
        photoOf={({ cover }) => cover}
        acts={contentActs<EpisodeRow>({
          things: texts.things,
          from: {
            published: ['draft', 'scheduled', 'archived'],
            draft: ['published', 'scheduled', 'archived'],
            archived: ['draft', 'published', 'scheduled'],
          },
          send: (row, status) => writes.statusWrite(row, status, scheduleOf(row, status)).run(),
        })}
        edit={{
          header: texts.columns.edit,
          label: texts.edit,
          labelOf: texts.editOf,
          to: (id) => `?${OPEN}=${id}`,
        }}
        columns={COLUMNS}
      />
    </div>
  )
}

/** One that waited for its hour waits for the same hour again. */
const scheduleOf = ({ publish_at }: EpisodeRow, status: EpisodeStatus) =>
  status === 'scheduled' ? (publish_at ?? undefined) : undefined

type NewEpisodeProps = { shows: EditedShow[]; onCreated: (id: string) => void }

function NewEpisode({ shows, onCreated }: NewEpisodeProps) {
  const writes = useEpisodeWrites()
  const [chosen, setChosen] = useState<string | null>(null)
  const showId = chosen ?? shows[0]?.id
  if (!showId) return <Panel>{createTexts.noShow}</Panel>
  return (
    <BeginForm
      label={createTexts.title}
      submit={createTexts.submit}
      minLength={2}
      maxLength={EPISODE_TITLE_MAX}
      isPending={writes.isWriting}
      onBegin={async (title) => {
        const outcome = await writes.create(showId, title)
        if (outcome.kind === 'saved') onCreated(outcome.saved.id)
      }}
    >
      {shows.length > 1 ? (
        <Field label={createTexts.show}>
          <PlainSelect value={showId} onChange={({ target }) => setChosen(target.value)}>
            {shows.map((show) => (
              <option key={show.id} value={show.id}>
                {show.title}
              </option>
            ))}
          </PlainSelect>
        </Field>
      ) : null}
    </BeginForm>
  )
}

const TONES: Record<EpisodeStatus, 'ok' | 'sol-soft' | 'neutral'> = {
  published: 'ok',
  scheduled: 'sol-soft',
  draft: 'neutral',
  archived: 'neutral',
}

const { columns } = texts
const COLUMNS: TableColumn<EpisodeRow>[] = [
  { key: 'name', header: columns.title, sortable: true, cell: ({ title }) => title },
  { key: 'show', header: columns.show, cell: ({ show_title }) => show_title },
  {
    key: 'status',
    header: columns.status,
    cell: ({ status }) => <Badge tone={TONES[status]}>{EPISODE_STATUS_WORDS[status]}</Badge>,
  },
  {
    key: 'when',
    header: columns.when,
    cell: ({ publish_at }) => (publish_at ? momentText(new Date(publish_at)) : texts.unknown),
  },
  {
    key: 'duration',
    header: columns.duration,
    numeric: true,
    cell: ({ duration_s }) => (duration_s === null ? texts.unknown : clockText(duration_s)),
  },
  {
    key: 'moment',
    header: columns.updated,
    sortable: true,
    cell: ({ updated_at }) => shortDayText(new Date(updated_at)),
  },
]
