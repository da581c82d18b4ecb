import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { failureText } from '~/platform/failure-text.ts'
import { ErrorState } from '~/ui/ErrorState.tsx'
import { LinkTabs } from '~/ui/LinkTabs.tsx'
import { Skeleton } from '~/ui/Skeleton.tsx'
import { type CoverPart, EpisodeEditor } from './EpisodeEditor.tsx'
import { EpisodesList, OPEN } from './EpisodesList.tsx'
import { editedEpisodeQuery, showsQuery } from './podcast-admin.queries.ts'
import { podcastAdminTexts as texts } from './podcast-admin.texts.ts'
import { ShowsPanel } from './ShowsPanel.tsx'

const PART = 'parte'

export function PodcastAdminScreen({ cover }: { cover: CoverPart }) {
  const [search] = useSearchParams()
  const open = search.get(OPEN)
  return open ? <OpenEpisode key={open} id={open} cover={cover} /> : <Overview cover={cover} />
}

function Overview({ cover }: { cover: CoverPart }) {
  const [search] = useSearchParams()
  const shows = useQuery(showsQuery())
  const isShows = search.get(PART) === 'programas'
  if (shows.isError) return <Failed {...shows} />
  if (!shows.data) return <Loading />
  return (
    <div className="grid gap-5">
      <LinkTabs
        label={texts.tabs.label}
        links={[
          { label: texts.tabs.episodes, to: '?', current: !isShows },
          { label: texts.tabs.shows, to: `?${PART}=programas`, current: isShows },
        ]}
      />
      {isShows ? (
        <ShowsPanel shows={shows.data} cover={cover} />
      ) : (
        <EpisodesList shows={shows.data} />
      )}
    </div>
  )
}

function OpenEpisode({ id, cover }: { id: string; cover: CoverPart }) {
  const episode = useQuery(editedEpisodeQuery(id))
  if (episode.data && !episode.isFetching) {
    return <EpisodeEditor episode={episode.data} cover={cover} />
  }
  return episode.isError ? <Failed {...episode} /> : <Loading />
}

type FailedProps = { error: Error; isFetching: boolean; refetch: () => unknown }

function Failed({ error, isFetching, refetch }: FailedProps) {
  return (
    <ErrorState title={texts.loadError} onRetry={() => void refetch()} retrying={isFetching}>
      {failureText(error)}
    </ErrorState>
  )
}

function Loading() {
  return (
    <div role="status">
      <span className="sr-only">{texts.loading}</span>
      <Skeleton shape="block" className="h-80" />
    </div>
  )
}
