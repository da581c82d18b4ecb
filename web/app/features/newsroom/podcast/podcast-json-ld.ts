import type { Episode, EpisodeCard, PodcastShow } from '@portal/contract/newsroom/podcast/podcast'
import { episodePath } from '@portal/contract/newsroom/podcast/podcast.texts'
import type { PodcastEpisode, PodcastSeries, WithContext } from 'schema-dts'
import { absolute } from '~/platform/seo/page-metadata.ts'
import { isoDuration } from './duration.rules.ts'
import { PODCAST } from './podcast-address.rules.ts'

const CONTEXT = 'https://schema.org' as const

const seriesOf = (show: PodcastShow, origin: string) => ({
  '@type': 'PodcastSeries' as const,
  '@id': `${absolute(PODCAST, origin)}#${show.slug}`,
  name: show.title,
  description: show.description,
  url: absolute(PODCAST, origin),
  image: absolute(show.image, origin),
  inLanguage: 'pt-BR',
  webFeed: absolute(show.feed, origin),
  ...(show.author ? { author: { '@type': 'Organization' as const, name: show.author } } : {}),
})

export const podcastJsonLd = (show: PodcastShow, origin: string): WithContext<PodcastSeries> => ({
  '@context': CONTEXT,
  ...seriesOf(show, origin),
})

export function episodeJsonLd(episode: Episode, origin: string): WithContext<PodcastEpisode> {
  const url = absolute(episodePath(episode.slug), origin)
  return {
    '@context': CONTEXT,
    '@type': 'PodcastEpisode',
    '@id': `${url}#episodio`,
    url,
    name: episode.title,
    description: episode.summary,
    datePublished: episode.published_at,
    dateModified: episode.updated_at,
    inLanguage: 'pt-BR',
    image: absolute(episode.social_image, origin),
    timeRequired: isoDuration(episode.audio.duration_s),
    ...(episode.number === null ? {} : { episodeNumber: episode.number }),
    ...(episode.season === null
      ? {}
      : { partOfSeason: { '@type': 'PodcastSeason', seasonNumber: episode.season } }),
    associatedMedia: mediaOf(episode, origin),
    partOfSeries: seriesOf(episode.show, origin),
  }
}

const mediaOf = ({ audio }: EpisodeCard, origin: string) => ({
  '@type': 'AudioObject' as const,
  contentUrl: absolute(audio.url, origin),
  encodingFormat: audio.type,
  contentSize: String(audio.bytes),
  duration: isoDuration(audio.duration_s),
})
