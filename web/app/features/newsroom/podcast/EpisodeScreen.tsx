import type { Episode } from '@portal/contract/newsroom/podcast/podcast'
import { episodePath } from '@portal/contract/newsroom/podcast/podcast.texts'
import { ArrowLeft, ArrowRight, ChevronRight, Download } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { PhotoImage } from '~/ui/PhotoImage.tsx'
import { Chapters } from './Chapters.tsx'
import { EpisodeMeta } from './EpisodeMeta.tsx'
import { EpisodePlayer } from './EpisodePlayer.tsx'
import { podcastTexts } from './podcast.texts.ts'
import { PODCAST } from './podcast-address.rules.ts'

const texts = podcastTexts.episode

type EpisodeScreenProps = {
  episode: Episode
  /** Notes and transcript: they come alive as one comes near. */
  rest: ReactNode
}

export function EpisodeScreen({ episode, rest }: EpisodeScreenProps) {
  return (
    <article>
      <EpisodeHead episode={episode} />
      <div className="wrap grid gap-12 py-10 lg:grid-cols-[minmax(0,1fr)_24rem] lg:gap-16 lg:py-14">
        <div className="min-w-0">{rest}</div>
        <div className="grid content-start gap-8 max-lg:order-first">
          <Chapters episode={episode} />
          {episode.audio.is_external ? null : (
            <a
              href={episode.audio.url}
              download
              className="inline-flex min-h-11 items-center gap-2 justify-self-start font-semibold text-mar-600 underline underline-offset-4"
            >
              <Download aria-hidden="true" className="size-5" />
              {texts.download}
            </a>
          )}
        </div>
      </div>
      <Neighbours episode={episode} />
    </article>
  )
}

function EpisodeHead({ episode }: { episode: Episode }) {
  const { photo } = episode
  return (
    <header className="on-dark bg-mar-950 text-white">
      <div className="wrap grid items-center gap-8 py-8 md:grid-cols-[minmax(0,1fr)_16rem] lg:grid-cols-[minmax(0,1fr)_22rem] lg:py-14">
        <div className="min-w-0">
          <nav aria-label={podcastTexts.podcast}>
            <Link
              to={PODCAST}
              className="inline-flex min-h-11 items-center gap-1 font-[550] text-sm hover:underline"
            >
              {episode.show.title}
              <ChevronRight aria-hidden="true" className="size-4" />
            </Link>
          </nav>
          <h1 className="mt-1 wrap-break-word">{episode.title}</h1>
          <p className="mt-3 text-on-dark-muted text-sm">
            <EpisodeMeta episode={episode} />
          </p>
          <p className="mt-3 max-w-[56ch] text-lead text-on-dark">{episode.summary}</p>
          <div className="mt-6">
            <EpisodePlayer episode={episode} />
          </div>
        </div>
        {photo?.thumbhash ? (
          <div className="aspect-square overflow-hidden rounded-card max-md:hidden">
            <PhotoImage
              picture={photo}
              alt={photo.alt}
              sizes="(min-width: 64rem) 352px, 256px"
              loading="priority"
            />
          </div>
        ) : null}
      </div>
    </header>
  )
}

function Neighbours({ episode: { previous, next } }: { episode: Episode }) {
  if (!previous && !next) return null
  const link =
    'flex min-h-20 flex-col justify-center rounded-card bg-areia-100 px-6 py-4 hover:bg-areia-200'
  return (
    <nav aria-label={texts.neighbours} className="wrap grid gap-4 pb-16 md:grid-cols-2">
      {previous ? (
        <Link to={episodePath(previous.slug)} rel="prev" className={link}>
          <span className="flex items-center gap-2 text-muted text-sm">
            <ArrowLeft aria-hidden="true" className="size-4" />
            {texts.previous}
          </span>
          <span className="font-semibold">{previous.title}</span>
        </Link>
      ) : null}
      {next ? (
        <Link
          to={episodePath(next.slug)}
          rel="next"
          className={`${link} md:col-start-2 md:items-end md:text-right`}
        >
          <span className="flex items-center gap-2 text-muted text-sm">
            {texts.next}
            <ArrowRight aria-hidden="true" className="size-4" />
          </span>
          <span className="font-semibold">{next.title}</span>
        </Link>
      ) : null}
    </nav>
  )
}
