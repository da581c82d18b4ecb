import { z } from 'zod'
import { Photo } from '../../ground/media/media.ts'
import { chosenMoment } from '../../shared/chosen-moment.ts'
import { endpoint } from '../../shared/endpoint.ts'
import { ListSort, sortedPage } from '../../shared/list-query.ts'
import { moment } from '../../shared/moment.ts'
import { textBlock, textLine } from '../../shared/plain-text.ts'
import { isSlug, LONGEST_SLUG } from '../../shared/slug.ts'
import { EpisodeContent, webAddress } from './episode-content.ts'
import {
  AUDIO_MAX_BYTES,
  AUDIO_MAX_SECONDS,
  EPISODE_STATUSES,
  EPISODE_TITLE_MAX,
  SHOW_CATEGORY_NAMES,
  SHOW_DESCRIPTION_MAX,
  SHOW_TITLE_MAX,
} from './podcast.texts.ts'
import { AudioType, EpisodeAudio } from './podcast.ts'

const TOO_SHORT = 'Escreva um título com pelo menos 2 letras.'
const seen = { version: z.int().positive() }
const byId = z.object({ id: z.uuid() })

const ShowFields = z.object({
  title: textLine(SHOW_TITLE_MAX).min(2, TOO_SHORT),
  description: textBlock(SHOW_DESCRIPTION_MAX),
  author: textLine(120),
  owner_email: z.union([
    z.literal(''),
    z.email('Escreva um e-mail como nome@exemplo.com.').max(254),
  ]),
  category: z.enum(SHOW_CATEGORY_NAMES),
  is_explicit: z.boolean(),
  apple_url: webAddress(300).nullable(),
  spotify_url: webAddress(300).nullable(),
  youtube_url: webAddress(300).nullable(),
})

export const EditedShow = ShowFields.extend({
  id: z.uuid(),
  slug: z.string(),
  cover: Photo.nullable(),
  feed: z.string(),
  episode_count: z.int(),
  version: z.int(),
  updated_at: moment,
}).meta({ id: 'EditedShow' })
export type EditedShow = z.input<typeof EditedShow>

/** A file of ours by its id, one of somebody else's by its address, or none yet. */
export const AudioChoice = z
  .discriminatedUnion('from', [
    z.object({ from: z.literal('none') }).strict(),
    z.object({ from: z.literal('file'), id: z.uuid() }).strict(),
    z
      .object({
        from: z.literal('elsewhere'),
        url: webAddress(500),
        type: AudioType,
        bytes: z.int('Escreva o tamanho em bytes.').positive().max(5_000_000_000),
        duration_s: z.number().min(1).max(AUDIO_MAX_SECONDS),
      })
      .strict(),
  ])
  .meta({ id: 'AudioChoice' })
export type AudioChoice = z.infer<typeof AudioChoice>

const EpisodeStatus = z.enum(EPISODE_STATUSES)

/** One line of the editors' list. */
export const EpisodeRow = z
  .object({
    id: z.uuid(),
    show_title: z.string(),
    title: z.string(),
    cover: Photo.nullable(),
    slug: z.string(),
    season: z.int().nullable(),
    number: z.int().nullable(),
    status: EpisodeStatus,
    publish_at: moment.nullable(),
    duration_s: z.number().nullable(),
    updated_at: moment,
    version: z.int(),
  })
  .meta({ id: 'EpisodeRow' })
export type EpisodeRow = z.input<typeof EpisodeRow>

export const EditedEpisode = z
  .object({
    id: z.uuid(),
    show_id: z.uuid(),
    guid: z.string(),
    slug: z.string(),
    title: z.string(),
    content: EpisodeContent,
    cover: Photo.nullable(),
    audio_choice: AudioChoice,
    audio: EpisodeAudio.nullable(),
    status: EpisodeStatus,
    publish_at: moment.nullable(),
    version: z.int(),
    updated_at: moment,
  })
  .meta({ id: 'EditedEpisode' })
export type EditedEpisode = z.input<typeof EditedEpisode>

