import {
  chaptersPath,
  episodePath,
  feedPath,
  SHOW_CATEGORIES,
  transcriptPath,
} from '@portal/contract/newsroom/podcast/podcast.texts'
import { isTimed, readTranscript } from '@portal/contract/newsroom/podcast/transcript'
import { plainTextOf } from '@portal/contract/rich-text/plain-text-of'
import { generateRssFeed } from 'feedsmith'
import { notesHtml } from './notes-html.rules.ts'
import { coverPath } from './pictures.rules.ts'
import { type Show, type ShownEpisode, soundOf } from './podcast.rules.ts'

type Feed = Parameters<typeof generateRssFeed>[0]
type Item = NonNullable<Feed['items']>[number]

/** The show as podcast apps read it: RSS 2.0 with Apple's and Podcasting 2.0's names. */
export function podcastFeed(show: Show, episodes: readonly ShownEpisode[], origin: string): string {
  const absolute = (path: string) => new URL(path, origin).href
  const image = absolute(coverPath(show))
  const link = absolute('/podcast')
  const self = absolute(feedPath(show.slug, show.isFirst))
  const [category = '', within] = SHOW_CATEGORIES[show.category].path
  const newest = episodes[0]?.publishAt
  const feed = generateRssFeed({
    title: show.title,
    link,
    description: show.description || show.title,
    language: 'pt-BR',
    generator: new URL(origin).host,
    ...(newest ? { pubDate: newest, lastBuildDate: newest } : {}),
    image: { url: image, title: show.title, link },
    atom: { links: [{ href: self, rel: 'self', type: 'application/rss+xml' }] },
    itunes: {
      author: show.author || show.title,
      image,
      explicit: show.isExplicit,
      type: 'episodic',
      categories: [
        { text: category, ...(within === undefined ? {} : { categories: [{ text: within }] }) },
      ],
      ...(show.ownerEmail
        ? { owner: { name: show.author || show.title, email: show.ownerEmail } }
        : {}),
    },
    podcast: {
      guid: show.id,
      medium: 'podcast',
      locked: { value: false, ...(show.ownerEmail ? { owner: show.ownerEmail } : {}) },
    },
    items: episodes.map((episode) => itemOf(episode, show, absolute)),
  })
  // The library still writes the words of 2005; directories now ask for these.
  return feed.replace(/(<itunes:explicit>)(yes|no)(?=<)/g, (_, tag, word) => tag + (word === 'yes'))
}

function itemOf(episode: ShownEpisode, show: Show, absolute: (path: string) => string): Item {
  const { content, source, slug } = episode
  const { season, number } = content
  const sound = soundOf(source, slug)
  const parts = readTranscript(content.transcript)
  const isVtt = isTimed(parts)
  const notes = notesHtml(content.notes, absolute)
  return {
    title: episode.title,
    link: absolute(episodePath(slug)),
    guid: { value: episode.guid, isPermaLink: false },
    pubDate: episode.publishAt,
    description: content.summary || plainTextOf(content.notes),
    ...(notes ? { content: { encoded: notes } } : {}),
    enclosures: [{ url: absolute(sound.url), length: sound.bytes, type: sound.type }],
    itunes: {
      title: episode.title,
      author: show.author || show.title,
      duration: Math.round(sound.duration_s),
      explicit: content.is_explicit,
      episodeType: content.kind,
      ...(season === null ? {} : { season }),
      ...(number === null ? {} : { episode: number }),
    },
    podcast: {
      ...(season === null ? {} : { season: { number: season } }),
      ...(number === null ? {} : { episode: { number } }),
      ...(content.chapters.length > 0
        ? {
            chapters: {
              url: absolute(chaptersPath(episode.id)),
              type: 'application/json+chapters',
            },
          }
        : {}),
      ...(parts.length > 0
        ? {
            transcripts: [
              {
                url: absolute(transcriptPath(episode.id, isVtt)),
                type: isVtt ? 'text/vtt' : 'text/plain',
                language: 'pt-BR',
              },
            ],
          }
        : {}),
    },
  }
}

/** Chapters of Podcasting 2.0, as JSON. */
export function chaptersJson({ content, title }: Pick<ShownEpisode, 'content' | 'title'>) {
  return {
    version: '1.2.0',
    title,
    chapters: content.chapters.map(({ start_s, title: name, url }) => ({
      startTime: start_s,
      title: name,
      ...(url ? { url } : {}),
    })),
  }
}
