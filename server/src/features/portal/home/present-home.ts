import { AUDIO_TYPES, audioPath } from '@portal/contract/newsroom/podcast/podcast.texts'
import type { Home } from '@portal/contract/portal/home/home'
import type { RowOf } from '@portal/contract/shared/endpoint'
import type { Digest, DigestEpisode } from './home.store.ts'

const ANONYMOUS = 'De quem prefere não dizer o nome'

export function presentHome({
  nextAt,
  contributions,
  episode,
  ...digest
}: Digest): RowOf<typeof Home> {
  return {
    ...digest,
    episode: episode && presentEpisode(episode),
    contributions: contributions.map(({ slug, title, credit_name, photo }) => ({
      path: `/voce-no-portal/${slug}`,
      title,
      credit: credit_name ?? ANONYMOUS,
      photo,
    })),
    changes_at: nextAt,
  }
}

/** What can be heard lies in a file of ours or elsewhere: the database sees to that. */
function presentEpisode({ file, elsewhere, ...episode }: DigestEpisode): Home['episode'] {
  if (file) {
    const { id, format, bytes, duration_ms } = file
    const url = audioPath(id, format, episode.slug)
    const audio = { url, type: AUDIO_TYPES[format], bytes, duration_s: duration_ms / 1000 }
    return { ...episode, audio: { ...audio, is_external: false } }
  }
  if (!elsewhere) return null
  const { duration_ms, ...audio } = elsewhere
  return { ...episode, audio: { ...audio, duration_s: duration_ms / 1000, is_external: true } }
}
