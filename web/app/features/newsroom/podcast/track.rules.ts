import type { EpisodeCard } from '@portal/contract/newsroom/podcast/podcast'
import { chaptersPath, episodePath } from '@portal/contract/newsroom/podcast/podcast.texts'
import type { Track } from '~/platform/player/player.ts'

const SMALL_IMAGE = 320

/** An episode as the player takes it; null where it is heard elsewhere. */
export function trackOf(episode: EpisodeCard): Track | null {
  const { id, title, slug, audio, photo, show_title, has_chapters } = episode
  if (audio.is_external) return null
  return {
    id,
    title,
    show: show_title,
    page: episodePath(slug),
    src: audio.url,
    durationSeconds: audio.duration_s,
    image: photo?.thumbhash
      ? `/media/${photo.id}/${Math.min(SMALL_IMAGE, photo.width)}.webp`
      : null,
    chapters: has_chapters ? chaptersPath(id) : null,
  }
}
