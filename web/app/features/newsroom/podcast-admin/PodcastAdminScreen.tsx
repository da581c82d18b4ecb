import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { failureText } from '~/platform/failure-text.ts'
import { LinkTabs } from '~/ui/LinkTabs.tsx'
import { Loaded } from '~/ui/Loaded.tsx'
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
  return (
    <Loaded query={shows} texts={texts} why={failureText}>
      {(all) => (
        <div className="grid gap-5">
          <LinkTabs
            label={texts.tabs.label}
            links={[
              { label: texts.tabs.episodes, to: '?', current: !isShows },
              { label: texts.tabs.shows, to: `?${PART}=programas`, current: isShows },
            ]}
          />
          {isShows ? <ShowsPanel shows={all} cover={cover} /> : <EpisodesList shows={all} />}
        </div>
      )}
    </Loaded>
  )
}

function OpenEpisode({ id, cover }: { id: string; cover: CoverPart }) {
  return (
    <Loaded query={useQuery(editedEpisodeQuery(id))} texts={texts} why={failureText}>
      {(episode) => <EpisodeEditor episode={episode} cover={cover} />}
    </Loaded>
  )
}
