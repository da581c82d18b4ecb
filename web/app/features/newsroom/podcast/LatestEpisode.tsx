import type { EpisodeCard } from '@portal/contract/newsroom/podcast/podcast'
import { episodePath } from '@portal/contract/newsroom/podcast/podcast.texts'
import { Mic } from 'lucide-react'
import { LinkButton } from '~/ui/LinkButton.tsx'
import { Picture } from '~/ui/Picture.tsx'
import { EpisodeMeta } from './EpisodeMeta.tsx'
import { PlayButton } from './PlayButton.tsx'
import { podcastTexts as texts } from './podcast.texts.ts'

/** The newest, large. */
export function LatestEpisode({ episode }: { episode: EpisodeCard }) {
  return (
    <article className="relative grid overflow-hidden rounded-card bg-white text-ink shadow-soft md:grid-cols-2">
      <Picture
        picture={episode.photo}
        alt=""
        ratio="4/3"
        sizes="(min-width: 48rem) 50vw, 100vw"
        loading="priority"
        className="rounded-none max-md:aspect-video md:aspect-auto md:h-full lg:min-h-110"
      >
        <span className="grid place-items-center text-mar-700">
          <Mic aria-hidden="true" className="size-12" />
        </span>
      </Picture>
      <div className="flex flex-col justify-center gap-3 p-6 lg:p-10">
        <p className="font-semibold text-guara-600 text-sm">{texts.latest}</p>
        <h2 className="wrap-break-word">{episode.title}</h2>
        <p className="text-muted text-sm">
          <EpisodeMeta episode={episode} />
        </p>
        <p className="text-lead">{episode.summary}</p>
        <div className="mt-2 flex flex-wrap items-center gap-4">
          <PlayButton episode={episode} look="primary" />
          <LinkButton to={episodePath(episode.slug)} look="line">
            {texts.more}
          </LinkButton>
        </div>
      </div>
    </article>
  )
}
