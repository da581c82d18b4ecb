import type { EpisodeCard } from '@portal/contract/podcast/podcast'
import { dayText } from '~/platform/moments.ts'
import { durationText } from './duration.rules.ts'
import { podcastTexts as texts } from './podcast.texts.ts'

/** "Episódio 3 · 4 de julho de 2026 · 12 min" */
export function EpisodeMeta({ episode }: { episode: EpisodeCard }) {
  const { kind, season, number, published_at, audio, is_explicit } = episode
  return (
    <>
      <span className="whitespace-nowrap">{texts.label(kind, season, number)}</span> ·{' '}
      <time dateTime={published_at}>{dayText(new Date(published_at))}</time> ·{' '}
      <span className="num whitespace-nowrap">{durationText(audio.duration_s)}</span>
      {is_explicit ? ` · ${texts.explicit}` : null}
    </>
  )
}
