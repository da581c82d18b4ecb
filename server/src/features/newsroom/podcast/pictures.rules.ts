import { createHash } from 'node:crypto'
import type { EpisodeContent } from '@portal/contract/newsroom/podcast/episode-content'
import { EPISODE_KIND_WORDS } from '@portal/contract/newsroom/podcast/podcast.texts'
import type { Episode, Show } from './podcast.rules.ts'

/** Raised when the drawings themselves change: what was kept is then drawn anew. */
const DRAWING = 1

const digest = (...parts: unknown[]) =>
  createHash('sha256')
    .update(JSON.stringify([DRAWING, ...parts]))
    .digest('hex')
    .slice(0, 16)

/** The square picture of a show, for directories and apps. */
export const coverVersion = ({ title, author, cover }: Show) => digest(title, author, cover?.id)
export const COVERS = '/podcast/capas'
export const coverPath = (show: Show) => `${COVERS}/${show.id}/${coverVersion(show)}.jpg`

/** The preview that other sites show of an episode's page. */
type Drawn = Pick<Episode, 'id' | 'title' | 'content' | 'cover'> & {
  showTitle: string
  showCover: Episode['cover']
}
export const socialCardVersion = ({ title, content, cover, showCover, showTitle }: Drawn) =>
  digest(title, content.season, content.number, content.kind, (cover ?? showCover)?.id, showTitle)
export const SOCIAL_CARDS = '/podcast/previas'
export const socialCardPath = (episode: Drawn) =>
  `${SOCIAL_CARDS}/${episode.id}/${socialCardVersion(episode)}.jpg`

/** "PODSAL · Episódio 3" */
export function kickerOf(showTitle: string, { kind, number }: EpisodeContent): string {
  return `${showTitle} · ${EPISODE_KIND_WORDS[kind]}${number === null ? '' : ` ${number}`}`
}
