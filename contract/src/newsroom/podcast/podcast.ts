import { z } from 'zod'
import { Photo } from '../../ground/media/media.ts'
import { endpoint } from '../../shared/endpoint.ts'
import { moment } from '../../shared/moment.ts'
import { Chapter, EpisodeNotes } from './episode-content.ts'
import { AUDIO_TYPES, EPISODE_KINDS, SHOW_CATEGORY_NAMES } from './podcast.texts.ts'

export const AudioType = z.enum([AUDIO_TYPES.mp3, AUDIO_TYPES.m4a])

export const EpisodeAudio = z
  .object({
    url: z.string(),
    type: AudioType,
    bytes: z.int(),
    duration_s: z.number(),
    /** Kept by somebody else: heard at its own address, not in the portal's player. */
    is_external: z.boolean(),
  })
  .meta({ id: 'EpisodeAudio' })
export type EpisodeAudio = z.infer<typeof EpisodeAudio>

export const PodcastShow = z
  .object({
    id: z.uuid(),
    slug: z.string(),
    title: z.string(),
    description: z.string(),
    author: z.string(),
    category: z.enum(SHOW_CATEGORY_NAMES),
    is_explicit: z.boolean(),
    cover: Photo.nullable(),
    /** Square, as directories show it. */
    image: z.string(),
    feed: z.string(),
    apple_url: z.string().nullable(),
    spotify_url: z.string().nullable(),
    youtube_url: z.string().nullable(),
  })
  .meta({ id: 'PodcastShow' })
export type PodcastShow = z.infer<typeof PodcastShow>

/** An episode in a list; enough to hear it. */
export const EpisodeCard = z
  .object({
    id: z.uuid(),
    slug: z.string(),
    title: z.string(),
    summary: z.string(),
    season: z.int().nullable(),
    number: z.int().nullable(),
    kind: z.enum(EPISODE_KINDS),
    is_explicit: z.boolean(),
    published_at: moment,
    audio: EpisodeAudio,
    /** Its own, or the show's. */
    photo: Photo.nullable(),
    show_title: z.string(),
    has_chapters: z.boolean(),
  })
  .meta({ id: 'EpisodeCard' })
export type EpisodeCard = z.input<typeof EpisodeCard>

const Neighbour = z.object({ slug: z.string(), title: z.string() }).nullable()

export const Episode = EpisodeCard.extend({
  notes: EpisodeNotes,
  chapters: z.array(Chapter),
  transcript: z.string(),
  social_image: z.string(),
  updated_at: moment,
  show: PodcastShow,
  previous: Neighbour,
  next: Neighbour,
}).meta({ id: 'Episode' })
export type Episode = z.input<typeof Episode>

export const Podcast = z
  .object({
    show: PodcastShow,
    /** Every show that has something to hear. */
    shows: z.array(z.object({ slug: z.string(), title: z.string() })),
    /** Newest first. */
    episodes: z.array(EpisodeCard),
    page: z.int(),
    page_count: z.int(),
    episode_count: z.int(),
  })
  .meta({ id: 'Podcast' })
export type Podcast = z.input<typeof Podcast>

export const readPodcast = endpoint({
  method: 'GET',
  path: '/api/v1/podcast',
  access: 'anyone',
  tag: 'Podcast',
  summary: 'O programa e seus episódios, do mais novo ao mais antigo',
  query: z.object({
    show: z.string().max(100).optional(),
    page: z.coerce.number().int().min(1).max(1000).default(1),
  }),
  response: Podcast,
  status: 200,
})

/** An address that an episode had before answers with the episode: its slug tells the present one. */
export const readEpisode = endpoint({
  method: 'GET',
  path: '/api/v1/podcast/episodes/:slug',
  access: 'anyone',
  tag: 'Podcast',
  summary: 'Um episódio: notas, capítulos e transcrição',
  params: z.object({ slug: z.string().max(100) }),
  response: Episode,
  status: 200,
})
