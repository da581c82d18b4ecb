import type { Podcast } from '@portal/contract/newsroom/podcast/podcast'
import { Mic } from 'lucide-react'
import { EmptyState } from '~/ui/EmptyState.tsx'
import { LinkTabs } from '~/ui/LinkTabs.tsx'
import { Pagination } from '~/ui/Pagination.tsx'
import { Picture } from '~/ui/Picture.tsx'
import { EpisodeCard } from './EpisodeCard.tsx'
import { LatestEpisode } from './LatestEpisode.tsx'
import { podcastTexts as texts } from './podcast.texts.ts'
import { pageAddress } from './podcast-address.rules.ts'
import { SubscribeLinks } from './SubscribeLinks.tsx'

export function PodcastPage({ podcast, origin }: { podcast: Podcast; origin: string }) {
  const { show, shows, episodes, page, page_count } = podcast
  const [first, ...others] = episodes
  const latest = page === 1 ? first : undefined
  const listed = latest ? others : episodes
  return (
    <>
      <header className="on-dark bg-mar-950 text-white">
        <div className={`wrap pt-10 lg:pt-16 ${latest ? 'pb-36 lg:pb-48' : 'pb-10 lg:pb-16'}`}>
          <div className="flex flex-wrap items-center gap-6 lg:gap-10">
            <div className="w-28 flex-none md:w-40">
              <Picture
                picture={show.cover}
                alt={texts.cover(show.title)}
                ratio="1/1"
                sizes="160px"
                loading="eager"
              >
                <img src={show.image} alt={texts.cover(show.title)} width={1400} height={1400} />
              </Picture>
            </div>
            <div className="min-w-0 flex-1 basis-64">
              <h1 className="wrap-break-word">{show.title}</h1>
              <p className="mt-3 max-w-[56ch] text-lead text-on-dark">{show.description}</p>
            </div>
          </div>
        </div>
      </header>
      {latest ? (
        <div className="wrap -mt-24 lg:-mt-32 relative">
          <LatestEpisode episode={latest} />
        </div>
      ) : null}
      <div className="wrap grid gap-10 py-12 lg:py-16">
        {shows.length > 1 ? <Shows shows={shows} current={show.slug} /> : null}
        {episodes.length === 0 ? (
          <EmptyState icon={<Mic />} title={texts.empty.title} level="h2">
            {texts.empty.text}
          </EmptyState>
        ) : null}
        {listed.length > 0 ? (
          <section aria-labelledby="episodios">
            <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
              <h2 id="episodios">{latest ? texts.others : texts.episodes}</h2>
              <p className="num text-muted">{texts.count(podcast.episode_count)}</p>
            </div>
            <ul className="mt-6 divide-y divide-line">
              {listed.map((episode) => (
                <li key={episode.id} className="py-5">
                  <EpisodeCard episode={episode} />
                </li>
              ))}
            </ul>
          </section>
        ) : null}
        <Pagination
          page={page}
          pageCount={page_count}
          hrefFor={(number) => pageAddress({ show: showOf(podcast), page: number })}
        />
        <SubscribeLinks show={show} origin={origin} />
      </div>
    </>
  )
}

/** The first show needs no name in the address. */
const showOf = ({ show, shows }: Podcast) => (show.slug === shows[0]?.slug ? null : show.slug)

function Shows({ shows, current }: { shows: Podcast['shows']; current: string }) {
  return (
    <LinkTabs
      label={texts.shows}
      links={shows.map(({ slug, title }, index) => ({
        label: title,
        to: pageAddress({ show: index === 0 ? null : slug, page: 1 }),
        current: slug === current,
      }))}
    />
  )
}
