import type { EpisodeCard as Listed } from '@portal/contract/newsroom/podcast/podcast'
import { episodePath } from '@portal/contract/newsroom/podcast/podcast.texts'
import { Mic } from 'lucide-react'
import { Link } from 'react-router'
import { Picture } from '~/ui/Picture.tsx'
import { EpisodeMeta } from './EpisodeMeta.tsx'
import { PlayButton } from './PlayButton.tsx'

type EpisodeCardProps = { episode: Listed; level?: 'h2' | 'h3' }

/** An episode in a row: heard with one touch, read with another. */
export function EpisodeCard({ episode, level = 'h3' }: EpisodeCardProps) {
  const Heading = level
  return (
    <article className="group/card relative grid grid-cols-[5rem_minmax(0,1fr)_auto] items-center gap-4 md:grid-cols-[7rem_minmax(0,1fr)_auto] md:gap-6">
      <Picture picture={episode.photo} alt="" ratio="1/1" sizes="112px">
        <span className="grid place-items-center text-mar-700">
          <Mic aria-hidden="true" className="size-8" />
        </span>
      </Picture>
      <div className="min-w-0">
        <Heading className="text-h3 wrap-break-word">
          <Link
            to={episodePath(episode.slug)}
            className="after:absolute after:inset-0 after:rounded-card focus-visible:outline-none focus-visible:after:outline-3 focus-visible:after:outline-offset-3 focus-visible:after:outline-mar-600"
          >
            {episode.title}
          </Link>
        </Heading>
        <p className="mt-1 text-muted text-sm">
          <EpisodeMeta episode={episode} />
        </p>
        <p className="mt-1 line-clamp-2 text-sm max-md:hidden">{episode.summary}</p>
      </div>
      <PlayButton episode={episode} />
    </article>
  )
}
