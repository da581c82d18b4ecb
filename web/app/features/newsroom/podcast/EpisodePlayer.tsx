import type { Episode } from '@portal/contract/newsroom/podcast/podcast'
import { ExternalLink, Pause, Play, RotateCcw, Share2 } from 'lucide-react'
import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { clockText } from '~/platform/clock-text.ts'
import { pauseTrack, playerElement, playTrack, type Track } from '~/platform/player/player.ts'
import { positionOf } from '~/platform/player/positions.ts'
import { usePlayer } from '~/platform/player/use-player.ts'
import { Button } from '~/ui/Button.tsx'
import { buttonStyle } from '~/ui/button-style.ts'
import { useShare } from '~/ui/use-share.ts'
import { readStart, startSearch } from './duration.rules.ts'
import { podcastTexts } from './podcast.texts.ts'
import { trackOf } from './track.rules.ts'

const never = () => () => undefined

/** False while the page is as the server sent it. */
const useHydrated = () =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )

const texts = podcastTexts.episode

/**
 * The browser's own player until the page has come alive, and for good where somebody has begun to
 * listen with it or there are no scripts.
 */
export function EpisodePlayer({ episode }: { episode: Episode }) {
  const native = useRef<HTMLAudioElement>(null)
  const [isOurs, setOurs] = useState(false)
  useEffect(() => {
    const audio = native.current
    if (!audio || (audio.paused && audio.currentTime === 0)) setOurs(true)
  }, [])
  const track = trackOf(episode)
  if (!track) return <Elsewhere url={episode.audio.url} />
  return (
    <div className="min-h-14">
      {isOurs ? (
        <Controls episode={episode} track={track} />
      ) : (
        // biome-ignore lint/a11y/useMediaCaption: the transcript is on the page, below
        <audio
          ref={native}
          controls
          preload="none"
          src={track.src}
          aria-label={episode.title}
          className="h-14 w-full max-w-140"
        />
      )}
    </div>
  )
}

function Elsewhere({ url }: { url: string }) {
  return (
    <div>
      <a
        href={url}
        target="_blank"
        rel="noopener noreferrer"
        className={buttonStyle({ look: 'light' })}
      >
        <ExternalLink aria-hidden="true" />
        {texts.elsewhere}
      </a>
      <p className="mt-2 text-on-dark-muted text-sm">{texts.elsewhereText}</p>
    </div>
  )
}

function Controls({ episode, track }: { episode: Episode; track: Track }) {
  const { track: playing, isPlaying } = usePlayer()
  const isThis = playing?.id === track.id
  const start = useStart(track, isThis)
  const second = useSecond(isThis)
  const shareAt = isThis ? second : (start?.at ?? 0)
  const share = useShare(episode.title)
  const shareFrom = useShare(episode.title, startSearch(shareAt))
  return (
    <div className="flex flex-wrap items-center gap-3">
      {isThis && isPlaying ? (
        <Button look="primary" onClick={pauseTrack}>
          <Pause aria-hidden="true" className="fill-current" />
          {texts.playing}
        </Button>
      ) : (
        <Button
          look="primary"
          onClick={() => playTrack(track, isThis ? undefined : start?.at)}
          className="num"
        >
          <Play aria-hidden="true" className="fill-current" />
          {start && !isThis ? start.label(clockText(start.at)) : podcastTexts.listen}
        </Button>
      )}
      {start && !isThis ? (
        <Button look="glass" onClick={() => playTrack(track, 0)}>
          <RotateCcw aria-hidden="true" />
          {texts.fromStart}
        </Button>
      ) : null}
      <Button look="glass" onClick={() => void share()}>
        <Share2 aria-hidden="true" />
        {texts.share}
      </Button>
      {shareAt >= 1 ? (
        <Button look="glass" className="num" onClick={() => void shareFrom()}>
          <Share2 aria-hidden="true" />
          {texts.shareFrom(clockText(shareAt))}
        </Button>
      ) : null}
    </div>
  )
}

/** Where the sound is, in whole seconds, while it is this one. */
function useSecond(isThis: boolean): number {
  const [second, setSecond] = useState(0)
  useEffect(() => {
    const audio = playerElement()
    if (!isThis || !audio) return
    const read = () => setSecond(Math.floor(audio.currentTime))
    read()
    audio.addEventListener('timeupdate', read)
    return () => audio.removeEventListener('timeupdate', read)
  }, [isThis])
  return second
}

type Start = { at: number; label: (time: string) => string }

/** From the address somebody shared, else where the person stopped. Known only in the browser. */
function useStart({ id }: Track, isThis: boolean): Start | null {
  const isHydrated = useHydrated()
  if (!isHydrated || isThis) return null
  const shared = readStart(new URLSearchParams(window.location.search).get('t'))
  if (shared !== null) return { at: shared, label: texts.startFrom }
  const kept = positionOf(id)
  return kept === null ? null : { at: kept, label: texts.continueFrom }
}
