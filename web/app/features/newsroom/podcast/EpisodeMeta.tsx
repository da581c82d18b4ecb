import type { EpisodeCard } from '@portal/contract/newsroom/podcast/podcast'
import { dayText } from '~/platform/moments.ts'
import { durationText } from './duration.rules.ts'
import { podcastTexts as texts } from './podcast.texts.ts'

/** "Episódio 3 · 12 min · 4 de julho de 2026", the day below on a phone. */
export function EpisodeMeta({ episode }: { episode: EpisodeCard }) {
  const { kind, season, number, published_at, audio, is_explicit } = episode
  return (
    <>
      <span className="num">
        {texts.label(kind, season, number)} · {durationText(audio.duration_s)}
        {is_explicit ? ` · ${texts.explicit}` : null}
        <span className="max-md:hidden"> · </span>
      </span>
      <time dateTime={published_at} className="max-md:block">
        {dayText(new Date(published_at))}
      </time>
    </>
  )
}
