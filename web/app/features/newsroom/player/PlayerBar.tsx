import clsx from 'clsx'
import { ChevronUp, X } from 'lucide-react'
import { type KeyboardEvent, useEffect, useState } from 'react'
import { Link } from 'react-router'
import { clockText } from '~/platform/clock-text.ts'
import {
  closePlayer,
  type PlayerState,
  pauseTrack,
  playerElement,
  playTrack,
  type Track,
} from '~/platform/player/player.ts'
import { IconButton } from '~/ui/IconButton.tsx'
import { keepConnected, type Trouble } from './keep-connected.ts'
import { keepPlace, oneTabAtATime } from './keep-listening.ts'
import { answerMediaKeys } from './media-keys.ts'
import { PlayerSeek, PlayerSkip, PlayerSpeed } from './PlayerControls.tsx'
import { PlayerPanel } from './PlayerPanel.tsx'
import { playerTexts as texts } from './player.texts.ts'
import { useChapters } from './use-chapters.ts'
import { skipBack, skipForward, useSound } from './use-sound.ts'

type Notice = Trouble | 'otherTab'
type PlayerBarProps = Pick<PlayerState, 'isPlaying'> & { track: Track }

/** At the foot of every page while something plays, above the tabs of a phone. */
export function PlayerBar({ track, isPlaying }: PlayerBarProps) {
  const sound = useSound(track)
  const chapters = useChapters(track)
  const [isOpen, setOpen] = useState(false)
  const [notice, setNotice] = useState<Notice>(null)
  useEffect(() => {
    const audio = playerElement()
    if (!audio) return
    const endings = [
      keepPlace(audio),
      oneTabAtATime(audio, () => setNotice('otherTab')),
      keepConnected(audio, setNotice),
    ]
    document.documentElement.dataset.player = 'true'
    return () => {
      for (const end of endings) end()
      delete document.documentElement.dataset.player
    }
  }, [])
  useEffect(() => answerMediaKeys(track), [track])
  const toggle = () => (isPlaying ? pauseTrack() : playTrack(track))
  // Letters answer only while the player has the focus: elsewhere they are for typing.
  function answerKey({ key, target }: KeyboardEvent) {
    if (target instanceof HTMLSelectElement) return
    if (key === 'k') toggle()
    if (key === 'j') skipBack()
    if (key === 'l') skipForward()
    if (key === 'Escape') setOpen(false)
  }
  const said = notice ? texts[notice] : sound.state === 'waiting' ? texts.waiting : null
  return (
    <section
      aria-label={texts.region}
      onKeyDown={answerKey}
      className="on-dark fixed inset-x-0 bottom-0 z-40 bg-mar-950 text-on-dark max-md:bottom-[calc(var(--tabbar)-var(--player)+env(safe-area-inset-bottom))]"
    >
      {isOpen ? <PlayerPanel sound={sound} chapters={chapters} /> : null}
      <div
        aria-hidden="true"
        className="absolute inset-x-0 top-0 h-1 origin-left bg-sol-400 md:hidden"
        style={{ transform: `scaleX(${sound.duration > 0 ? sound.at / sound.duration : 0})` }}
      />
      <div className="wrap flex h-(--player) items-center gap-2 max-md:px-3 md:gap-4">
        <PlayerSkip track={track} isPlaying={isPlaying} onToggle={toggle} />
        {track.image ? (
          <img
            src={track.image}
            alt=""
            className="size-12 flex-none rounded-item object-cover max-md:hidden"
          />
        ) : null}
        <div className="min-w-0 flex-1 lg:max-w-70">
          <Link to={track.page} className="flex min-h-6 items-center font-semibold hover:underline">
            <span className="truncate">{track.title}</span>
          </Link>
          <p role="status" className="truncate text-on-dark-muted text-xs">
            {said ?? (
              <span className="num">
                {texts.time(clockText(sound.at), clockText(sound.duration))}
              </span>
            )}
          </p>
        </div>
        <div className="hidden flex-1 items-center gap-3 lg:flex">
          <PlayerSeek sound={sound} />
          <PlayerSpeed rate={sound.rate} />
        </div>
        <IconButton
          label={texts.more}
          look="on-dark"
          aria-expanded={isOpen}
          className={clsx(chapters.length === 0 && 'lg:hidden')}
          onClick={() => setOpen(!isOpen)}
        >
          <ChevronUp
            aria-hidden="true"
            className={clsx('transition-transform', isOpen && 'rotate-180')}
          />
        </IconButton>
        <IconButton label={texts.close} look="on-dark" onClick={closePlayer}>
          <X aria-hidden="true" />
        </IconButton>
      </div>
    </section>
  )
}
