import type { EpisodeCard } from '@portal/contract/newsroom/podcast/podcast'
import clsx from 'clsx'
import { Pause, Play } from 'lucide-react'
import { pauseTrack, playTrack } from '~/platform/player/player.ts'
import { usePlayer } from '~/platform/player/use-player.ts'
import { podcastTexts as texts } from './podcast.texts.ts'
import { trackOf } from './track.rules.ts'

type PlayButtonProps = {
  episode: EpisodeCard
  /** `primary` for the one action of a screen. */
  look?: 'ink' | 'primary'
}

/** Without scripts it cannot play anything, so it is not seen; the title beside it leads on. */
export function PlayButton({ episode, look = 'ink' }: PlayButtonProps) {
  const { track: playing, isPlaying } = usePlayer()
  const track = trackOf(episode)
  if (!track) return null
  const isThis = isPlaying && playing?.id === track.id
  return (
    <button
      type="button"
      aria-label={isThis ? texts.pause(episode.title) : texts.play(episode.title)}
      onClick={() => (isThis ? pauseTrack() : playTrack(track))}
      className={clsx(
        'invisible relative z-1 grid size-14 flex-none place-items-center rounded-full text-white transition-colors in-data-hydrated:visible [&_svg]:size-6 [&_svg]:fill-current',
        look === 'primary' ? 'bg-guara-600 hover:bg-guara-700' : 'bg-mar-900 hover:bg-mar-700',
      )}
    >
      {isThis ? (
        <Pause aria-hidden="true" />
      ) : (
        <Play aria-hidden="true" className="translate-x-0.5" />
      )}
    </button>
  )
}
