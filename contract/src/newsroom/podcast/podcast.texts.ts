import { namesOf } from '../../shared/names-of.ts'

/** Shows and episodes. Free of zod: the browser reads it too. */

export const EPISODE_KINDS = ['full', 'trailer', 'bonus'] as const
export type EpisodeKind = (typeof EPISODE_KINDS)[number]
export const EPISODE_KIND_WORDS: Record<EpisodeKind, string> = {
  full: 'Episódio',
  trailer: 'Chamada',
  bonus: 'Extra',
}

export const EPISODE_STATUSES = ['draft', 'scheduled', 'published', 'archived'] as const
export type EpisodeStatus = (typeof EPISODE_STATUSES)[number]
export const EPISODE_STATUS_WORDS: Record<EpisodeStatus, string> = {
  draft: 'Rascunho',
  scheduled: 'Agendado',
  published: 'Publicado',
  archived: 'Arquivado',
}

/** Of the list that directories share (Apple's); the second name lies inside the first. */
export const SHOW_CATEGORIES = {
  'places-travel': { label: 'Lugares e viagens', path: ['Society & Culture', 'Places & Travel'] },
  'society-culture': { label: 'Sociedade e cultura', path: ['Society & Culture'] },
  documentary: { label: 'Documentário', path: ['Society & Culture', 'Documentary'] },
  history: { label: 'História', path: ['History'] },
  news: { label: 'Notícias', path: ['News'] },
  'daily-news': { label: 'Notícias do dia', path: ['News', 'Daily News'] },
  food: { label: 'Comida', path: ['Arts', 'Food'] },
  nature: { label: 'Natureza', path: ['Science', 'Nature'] },
  education: { label: 'Educação', path: ['Education'] },
  government: { label: 'Governo', path: ['Government'] },
  music: { label: 'Música', path: ['Music'] },
  sports: { label: 'Esportes', path: ['Sports'] },
  leisure: { label: 'Lazer', path: ['Leisure'] },
} as const satisfies Record<string, { label: string; path: readonly string[] }>
export type ShowCategory = keyof typeof SHOW_CATEGORIES
export const SHOW_CATEGORY_NAMES = namesOf(SHOW_CATEGORIES)

export const AUDIO_FORMATS = ['mp3', 'm4a'] as const
export type AudioFormat = (typeof AUDIO_FORMATS)[number]
export const AUDIO_TYPES: Record<AudioFormat, 'audio/mpeg' | 'audio/mp4'> = {
  mp3: 'audio/mpeg',
  m4a: 'audio/mp4',
}
/** Five hours of speech at the rate that directories ask for. */
export const AUDIO_MAX_BYTES = 300 * 1024 * 1024
export const AUDIO_MAX_SECONDS = 12 * 3600

export const SHOW_TITLE_MAX = 120
export const SHOW_DESCRIPTION_MAX = 4000
export const EPISODE_TITLE_MAX = 140
export const EPISODE_SUMMARY_MAX = 400
export const TRANSCRIPT_MAX = 200_000
export const CHAPTER_TITLE_MAX = 120
export const MOST_CHAPTERS = 100

/** The one stored file behind an episode; the name at its end is for people who download it. */
export const audioPath = (id: string, format: AudioFormat, slug: string) =>
  `/audio/${id}/${slug}.${format}`
export const episodePath = (slug: string) => `/podcast/${slug}`
export const feedPath = (showSlug: string, isFirst: boolean) =>
  isFirst ? '/podcast/feed.xml' : `/podcast/programas/${showSlug}/feed.xml`
export const chaptersPath = (id: string) => `/podcast/episodios/${id}/capitulos.json`
export const transcriptPath = (id: string, isTimed: boolean) =>
  `/podcast/episodios/${id}/transcricao.${isTimed ? 'vtt' : 'txt'}`
