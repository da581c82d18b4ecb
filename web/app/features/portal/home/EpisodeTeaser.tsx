import type { EpisodeCard } from '@portal/contract/newsroom/podcast/podcast'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { Picture } from '~/ui/Picture.tsx'
import { homeRestTexts } from './home-rest.texts.ts'

const texts = homeRestTexts.podcast

type EpisodeTeaserProps = {
  episode: EpisodeCard
  /** The button that plays it, wherever the person goes next. */
  play: ReactNode
}

/** The newest episode, ready to be heard. */
export function EpisodeTeaser({ episode, play }: EpisodeTeaserProps) {
  const { slug, title, show_title: show, number, audio, photo } = episode
  const facts = [number === null ? null : texts.episode(number), texts.minutes(audio.duration_s)]
  return (
    <article className="group/card relative flex flex-col gap-4.5 rounded-card bg-areia-100 p-5 lg:p-7">
      <Picture
        picture={photo}
        alt=""
        ratio="3/2"
        sizes="(min-width: 64rem) 434px, 100vw"
        className="lg:aspect-auto! lg:h-full"
        caption={<p className="font-bold font-head text-[1.5rem] leading-none">{show}</p>}
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
        {play}
      </div>
    </article>
  )
}
