import {
  EPISODE_STATUS_WORDS,
  EPISODE_STATUSES,
  EPISODE_TITLE_MAX,
  type EpisodeStatus,
} from '@portal/contract/podcast/podcast.texts'
import type { EditedShow, EpisodeRow } from '@portal/contract/podcast/podcast-editor'
import { useQuery } from '@tanstack/react-query'
import { Mic } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { useSearchParams } from 'react-router'
import { clockText } from '~/platform/clock-text.ts'
import { failureText } from '~/platform/failure-text.ts'
import { momentText } from '~/platform/moments.ts'
import { Badge } from '~/ui/Badge.tsx'
import { Button } from '~/ui/Button.tsx'
import { CursorPagination } from '~/ui/CursorPagination.tsx'
import { cursorTrail, withFilter } from '~/ui/cursor-trail.ts'
import { EditTable } from '~/ui/EditTable.tsx'
import { Field } from '~/ui/Field.tsx'
import { Input } from '~/ui/Input.tsx'
import { Loaded } from '~/ui/Loaded.tsx'
import { Panel } from '~/ui/Panel.tsx'
import { PlainSelect } from '~/ui/PlainSelect.tsx'
import { episodesQuery } from './podcast-admin.queries.ts'
import { podcastAdminTexts } from './podcast-admin.texts.ts'
import { useEpisodeWrites } from './use-episode-writes.ts'

export const OPEN = 'episodio'
const STATUS = 'situacao'
const { list: texts, create: createTexts } = podcastAdminTexts

export function EpisodesList({ shows }: { shows: EditedShow[] }) {
  const [search, setSearch] = useSearchParams()
  const status = EPISODE_STATUSES.find((one) => one === search.get(STATUS))
  const trail = cursorTrail(search)
  const list = useQuery(episodesQuery({ status, cursor: trail.current }))
  return (
    <div className="grid gap-5">
      <NewEpisode shows={shows} onCreated={(id) => setSearch({ [OPEN]: id })} />
      <Panel aria-label={texts.caption} className="grid gap-4">
        <Field label={texts.filter} className="max-w-60">
          <PlainSelect
            value={status ?? ''}
            onChange={({ target }) => setSearch(withFilter(search, STATUS, target.value))}
          >
            <option value="">{texts.all}</option>
            {EPISODE_STATUSES.map((one) => (
              <option key={one} value={one}>
                {EPISODE_STATUS_WORDS[one]}
              </option>
            ))}
          </PlainSelect>
        </Field>
        <Loaded query={list} texts={podcastAdminTexts} why={failureText} surface="plain">
          {({ episodes, next_cursor }) => (
            <div
              aria-busy={list.isPlaceholderData}
              className={list.isPlaceholderData ? 'opacity-60' : undefined}
            >
              <EpisodesTable episodes={episodes} />
              <CursorPagination previous={trail.previous} next={trail.next(next_cursor)} />
            </div>
          )}
        </Loaded>
      </Panel>
    </div>
  )
}

function NewEpisode({
  shows,
  onCreated,
}: {
  shows: EditedShow[]
  onCreated: (id: string) => void
}) {
  const writes = useEpisodeWrites()
  const [title, setTitle] = useState('')
  const [chosen, setChosen] = useState<string | null>(null)
  const showId = chosen ?? shows[0]?.id
  if (!showId) return <Panel>{createTexts.noShow}</Panel>
  async function create(event: FormEvent) {
    event.preventDefault()
    if (!showId) return
    const outcome = await writes.create(showId, title)
    if (outcome.kind === 'saved') onCreated(outcome.saved.id)
  }
  return (
    <Panel>
      <form onSubmit={create} className="flex flex-wrap items-end gap-3">
        <Field label={createTexts.title} required className="min-w-60 flex-1">
          <Input
            value={title}
            minLength={2}
            maxLength={EPISODE_TITLE_MAX}
            onChange={({ target }) => setTitle(target.value)}
          />
        </Field>
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
        <Button type="submit" look="line" pending={writes.isWriting}>
          {createTexts.submit}
        </Button>
      </form>
    </Panel>
  )
}

const TONES: Record<EpisodeStatus, 'ok' | 'sol-soft' | 'neutral'> = {
  published: 'ok',
  scheduled: 'sol-soft',
  draft: 'neutral',
  archived: 'neutral',
}

function EpisodesTable({ episodes }: { episodes: EpisodeRow[] }) {
  const { columns } = texts
  return (
    <EditTable
      caption={texts.caption}
      rows={episodes}
      empty={{ icon: <Mic />, title: texts.empty, text: texts.emptyText }}
      edit={{
        header: columns.edit,
        label: texts.edit,
        labelOf: texts.editOf,
        nameOf: ({ title }) => title,
        to: (id) => `?${OPEN}=${id}`,
      }}
      columns={[
        { key: 'title', header: columns.title, cell: ({ title }) => title },
        { key: 'show', header: columns.show, cell: ({ show_title }) => show_title },
        {
          key: 'status',
          header: columns.status,
          cell: ({ status }) => <Badge tone={TONES[status]}>{EPISODE_STATUS_WORDS[status]}</Badge>,
        },
        {
          key: 'when',
          header: columns.when,
          cell: ({ publish_at }) => (publish_at ? momentText(new Date(publish_at)) : texts.none),
        },
        {
          key: 'duration',
          header: columns.duration,
          numeric: true,
          cell: ({ duration_s }) => (duration_s === null ? texts.none : clockText(duration_s)),
        },
      ]}
    />
  )
}