export const UploadedAudio = EpisodeAudio.extend({ id: z.uuid() }).meta({ id: 'UploadedAudio' })
export type UploadedAudio = z.infer<typeof UploadedAudio>

const admin = { tag: 'Administração' } as const

export const listShows = endpoint({
  ...admin,
  method: 'GET',
  path: '/api/v1/admin/podcast/shows',
  access: 'editor',
  summary: 'Os programas do podcast',
  response: z.array(EditedShow),
  status: 200,
})

export const createShow = endpoint({
  ...admin,
  method: 'POST',
  path: '/api/v1/admin/podcast/shows',
  access: 'editor',
  summary: 'Cria um programa; aparece ao público com o primeiro episódio',
  body: z.object({ title: ShowFields.shape.title }).strict(),
  response: EditedShow,
  status: 201,
})

export const updateShow = endpoint({
  ...admin,
  method: 'PUT',
  path: '/api/v1/admin/podcast/shows/:id',
  access: 'editor',
  summary: 'Grava o que se diz de um programa',
  params: byId,
  body: ShowFields.extend({ ...seen, cover_id: z.uuid().nullable() }).strict(),
  response: EditedShow,
  status: 200,
})

export const listEpisodes = endpoint({
  ...admin,
  method: 'GET',
  path: '/api/v1/admin/podcast/episodes',
  access: 'editor',
  summary: 'Episódios, também rascunhos e arquivados, com filtros e ordem',
  query: z.object({
    status: EpisodeStatus.optional(),
    show: z.uuid().optional(),
    search: textLine(80).optional(),
    sort: ListSort.default('recentes'),
    ...sortedPage,
  }),
  response: z.object({ episodes: z.array(EpisodeRow), next_cursor: z.string().nullable() }),
  status: 200,
})

export const readEditedEpisode = endpoint({
  ...admin,
  method: 'GET',
  path: '/api/v1/admin/podcast/episodes/:id',
  access: 'editor',
  summary: 'Um episódio como seus editores o veem',
  params: byId,
  response: EditedEpisode,
  status: 200,
})

const episodeTitle = textLine(EPISODE_TITLE_MAX).min(2, TOO_SHORT)

export const createEpisode = endpoint({
  ...admin,
  method: 'POST',
  path: '/api/v1/admin/podcast/episodes',
  access: 'editor',
  summary: 'Cria o rascunho de um episódio',
  body: z.object({ show_id: z.uuid(), title: episodeTitle }).strict(),
  response: EditedEpisode,
  status: 201,
})

/** The guid stays whatever changes. */
export const updateEpisode = endpoint({
  ...admin,
  method: 'PUT',
  path: '/api/v1/admin/podcast/episodes/:id',
  access: 'editor',
  summary: 'Grava um episódio; o endereço antigo leva ao novo',
  params: byId,
  body: z
    .object({
      ...seen,
      title: episodeTitle,
      slug: z
        .string()
        .max(LONGEST_SLUG)
        .refine(isSlug, 'Use letras minúsculas, números e hífens, sem acento.'),
      content: EpisodeContent,
      cover_id: z.uuid().nullable(),
      audio: AudioChoice,
    })
    .strict(),
  response: EditedEpisode,
  status: 200,
})

export const setEpisodeStatus = endpoint({
  ...admin,
  method: 'POST',
  path: '/api/v1/admin/podcast/episodes/:id/status',
  access: 'editor',
  summary: 'Publica, agenda, recolhe ou arquiva um episódio',
  params: byId,
  body: z
    .object({
      ...seen,
      status: EpisodeStatus,
      /** When it is heard, for one that is scheduled. */
      publish_at: chosenMoment().optional(),
    })
    .strict(),
  response: EditedEpisode,
  status: 200,
})

export const uploadAudio = endpoint({
  ...admin,
  method: 'POST',
  path: '/api/v1/admin/podcast/audio',
  access: 'editor',
  summary: `Envia um arquivo de áudio (MP3 ou M4A, até ${AUDIO_MAX_BYTES / 1024 / 1024} MB)`,
  consumes: 'multipart/form-data',
  body: z.object({ file: z.file() }),
  response: UploadedAudio,
  status: 201,
})
