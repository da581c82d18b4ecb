import type { HomeEpisode } from '@portal/contract/home/home'
import { Play } from 'lucide-react'
import { Link } from 'react-router'
import { Picture } from '~/ui/Picture.tsx'
import { homeRestTexts } from './home-rest.texts.ts'

const texts = homeRestTexts.podcast

/** The newest episode, ready to be heard. */
export function EpisodeTeaser({ episode }: { episode: HomeEpisode }) {
  const { slug, title, show, number, duration_seconds: seconds, photo } = episode
  const facts = [number === null ? null : texts.episode(number), texts.minutes(seconds)]
  return (
    <article className="group/card relative grid gap-4.5 rounded-card bg-areia-100 p-5 lg:content-between lg:p-7">
      <Picture
        picture={photo}
        alt=""
        ratio="3/2"
        sizes="(min-width: 64rem) 434px, 100vw"
        caption={<p className="font-[750] font-head text-[1.5rem] leading-none">{show}</p>}
      />
      <div className="grid grid-cols-[1fr_auto] items-end gap-4">
        <div>
          <p className="num font-semibold text-mar-600 text-xs">
            {facts.filter(Boolean).join(' · ')}
          </p>
          <h3 className="mt-1.5 text-[1.375rem]">
            <Link to={`/podcast/${slug}`} className="after:absolute after:inset-0">
              {title}
            </Link>
          </h3>
        </div>
        <span className="grid size-14 place-items-center rounded-full bg-mar-900 text-on-dark">
          <Play aria-hidden="true" className="size-6 fill-current" />
        </span>
      </div>
    </article>
  )
}
